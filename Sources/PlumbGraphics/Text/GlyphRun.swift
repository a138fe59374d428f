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

    /// Characters that are drawn together.
    public struct Cluster: Sendable, Equatable {
        /// The characters.
        public var text: String
        /// Points from the run's origin to the left edge.
        public var x: Double
        /// Points to the right edge.
        public var width: Double
        /// How many glyphs they are.
        public var glyphCount: Int
        /// Characters between two edges, in points from the run's origin.
        public init(text: String, x: Double, width: Double, glyphCount: Int = 1) {
            self.text = text
            self.x = x
            self.width = width
            self.glyphCount = glyphCount
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
    /// The characters with their places, in logical order; nil where each character is one glyph, and they stand from
    /// left to right.
    public var clusters: [Cluster]?
    /// Whether the characters are read from right to left.
    public var isRightToLeft = false
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
