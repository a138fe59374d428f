import Foundation
import PlumbCore

/// What keys do.
enum KeysFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        KeyboardShortcutFeature.self, OnKeyPressFeature.self, OnSubmitFeature.self,
        SubmitLabelFeature.self, SubmitScopeFeature.self,
    ]
}

enum KeyboardShortcutFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("keyboardShortcut", test: "KeyTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.keyboardShortcut("a"), ".keyboardShortcut(\"a\")")
    }
}

enum OnKeyPressFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onKeyPress", test: "KeyTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onKeyPress("a") { .handled }, ".onKeyPress(\"a\") { .handled }")
    }
}

enum OnSubmitFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("onSubmit", test: "KeyTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.onSubmit {}, ".onSubmit {}")
    }
}

enum SubmitLabelFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("submitLabel", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.submitLabel(.go), ".submitLabel(.go)")
    }
}

enum SubmitScopeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("submitScope", test: "KeyTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.submitScope(s.flag(0)), ".submitScope(\(s.flag(0)))")
    }
}
