import Foundation
import PlumbLayout

extension ContentTransition {
    /// A symbol that becomes another makes room for it. Other content turns into other as by `interpolate`.
    public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

    /// A symbol that becomes another makes room for it by an effect, with or without an animation: the effect has its
    /// own time. Other content turns into other as by `interpolate`. Size and place are those of the new symbol at
    /// once.
    ///
    /// - Parameter options: how fast; a replacement plays once.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        var transition = ContentTransition(kind: .fade)
        transition.replacement = SymbolReplacement(effect.configuration, options)
        return transition
    }
}

/// Symbols in a view that comes appear, in one that goes disappear. Other content is there until its view has gone.
public struct SymbolEffectTransition: Transition {
    private let configuration: SymbolEffectConfiguration
    private let options: SymbolEffectOptions

    /// - Parameter options: how fast; a transition plays once.
    public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
        configuration = effect.configuration
        self.options = options
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            SymbolPresence(configuration: configuration, options: options, part: phase.isIdentity ? 1 : 0)
        ).transaction { transaction in
            if options.speed != 1 { transaction.animation = transaction.animation?.speed(options.speed) }
        }
    }

    /// Without motion: the symbol changes within its place.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols in a view that comes appear, in one that goes disappear.
    public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }

    /// Symbols in a view that comes appear by an effect, in one that goes disappear by it.
    ///
    /// - Parameter options: how fast; a transition plays once.
    public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}

/// How much of the symbols within is there: it moves by the animation with which their view comes and goes.
private struct SymbolPresence: SubtreeModifier, Animatable {
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    var part: Double

    var animatableData: Double {
        get { part.unitScaled() }
        set { part = newValue.unitUnscaled() }
    }

    @MainActor static func makeNodes<C: View>(of modifier: SymbolPresence, content: C, in builder: GraphBuilder) {
        let scope = builder.open(SymbolPresence.self)
        let last = builder.keptObject(as: SymbolPresenceNode.self)
        let source = last?.source ?? SymbolPresenceSource(builder.graph)
        if last == nil { _ = modifier.options.speed(in: builder.graph) }
        if case .hide(let scale) = modifier.configuration.kind { source.hiddenScale = scale }
        source.part =
            builder.presented(modifier, after: last?.modifier) { shown, _, _ in source.part = shown.part }.part
        if let last {
            last.modifier = modifier
        } else {
            builder.graph.setObject(SymbolPresenceNode(source, modifier), of: builder.node)
        }
        let list = builder.values.symbolEffects.adding(source)
        builder.add(content, with: EnvironmentModifier(\.symbolEffects, list))
        builder.close(scope)
    }
}

private final class SymbolPresenceNode: NodeObject {
    let source: SymbolPresenceSource
    var modifier: SymbolPresence

    init(_ source: SymbolPresenceSource, _ modifier: SymbolPresence) {
        self.source = source
        self.modifier = modifier
        super.init()
    }
}

/// What comes and goes moves as all that does, not by itself.
@MainActor
private final class SymbolPresenceSource: SymbolEffectSource {
    var part = 1.0
    var hiddenScale = SymbolCurves.smallScale

    override var staysWithTransition: Bool { true }
    override func look(ofLayer rank: Int) -> SymbolLook { SymbolCurves.presence(part, hiddenAt: hiddenScale) }
}
