/// A motion of symbols. Size and place are the symbol's: what is drawn there changes.
///
/// Effects are made of those that there are: `.bounce.down`, `.variableColor.iterative.reversing`. Source of the names
/// and of which effect can be used how: Apple (Symbols, iOS 17). Apple publishes no curves; those of Plumb are in
/// `SymbolCurves`.
public protocol SymbolEffect {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts as long as it is active: `symbolEffect(_:options:isActive:)`.
public protocol IndefiniteSymbolEffect {}

/// An effect that plays when something happens: `symbolEffect(_:options:value:)`.
public protocol DiscreteSymbolEffect {}

/// An effect by which a symbol comes and goes with its view: `Transition.symbolEffect(_:options:)`.
public protocol TransitionSymbolEffect {}

/// An effect by which a symbol becomes another: `ContentTransition.symbolEffect(_:options:)`.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does. Effects make theirs; there is no other way to one.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        /// Scales the symbol to one side of its size, and lets it swing back.
        case bounce(isDown: Bool)
        case pulse
        case variableColor(VariableColor)
        /// Lets the symbol grow and shrink, and fade with it.
        case breathe(isPulsing: Bool)
        /// Moves the symbol to and fro.
        case wiggle(SymbolWiggle)
        /// Turns the symbol.
        case rotate(isClockwise: Bool)
        /// Scales the symbol by a factor.
        case scale(Double)
        /// Hides the symbol, at a scale that it goes to or comes from.
        case hide(scale: Double)
        case replace(SymbolReplacement)
    }

    var kind: Kind
    /// Whether a layer follows the one behind it; otherwise all move at once.
    var isByLayer = true
}

/// The way a symbol goes first when it wiggles.
enum SymbolWiggle: Hashable, Sendable {
    case turn(isClockwise: Bool)
    /// In parts of the way that it goes: to the right and down.
    case move(x: Double, y: Double)
    /// 1 for the reading direction, -1 against it.
    case along(Double)
}

/// The order in which the layers of a symbol are opaque.
struct VariableColor: Hashable, Sendable {
    /// A layer stays opaque until the last one is, rather than until the next one is.
    var isCumulative = true
    /// The way back is as long as the way there.
    var isReversing = false
    /// How opaque a layer is when it is not its turn.
    var inactiveOpacity = VariableColor.dim

    static let dim = 0.3
}

extension SymbolReplacement {
    /// What a replacement by an effect is.
    init(_ configuration: SymbolEffectConfiguration, _ options: SymbolEffectOptions) {
        self.init()
        if case .replace(let replacement) = configuration.kind { self = replacement }
        isByLayer = configuration.isByLayer
        self.options = options
    }
}
