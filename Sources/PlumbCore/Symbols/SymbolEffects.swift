/// An effect that can run layer by layer.
protocol LayeredSymbolEffect: SymbolEffect, Hashable, Sendable {
    var configuration: SymbolEffectConfiguration { get set }
}

extension LayeredSymbolEffect {
    fileprivate func with(_ kind: SymbolEffectConfiguration.Kind) -> Self {
        var effect = self
        effect.configuration.kind = kind
        return effect
    }

    fileprivate func running(byLayer isByLayer: Bool) -> Self {
        var effect = self
        effect.configuration.isByLayer = isByLayer
        return effect
    }
}

/// The effect that fits where it is used: appearing and disappearing for a view that comes and goes, replacing for a
/// symbol that becomes another.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable,
    Sendable
{
    /// None: the effect depends on the context.
    public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .automatic) }
}

/// The symbol grows or shrinks, and swings back.
public struct BounceSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect {
    /// Upwards and layer by layer by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .bounce(isDown: false))

    /// The symbol grows first. This is the default.
    public var up: BounceSymbolEffect { with(.bounce(isDown: false)) }
    /// The symbol shrinks first.
    public var down: BounceSymbolEffect { with(.bounce(isDown: true)) }
    /// Layers follow each other. This is the default.
    public var byLayer: BounceSymbolEffect { running(byLayer: true) }
    /// All layers move at once.
    public var wholeSymbol: BounceSymbolEffect { running(byLayer: false) }
}

/// The symbol fades to less than half of its opacity and back.
public struct PulseSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Layer by layer by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .pulse)

    /// Layers follow each other. This is the default.
    public var byLayer: PulseSymbolEffect { running(byLayer: true) }
    /// All layers fade at once.
    public var wholeSymbol: PulseSymbolEffect { running(byLayer: false) }
}

/// The parts of the symbol are opaque one after the other: the arcs of `wifi`, the dots of `ellipsis`.
///
/// The parts are the outlines that Plumb's drawing consists of, in the order in which they are drawn; outlines that
/// mirror each other are one. A symbol of one part dims in turn as a whole.
public struct VariableColorSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Cumulative and repeating from the start by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .variableColor(VariableColor()))

    private func with(_ change: (inout VariableColor) -> Void) -> Self {
        guard case .variableColor(var color) = configuration.kind else { return self }
        change(&color)
        return with(.variableColor(color))
    }

    /// One part at a time is opaque.
    public var iterative: VariableColorSymbolEffect { with { $0.isCumulative = false } }
    /// Parts stay opaque until all of them are. This is the default.
    public var cumulative: VariableColorSymbolEffect { with { $0.isCumulative = true } }
    /// After the last part, the order reverses, back to the first.
    public var reversing: VariableColorSymbolEffect { with { $0.isReversing = true } }
    /// After the last part, the first one follows. This is the default.
    public var nonReversing: VariableColorSymbolEffect { with { $0.isReversing = false } }
    /// Inactive parts are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.inactiveOpacity = 0 } }
    /// Inactive parts are dimmed. This is the default.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.inactiveOpacity = VariableColor.dim } }
}

/// The symbol grows and shrinks slowly.
public struct BreatheSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Opaque and layer by layer by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .breathe(isPulsing: false))

    /// The symbol fades to less than half of its opacity while it grows.
    public var pulse: BreatheSymbolEffect { with(.breathe(isPulsing: true)) }
    /// The symbol stays opaque. This is the default.
    public var plain: BreatheSymbolEffect { with(.breathe(isPulsing: false)) }
    /// Layers follow each other. This is the default.
    public var byLayer: BreatheSymbolEffect { running(byLayer: true) }
    /// All layers grow at once.
    public var wholeSymbol: BreatheSymbolEffect { running(byLayer: false) }
}

/// The symbol swings back and forth.
public struct WiggleSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// A rotation back and forth, clockwise first and layer by layer by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .wiggle(.turn(isClockwise: true)))

    /// The symbol rotates clockwise first. This is the default.
    public var clockwise: WiggleSymbolEffect { with(.wiggle(.turn(isClockwise: true))) }
    /// The symbol rotates counterclockwise first.
    public var counterClockwise: WiggleSymbolEffect { with(.wiggle(.turn(isClockwise: false))) }
    /// The symbol moves to the left first.
    public var left: WiggleSymbolEffect { with(.wiggle(.move(x: -1, y: 0))) }
    /// The symbol moves to the right first.
    public var right: WiggleSymbolEffect { with(.wiggle(.move(x: 1, y: 0))) }
    /// The symbol moves up first.
    public var up: WiggleSymbolEffect { with(.wiggle(.move(x: 0, y: -1))) }
    /// The symbol moves down first.
    public var down: WiggleSymbolEffect { with(.wiggle(.move(x: 0, y: 1))) }
    /// The symbol moves in the reading direction first.
    public var forward: WiggleSymbolEffect { with(.wiggle(.along(1))) }
    /// The symbol moves against the reading direction first.
    public var backward: WiggleSymbolEffect { with(.wiggle(.along(-1))) }
    /// Layers follow each other. This is the default.
    public var byLayer: WiggleSymbolEffect { running(byLayer: true) }
    /// All layers move at once.
    public var wholeSymbol: WiggleSymbolEffect { running(byLayer: false) }
}

/// The symbol makes one full rotation about its centre.
public struct RotateSymbolEffect: LayeredSymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    /// Clockwise and layer by layer by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .rotate(isClockwise: true))

    /// The symbol rotates clockwise. This is the default.
    public var clockwise: RotateSymbolEffect { with(.rotate(isClockwise: true)) }
    /// The symbol rotates counterclockwise.
    public var counterClockwise: RotateSymbolEffect { with(.rotate(isClockwise: false)) }
    /// Layers follow each other. This is the default.
    public var byLayer: RotateSymbolEffect { running(byLayer: true) }
    /// All layers rotate at once.
    public var wholeSymbol: RotateSymbolEffect { running(byLayer: false) }
}

/// The symbol is larger or smaller.
public struct ScaleSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect {
    /// Larger and layer by layer by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .scale(SymbolCurves.scaledUp))

    /// 1.2 times the size. This is the default.
    public var up: ScaleSymbolEffect { with(.scale(SymbolCurves.scaledUp)) }
    /// 0.8 times the size.
    public var down: ScaleSymbolEffect { with(.scale(SymbolCurves.scaledDown)) }
    /// Layers follow each other. This is the default.
    public var byLayer: ScaleSymbolEffect { running(byLayer: true) }
    /// All layers grow or shrink at once.
    public var wholeSymbol: ScaleSymbolEffect { running(byLayer: false) }
}

/// The symbol fades in while it grows or shrinks to its size.
///
/// With `isActive` the symbol is hidden as long as the effect is active, and appears by it when it is not any more: so
/// public code uses it; Apple does not say it in words. Its place stays.
public struct AppearSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// Growing and layer by layer by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .hide(scale: SymbolCurves.smallScale))

    /// The symbol grows. This is the default.
    public var up: AppearSymbolEffect { with(.hide(scale: SymbolCurves.smallScale)) }
    /// The symbol shrinks.
    public var down: AppearSymbolEffect { with(.hide(scale: SymbolCurves.largeScale)) }
    /// Layers follow each other. This is the default.
    public var byLayer: AppearSymbolEffect { running(byLayer: true) }
    /// All layers appear at once.
    public var wholeSymbol: AppearSymbolEffect { running(byLayer: false) }
}

/// The symbol fades out while it grows or shrinks. It keeps its space.
public struct DisappearSymbolEffect: LayeredSymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    /// Shrinking and layer by layer by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .hide(scale: SymbolCurves.smallScale))

    /// The symbol grows.
    public var up: DisappearSymbolEffect { with(.hide(scale: SymbolCurves.largeScale)) }
    /// The symbol shrinks. This is the default.
    public var down: DisappearSymbolEffect { with(.hide(scale: SymbolCurves.smallScale)) }
    /// Layers follow each other. This is the default.
    public var byLayer: DisappearSymbolEffect { running(byLayer: true) }
    /// All layers disappear at once.
    public var wholeSymbol: DisappearSymbolEffect { running(byLayer: false) }
}

/// A symbol is replaced by another.
public struct ReplaceSymbolEffect: LayeredSymbolEffect, ContentTransitionSymbolEffect {
    /// The old symbol shrinks and the new one grows, layer by layer, by default.
    public internal(set) var configuration = SymbolEffectConfiguration(kind: .replace(SymbolReplacement()))

    /// The old symbol shrinks, and the new one grows. This is the default.
    public var downUp: ReplaceSymbolEffect { with(.replace(SymbolReplacement())) }
    /// The old symbol grows, and so does the new one.
    public var upUp: ReplaceSymbolEffect { with(.replace(SymbolReplacement(oldScale: SymbolCurves.largeScale))) }
    /// The old symbol disappears at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { with(.replace(SymbolReplacement(oldScale: nil))) }
    /// Layers of the new symbol follow each other. This is the default.
    public var byLayer: ReplaceSymbolEffect { running(byLayer: true) }
    /// All layers appear at once.
    public var wholeSymbol: ReplaceSymbolEffect { running(byLayer: false) }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The default effect for the context.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    /// The symbol grows or shrinks, and swings back.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// The symbol fades to less than half of its opacity and back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// The parts of the symbol are opaque one after the other.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The symbol grows and shrinks slowly.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The symbol swings back and forth.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    /// The symbol makes one full rotation about its centre.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The symbol is larger or smaller.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// The symbol fades in while it grows or shrinks to its size.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The symbol fades out while it grows or shrinks.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// A symbol is replaced by another.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
