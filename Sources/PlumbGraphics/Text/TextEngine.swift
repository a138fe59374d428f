import Foundation

/// A font as layout asks for it.
public struct FontDescriptor: Hashable, Sendable {
    /// Which letters a font has: those of the system, of a design of the system, or of a family.
    public enum Design: Hashable, Sendable {
        /// Designs of the system's font. Which families stand for them: Docs/Rules.md, section 24.
        case system, serif, rounded, monospaced
        /// A family by name.
        case named(String)
    }

    /// The family, or the design of the system's font.
    public var design: Design
    /// Points.
    public var size: Double
    /// 100 (ultralight) … 900 (black), 400 is regular.
    public var weight: Double
    /// What the widths of characters are multiplied by.
    public var width: Double
    /// Whether letters are slanted.
    public var isItalic: Bool
    /// Whether digits are all of one width; letters keep theirs.
    public var hasMonospacedDigits: Bool
    /// Whether lower-case letters are drawn as small capitals, where the font has them.
    public var hasSmallCaps: Bool
    /// Points by which lines of this font stand farther apart than they are high: what the table of a text style gives
    /// beyond the font's own line height. Negative where the table gives less; 0 for a font by size.
    public var leading: Double

    /// A font, regular and upright, of the system's design unless something else is said.
    ///
    /// - Parameters:
    ///   - size: points.
    ///   - weight: 100 to 900.
    ///   - leading: points.
    public init(
        design: Design = .system, size: Double, weight: Double = 400, width: Double = 1, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, hasSmallCaps: Bool = false, leading: Double = 0
    ) {
        self.design = design
        self.size = size
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.hasSmallCaps = hasSmallCaps
        self.leading = leading
    }

    /// The font in another size; what is counted in points goes with it.
    package func scaled(by factor: Double) -> FontDescriptor {
        var font = self
        font.size *= factor
        font.leading *= factor
        return font
    }
}

/// A stretch of text in one font.
public struct TextSpan: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font that is asked for. Characters that it lacks come from others.
    public var font: FontDescriptor
    /// Points added after every character (`tracking` and `kerning`).
    public var tracking: Double
    /// Points the glyphs are raised by.
    public var baselineOffset: Double
    /// Whether letters join though something is added after them (`kerning`).
    public var joinsLetters: Bool
    /// Something that stands in the place of the text, which is one character (U+FFFC).
    public var attachment: TextAttachment?

    /// A stretch. Tracking and offset are in points; what is no number counts as 0, and both are brought into
    /// −10,000…10,000.
    public init(
        _ text: String, font: FontDescriptor, tracking: Double = 0, baselineOffset: Double = 0,
        joinsLetters: Bool = false, attachment: TextAttachment? = nil
    ) {
        self.text = text
        self.font = font
        self.tracking = Self.usable(tracking)
        self.baselineOffset = Self.usable(baselineOffset)
        self.joinsLetters = joinsLetters
        self.attachment = attachment
    }

    /// Points that a line can have: what is no number counts as 0, and no letter is farther away than the largest font
    /// is high.
    private static func usable(_ length: Double) -> Double { length.isNaN ? 0 : min(max(length, -10_000), 10_000) }
}

/// What takes room in a line without being a character: a picture. In points.
public struct TextAttachment: Hashable, Sendable {
    /// The room on the line.
    public var width: Double
    /// Above and below the baseline.
    public var ascent: Double
    /// The room below the baseline.
    public var descent: Double

    /// The character that an attachment stands for.
    public static let character = "\u{FFFC}"

    /// The room that something takes in a line, in points.
    public init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}

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

/// A text after shaping: clusters in logical order, each belonging to one run.
public struct ShapedText: Sendable {
    /// What is set on lines, in the order in which the text is read.
    public var clusters: [Cluster]
    /// Glyphs of the clusters, by face, direction and span.
    public var runs: [ShapedRun]
    /// The paragraph's base direction.
    public var isRightToLeft: Bool

    /// A text whose clusters refer to the runs by index.
    public init(clusters: [Cluster], runs: [ShapedRun], isRightToLeft: Bool = false) {
        self.clusters = clusters
        self.runs = runs
        self.isRightToLeft = isRightToLeft
    }
}

/// The smallest piece of text that a line can end with: one or more characters and their glyphs.
public struct Cluster: Sendable {
    /// Whether a line may end after a cluster: not there, there if need be, or there in any case.
    public enum Break: UInt8, Sendable { case none, allowed, mandatory }

    /// Points, tracking included.
    public var advance: Double
    /// Index into `ShapedText.runs`.
    public var run: Int
    /// Indices into the run's `glyphs`.
    public var glyphs: Range<Int>
    /// The characters.
    public var text: String
    /// What may happen after this cluster.
    public var breakAfter: Break
    /// White space hangs over the end of a line: it does not count when a line is fitted.
    public var isWhitespace: Bool

    /// A cluster of a run; the advance in points, the glyphs as indices into the run.
    public init(advance: Double, run: Int, glyphs: Range<Int>, text: String, breakAfter: Break, isWhitespace: Bool) {
        self.advance = advance
        self.run = run
        self.glyphs = glyphs
        self.text = text
        self.breakAfter = breakAfter
        self.isWhitespace = isWhitespace
    }
}

/// Glyphs of one font face, one direction, one span.
public struct ShapedRun: Sendable {
    /// The face that the glyphs are taken from. It may be another one than the font asks for, which lacks them.
    public var face: any FontFace
    /// The font that was asked for.
    public var font: FontDescriptor
    /// The span (index into what was shaped) that the run comes from.
    public var span: Int
    /// The bidirectional embedding level; odd is right to left.
    public var level: UInt8
    /// In logical order of clusters.
    public var glyphs: [ShapedGlyph]

    /// A run of the span with the index `span` in what was shaped.
    public init(face: any FontFace, font: FontDescriptor, span: Int, level: UInt8, glyphs: [ShapedGlyph]) {
        self.face = face
        self.font = font
        self.span = span
        self.level = level
        self.glyphs = glyphs
    }
}

/// A glyph and where it stands relative to the pen, in points.
public struct ShapedGlyph: Sendable {
    /// The glyph's number in its face.
    public var id: UInt32
    /// How far right of the pen the glyph is drawn.
    public var xOffset: Double
    /// How far below the pen the glyph is drawn; negative for above.
    public var yOffset: Double
    /// How far the pen moves on, tracking included.
    public var advance: Double

    /// A glyph; by default it is drawn where the pen is.
    public init(id: UInt32, xOffset: Double = 0, yOffset: Double = 0, advance: Double) {
        self.id = id
        self.xOffset = xOffset
        self.yOffset = yOffset
        self.advance = advance
    }
}

/// A loaded font, known to the engine and the renderers that made it.
public protocol FontFace: AnyObject, Sendable {
    /// For printing, such as "Inter 600".
    var name: String { get }
}

/// Glyphs of one face at one size, in visual order, ready to be drawn.
public struct GlyphRun: Sendable {
    /// A glyph at its place.
    public struct Glyph: Sendable {
        /// The glyph's number in the face.
        public var id: UInt32
        /// Points from the run's origin on the baseline; y down.
        public var x: Double
        /// Points below the baseline; negative for above.
        public var y: Double
        /// A glyph at a place, in points from the run's origin.
        public init(id: UInt32, x: Double, y: Double) {
            self.id = id
            self.x = x
            self.y = y
        }
    }

    /// The face that the glyphs are taken from.
    public var face: any FontFace
    /// The font that was asked for: its size, weight and slant.
    public var font: FontDescriptor
    /// The glyphs from left to right.
    public var glyphs: [Glyph]
    /// The characters in logical order (renderers that keep text as text need them).
    public var text: String
    /// Points.
    public var width: Double
    /// Whether the glyphs are painted where they stand to a fraction of a pixel: letters that move don't jump from
    /// pixel to pixel.
    public var isFree = false

    /// A run that is not free (`isFree`).
    ///
    /// - Parameter width: points.
    public init(face: any FontFace, font: FontDescriptor, glyphs: [Glyph], text: String, width: Double) {
        self.face = face
        self.font = font
        self.glyphs = glyphs
        self.text = text
        self.width = width
    }
}
