import Foundation
import PlumbCore

/// What moves views.
enum MotionsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        AnimationFeature.self, TransactionFeature.self, TransitionFeature.self, ContentTransitionFeature.self,
        PhaseAnimatorFeature.self, KeyframeAnimatorFeature.self, SymbolEffectFeature.self,
        SymbolEffectsRemovedFeature.self,
    ]
}

enum AnimationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("animation", test: "AnimationValueTests")

    @available(*, deprecated, message: "What it uses is.")
    static func declare(in probes: inout SignatureProbes) {
        probes.view("func animation(_ animation: Animation?) -> some View") { c in
            c.show(c.view.animation(nil))
        }
        probes.view(
            "func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V : View"
        ) { context in
            context.show(context.view.animation(.linear) { $0.opacity(0.5) })
        }
        probes.view("func animation<V>(_ animation: Animation?, value: V) -> some View where V : Equatable") {
            context in
            context.show(context.view.animation(.linear, value: 1))
            context.show(context.view.animation(nil, value: 1))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.animation(nil, value: s.a).animation(nil) { $0.opacity(0.5) },
            ".animation(nil, value: \(s.code(s.a))).animation(nil) { $0.opacity(0.5) } /* one that moves: MotionLawTests */"
        )
    }
}

enum TransactionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transaction", test: "TransactionTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View") { context in
            context.show(context.view.transaction { $0.animation = nil })
        }
        probes.view(
            "func transaction<V>(_ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V : View"
        ) { context in
            context.show(context.view.transaction({ $0.animation = nil }) { $0.opacity(0.5) })
        }
        probes.view(
            "func transaction(value: some Equatable, _ transform: @escaping (inout Transaction) -> Void) -> some View"
        ) { context in
            context.show(context.view.transaction(value: 1) { $0.animation = nil })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.transaction { $0.animation = nil }.transaction(value: s.a) { $0.disablesAnimations = true },
            ".transaction { $0.animation = nil }.transaction(value: \(s.code(s.a))) { $0.disablesAnimations = true }")
    }
}

enum TransitionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transition", test: "TransitionTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func transition(_ t: AnyTransition) -> some View") { context in
            context.show(context.view.transition(.slide))
        }
        probes.view("func transition<T>(_ transition: T) -> some View where T : Transition") { context in
            context.show(context.view.transition(SlideTransition()))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        switch s.pick(0, [0, 1, 2]) {
        case 0: return Applied(view.transition(.opacity), ".transition(.opacity)")
        case 1: return Applied(view.transition(.slide), ".transition(.slide)")
        default: return Applied(view.transition(.scale), ".transition(.scale)")
        }
    }
}

enum ContentTransitionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("contentTransition", test: "NumericTextTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func contentTransition(_ transition: ContentTransition) -> some View") { context in
            context.show(context.view.contentTransition(.opacity))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.contentTransition(.numericText()), ".contentTransition(.numericText())")
    }
}

enum PhaseAnimatorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("phaseAnimator", test: "PhaseAnimatorTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase : Equatable"
        ) { context in
            context.show(context.view.phaseAnimator([0.0, 1]) { $0.opacity($1) })
            context.show(
                context.view.phaseAnimator([0.0, 1]) {
                    $0.opacity($1)
                } animation: { _ in
                    nil
                })
        }
        probes.view(
            "func phaseAnimator<Phase>(_ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View, animation: @escaping (Phase) -> Animation? = { _ in .default }) -> some View where Phase : Equatable"
        ) { context in
            context.show(context.view.phaseAnimator([0.0, 1], trigger: 1) { $0.opacity($1) })
            context.show(
                context.view.phaseAnimator([0.0, 1], trigger: 1) {
                    $0.opacity($1)
                } animation: { _ in
                    nil
                })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let a = s.a
        return Applied(
            view.phaseAnimator([0.0], trigger: 1) { $0.padding(a + $1) },
            ".phaseAnimator([0.0], trigger: 1) { $0.padding(\(s.code(a)) + $1) } /* one phase: it is at rest */")
    }
}

enum KeyframeAnimatorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("keyframeAnimator", test: "KeyframeTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func keyframeAnimator<Value>(initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View"
        ) { context in
            context.show(
                context.view.keyframeAnimator(initialValue: 0.0) {
                    $0.opacity($1)
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 1)
                })
            context.show(
                context.view.keyframeAnimator(initialValue: 0.0, repeating: false) { content, value in
                    content.opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 1)
                })
        }
        probes.view(
            "func keyframeAnimator<Value>(initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View, @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>) -> some View"
        ) { context in
            context.show(
                context.view.keyframeAnimator(initialValue: 0.0, trigger: 1) { content, value in
                    content.opacity(value)
                } keyframes: { _ in
                    LinearKeyframe(1.0, duration: 1)
                })
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let a = s.a
        return Applied(
            view.keyframeAnimator(initialValue: 1.0, trigger: 1) { content, value in
                content.padding(a * value)
            } keyframes: { _ in
                LinearKeyframe(2.0, duration: 1)
            },
            ".keyframeAnimator(initialValue: 1.0, trigger: 1) { $0.padding(\(s.code(a)) * $1) } keyframes: "
                + "{ _ in LinearKeyframe(2.0, duration: 1) } /* the trigger stays: it is at rest */")
    }
}

enum SymbolEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("symbolEffect", test: "SymbolEffectTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func symbolEffect<T>(_ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true) -> some View where T : IndefiniteSymbolEffect, T : SymbolEffect"
        ) { context in
            context.show(context.view.symbolEffect(.pulse))
            context.show(context.view.symbolEffect(.scale.down, options: .speed(2), isActive: false))
        }
        probes.view(
            "func symbolEffect<T, U>(_ effect: T, options: SymbolEffectOptions = .default, value: U) -> some View where T : DiscreteSymbolEffect, T : SymbolEffect, U : Equatable"
        ) { context in
            context.show(context.view.symbolEffect(.bounce, value: 1))
            context.show(context.view.symbolEffect(.variableColor.reversing, options: .repeat(2), value: "a"))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.symbolEffect(.bounce, value: 1).symbolEffect(.scale.up, isActive: s.flag(0)).transaction {
                $0.disablesAnimations = true
            },
            ".symbolEffect(.bounce, value: 1).symbolEffect(.scale.up, isActive: \(s.flag(0))).transaction { $0.disablesAnimations = true } /* one that moves: SymbolEffectTests */"
        )
    }
}

enum SymbolEffectsRemovedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("symbolEffectsRemoved", test: "SymbolTransitionTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View") { context in
            context.show(context.view.symbolEffectsRemoved())
            context.show(context.view.symbolEffectsRemoved(false))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.symbolEffectsRemoved(s.flag(0)), ".symbolEffectsRemoved(\(s.flag(0)))")
    }
}
