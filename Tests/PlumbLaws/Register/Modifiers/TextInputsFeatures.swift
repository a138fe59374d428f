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

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func autocapitalization(_ style: UITextAutocapitalizationType) -> some View") { c in
            c.show(c.view.autocapitalization(.none))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.autocapitalization(.none), ".autocapitalization(.none)")
    }
}

enum AutocorrectionDisabledFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("autocorrectionDisabled", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func autocorrectionDisabled(_ disable: Bool = true) -> some View") { c in
            c.show(c.view.autocorrectionDisabled())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.autocorrectionDisabled(s.flag(0)), ".autocorrectionDisabled(\(s.flag(0)))")
    }
}

enum DisableAutocorrectionFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("disableAutocorrection", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func disableAutocorrection(_ disable: Bool?) -> some View") { c in
            c.show(c.view.disableAutocorrection(true))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.disableAutocorrection(s.flag(0)), ".disableAutocorrection(\(s.flag(0)))")
    }
}

enum KeyboardTypeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("keyboardType", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func keyboardType(_ type: UIKeyboardType) -> some View") { c in
            c.show(c.view.keyboardType(.emailAddress))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.keyboardType(.emailAddress), ".keyboardType(.emailAddress)")
    }
}

enum TextContentTypeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textContentType", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func textContentType(_ textContentType: UITextContentType?) -> some View") { c in
            c.show(c.view.textContentType(.password))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.textContentType(.password), ".textContentType(.password)")
    }
}

enum TextInputAutocapitalizationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textInputAutocapitalization", test: "InheritedValueTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View")
        { c in
            c.show(c.view.textInputAutocapitalization(.never))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.textInputAutocapitalization(.never), ".textInputAutocapitalization(.never)")
    }
}

enum TextFieldStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textFieldStyle", test: "TextFieldTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func textFieldStyle<S>(_ style: S) -> some View where S : TextFieldStyle") { c in
            c.show(c.view.textFieldStyle(.roundedBorder))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.textFieldStyle(.roundedBorder), ".textFieldStyle(.roundedBorder)")
    }
}
