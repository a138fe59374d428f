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
    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.animation(nil, value: s.a).animation(nil) { $0.opacity(0.5) },
            ".animation(nil, value: \(s.code(s.a))).animation(nil) { $0.opacity(0.5) } /* one that moves: MotionLawTests */"
        )
    }
}

enum TransactionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transaction", test: "TransactionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.transaction { $0.animation = nil }.transaction(value: s.a) { $0.disablesAnimations = true },
            ".transaction { $0.animation = nil }.transaction(value: \(s.code(s.a))) { $0.disablesAnimations = true }")
    }
}

enum TransitionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("transition", test: "TransitionTests")

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

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.contentTransition(.numericText()), ".contentTransition(.numericText())")
    }
}

enum PhaseAnimatorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("phaseAnimator", test: "PhaseAnimatorTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let a = s.a
        return Applied(
            view.phaseAnimator([0.0], trigger: 1) { $0.padding(a + $1) },
            ".phaseAnimator([0.0], trigger: 1) { $0.padding(\(s.code(a)) + $1) } /* one phase: it is at rest */")
    }
}

enum KeyframeAnimatorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("keyframeAnimator", test: "KeyframeTests")

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

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.symbolEffectsRemoved(s.flag(0)), ".symbolEffectsRemoved(\(s.flag(0)))")
    }
}
