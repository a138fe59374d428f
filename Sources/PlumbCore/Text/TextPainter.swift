import Foundation
import PlumbGraphics
import PlumbLayout

/// How a span looks beside its glyphs.
struct TextLook {
    /// Nil for the foreground style, and for links that of what can be tapped.
    var paint: AnyShapeStyle?
    var background: Color?
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var link: URL?
    var image: InlinePicture?
    var attributes: TextAttributes?
    /// What is said on it for those who can't see it.
    var speech: TextSpeech?

    init() {}

    init(_ own: TextStyling?, _ traits: TextTraits, _ image: InlinePicture?) {
        paint = own?.paint
        background = own?.background
        underline = own?.underline ?? traits.underline
        strikethrough = own?.strikethrough ?? traits.strikethrough
        link = own?.link
        attributes = own?.attributes
        speech = own?.speech
        self.image = image
    }

    var isPlain: Bool {
        paint == nil && background == nil && underline == nil && strikethrough == nil && link == nil && image == nil
            && attributes == nil && speech == nil
    }
}

/// A picture in a line: a symbol as it stands beside text of the font, another one on the baseline.
struct InlinePicture: Equatable {
    let image: InlineImage
    let attachment: TextAttachment
    /// The font that a symbol takes its size from.
    private let font: Font
    private let traits: FontStyling

    /// The environment in which the picture is measured and drawn.
    init(_ image: InlineImage, _ font: Font?, _ traits: FontStyling, in values: EnvironmentValues) {
        self.image = image
        self.font = font ?? values.font ?? .body
        self.traits = traits
        let role = ImageRole(image.image, in: InlinePicture.environment(self.font, traits, values))
        let size = role.naturalSize
        let height = Double(size.height)
        let guide = role.explicitGuide(
            .firstTextBaseline, size: Lengths(Double(size.width), height), proposal: .unspecified)
        let ascent = guide.specified(or: height)
        attachment = TextAttachment(width: max(0, Double(size.width)), ascent: ascent, descent: height - ascent)
    }

    private static func environment(_ font: Font, _ traits: FontStyling, _ values: EnvironmentValues)
        -> EnvironmentValues
    {
        var values = values
        values.font = font
        if let weight = traits.weight { values.fontWeight = weight }
        if let isBold = traits.isBold { values.fontTraits.isBold = isBold }
        if let scale = traits.scale { values.fontTraits.scale = scale }
        return values
    }

    /// - Parameter height: the attachment's, where the text was set smaller to fit.
    func draw(in context: inout DrawContext, x: Double, baseline: Double, scale: Double, tint: UnitPaint) {
        let (outer, origin) = (context.environment, context.origin)
        defer { (context.environment, context.origin) = (outer, origin) }
        context.environment = InlinePicture.environment(font, traits, outer)
        context.environment.foregroundStyle = AnyShapeStyle(InlinePaint(paint: tint))
        context.origin.x += x
        context.origin.y += baseline - attachment.ascent * scale
        let role = ImageRole(image.image, in: context.environment)
        role.draw(
            in: &context,
            size: CGSize(
                width: attachment.width * scale, height: (attachment.ascent + attachment.descent) * scale))
    }

    static func == (a: InlinePicture, b: InlinePicture) -> Bool {
        a.image == b.image && a.attachment == b.attachment && a.font == b.font && a.traits == b.traits
    }
}

/// A paint that is a style.
private struct InlinePaint: ShapeStyle {
    let paint: UnitPaint
    func unitPaint(in environment: EnvironmentValues) -> UnitPaint { paint }
}

/// Draws the lines of a text: boxes behind its spans, lines under them, characters and pictures, lines through them.
///
/// What a paint does beyond colours, a shadow for one, it does around all that is painted with it at once: with the
/// foreground style first, then with the styles of spans, one after the other. (Docs/Rules.md, section 21, rule 13.)
struct TextPainter {
    let content: TextContent
    let foreground: UnitPaint
    let bounds: CGRect

    func draw(_ lines: [TextLayout.Line], in context: inout DrawContext) {
        guard !content.looks.isEmpty else {
            return drawTogether(with: foreground, in: &context) { context, paint in
                for line in lines {
                    for run in line.runs {
                        context.draw(run.glyphs, at: CGPoint(x: run.x, y: line.baseline), paint, in: bounds)
                    }
                }
            }
        }
        let own = content.looks.map { look in
            let link = look.link == nil ? nil : AnyShapeStyle(Color.accentColor)
            return (look.paint ?? link)?.unitPaint(in: context.environment)
        }
        var paints = own.map { $0 ?? foreground }
        guard paints.contains(where: \.goesBeyondColors) else { return draw(lines, paints, in: &context) }
        // What is painted with the foreground style, with colours, and with the style of a span.
        let isForegroundApart = foreground.goesBeyondColors
        var (shared, plain): ([TextLayout.Line], [TextLayout.Line]) = ([], [])
        var apart: [Int: [TextLayout.Line]] = [:]
        for line in lines {
            let runs = line.runs.filter { paints.indices.contains($0.span) }
            let others = runs.filter { !paints[$0.span].goesBeyondColors }
            shared.append(line.with(runs.filter { isForegroundApart && own[$0.span] == nil }))
            plain.append(line.with(others))
            for run in runs where own[run.span]?.goesBeyondColors == true {
                apart[run.span, default: []].append(line.with([run]))
            }
        }
        if isForegroundApart {
            drawTogether(with: foreground, in: &context) { context, paint in
                draw(shared, own.map { $0 ?? paint }, in: &context)
            }
        }
        draw(plain, paints, in: &context)
        for (span, lines) in apart.sorted(by: { $0.key < $1.key }) {
            drawTogether(with: paints[span], in: &context) { context, paint in
                paints[span] = paint
                draw(lines, paints, in: &context)
            }
        }
    }

    /// Draws with what is left of a paint, and does around all of it what else the paint does.
    private func drawTogether(
        with paint: UnitPaint, in context: inout DrawContext, _ draw: (inout DrawContext, UnitPaint) -> Void
    ) {
        guard paint.goesBeyondColors else { return draw(&context, paint) }
        let (origin, reach) = (context.origin, content.spans.map(\.font.size).max() ?? 0)
        context.draw(
            with: paint,
            around: { bounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach)) },
            draw)
    }

    private func draw(_ lines: [TextLayout.Line], _ paints: [UnitPaint], in context: inout DrawContext) {
        for line in lines where !line.runs.isEmpty {
            var under = TextDecoration()
            var through = TextDecoration()
            for run in line.runs where paints.indices.contains(run.span) {
                let look = content.looks[run.span]
                if let background = look.background {
                    context.fill(
                        CGRect(x: run.x, y: Double(line.origin.y), width: run.glyphs.width, height: line.height),
                        background.unitPaint(in: context.environment))
                }
                let font = run.glyphs.font
                let baseline = line.baseline - content.spans[run.span].usableOffset
                let xHeight = 1078.0 / 2048 * font.size
                if let style = look.underline {
                    under.add(
                        .under, style, x: run.x, width: run.glyphs.width, baseline: baseline, font: font,
                        xHeight: xHeight, span: run.span, paint: paints[run.span], in: context)
                }
                if let style = look.strikethrough {
                    through.add(
                        .through, style, x: run.x, width: run.glyphs.width, baseline: baseline, font: font,
                        xHeight: xHeight, span: run.span, paint: paints[run.span], in: context)
                }
            }
            under.draw(in: &context, bounds: bounds)
            for run in line.runs where paints.indices.contains(run.span) {
                let paint = paints[run.span]
                // An ellipsis stands for pictures, too.
                if let image = content.looks[run.span].image, run.glyphs.glyphs.isEmpty {
                    let size = content.spans[run.span].font.size
                    image.draw(
                        in: &context, x: run.x, baseline: line.baseline - content.spans[run.span].usableOffset,
                        scale: size > 0 ? run.glyphs.font.size / size : 1, tint: paint)
                } else {
                    context.draw(run.glyphs, at: CGPoint(x: run.x, y: line.baseline), paint, in: bounds)
                }
            }
            through.draw(in: &context, bounds: bounds)
        }
    }
}

extension TextLayout.Line {
    /// Some of the line's runs, where they stand.
    fileprivate func with(_ runs: [TextLayout.Run]) -> TextLayout.Line {
        var line = self
        line.runs = runs
        return line
    }
}

extension TextSpan {
    /// Points by which glyphs are raised, where that is a number.
    fileprivate var usableOffset: Double { baselineOffset.isFinite ? baselineOffset : 0 }
}
