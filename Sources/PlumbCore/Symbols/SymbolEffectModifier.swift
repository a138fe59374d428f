import Foundation
import PlumbLayout

/// Lets an effect play on the symbols within. Size and place are the view's.
///
/// 1. With a trigger it plays whenever that becomes another value, and not at first. 2. Otherwise it is active or not.
/// What is active at first is so at once, and what plays begins. 3. A transaction that disables animations shows what
/// is active at once. Source: Apple (`symbolEffect(_:options:value:)`, `symbolEffect(_:options:isActive:)`; WWDC23,
/// session 10258).
struct SymbolEffectModifier: SubtreeModifier {
    let configuration: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    /// What the effect plays for; nil for one that is active.
    var trigger: Trigger?
    var isActive = false

    @MainActor static func makeNodes<C: View>(
        of modifier: SymbolEffectModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(SymbolEffectModifier.self)
        let node: SymbolEffectNode
        if let kept = builder.keptObject(as: SymbolEffectNode.self),
            kept.configuration == modifier.configuration,
            (kept.trigger == nil) == (modifier.trigger == nil)
        {
            node = kept
            node.update(to: modifier, isAnimated: !builder.transaction.disablesAnimations)
        } else {
            node = SymbolEffectNode(modifier, in: builder.graph)
            builder.graph.setObject(node, of: builder.node)
        }
        let list = builder.values.symbolEffects.adding(node.source)
        builder.add(content, with: EnvironmentModifier(\.symbolEffects, list))
        builder.close(scope)
    }
}

/// The effect of a modifier, and what it was told last.
private final class SymbolEffectNode: NodeObject {
    let configuration: SymbolEffectConfiguration
    private(set) var trigger: Trigger?
    private var isActive: Bool
    private var played: PlayedSymbolEffect?
    private var held: HeldSymbolEffect?

    @MainActor init(_ modifier: SymbolEffectModifier, in graph: ViewGraph) {
        configuration = modifier.configuration
        trigger = modifier.trigger
        isActive = modifier.isActive
        switch configuration.kind {
        case .scale, .hide: held = HeldSymbolEffect(configuration, isActive: isActive, in: graph)
        default: played = PlayedSymbolEffect(configuration, in: graph)
        }
        super.init()
        if isActive {
            played?.setActive(
                true, times: modifier.options.timesWhileActive, speed: modifier.options.speed(in: graph),
                isAnimated: true)
        }
    }

    @MainActor var source: SymbolEffectSource { played ?? held! }

    @MainActor func update(to modifier: SymbolEffectModifier, isAnimated: Bool) {
        let graph = source.graph
        if let new = modifier.trigger, let last = trigger {
            // 1
            trigger = new
            guard new.isNews(after: last), isAnimated else { return }
            played?.play(times: modifier.options.timesWhenTold, speed: modifier.options.speed(in: graph))
        } else if modifier.isActive != isActive {
            // 2, 3
            isActive = modifier.isActive
            let speed = modifier.options.speed(in: graph)
            played?.setActive(
                isActive, times: modifier.options.timesWhileActive, speed: speed, isAnimated: isAnimated)
            held?.setActive(isActive, speed: speed, isAnimated: isAnimated)
        }
    }
}

extension View {
    /// Plays an effect on the symbols in this view whenever a value becomes another, but not for the first value.
    ///
    /// - Parameter options: how often and how fast; once, unless stated.
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            SymbolEffectModifier(configuration: effect.configuration, options: options, trigger: Trigger(value)))
    }

    /// Has an effect on the symbols in this view as long as it is active. Their sizes and places stay what they are.
    ///
    /// - Parameter options: how often and how fast; without end, unless stated.
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        modifier(
            SymbolEffectModifier(configuration: effect.configuration, options: options, isActive: isActive))
    }

    /// Takes the effects of the views around from the symbols in this one. Effects stated within have their say.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = $0.withoutEffects } }
    }
}
