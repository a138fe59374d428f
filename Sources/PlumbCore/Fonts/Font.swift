import Foundation
import PlumbGraphics

/// A font, by style or by size; how large it is in the end depends on the environment.
public struct Font: Hashable, Sendable {
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// From ultralight (100) to black (900).
    public struct Weight: Hashable, Sendable {
        let value: Double
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    /// How wide characters are beside those of the standard width.
    public struct Width: Hashable, Sendable {
        /// 0 for the standard width, less for narrower ones.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// What widths are multiplied by: 0.7, 0.85, 1 and 1.2 for the named widths, in proportion between and beyond them, from half to
        /// twice the standard width (Docs/Rules.md, section 21).
        var factor: Double {
            guard value.isFinite else { return 1 }
            return min(max(1 + (value < 0 ? 0.75 : 1) * Double(value), 0.5), 2)
        }
    }

    /// How far apart the lines of a font are.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// Points between lines, beyond those of the style.
        fileprivate var points: Double {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        /// Points; a size scales with Dynamic Type only relative to a style.
        case size(Double)
        case named(String, size: Double, relativeTo: TextStyle?)
    }

    private var base: Base
    private var design: Design?
    private var weight: Weight?
    private var width: Width?
    private var isBold = false
    private var isItalic = false
    private var hasMonospacedDigits = false
    private var hasSmallCaps = false
    private var leading = Leading.standard

    private init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
        self.base = base
        self.design = design
        self.weight = weight
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    /// The font of texts of which nothing else is said: that of the body style.
    public static var `default`: Font { body }
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }
    /// - Parameter size: points, whatever the Dynamic Type size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(Double(size)), design: design, weight: weight)
    }
    /// A font by name; the size grows with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size: Double(size), relativeTo: .body))
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: Double(size), relativeTo: textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: Double(fixedSize), relativeTo: nil))
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// The bold trait: bold for titles and fonts by size, semibold for the other styles. A weight wins over it.
    public func bold() -> Font { with { $0.isBold = true } }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// How far apart lines are: 2 points more or less for a text style; fonts by size and by name stay as they are (Docs/Rules.md, section 19). Texts
    /// of several lines are higher or lower, and the distance to a text above changes with it.
    public func leading(_ leading: Leading) -> Font { with { $0.leading = leading } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// The font for an environment.
    package func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
        descriptor(in: environment, FontStyling())
    }

    /// The font for an environment; what was set on a text itself wins over both.
    func descriptor(in environment: EnvironmentValues, _ own: FontStyling) -> FontDescriptor {
        let dynamicType = environment.dynamicTypeSize
        let traits = environment.fontTraits
        var design = own.design ?? self.design ?? environment.fontDesign ?? .default
        var weight = own.weight ?? self.weight ?? environment.fontWeight
        let isBold = own.isBold ?? (isBold || traits.isBold)
        let size: Double
        // Sizes that are given have none, whatever the design.
        var leading = 0.0
        var family: String?
        switch base {
        case .style(let style):
            size = TextStyleMetrics.size(style, dynamicType)
            leading = LineHeightMetrics.leading(style, dynamicType) + self.leading.points
            weight = weight ?? (isBold ? TextStyleMetrics.boldWeight(style) : TextStyleMetrics.weight(style))
        case .size(let points): size = points
        case .named(let name, let points, let style):
            family = name
            let factor = style.map { TextStyleMetrics.size($0, dynamicType) / TextStyleMetrics.size($0, .large) } ?? 1
            size = points * factor
        }
        if design == .default, own.isMonospaced ?? environment.isMonospaced { design = .monospaced }
        let factor = own.scale ?? traits.scale
        let scaled = size * factor
        return FontDescriptor(
            design: family.map { .named($0) } ?? design.engineDesign,
            // An absurd size is drawn as the smallest one: a font must have some size.
            size: scaled.isFinite && scaled > 0 ? min(scaled, 10_000) : 1,
            weight: traits.legibilityWeight.weight(for: (weight ?? (isBold ? .bold : .regular)).value),
            width: (own.width ?? width ?? traits.width)?.factor ?? 1,
            isItalic: own.isItalic ?? (isItalic || environment.isItalic),
            hasMonospacedDigits: own.hasMonospacedDigits || hasMonospacedDigits || environment.hasMonospacedDigits,
            hasSmallCaps: hasSmallCaps, leading: leading * factor)
    }
}

/// What is said of a font beside its name, on the text itself; nil for what the font and the views around say.
struct FontStyling: Equatable, Sendable {
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var design: Font.Design?
    var width: Font.Width?
    var isMonospaced: Bool?
    var hasMonospacedDigits = false
    /// What the size is multiplied by.
    var scale: Double?

    /// These, and where there is none, those of a text around.
    func within(_ outer: FontStyling) -> FontStyling {
        FontStyling(
            weight: weight ?? outer.weight, isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
            design: design ?? outer.design, width: width ?? outer.width,
            isMonospaced: isMonospaced ?? outer.isMonospaced,
            hasMonospacedDigits: hasMonospacedDigits || outer.hasMonospacedDigits, scale: scale ?? outer.scale)
    }
}

/// What few views set for the fonts within: together one value of the environment.
struct FontTraits: Equatable {
    var isBold = false
    /// Whether the person in front of the screen wants heavier characters.
    var legibilityWeight: LegibilityWeight?
    var width: Font.Width?
    /// What sizes are multiplied by.
    var scale = 1.0
}

private struct FontTraitsKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .fontTraits }
    static var defaultValue: FontTraits { FontTraits() }
}

extension Font.Design {
    fileprivate var engineDesign: FontDescriptor.Design {
        switch self {
        case .default: .system
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

private struct FontKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .font }
    static var defaultValue: Font? { nil }
}
private struct FontWeightKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .fontWeight }
    static var defaultValue: Font.Weight? { nil }
}
private struct FontDesignKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .fontDesign }
    static var defaultValue: Font.Design? { nil }
}
private struct IsItalicKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .isItalic }
    static var defaultValue: Bool { false }
}
private struct MonospacedDigitsKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .hasMonospacedDigits }
    static var defaultValue: Bool { false }
}
private struct IsMonospacedKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .isMonospaced }
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The font of texts and symbols; nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }
    var isItalic: Bool {
        get { self[IsItalicKey.self] }
        set { self[IsItalicKey.self] = newValue }
    }
    var hasMonospacedDigits: Bool {
        get { self[MonospacedDigitsKey.self] }
        set { self[MonospacedDigitsKey.self] = newValue }
    }
    var fontTraits: FontTraits {
        get { self[FontTraitsKey.self] }
        set { self[FontTraitsKey.self] = newValue }
    }
    var isMonospaced: Bool {
        get { self[IsMonospacedKey.self] }
        set { self[IsMonospacedKey.self] = newValue }
    }
}

extension View {
    /// The font of texts and symbols within. Size and place follow them.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
    /// How wide the characters of the texts within are; nil for the standard width. Texts are measured as they are drawn.
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontTraits.width, width) }
    /// Bold texts within: bold for titles and fonts by size, semibold for the other styles. A weight wins over it.
    public func bold(_ isActive: Bool = true) -> some View { environment(\.fontTraits.isBold, isActive) }
    public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
    public func monospaced(_ isActive: Bool = true) -> some View { environment(\.isMonospaced, isActive) }
    /// Digits of one width in the texts within.
    public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }
}
