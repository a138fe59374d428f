import Foundation
import PlumbControls
import PlumbCore

/// What controls inherit.
enum ControlsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        ButtonStyleFeature.self, ButtonBorderShapeFeature.self, ButtonRepeatBehaviorFeature.self,
        ControlGroupStyleFeature.self, ControlSizeFeature.self, DisclosureGroupStyleFeature.self, FormStyleFeature.self,
        GaugeStyleFeature.self, GroupBoxStyleFeature.self, HeaderProminenceFeature.self, LabelStyleFeature.self,
        LabeledContentStyleFeature.self, LabelsHiddenFeature.self, MenuActionDismissBehaviorFeature.self,
        MenuOrderFeature.self,
        DatePickerStyleFeature.self, PickerStyleFeature.self, ProgressViewStyleFeature.self, ToggleStyleFeature.self,
        LabelsVisibilityFeature.self, MenuStyleFeature.self, MenuIndicatorFeature.self, RenameActionFeature.self,
        ScrollContentBackgroundFeature.self,
    ]
}

enum ButtonStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("buttonStyle", test: "ButtonTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        if s.flag(0) { return Applied(view.buttonStyle(.bordered), ".buttonStyle(.bordered)") }
        return Applied(view.buttonStyle(ProbeButtonStyle()), ".buttonStyle(ProbeButtonStyle())")
    }
}

enum ButtonBorderShapeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("buttonBorderShape", test: "ControlSizeTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.buttonBorderShape(.capsule), ".buttonBorderShape(.capsule)")
    }
}

enum ButtonRepeatBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("buttonRepeatBehavior", test: "ButtonTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.buttonRepeatBehavior(.enabled), ".buttonRepeatBehavior(.enabled)")
    }
}

enum ControlGroupStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("controlGroupStyle", test: "InheritedStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.controlGroupStyle(.automatic), ".controlGroupStyle(.automatic)")
    }
}

enum ControlSizeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("controlSize", test: "ControlSizeTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let size = s.pick(0, [Word(".small", ControlSize.small), Word(".large", .large)])
        return Applied(view.controlSize(size.value), ".controlSize(\(size.code))")
    }
}

enum DisclosureGroupStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("disclosureGroupStyle", test: "InheritedStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.disclosureGroupStyle(.automatic), ".disclosureGroupStyle(.automatic)")
    }
}

enum FormStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("formStyle", test: "InheritedStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.formStyle(.grouped), ".formStyle(.grouped)")
    }
}

enum GaugeStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("gaugeStyle", test: "ControlSizeTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.gaugeStyle(.accessoryCircular), ".gaugeStyle(.accessoryCircular)")
    }
}

enum GroupBoxStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("groupBoxStyle", test: "InheritedStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.groupBoxStyle(.automatic), ".groupBoxStyle(.automatic)")
    }
}

enum HeaderProminenceFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("headerProminence", test: "FormTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.headerProminence(.increased), ".headerProminence(.increased)")
    }
}

enum LabelStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("labelStyle", test: "ControlSizeTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.labelStyle(.iconOnly), ".labelStyle(.iconOnly)")
    }
}

enum LabeledContentStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("labeledContentStyle", test: "InheritedStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.labeledContentStyle(.automatic), ".labeledContentStyle(.automatic)")
    }
}

enum LabelsHiddenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("labelsHidden", test: "ValueControlTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.labelsHidden(), ".labelsHidden()")
    }
}

enum MenuOrderFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("menuOrder", test: "MenuRowTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.menuOrder(.priority), ".menuOrder(.priority)")
    }
}

enum MenuActionDismissBehaviorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("menuActionDismissBehavior", test: "InheritedStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.menuActionDismissBehavior(.disabled), ".menuActionDismissBehavior(.disabled)")
    }
}

enum DatePickerStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("datePickerStyle", test: "DatePickerTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.datePickerStyle(.graphical), ".datePickerStyle(.graphical)")
    }
}

enum PickerStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("pickerStyle", test: "ValueControlTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.pickerStyle(.segmented), ".pickerStyle(.segmented)")
    }
}

enum ProgressViewStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("progressViewStyle", test: "InheritedStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.progressViewStyle(.circular), ".progressViewStyle(.circular)")
    }
}

enum ToggleStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("toggleStyle", test: "ControlSizeTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.toggleStyle(.button), ".toggleStyle(.button)")
    }
}

private struct ProbeButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(3) }
}

enum LabelsVisibilityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("labelsVisibility", test: "MenuStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.labelsVisibility(.hidden), ".labelsVisibility(.hidden)")
    }
}

enum MenuStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("menuStyle", test: "MenuStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.menuStyle(.borderlessButton), ".menuStyle(.borderlessButton)")
    }
}

enum MenuIndicatorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("menuIndicator", test: "MenuStyleTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.menuIndicator(.hidden), ".menuIndicator(.hidden)")
    }
}

enum RenameActionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("renameAction", test: "ShareLinkTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.renameAction {}, ".renameAction {}")
    }
}

enum ScrollContentBackgroundFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("scrollContentBackground", test: "TextFieldTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let shown = s.pick(0, [Word(".hidden", Visibility.hidden), Word(".visible", .visible)])
        return Applied(view.scrollContentBackground(shown.value), ".scrollContentBackground(\(shown.code))")
    }
}
