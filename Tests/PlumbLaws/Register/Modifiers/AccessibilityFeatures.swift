import Foundation
import PlumbCore

/// What views say to those who can't see them: from A to F.
enum AccessibilityFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        AccessibilityFeature.self, AccessibilityActionFeature.self, AccessibilityActionsFeature.self,
        AccessibilityActivationPointFeature.self, AccessibilityAddTraitsFeature.self,
        AccessibilityAdjustableActionFeature.self, AccessibilityChildrenFeature.self,
        AccessibilityCustomContentFeature.self, AccessibilityDefaultFocusFeature.self,
        AccessibilityDirectTouchFeature.self, AccessibilityDragPointFeature.self, AccessibilityDropPointFeature.self,
        AccessibilityElementFeature.self, AccessibilityFocusedFeature.self,
    ]
}

enum AccessibilityFeature: ViewFeature {
    static let facts = FeatureFacts("accessibility", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityAction", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityActionsFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityActions", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It is laid out as accessibilityRepresentation is, which takes part.")
}

enum AccessibilityActivationPointFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityActivationPoint", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityAddTraitsFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityAddTraits", test: "AccessibilityModifierTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityAddTraits(.isHeader), ".accessibilityAddTraits(.isHeader)")
    }
}

enum AccessibilityAdjustableActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityAdjustableAction", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityChildrenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityChildren", test: "AccessibilityModifierTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityChildren { Text("b") }, #".accessibilityChildren { Text("b") }"#)
    }
}

enum AccessibilityCustomContentFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityCustomContent", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityDefaultFocusFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityDefaultFocus", test: "AccessibilityFocusTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityDirectTouchFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityDirectTouch", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityDragPointFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityDragPoint", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityDropPointFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityDropPoint", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityElementFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityElement", test: "AccessibilityModifierTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityElement(children: .combine), ".accessibilityElement(children: .combine)")
    }
}

enum AccessibilityFocusedFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityFocused", test: "AccessibilityFocusTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}
