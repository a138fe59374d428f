import Foundation
import PlumbControls
import PlumbCore

/// What text fields inherit.
enum TextInputsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        AutocapitalizationFeature.self, AutocorrectionDisabledFeature.self, DisableAutocorrectionFeature.self,
        KeyboardTypeFeature.self, TextContentTypeFeature.self, TextInputAutocapitalizationFeature.self,
        TextFieldStyleFeature.self,
    ]
}

enum AutocapitalizationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("autocapitalization", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.autocapitalization(.none), ".autocapitalization(.none)")
    }
}

enum AutocorrectionDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("autocorrectionDisabled", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.autocorrectionDisabled(s.flag(0)), ".autocorrectionDisabled(\(s.flag(0)))")
    }
}

enum DisableAutocorrectionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("disableAutocorrection", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.disableAutocorrection(s.flag(0)), ".disableAutocorrection(\(s.flag(0)))")
    }
}

enum KeyboardTypeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("keyboardType", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.keyboardType(.emailAddress), ".keyboardType(.emailAddress)")
    }
}

enum TextContentTypeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textContentType", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.textContentType(.password), ".textContentType(.password)")
    }
}

enum TextInputAutocapitalizationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textInputAutocapitalization", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.textInputAutocapitalization(.never), ".textInputAutocapitalization(.never)")
    }
}

enum TextFieldStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textFieldStyle", test: "TextFieldTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.textFieldStyle(.roundedBorder), ".textFieldStyle(.roundedBorder)")
    }
}
