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

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func brightness(_ amount: Double) -> some View") { c in
            c.show(c.view.brightness(0.5))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let amount = s.a / 30 - 1
        return Applied(view.brightness(Double(amount)), ".brightness(\(s.code(amount)))")
    }
}

enum ContrastFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("contrast", test: "ColorEffectViewTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func contrast(_ amount: Double) -> some View") { c in
            c.show(c.view.contrast(0.5))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let amount = s.a / 30 - 1
        return Applied(view.contrast(Double(amount)), ".contrast(\(s.code(amount)))")
    }
}

enum SaturationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("saturation", test: "ColorEffectViewTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func saturation(_ amount: Double) -> some View") { c in
            c.show(c.view.saturation(0.5))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let amount = s.a / 30 - 1
        return Applied(view.saturation(Double(amount)), ".saturation(\(s.code(amount)))")
    }
}

enum GrayscaleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("grayscale", test: "ColorEffectViewTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func grayscale(_ amount: Double) -> some View") { c in
            c.show(c.view.grayscale(0.5))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let amount = s.a / 30 - 1
        return Applied(view.grayscale(Double(amount)), ".grayscale(\(s.code(amount)))")
    }
}

enum HueRotationFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("hueRotation", test: "ColorEffectViewTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func hueRotation(_ angle: Angle) -> some View") { c in
            c.show(c.view.hueRotation(.degrees(90)))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.hueRotation(.degrees(Double(s.a))), ".hueRotation(.degrees(\(s.code(s.a))))")
    }
}

enum ColorMultiplyFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("colorMultiply", test: "ColorEffectViewTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func colorMultiply(_ color: Color) -> some View") { c in
            c.show(c.view.colorMultiply(.red))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(0)
        return Applied(view.colorMultiply(color.value), ".colorMultiply(\(color.code))")
    }
}

enum LuminanceToAlphaFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("luminanceToAlpha", test: "ColorEffectViewTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func luminanceToAlpha() -> some View") { c in
            c.show(c.view.luminanceToAlpha())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.luminanceToAlpha(), ".luminanceToAlpha()")
    }
}

enum BlendModeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("blendMode", test: "BlendModeTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func blendMode(_ blendMode: BlendMode) -> some View") { c in
            c.show(c.view.blendMode(.multiply))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let mode = s.pick(
            0,
            [Word(".multiply", BlendMode.multiply), Word(".plusLighter", .plusLighter), Word(".softLight", .softLight)])
        return Applied(view.blendMode(mode.value), ".blendMode(\(mode.code))")
    }
}

enum CompositingGroupFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("compositingGroup", test: "BlendModeTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func compositingGroup() -> some View") { c in
            c.show(c.view.compositingGroup())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.compositingGroup(), ".compositingGroup()")
    }
}

enum DrawingGroupFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("drawingGroup", test: "BlendModeTests", drawsOnly: true)

    static func declare(in probes: inout SignatureProbes) {
        probes.view(
            "func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View"
        ) { c in
            c.show(c.view.drawingGroup())
            c.show(c.view.drawingGroup(opaque: true, colorMode: .nonLinear))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.drawingGroup(), ".drawingGroup()")
    }
}

enum PreferredColorSchemeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("preferredColorScheme", test: "PreferredColorSchemeTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View") { c in
            c.show(c.view.preferredColorScheme(.dark))
            c.show(c.view.preferredColorScheme(nil))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let scheme = s.pick(
            0, [Word(".light", ColorScheme?.some(.light)), Word(".dark", .some(.dark)), Word("nil", nil)])
        return Applied(view.preferredColorScheme(scheme.value), ".preferredColorScheme(\(scheme.code))")
    }
}

enum RedactedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("redacted", test: "RedactionTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func redacted(reason: RedactionReasons) -> some View") { c in
            c.show(c.view.redacted(reason: .placeholder))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.redacted(reason: .placeholder), ".redacted(reason: .placeholder)")
    }
}

enum UnredactedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("unredacted", test: "RedactionTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func unredacted() -> some View") { c in
            c.show(c.view.unredacted())
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.unredacted(), ".unredacted()")
    }
}

enum PrivacySensitiveFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("privacySensitive", test: "RedactionTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func privacySensitive(_ sensitive: Bool = true) -> some View") { c in
            c.show(c.view.privacySensitive())
            c.show(c.view.privacySensitive(false))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.privacySensitive(), ".privacySensitive()")
    }
}

enum HelpFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("help", test: "RedactionTests")

    static func declare(in probes: inout SignatureProbes) {
        probes.view("func help(_ textKey: LocalizedStringKey) -> some View") { c in
            c.show(c.view.help("a"))
        }
        probes.view("func help(_ text: Text) -> some View") { c in
            c.show(c.view.help(Text(verbatim: "a")))
        }
        probes.view("func help<S>(_ text: S) -> some View where S : StringProtocol") { c in
            let words = String("a")
            c.show(c.view.help(words))
        }
    }

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.help(Text(verbatim: "a")), ".help(Text(verbatim: \"a\"))")
    }
}
