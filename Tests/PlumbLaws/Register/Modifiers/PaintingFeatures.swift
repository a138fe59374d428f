import Foundation
import PlumbCore

/// What changes how a view is painted; size and place are the view's.
enum PaintingFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        OpacityFeature.self, BlurFeature.self, ShadowFeature.self, MaskFeature.self, ClipShapeFeature.self,
        ClippedFeature.self, CornerRadiusFeature.self, BorderFeature.self, ColorInvertFeature.self, HiddenFeature.self,
        ForegroundStyleFeature.self, ForegroundColorFeature.self, TintFeature.self, AccentColorFeature.self,
        ColorSchemeFeature.self,
    ]
}

enum OpacityFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("opacity", test: "EffectTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let opacity = s.a / 60
        return Applied(view.opacity(Double(opacity)), ".opacity(\(s.code(opacity)))")
    }
}

enum BlurFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("blur", test: "EffectTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (radius, opaque) = (s.b / 16, s.flag(0))
        return Applied(view.blur(radius: radius, opaque: opaque), ".blur(radius: \(s.code(radius)), opaque: \(opaque))")
    }
}

enum ShadowFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("shadow", test: "EffectTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (radius, x) = (s.b / 8, s.a / 8)
        return Applied(
            view.shadow(color: .red, radius: radius, x: x),
            ".shadow(color: .red, radius: \(s.code(radius)), x: \(s.code(x)))")
    }
}

enum MaskFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("mask", test: "EffectTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (alignment, width) = (s.alignment(0), s.a)
        return Applied(
            view.mask(alignment: alignment.value) { Circle().frame(width: width) },
            ".mask(alignment: \(alignment.code)) { Circle().frame(width: \(s.code(width))) }")
    }
}

enum ClipShapeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("clipShape", test: "ContainerShapeTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.clipShape(Circle()), ".clipShape(Circle())")
    }
}

enum ClippedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("clipped", test: "DisplayListTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.clipped(), ".clipped()")
    }
}

enum CornerRadiusFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("cornerRadius", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.cornerRadius(s.a), ".cornerRadius(\(s.code(s.a)))")
    }
}

enum BorderFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("border", test: "HitTestTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.border(Color.red, width: s.b), ".border(Color.red, width: \(s.code(s.b)))")
    }
}

enum ColorInvertFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("colorInvert", test: "DisplayListTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.colorInvert(), ".colorInvert()")
    }
}

enum HiddenFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("hidden", test: "ZIndexTests", drawsOnly: true)

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.hidden(), ".hidden()")
    }
}

enum ForegroundStyleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("foregroundStyle", test: "TextNegotiationTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(0)
        switch s.pick(6, [0, 0, 1, 2]) {
        case 1:
            return Applied(
                view.foregroundStyle(color.value, .secondary), ".foregroundStyle(\(color.code), .secondary)")
        case 2:
            return Applied(
                view.foregroundStyle(.tint, color.value.gradient, .tertiary),
                ".foregroundStyle(.tint, \(color.code).gradient, .tertiary)")
        default: return Applied(view.foregroundStyle(color.value), ".foregroundStyle(\(color.code))")
        }
    }
}

enum ForegroundColorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("foregroundColor", test: "TransactionTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(0)
        return Applied(view.foregroundColor(color.value), ".foregroundColor(\(color.code))")
    }
}

enum TintFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("tint", test: "ColorTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(0)
        if s.flag(5) { return Applied(view.tint(color.value.gradient), ".tint(\(color.code).gradient)") }
        return Applied(view.tint(color.value), ".tint(\(color.code))")
    }
}

enum AccentColorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("accentColor", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(0)
        return Applied(view.accentColor(color.value), ".accentColor(\(color.code))")
    }
}

enum ColorSchemeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("colorScheme", test: "ColorTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let scheme = s.pick(0, [Word(".light", ColorScheme.light), Word(".dark", .dark)])
        return Applied(view.colorScheme(scheme.value), ".colorScheme(\(scheme.code))")
    }
}
