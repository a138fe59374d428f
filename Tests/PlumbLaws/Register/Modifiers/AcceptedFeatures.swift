import Foundation
import PlumbCore

/// Names without an effect on a picture: what they speak of, Plumb's hosts do not have.
enum AcceptedFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        SensoryFeedbackFeature.self, StatusBarHiddenFeature.self, StatusBarFeature.self, SystemOverlaysFeature.self,
        HoverEffectFeature.self, DefaultHoverEffectFeature.self, HoverEffectDisabledFeature.self,
        WritingToolsBehaviorFeature.self, FindDisabledFeature.self, ReplaceDisabledFeature.self,
        InvalidatableContentFeature.self, AllowedDynamicRangeFeature.self, ContainerBackgroundFeature.self,
        ScrollIndicatorsFlashFeature.self,
    ]
}

enum SensoryFeedbackFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("sensoryFeedback", test: "SensoryFeedbackTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.sensoryFeedback(.success, trigger: s.a), ".sensoryFeedback(.success, trigger: \(s.code(s.a)))")
    }
}

enum StatusBarHiddenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("statusBarHidden", test: "SensoryFeedbackTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.statusBarHidden(), ".statusBarHidden()")
    }
}

enum StatusBarFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("statusBar", test: "SensoryFeedbackTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.statusBar(hidden: true), ".statusBar(hidden: true)")
    }
}

enum SystemOverlaysFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("persistentSystemOverlays", test: "SensoryFeedbackTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.persistentSystemOverlays(.hidden), ".persistentSystemOverlays(.hidden)")
    }
}

enum HoverEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("hoverEffect", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.hoverEffect(.lift), ".hoverEffect(.lift)")
    }
}

enum DefaultHoverEffectFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("defaultHoverEffect", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.defaultHoverEffect(nil), ".defaultHoverEffect(nil)")
    }
}

enum HoverEffectDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("hoverEffectDisabled", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.hoverEffectDisabled(), ".hoverEffectDisabled()")
    }
}

enum WritingToolsBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("writingToolsBehavior", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.writingToolsBehavior(.disabled), ".writingToolsBehavior(.disabled)")
    }
}

enum FindDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("findDisabled", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.findDisabled(), ".findDisabled()")
    }
}

enum ReplaceDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("replaceDisabled", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.replaceDisabled(), ".replaceDisabled()")
    }
}

enum InvalidatableContentFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("invalidatableContent", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.invalidatableContent(), ".invalidatableContent()")
    }
}

enum AllowedDynamicRangeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("allowedDynamicRange", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.allowedDynamicRange(.standard), ".allowedDynamicRange(.standard)")
    }
}

enum ContainerBackgroundFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("containerBackground", test: "NavigationBarTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.containerBackground(.red, for: .tabView), ".containerBackground(.red, for: .tabView)")
    }
}

enum ScrollIndicatorsFlashFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollIndicatorsFlash", test: "AcceptedNamesTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.scrollIndicatorsFlash(onAppear: true), ".scrollIndicatorsFlash(onAppear: true)")
    }
}
