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
