import PlumbGraphics

/// A text engine with SF Pro's line metrics, whose characters are half as wide as the font is large: numbers by hand,
/// as on a phone.
package final class MeasuredTextEngine: TextEngine {
    private let engine = FixedTextEngine()
    package private(set) var shapings = 0

    package init() {}

    package var isFixed: Bool { false }

    package func metrics(of font: FontDescriptor) -> LineMetrics { .systemFont(size: font.size, leading: font.leading) }

    package func shape(_ spans: [TextSpan]) -> ShapedText {
        shapings += 1
        var text = engine.shape(spans)
        for index in text.clusters.indices where text.clusters[index].breakAfter != .mandatory {
            let span = spans[text.runs[text.clusters[index].run].span]
            text.clusters[index].advance = span.font.size / 2 + span.tracking
        }
        for run in text.runs.indices {
            for glyph in text.runs[run].glyphs.indices {
                text.runs[run].glyphs[glyph].advance = text.runs[run].font.size / 2
            }
        }
        return text
    }
}
