import Foundation
import PlumbCore

/// What texts and symbols inherit.
enum TextsFeatures: FeatureArea {
    static let features: [any ViewFeature.Type] = [
        FontFeature.self, FontWeightFeature.self, FontDesignFeature.self, BoldFeature.self, ItalicFeature.self,
        MonospacedFeature.self, MonospacedDigitFeature.self, KerningFeature.self, TrackingFeature.self,
        LineLimitFeature.self, LineSpacingFeature.self, MultilineTextAlignmentFeature.self, TruncationModeFeature.self,
        MinimumScaleFactorFeature.self, AllowsTighteningFeature.self,
        TextCaseFeature.self, DynamicTypeSizeFeature.self, ImageScaleFeature.self, UnderlineFeature.self,
        StrikethroughFeature.self, BaselineOffsetFeature.self, TextScaleFeature.self, FontWidthFeature.self,
        TextSelectionFeature.self, TextRendererFeature.self,
    ]
}

enum FontFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("font", test: "ImageTests", page: "Text")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let font = s.pick(
            0,
            [
                Word(".body", Font.body), Word(".caption", .caption), Word(".largeTitle", .largeTitle),
                Word(".system(size: 9)", .system(size: 9)),
            ])
        return Applied(view.font(font.value), ".font(\(font.code))")
    }
}

enum FontWeightFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("fontWeight", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let weight = s.pick(0, [Word(".black", Font.Weight.black), Word(".light", .light)])
        return Applied(view.fontWeight(weight.value), ".fontWeight(\(weight.code))")
    }
}

enum FontDesignFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("fontDesign", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let design = s.pick(0, [Word(".serif", Font.Design.serif), Word(".monospaced", .monospaced)])
        return Applied(view.fontDesign(design.value), ".fontDesign(\(design.code))")
    }
}

enum BoldFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("bold", test: "TextLayoutInViewsTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.bold(s.flag(0)), ".bold(\(s.flag(0)))")
    }
}

enum ItalicFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("italic", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.italic(s.flag(0)), ".italic(\(s.flag(0)))")
    }
}

enum MonospacedFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("monospaced", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.monospaced(s.flag(0)), ".monospaced(\(s.flag(0)))")
    }
}

enum MonospacedDigitFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("monospacedDigit", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.monospacedDigit(), ".monospacedDigit()")
    }
}

enum KerningFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("kerning", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let kerning = s.b / 8
        return Applied(view.kerning(kerning), ".kerning(\(s.code(kerning)))")
    }
}

enum TrackingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("tracking", test: "TextLayoutInViewsTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let tracking = s.b / 8
        return Applied(view.tracking(tracking), ".tracking(\(s.code(tracking)))")
    }
}

enum LineLimitFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("lineLimit", test: "TextLayoutInViewsTests", page: "Text")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let (number, reserves) = (s.pick(0, [1, 2, 3]), s.flag(2))
        if s.flag(1) { return Applied(view.lineLimit(number...4), ".lineLimit(\(number)...4)") }
        return Applied(
            view.lineLimit(number, reservesSpace: reserves), ".lineLimit(\(number), reservesSpace: \(reserves))")
    }
}

enum LineSpacingFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("lineSpacing", test: "TextLayoutInViewsTests", page: "Text")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.lineSpacing(s.a), ".lineSpacing(\(s.code(s.a)))")
    }
}

enum MultilineTextAlignmentFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("multilineTextAlignment", test: "TextLayoutInViewsTests", page: "Text")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let alignment = s.pick(
            0, [Word(".leading", TextAlignment.leading), Word(".center", .center), Word(".trailing", .trailing)])
        return Applied(view.multilineTextAlignment(alignment.value), ".multilineTextAlignment(\(alignment.code))")
    }
}

enum TruncationModeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("truncationMode", test: "InheritedValueTests", page: "Text")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let mode = s.pick(0, [Word(".head", Text.TruncationMode.head), Word(".middle", .middle), Word(".tail", .tail)])
        return Applied(view.truncationMode(mode.value), ".truncationMode(\(mode.code))")
    }
}

enum MinimumScaleFactorFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("minimumScaleFactor", test: "TextFittingTests", page: "Text")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let factor = s.b / 40
        return Applied(view.minimumScaleFactor(factor), ".minimumScaleFactor(\(s.code(factor)))")
    }
}

enum AllowsTighteningFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("allowsTightening", test: "TextFittingTests", page: "Text")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.allowsTightening(s.flag(0)), ".allowsTightening(\(s.flag(0)))")
    }
}

enum TextCaseFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textCase", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.textCase(s.flag(0) ? .uppercase : nil), ".textCase(\(s.flag(0) ? ".uppercase" : "nil"))")
    }
}

enum DynamicTypeSizeFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("dynamicTypeSize", test: "InheritedValueTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let size = s.pick(0, [Word(".small", DynamicTypeSize.small), Word(".accessibility2", .accessibility2)])
        return Applied(view.dynamicTypeSize(size.value), ".dynamicTypeSize(\(size.code))")
    }
}

enum ImageScaleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("imageScale", test: "ImageTests")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let scale = s.pick(0, [Word(".small", Image.Scale.small), Word(".large", .large)])
        return Applied(view.imageScale(scale.value), ".imageScale(\(scale.code))")
    }
}

enum UnderlineFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("underline", test: "TextRunsTests", page: "TextStyles")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let color = s.color(1)
        return Applied(
            view.underline(s.flag(0), color: color.value), ".underline(\(s.flag(0)), color: \(color.code))")
    }
}

enum StrikethroughFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("strikethrough", test: "TextRunsTests", page: "TextStyles")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let pattern = s.pick(0, [Word(".solid", Text.LineStyle.Pattern.solid), Word(".dashDot", .dashDot)])
        return Applied(view.strikethrough(pattern: pattern.value), ".strikethrough(pattern: \(pattern.code))")
    }
}

enum BaselineOffsetFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("baselineOffset", test: "TextRunsTests", page: "TextStyles")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let offset = s.b / 8
        return Applied(view.baselineOffset(offset), ".baselineOffset(\(s.code(offset)))")
    }
}

enum TextScaleFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textScale", test: "TextRunsTests", page: "TextStyles")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(view.textScale(.secondary, isEnabled: s.flag(0)), ".textScale(.secondary, isEnabled: \(s.flag(0)))")
    }
}

enum FontWidthFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("fontWidth", test: "TextRunsTests", page: "TextStyles")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        let width = s.pick(0, [Word(".compressed", Font.Width.compressed), Word(".expanded", .expanded)])
        return Applied(view.fontWidth(width.value), ".fontWidth(\(width.code))")
    }
}

enum TextSelectionFeature: ViewFeature {
    static let facts = FeatureFacts("textSelection", test: "TextRunsTests", page: "TextStyles")
    static let laws = LawPart.leftOut("It is the view itself: Plumb has no menu to copy from.")
}

enum TextRendererFeature: ViewFeature, AppliedSpecimen {
    static let facts = FeatureFacts("textRenderer", test: "TextRendererTests", page: "TextRenderer")

    static func applied<C: View>(to view: C, _ s: Specimen) -> Applied {
        Applied(
            view.textRenderer(LoweredLines(distance: s.a)), ".textRenderer(LoweredLines(distance: \(s.code(s.a))))")
    }
}

/// Draws lines lower, and makes room for them.
struct LoweredLines: TextRenderer {
    var distance: CGFloat
    var animatableData: CGFloat {
        get { distance }
        set { distance = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for var line in layout {
            line.origin.y += distance
            ctx.draw(line)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let own = text.sizeThatFits(proposal)
        return CGSize(width: own.width, height: own.height + distance)
    }
}
