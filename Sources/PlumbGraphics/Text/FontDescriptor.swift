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
