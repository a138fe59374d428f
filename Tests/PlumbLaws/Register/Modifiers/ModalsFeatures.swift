import PlumbControls
import PlumbCore

/// Sheets, covers, popovers, alerts and dialogs. Where they take part, trees have presentations over them.
enum ModalsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        SheetFeature.self, FullScreenCoverFeature.self, PopoverFeature.self, AlertFeature.self,
        ConfirmationDialogFeature.self, ActionSheetFeature.self, PresentationDetentsFeature.self,
        PresentationDragIndicatorFeature.self, PresentationCornerRadiusFeature.self, PresentationBackgroundFeature.self,
        PresentationBackgroundInteractionFeature.self, PresentationContentInteractionFeature.self,
        PresentationCompactAdaptationFeature.self, InteractiveDismissDisabledFeature.self,
        ContextMenuFeature.self, PresentationSizingFeature.self, InspectorFeature.self,
        InspectorColumnWidthFeature.self,
    ]
}

enum SheetFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("sheet", test: "SheetTests")
    // What came later lies above.
    static let traits: SpecimenTraits = .remembers

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.sheet(isPresented: .constant(s.flag(0))) { Color.red.presentationDetents([.height(s.a)]) },
            ".sheet(isPresented: .constant(\(s.flag(0)))) { Color.red.presentationDetents([.height(\(s.code(s.a)))]) }")
    }
}

enum FullScreenCoverFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("fullScreenCover", test: "SheetTests")
    // What came later lies above.
    static let traits: SpecimenTraits = .remembers

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.fullScreenCover(isPresented: .constant(s.flag(0))) { Text(verbatim: "A") },
            ".fullScreenCover(isPresented: .constant(\(s.flag(0)))) { Text(verbatim: \"A\") }")
    }
}

enum PopoverFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("popover", test: "PopoverTests")
    // What came later lies above.
    static let traits: SpecimenTraits = .remembers

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.popover(isPresented: .constant(s.flag(0))) {
                Text(verbatim: "A").presentationCompactAdaptation(.popover)
            },
            ".popover(isPresented: .constant(\(s.flag(0)))) { "
                + "Text(verbatim: \"A\").presentationCompactAdaptation(.popover) }")
    }
}

enum AlertFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("alert", test: "AlertTests")
    // What came later lies above.
    static let traits: SpecimenTraits = .remembers

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.alert(Text(verbatim: "A"), isPresented: .constant(s.flag(0))) { Button("B") {} },
            ".alert(Text(verbatim: \"A\"), isPresented: .constant(\(s.flag(0)))) { Button(\"B\") {} }")
    }
}

enum ConfirmationDialogFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("confirmationDialog", test: "AlertTests")
    // What came later lies above.
    static let traits: SpecimenTraits = .remembers

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.confirmationDialog(Text(verbatim: "A"), isPresented: .constant(s.flag(0))) { Button("B") {} },
            ".confirmationDialog(Text(verbatim: \"A\"), isPresented: .constant(\(s.flag(0)))) { Button(\"B\") {} }")
    }
}

enum ActionSheetFeature: ViewFeature {
    static let facts = FeatureFacts("actionSheet", test: "AlertTests")
    static let laws = LawPart.leftOut("It is a confirmationDialog, which takes part.")
}

enum PresentationDetentsFeature: ViewFeature {
    static let facts = FeatureFacts("presentationDetents", test: "SheetTests")
    static let laws = LawPart.leftOut("The sheet that takes part has it.")
}

enum PresentationDragIndicatorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("presentationDragIndicator", test: "SheetTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.presentationDragIndicator(.visible), ".presentationDragIndicator(.visible)")
    }
}

enum PresentationCornerRadiusFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("presentationCornerRadius", test: "SheetTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.presentationCornerRadius(s.a), ".presentationCornerRadius(\(s.code(s.a)))")
    }
}

enum PresentationBackgroundFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("presentationBackground", test: "SheetTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.presentationBackground(Color.red), ".presentationBackground(Color.red)")
    }
}

enum PresentationBackgroundInteractionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("presentationBackgroundInteraction", test: "SheetTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.presentationBackgroundInteraction(.enabled), ".presentationBackgroundInteraction(.enabled)")
    }
}

enum PresentationContentInteractionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("presentationContentInteraction", test: "SheetTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.presentationContentInteraction(.scrolls), ".presentationContentInteraction(.scrolls)")
    }
}

enum PresentationCompactAdaptationFeature: ViewFeature {
    static let facts = FeatureFacts("presentationCompactAdaptation", test: "PopoverTests")
    static let laws = LawPart.leftOut("The popover that takes part has it.")
}

enum InteractiveDismissDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("interactiveDismissDisabled", test: "SheetTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.interactiveDismissDisabled(), ".interactiveDismissDisabled()")
    }
}

enum PresentationSizingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("presentationSizing", test: "PresentationSizingTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.presentationSizing(.page), ".presentationSizing(.page)")
    }
}

enum InspectorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("inspector", test: "InspectorTests")
    // What came later lies above.
    static let traits: SpecimenTraits = .remembers

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.inspector(isPresented: .constant(s.flag(0))) { Color.red.inspectorColumnWidth(s.a) }
                .environment(\.horizontalSizeClass, s.flag(1) ? .regular : .compact),
            ".inspector(isPresented: .constant(\(s.flag(0)))) { Color.red.inspectorColumnWidth(\(s.code(s.a))) }"
                + ".environment(\\.horizontalSizeClass, .\(s.flag(1) ? "regular" : "compact"))")
    }
}

enum InspectorColumnWidthFeature: ViewFeature {
    static let facts = FeatureFacts("inspectorColumnWidth", test: "InspectorTests")
    static let laws = LawPart.leftOut("The inspector that takes part has it.")
}

enum ContextMenuFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("contextMenu", test: "ContextMenuTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.contextMenu { Button("B") {} }, ".contextMenu { Button(\"B\") {} }")
    }
}
