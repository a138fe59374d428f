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
