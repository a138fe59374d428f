import Foundation
import PlumbCore

/// What changes the colours of views, and what is seen through them; size and place are the view's.
enum ColorsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        BrightnessFeature.self, ContrastFeature.self, SaturationFeature.self, GrayscaleFeature.self,
        HueRotationFeature.self, ColorMultiplyFeature.self, LuminanceToAlphaFeature.self, BlendModeFeature.self,
        CompositingGroupFeature.self, DrawingGroupFeature.self, PreferredColorSchemeFeature.self, RedactedFeature.self,
        UnredactedFeature.self, PrivacySensitiveFeature.self, HelpFeature.self,
    ]
}

enum BrightnessFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("brightness", test: "ColorEffectViewTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let amount = s.a / 30 - 1
        return Applied(view.brightness(Double(amount)), ".brightness(\(s.code(amount)))")
    }
}

enum ContrastFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("contrast", test: "ColorEffectViewTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let amount = s.a / 30 - 1
        return Applied(view.contrast(Double(amount)), ".contrast(\(s.code(amount)))")
    }
}

enum SaturationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("saturation", test: "ColorEffectViewTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let amount = s.a / 30 - 1
        return Applied(view.saturation(Double(amount)), ".saturation(\(s.code(amount)))")
    }
}

enum GrayscaleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("grayscale", test: "ColorEffectViewTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let amount = s.a / 30 - 1
        return Applied(view.grayscale(Double(amount)), ".grayscale(\(s.code(amount)))")
    }
}

enum HueRotationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("hueRotation", test: "ColorEffectViewTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.hueRotation(.degrees(Double(s.a))), ".hueRotation(.degrees(\(s.code(s.a))))")
    }
}

enum ColorMultiplyFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("colorMultiply", test: "ColorEffectViewTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(0)
        return Applied(view.colorMultiply(color.value), ".colorMultiply(\(color.code))")
    }
}

enum LuminanceToAlphaFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("luminanceToAlpha", test: "ColorEffectViewTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.luminanceToAlpha(), ".luminanceToAlpha()")
    }
}

enum BlendModeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("blendMode", test: "BlendModeTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let mode = s.pick(
            0,
            [Word(".multiply", BlendMode.multiply), Word(".plusLighter", .plusLighter), Word(".softLight", .softLight)])
        return Applied(view.blendMode(mode.value), ".blendMode(\(mode.code))")
    }
}

enum CompositingGroupFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("compositingGroup", test: "BlendModeTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.compositingGroup(), ".compositingGroup()")
    }
}

enum DrawingGroupFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("drawingGroup", test: "BlendModeTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.drawingGroup(), ".drawingGroup()")
    }
}

enum PreferredColorSchemeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("preferredColorScheme", test: "PreferredColorSchemeTests")
    static let traits: SpecimenTraits = .staysInStack

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let scheme = s.pick(
            0, [Word(".light", ColorScheme?.some(.light)), Word(".dark", .some(.dark)), Word("nil", nil)])
        return Applied(view.preferredColorScheme(scheme.value), ".preferredColorScheme(\(scheme.code))")
    }
}

enum RedactedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("redacted", test: "RedactionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.redacted(reason: .placeholder), ".redacted(reason: .placeholder)")
    }
}

enum UnredactedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("unredacted", test: "RedactionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.unredacted(), ".unredacted()")
    }
}

enum PrivacySensitiveFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("privacySensitive", test: "RedactionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.privacySensitive(), ".privacySensitive()")
    }
}

enum HelpFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("help", test: "RedactionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.help(Text(verbatim: "a")), ".help(Text(verbatim: \"a\"))")
    }
}
