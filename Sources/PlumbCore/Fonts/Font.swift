import Foundation
import PlumbGraphics
import PlumbPlatform

/// A font, by style or by size; how large it is in the end depends on the environment.
public struct Font: Hashable, Sendable {
    /// A role of a text on a page. Size and line height are those of the Human Interface Guidelines for the Dynamic
    /// Type size.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        /// At the Dynamic Type size `large` these are 34, 28, 22, 20, 17 (semibold), 15, 17, 16, 13, 12 and 11 points.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The look of a font's letters. Which families stand for Apple's designs: Docs/Rules.md, section 24.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// From ultralight (100) to black (900).
    public struct Weight: Hashable, Sendable {
        let value: Double
        /// 100: the thinnest lines.
        public static let ultraLight = Weight(value: 100)
        /// 200: between ultralight and light.
        public static let thin = Weight(value: 200)
        /// 300: a little thinner than regular.
        public static let light = Weight(value: 300)
        /// 400: what texts have unless something else is said; headlines are semibold.
        public static let regular = Weight(value: 400)
        /// 500: a little bolder than regular.
        public static let medium = Weight(value: 500)
        /// 600: the weight of headlines, and of the bold trait in smaller styles.
        public static let semibold = Weight(value: 600)
        /// 700: the weight of the bold trait in the larger titles and in fonts by size.
        public static let bold = Weight(value: 700)
        /// 800: bolder than bold.
        public static let heavy = Weight(value: 800)
        /// 900: the thickest lines.
        public static let black = Weight(value: 900)
    }

    /// How wide characters are beside those of the standard width.
    public struct Width: Hashable, Sendable {
        /// 0 for the standard width, less for narrower ones.
        public var value: CGFloat

        /// A width between the named ones, or beyond them: −0.2 is condensed, 0.2 expanded. Beyond half and twice the
        /// standard width, letters change no more.
        public init(_ value: CGFloat) { self.value = value }

        /// Letters 0.7 times as wide as standard ones.
        public static let compressed = Width(-0.4)
        /// Letters 0.85 times as wide as standard ones.
        public static let condensed = Width(-0.2)
        /// Letters as wide as the font has them.
        public static let standard = Width(0)
        /// Letters 1.2 times as wide as standard ones.
        public static let expanded = Width(0.2)

        /// What widths are multiplied by: 0.7, 0.85, 1 and 1.2 for the named widths, in proportion between and beyond
        /// them, from half to twice the standard width (Docs/Rules.md, section 21).
        var factor: Double {
            guard value.isFinite else { return 1 }
            return min(max(1 + (value < 0 ? 0.75 : 1) * Double(value), 0.5), 2)
        }
    }

    /// How far apart the lines of a font are.
    public enum Leading: Hashable, Sendable {
        /// The style's own distance, 2 points less, and 2 points more.
        case standard, tight, loose

        /// Points between lines, beyond those of the style.
        fileprivate func points(_ platform: Platform) -> Double {
            switch self {
            case .standard: 0
            case .tight: -platform.metrics.leadingStep
            case .loose: platform.metrics.leadingStep
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

    /// 34 points on lines of 41 at the Dynamic Type size `large`.
    public static let largeTitle = Font(.style(.largeTitle))
    /// 28 points on lines of 34 at the Dynamic Type size `large`.
    public static let title = Font(.style(.title))
    /// 22 points on lines of 28 at the Dynamic Type size `large`.
    public static let title2 = Font(.style(.title2))
    /// 20 points on lines of 25 at the Dynamic Type size `large`.
    public static let title3 = Font(.style(.title3))
    /// 17 points, semibold, on lines of 22 at the Dynamic Type size `large`.
    public static let headline = Font(.style(.headline))
    /// 15 points on lines of 20 at the Dynamic Type size `large`.
    public static let subheadline = Font(.style(.subheadline))
    /// 17 points on lines of 22 at the Dynamic Type size `large`.
    public static let body = Font(.style(.body))
    /// The font of texts of which nothing else is said: that of the body style.
    public static var `default`: Font { body }
    /// 16 points on lines of 21 at the Dynamic Type size `large`.
    public static let callout = Font(.style(.callout))
    /// 13 points on lines of 18 at the Dynamic Type size `large`.
    public static let footnote = Font(.style(.footnote))
    /// 12 points on lines of 16 at the Dynamic Type size `large`.
    public static let caption = Font(.style(.caption))
    /// 11 points on lines of 13 at the Dynamic Type size `large`.
    public static let caption2 = Font(.style(.caption2))

    /// The system's font in the size of a style, which grows with the Dynamic Type size.
    ///
    /// - Parameters:
    ///   - design: nil for that of the views around.
    ///   - weight: nil for that of the views around, or else the style's.
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
    /// A font by name; the size grows as that of a style does.
    ///
    /// - Parameter size: points at the Dynamic Type size `large`.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: Double(size), relativeTo: textStyle))
    }
    /// A font by name, whatever the Dynamic Type size.
    ///
    /// - Parameter fixedSize: points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: Double(fixedSize), relativeTo: nil))
    }

    /// The font in a weight, which wins over that of the views around. The bold trait of a text or of a view makes a
    /// lighter one bold. Letters are wider or narrower by it; lines of the system's font stay as high.
    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    /// The font with wider or narrower letters; texts are as wide as they become by it.
    public func width(_ width: Width) -> Font { with { $0.width = width } }
    /// The bold trait: bold for large titles, titles and second titles and for fonts by size, semibold for the other
    /// styles (Docs/Rules.md, section 21). A weight of the font wins over it.
    public func bold() -> Font { with { $0.isBold = true } }
    /// The font with slanted letters.
    public func italic() -> Font { with { $0.isItalic = true } }
    /// The font with digits of one width, so that numbers that change keep their place.
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    /// The font with small capitals for lower-case letters, where it has such.
    public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
    /// The font in the monospaced design; a font by name stays as it is.
    public func monospaced() -> Font { with { $0.design = .monospaced } }
    /// How far apart lines are: 2 points more or less for a text style; fonts by size and by name stay as they are
    /// (Docs/Rules.md, section 19). Texts of several lines are higher or lower, and the distance to a text above
    /// changes with it.
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
        let isMadeBold = own.isBold ?? traits.isBold
        let isBold = own.isBold ?? (isBold || traits.isBold)
        // The bold trait of a text, or around it, changes a font in a lighter weight.
        let weightOfFont = isMadeBold ? self.weight.flatMap { $0.value > Weight.bold.value ? $0 : nil } : self.weight
        var weight = own.weight ?? weightOfFont ?? environment.fontWeight
        let size: Double
        // Sizes that are given have none, whatever the design.
        var leading = 0.0
        var family: String?
        switch base {
        case .style(let style):
            let platform = environment.platform
            size = platform.size(of: style, dynamicType)
            leading = platform.leading(of: style, dynamicType) + self.leading.points(platform)
            weight = weight ?? platform.weight(of: style, isBold: isBold)
        case .size(let points): size = points
        case .named(let name, let points, let style):
            family = name
            let platform = environment.platform
            let factor = style.map { platform.size(of: $0, dynamicType) / platform.size(of: $0, .large) } ?? 1
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
