import Foundation
import PlumbCore

/// What views say to those who can't see them: from H to Z.
enum AccessibilityMoreFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        AccessibilityHeadingFeature.self, AccessibilityHiddenFeature.self, AccessibilityHintFeature.self,
        AccessibilityIgnoresInvertColorsFeature.self, AccessibilityInputLabelsFeature.self,
        AccessibilityLabelFeature.self, AccessibilityLabeledPairFeature.self, AccessibilityLinkedGroupFeature.self,
        AccessibilityRemoveTraitsFeature.self, AccessibilityRepresentationFeature.self,
        AccessibilityRespondsToUserInteractionFeature.self, AccessibilityRotorFeature.self,
        AccessibilityScrollActionFeature.self, AccessibilityShowsLargeContentViewerFeature.self,
        AccessibilitySortPriorityFeature.self, AccessibilityTextContentTypeFeature.self, AccessibilityValueFeature.self,
        AccessibilityZoomActionFeature.self, SpeechAdjustedPitchFeature.self,
        SpeechAlwaysIncludesPunctuationFeature.self, SpeechAnnouncementsQueuedFeature.self,
        SpeechSpellsOutCharactersFeature.self,
    ]
}

private struct RotorProbe: Identifiable {
    let id = 1
    let name = "a"
}

enum AccessibilityHeadingFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityHeading", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityHiddenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityHidden", test: "AccessibilityModifierTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityHidden(true), ".accessibilityHidden(true)")
    }
}

enum AccessibilityHintFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityHint", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityIgnoresInvertColorsFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityIgnoresInvertColors", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityInputLabelsFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityInputLabels", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityLabelFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityLabel", test: "AccessibilityModifierTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityLabel("b"), #".accessibilityLabel("b")"#)
    }
}

enum AccessibilityLabeledPairFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityLabeledPair", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityLinkedGroupFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityLinkedGroup", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityRemoveTraitsFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityRemoveTraits", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityRepresentationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accessibilityRepresentation", test: "AccessibilityModifierTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.accessibilityRepresentation { Text("b") }, #".accessibilityRepresentation { Text("b") }"#)
    }
}

enum AccessibilityRespondsToUserInteractionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityRespondsToUserInteraction", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityRotorFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityRotor", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityScrollActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityScrollAction", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityShowsLargeContentViewerFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityShowsLargeContentViewer", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It is laid out as accessibilityRepresentation is, which takes part.")
}

enum AccessibilitySortPriorityFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilitySortPriority", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityTextContentTypeFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityTextContentType", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityValueFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityValue", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum AccessibilityZoomActionFeature: ViewFeature {
    static let facts = FeatureFacts("accessibilityZoomAction", test: "AccessibilityActionTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum SpeechAdjustedPitchFeature: ViewFeature {
    static let facts = FeatureFacts("speechAdjustedPitch", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum SpeechAlwaysIncludesPunctuationFeature: ViewFeature {
    static let facts = FeatureFacts("speechAlwaysIncludesPunctuation", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum SpeechAnnouncementsQueuedFeature: ViewFeature {
    static let facts = FeatureFacts("speechAnnouncementsQueued", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}

enum SpeechSpellsOutCharactersFeature: ViewFeature {
    static let facts = FeatureFacts("speechSpellsOutCharacters", test: "AccessibilityModifierTests")
    static let laws = LawPart.leftOut("It has no box, and changes neither layout nor picture; its test holds that.")
}
