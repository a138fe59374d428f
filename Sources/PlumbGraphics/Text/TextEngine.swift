import Foundation

/// The vertical measures of a line in one font, in points, unrounded; `descent` is positive downwards.
public struct LineMetrics: Hashable, Sendable {
    /// From the baseline to the top of the line.
    public var ascent: Double
    /// From the baseline to the bottom of the line.
    public var descent: Double
    /// Between the bottom of a line above and this one. It may be negative.
    public var leading: Double
    /// From the baseline to the top of a flat capital, as H.
    public var capHeight: Double
    /// From the baseline to the top of a flat small letter, as x.
    public var xHeight: Double

    /// Measures in points.
    public init(ascent: Double, descent: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// Of one line by itself, without what is between lines.
    public var lineHeight: Double { ascent + descent }

    /// SF Pro of a size in points, in every weight; SF Mono has the same (Docs/Rules.md, section 19): hhea ascent 1950,
    /// descent 494, cap height 1443, x height 1078 of 2048 units.
    public static func systemFont(size: Double, leading: Double = 0) -> LineMetrics {
        let em = size.isFinite ? max(0, size) / 2048 : 0
        return LineMetrics(
            ascent: 1950 * em, descent: 494 * em, leading: leading.isFinite ? leading : 0, capHeight: 1443 * em,
            xHeight: 1078 * em)
    }
}

/// Shapes text. Line breaking, truncation and line limits are not its business (`TextLayout`): they are the same for
/// every engine.
public protocol TextEngine: AnyObject {
    /// The glyphs of a text in logical order, as clusters that can be set on lines.
    func shape(_ spans: [TextSpan]) -> ShapedText
    /// The measures of a line that is set in a font, without rounding.
    func metrics(of font: FontDescriptor) -> LineMetrics
    /// True when the metrics are those of the test engine (10 × 20 a character), whose lines are never rounded to
    /// pixels.
    var isFixed: Bool { get }
    /// Whether text can be set in a font of the name, or in one that stands for it.
    func hasFont(named name: String) -> Bool
}

extension TextEngine {
    public func hasFont(named name: String) -> Bool { false }
}

/// A loaded font, known to the engine and the renderers that made it.
public protocol FontFace: AnyObject, Sendable {
    /// For printing, such as "Inter 600".
    var name: String { get }
    /// The family by which other programs know the font; nil where they don't.
    var familyName: String? { get }
    /// The outlines of a run's glyphs, filled by winding, in points from the run's origin on the baseline, y down. Nil
    /// where glyphs are no outlines, as the pictures of emoji.
    func outlines(of run: GlyphRun) -> Path?
    /// The file that has the letters as they are drawn; nil where none has, as for letters whose ends are rounded.
    var source: FontSource? { get }
}

/// A font file, and which of its fonts.
public struct FontSource: Hashable, Sendable {
    /// The file's path.
    public var path: String
    /// Which font of a collection, from 0.
    public var index: Int
    /// The instance of a variable font: values by the tags of axes. An axis that is not here has its default.
    public var variations: [String: Double]

    /// A font of a file.
    public init(path: String, index: Int, variations: [String: Double]) {
        self.path = path
        self.index = index
        self.variations = variations
    }
}

extension FontFace {
    /// Nil, where a face says nothing.
    public var familyName: String? { nil }
    /// Nil, where a face says nothing.
    public func outlines(of run: GlyphRun) -> Path? { nil }
    /// Nil, where a face says nothing.
    public var source: FontSource? { nil }
}
