import Foundation
import PlumbCore

/// Types of symbol effects, their options, and where they are used.
enum SymbolProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "protocol SymbolEffect") { _ in
            _ = (any SymbolEffect).self
        }
        probes.row("Types", "protocol IndefiniteSymbolEffect") { _ in
            _ = (any IndefiniteSymbolEffect).self
        }
        probes.row("Types", "protocol DiscreteSymbolEffect") { _ in
            _ = (any DiscreteSymbolEffect).self
        }
        probes.row("Types", "protocol TransitionSymbolEffect") { _ in
            _ = (any TransitionSymbolEffect).self
        }
        probes.row("Types", "protocol ContentTransitionSymbolEffect") { _ in
            _ = (any ContentTransitionSymbolEffect).self
        }
        probes.row(
            "Types",
            "struct BounceSymbolEffect : SymbolEffect, DiscreteSymbolEffect, Hashable, Sendable"
        ) { _ in
            let value: any SymbolEffect & DiscreteSymbolEffect & Hashable & Sendable = BounceSymbolEffect.bounce
            _ = value
        }
        probes.row(
            "Types",
            "struct PulseSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, "
                + "Hashable, Sendable"
        ) { _ in
            let value: any SymbolEffect & DiscreteSymbolEffect & IndefiniteSymbolEffect & Hashable & Sendable =
                PulseSymbolEffect.pulse
            _ = value
        }
        probes.row(
            "Types",
            "struct VariableColorSymbolEffect : SymbolEffect, DiscreteSymbolEffect, "
                + "IndefiniteSymbolEffect, Hashable, Sendable"
        ) { _ in
            let value: any SymbolEffect & DiscreteSymbolEffect & IndefiniteSymbolEffect & Hashable & Sendable =
                VariableColorSymbolEffect.variableColor
            _ = value
        }
        probes.row(
            "Types",
            "struct ScaleSymbolEffect : SymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable"
        ) { _ in
            let value: any SymbolEffect & IndefiniteSymbolEffect & Hashable & Sendable = ScaleSymbolEffect.scale
            _ = value
        }
        probes.row(
            "Types",
            "struct AppearSymbolEffect : SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, "
                + "Hashable, Sendable"
        ) { _ in
            let value: any SymbolEffect & IndefiniteSymbolEffect & TransitionSymbolEffect & Hashable & Sendable =
                AppearSymbolEffect.appear
            _ = value
        }
        probes.row(
            "Types",
            "struct DisappearSymbolEffect : SymbolEffect, IndefiniteSymbolEffect, "
                + "TransitionSymbolEffect, Hashable, Sendable"
        ) { _ in
            let value: any SymbolEffect & IndefiniteSymbolEffect & TransitionSymbolEffect & Hashable & Sendable =
                DisappearSymbolEffect.disappear
            _ = value
        }
        probes.row(
            "Types",
            "struct ReplaceSymbolEffect : SymbolEffect, ContentTransitionSymbolEffect, Hashable, "
                + "Sendable"
        ) { _ in
            let value: any SymbolEffect & ContentTransitionSymbolEffect & Hashable & Sendable = ReplaceSymbolEffect
                .replace
            _ = value
        }
        probes.row(
            "Types",
            "struct AutomaticSymbolEffect : SymbolEffect, ContentTransitionSymbolEffect, "
                + "TransitionSymbolEffect, Hashable, Sendable"
        ) { _ in
            let value: any SymbolEffect & ContentTransitionSymbolEffect & TransitionSymbolEffect & Hashable & Sendable =
                AutomaticSymbolEffect.automatic
            _ = value
        }
        probes.row("Types", "struct SymbolEffectConfiguration : Hashable, Sendable") { _ in
            _ = Set<SymbolEffectConfiguration>.self
        }
        probes.row("Types", "struct SymbolEffectOptions : Hashable, Sendable") { _ in
            _ = Set<SymbolEffectOptions>.self
        }
        probes.row("Types", "struct SymbolEffectTransition : Transition") { _ in
            let value: any Transition.Type = SymbolEffectTransition.self
            _ = value
        }
        probes.row("SymbolEffectOptions", "static var default: SymbolEffectOptions { get }") { _ in
            let value: SymbolEffectOptions = .default
            _ = value
        }
        probes.row("SymbolEffectOptions", "static var repeating: SymbolEffectOptions { get }") { _ in
            let value: SymbolEffectOptions = .repeating
            _ = value
        }
        probes.row("SymbolEffectOptions", "static var nonRepeating: SymbolEffectOptions { get }") { _ in
            let value: SymbolEffectOptions = .nonRepeating
            _ = value
        }
        probes.row("SymbolEffectOptions", "static func repeat(_ count: Int) -> SymbolEffectOptions") { _ in
            let value: SymbolEffectOptions = .repeat(2)
            _ = value
        }
        probes.row("SymbolEffectOptions", "static func speed(_ speed: Double) -> SymbolEffectOptions") { _ in
            let value: SymbolEffectOptions = .speed(2)
            _ = value
        }
        probes.row("SymbolEffectOptions", "var repeating: SymbolEffectOptions { get }") { _ in
            _ = SymbolEffectOptions.speed(2).repeating
        }
        probes.row("SymbolEffectOptions", "var nonRepeating: SymbolEffectOptions { get }") { _ in
            _ = SymbolEffectOptions.speed(2).nonRepeating
        }
        probes.row("SymbolEffectOptions", "func repeat(_ count: Int) -> SymbolEffectOptions") { _ in
            _ = SymbolEffectOptions.speed(2).repeat(3)
        }
        probes.row("SymbolEffectOptions", "func speed(_ speed: Double) -> SymbolEffectOptions") { _ in
            _ = SymbolEffectOptions.repeating.speed(2)
        }
        probes.row(
            "ContentTransition",
            "static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> "
                + "ContentTransition where T : ContentTransitionSymbolEffect, T : SymbolEffect"
        ) { context in
            context.show(context.view.contentTransition(.symbolEffect(.replace)))
            context.show(context.view.contentTransition(.symbolEffect(.replace.upUp, options: .speed(2))))
        }
        probes.row("ContentTransition", "static var symbolEffect: ContentTransition { get }") { context in
            context.show(context.view.contentTransition(.symbolEffect))
        }
        probes.row(
            "SymbolEffectTransition",
            "func body(content: SymbolEffectTransition.Content, phase: TransitionPhase) -> some View"
        ) { context in
            context.show(SymbolEffectTransition.symbolEffect.apply(content: context.view, phase: .identity))
        }
        probes.row(
            "SymbolEffectTransition",
            "init<T>(effect: T, options: SymbolEffectOptions) where T : SymbolEffect, T : "
                + "TransitionSymbolEffect"
        ) { _ in
            _ = SymbolEffectTransition(effect: .appear, options: .default)
        }
        probes.row("SymbolEffectTransition", "static let properties: TransitionProperties") { _ in
            _ = SymbolEffectTransition.properties.hasMotion
        }
        probes.row("SymbolEffectTransition", "typealias Body = __") { _ in
            _ = SymbolEffectTransition.Body.self
        }
        probes.row(
            "Transition",
            "static func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default) -> "
                + "SymbolEffectTransition where T : SymbolEffect, T : TransitionSymbolEffect"
        ) { context in
            context.show(context.view.transition(.symbolEffect(.appear)))
            context.show(context.view.transition(.symbolEffect(.disappear.up, options: .speed(2))))
        }
        probes.row("Transition", "static var symbolEffect: SymbolEffectTransition { get }") { context in
            context.show(context.view.transition(.symbolEffect))
        }
    }
}
