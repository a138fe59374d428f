import Foundation
import PlumbCore

/// What says who gets keys, and what is known of who has them.
enum FocusingFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        FocusableFeature.self, FocusedFeature.self, DefaultFocusFeature.self, FocusEffectDisabledFeature.self,
        FocusedValueFeature.self,
        FocusedSceneValueFeature.self,
    ]
}

enum FocusableFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focusable", test: "FocusTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.focusable(s.flag(0)), ".focusable(\(s.flag(0)))")
    }
}

enum FocusedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focused", test: "FocusTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(FocusedSpecimen(content: view), ".modifier(FocusedSpecimen) /* focused(_:) with a state of its own */")
    }
}

enum DefaultFocusFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defaultFocus", test: "FocusTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.defaultFocus(FocusState<Bool>().projectedValue, true),
            ".defaultFocus(FocusState<Bool>().projectedValue, true)")
    }
}

enum FocusEffectDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focusEffectDisabled", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.focusEffectDisabled(s.flag(0)), ".focusEffectDisabled(\(s.flag(0)))")
    }
}

enum FocusedValueFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focusedValue", test: "FocusedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.focusedValue(\.probe, s.pick(0, [0, 1])), ".focusedValue(\\.probe, \(s.pick(0, [0, 1])))")
    }
}

enum FocusedSceneValueFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("focusedSceneValue", test: "FocusedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.focusedSceneValue(\.probe, s.pick(0, [0, 1])), ".focusedSceneValue(\\.probe, \(s.pick(0, [0, 1])))")
    }
}

/// Has a state that says whether its content has the focus.
private struct FocusedSpecimen<Content: View>: View {
    let content: Content
    @FocusState private var isFocused: Bool
    var body: some View {
        VStack { content }.focused($isFocused).padding(isFocused ? 4 : 0)
    }
}

private enum FocusProbeKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
    fileprivate var probe: Int? {
        get { self[FocusProbeKey.self] }
        set { self[FocusProbeKey.self] = newValue }
    }
}
