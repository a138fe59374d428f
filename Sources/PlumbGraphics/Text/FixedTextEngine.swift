import Foundation

/// The test engine: every character is 10 points wide on a line of 20, whatever the font.
///
/// A Swift `Character` is a cluster. Lines may break after white space (no-break spaces excepted) and must break after
/// newlines, which have no width. Tracking is added to every other character. The base direction is always left to
/// right.
public final class FixedTextEngine: TextEngine, Sendable {
    /// Points.
    public static let characterWidth = 10.0
    /// Ascent 16 and descent 4 make a line of 20 points.
    public static let lineMetrics = LineMetrics(ascent: 16, descent: 4, leading: 0, capHeight: 12, xHeight: 8)

    private let face = FixedFontFace()

    public init() {}

    /// True: nothing that this engine measures is rounded to pixels.
    public var isFixed: Bool { true }

    /// The same for every font: `lineMetrics`.
    public func metrics(of font: FontDescriptor) -> LineMetrics { Self.lineMetrics }

    /// A run for each span and a cluster for each character, from left to right. An attachment is as wide as it says.
    public func shape(_ spans: [TextSpan]) -> ShapedText {
        var text = ShapedText(clusters: [], runs: [])
        for (index, span) in spans.enumerated() {
            var run = ShapedRun(face: face, font: span.font, span: index, level: 0, glyphs: [])
            for character in span.text {
                let isNewline = character.isNewline
                let isBlank = character.isWhitespace && !character.isNoBreakSpace
                let advance = isNewline ? 0 : (span.attachment?.width ?? Self.characterWidth) + span.tracking
                let first = run.glyphs.count
                if !isNewline, span.attachment == nil, let scalar = character.unicodeScalars.first {
                    run.glyphs.append(
                        ShapedGlyph(id: scalar.value, yOffset: -span.baselineOffset, advance: advance))
                }
                text.clusters.append(
                    Cluster(
                        advance: advance, run: index, glyphs: first..<run.glyphs.count, text: String(character),
                        breakAfter: isNewline ? .mandatory : isBlank ? .allowed : .none,
                        isWhitespace: isNewline || isBlank))
            }
            text.runs.append(run)
        }
        return text
    }
}

/// The face of `FixedTextEngine`. A glyph's id is the first Unicode scalar of its character.
public final class FixedFontFace: FontFace {
    public init() {}
    /// What traces and reports call the face.
    public var name: String { "Fixed 10 × 20" }
}

extension Character {
    /// U+00A0, U+2007 and U+202F are white space that holds words together (UAX #14, class GL).
    fileprivate var isNoBreakSpace: Bool { self == "\u{A0}" || self == "\u{2007}" || self == "\u{202F}" }
}
