import Foundation
import PlumbCore

/// What scroll views inherit.
enum ScrollingFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        ScrollBounceBehaviorFeature.self, ScrollClipDisabledFeature.self, ScrollDisabledFeature.self,
        ScrollDismissesKeyboardFeature.self, ScrollIndicatorsFeature.self, ScrollPositionFeature.self,
        ScrollTargetBehaviorFeature.self, ScrollTargetLayoutFeature.self, DefaultScrollAnchorFeature.self,
        ScrollGeometryChangeFeature.self, ScrollPhaseChangeFeature.self, ScrollVisibilityFeature.self,
        ScrollTargetVisibilityFeature.self,
    ]
}

enum ScrollBounceBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollBounceBehavior", test: "ScrollingTests", page: "ScrollView")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollBounceBehavior(.basedOnSize), ".scrollBounceBehavior(.basedOnSize)")
    }
}

enum ScrollClipDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollClipDisabled", test: "ScrollingTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollClipDisabled(s.flag(0)), ".scrollClipDisabled(\(s.flag(0)))")
    }
}

enum ScrollDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollDisabled", test: "ScrollingTests", page: "ScrollView")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollDisabled(s.flag(0)), ".scrollDisabled(\(s.flag(0)))")
    }
}

enum ScrollDismissesKeyboardFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollDismissesKeyboard", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollDismissesKeyboard(.never), ".scrollDismissesKeyboard(.never)")
    }
}

enum ScrollIndicatorsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollIndicators", test: "ScrollingTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollIndicators(.hidden), ".scrollIndicators(.hidden)")
    }
}

enum ScrollPositionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollPosition", test: "ScrollPositionTests", page: "ScrollPosition")
    static let traits: SpecimenTraits = .remembers

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (id, anchor) = (s.pick(0, [0, 1, 2]), s.unitPoint(1))
        return Applied(
            view.scrollPosition(id: .constant(Optional(id)), anchor: anchor.value),
            ".scrollPosition(id: .constant(\(id)), anchor: \(anchor.code))")
    }
}

enum ScrollTargetBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollTargetBehavior", test: "ScrollPanTests", page: "ScrollPosition")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollTargetBehavior(.viewAligned), ".scrollTargetBehavior(.viewAligned)")
    }
}

enum ScrollTargetLayoutFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollTargetLayout", test: "ScrollPositionTests", page: "ScrollPosition")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollTargetLayout(isEnabled: s.flag(0)), ".scrollTargetLayout(isEnabled: \(s.flag(0)))")
    }
}

enum DefaultScrollAnchorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defaultScrollAnchor", test: "ScrollingTests", page: "ScrollView")
    static let traits: SpecimenTraits = [.remembers, .sided]

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let anchor = s.unitPoint(0)
        return Applied(view.defaultScrollAnchor(anchor.value), ".defaultScrollAnchor(\(anchor.code))")
    }
}

enum ScrollGeometryChangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onScrollGeometryChange", test: "ScrollGeometryTests", page: "ScrollGeometry")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { _, _ in },
            ".onScrollGeometryChange(for: CGFloat.self, of: \\.contentOffset.y) { _, _ in }")
    }
}

enum ScrollPhaseChangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onScrollPhaseChange", test: "ScrollPhaseTests", page: "ScrollGeometry")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onScrollPhaseChange { _, _ in }, ".onScrollPhaseChange { _, _ in }")
    }
}

enum ScrollVisibilityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onScrollVisibilityChange", test: "ScrollVisibilityTests", page: "ScrollGeometry")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.onScrollVisibilityChange(threshold: Double(s.a)) { _ in },
            ".onScrollVisibilityChange(threshold: \(s.code(s.a))) { _ in }")
    }
}

enum ScrollTargetVisibilityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts(
        "onScrollTargetVisibilityChange", test: "ScrollVisibilityTests", page: "ScrollGeometry")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.onScrollTargetVisibilityChange(idType: Int.self) { _ in },
            ".onScrollTargetVisibilityChange(idType: Int.self) { _ in }")
    }
}
