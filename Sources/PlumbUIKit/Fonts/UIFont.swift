import Foundation
import PlumbCore
import PlumbPlatform

/// A font of UIKit: a size in points that no text size changes any more, a weight and a design. `Font(uiFont)` is
/// SwiftUI's font of the same measures. Source: Apple (`UIFont`).
public final class UIFont: NSObject, Sendable {
    /// Points.
    public let pointSize: CGFloat
    let weight: Weight
    let design: UIFontDescriptor.SystemDesign
    let traits: UIFontDescriptor.SymbolicTraits
    let hasMonospacedDigits: Bool
    /// The name by which it was asked for; nil for a font of the system.
    let givenName: String?

    init(
        size: CGFloat, weight: Weight = .regular, design: UIFontDescriptor.SystemDesign = .default,
        traits: UIFontDescriptor.SymbolicTraits = [], hasMonospacedDigits: Bool = false, name: String? = nil
    ) {
        // As a UILabel does with a size that is none.
        pointSize = size > 0 && size.isFinite ? min(size, 10_000) : Self.systemFontSize
        self.weight = weight
        self.design = design
        self.traits = traits
        self.hasMonospacedDigits = hasMonospacedDigits
        givenName = name
        super.init()
    }

    // MARK: Fonts

    /// - Parameter fontSize: points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
    /// - Parameter fontSize: points.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
    /// Semibold, as UIKit's bold font of the system is.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize, weight: .semibold) }
    /// The system's font, slanted. Points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, traits: .traitItalic)
    }
    /// Digits of one width.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, hasMonospacedDigits: true)
    }
    /// Letters of one width.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight, design: .monospaced)
    }

    /// The font of a text style in the text size of the host at work.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style in the text size of some surroundings; nil for those of the host at work.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let values = (traitCollection ?? .current).environment
        return UIFont(
            size: CGFloat(values.platform.size(of: style.fontStyle, values.dynamicTypeSize)),
            weight: Weight.named.first { $0.font == values.platform.weight(of: style.fontStyle) }?.weight ?? .regular)
    }

    /// A font by its name; nil where it is neither brought along by the app, nor installed, nor one of an iPhone's.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard Self.isKnown(fontName) else { return nil }
        self.init(size: fontSize, name: fontName)
    }

    private static func isKnown(_ name: String) -> Bool {
        let engine = HostAtWork.now.environment.textEngine
        return engine.isFixed || engine.hasFont(named: name)
    }

    /// The font that a descriptor says.
    ///
    /// - Parameter pointSize: points; 0 for the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(
            size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight,
            design: descriptor.design, traits: descriptor.symbolicTraits.subtracting(.traitBold),
            hasMonospacedDigits: descriptor.hasMonospacedDigits, name: descriptor.name)
    }

    /// The font in another size.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

    // MARK: Measures, in points

    private var metrics: LineMetrics {
        HostAtWork.now.environment.textEngine.metrics(of: Font(self).descriptor(in: HostAtWork.now.environment))
    }

    /// The height of a line by itself.
    public var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
    /// From the baseline to the top of a line.
    public var ascender: CGFloat { CGFloat(metrics.ascent) }
    /// From the baseline to the bottom of a line: negative.
    public var descender: CGFloat { CGFloat(-metrics.descent) }
    /// Between two lines.
    public var leading: CGFloat { CGFloat(metrics.leading) }
    /// Of a capital letter.
    public var capHeight: CGFloat { CGFloat(metrics.capHeight) }
    /// Of a small letter.
    public var xHeight: CGFloat { CGFloat(metrics.xHeight) }

    /// Points that the system uses for labels, buttons and small texts.
    public static var labelFontSize: CGFloat { platform.metrics.labelFontSize }
    public static var buttonFontSize: CGFloat { platform.metrics.buttonFontSize }
    public static var smallSystemFontSize: CGFloat { platform.metrics.smallSystemFontSize }
    public static var systemFontSize: CGFloat { platform.metrics.systemFontSize }
    private static var platform: Platform { HostAtWork.now.environment.platform }

    // MARK: Names

    /// UIKit's name for a font of the system, or the one by which it was asked for.
    public var fontName: String { givenName ?? ".SFUI-\(weight.name)\(traits.contains(.traitItalic) ? "Italic" : "")" }
    /// The family: the one that was asked for, else the system's.
    public var familyName: String { givenName ?? ".AppleSystemUIFont" }
    /// What the font is like, to change it.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return pointSize == other.pointSize && weight == other.weight && design == other.design
            && traits == other.traits && hasMonospacedDigits == other.hasMonospacedDigits
            && givenName == other.givenName
    }
    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(pointSize)
        hasher.combine(weight)
        hasher.combine(givenName)
        return hasher.finalize()
    }
}

extension UIFont {
    /// How heavy a font is: 0 is regular. Source: Apple (`UIFont.Weight`).
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// By its number or name.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The weights there are, -1 to 1.
        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        fileprivate static let named: [(weight: Weight, font: Font.Weight, name: String)] = [
            (.ultraLight, .ultraLight, "Ultralight"), (.thin, .thin, "Thin"), (.light, .light, "Light"),
            (.regular, .regular, "Regular"), (.medium, .medium, "Medium"), (.semibold, .semibold, "Semibold"),
            (.bold, .bold, "Bold"), (.heavy, .heavy, "Heavy"), (.black, .black, "Black"),
        ]

        private var nearest: (weight: Weight, font: Font.Weight, name: String) {
            Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
                ?? (.regular, .regular, "Regular")
        }

        /// The nearest weight that has a name.
        var fontWeight: Font.Weight { nearest.font }
        fileprivate var name: String { nearest.name }
        /// From 100 to 900.
        var value: Double { Double((Self.named.firstIndex { $0.name == name } ?? 3) + 1) * 100 }
    }

    /// A text style by UIKit's name. Source: Apple (`UIFont.TextStyle`).
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The styles there are.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        private static let styles: [(TextStyle, Font.TextStyle)] = [
            (.largeTitle, .largeTitle), (.title1, .title), (.title2, .title2), (.title3, .title3),
            (.headline, .headline), (.subheadline, .subheadline), (.body, .body), (.callout, .callout),
            (.footnote, .footnote), (.caption1, .caption), (.caption2, .caption2),
        ]

        /// SwiftUI's name; the body's for a name of no style.
        var fontStyle: Font.TextStyle { Self.styles.first { $0.0 == self }?.1 ?? .body }
    }
}

extension Font {
    /// SwiftUI's font of the same size, weight and design, which no text size changes.
    public init(_ font: UIFont) {
        var own =
            font.givenName.map { Font.custom($0, fixedSize: font.pointSize) }
            ?? Font.system(
                size: font.pointSize, weight: font.weight == .regular ? nil : font.weight.fontWeight,
                design: font.design.fontDesign)
        if font.givenName != nil, font.weight != .regular { own = own.weight(font.weight.fontWeight) }
        if font.traits.contains(.traitItalic) { own = own.italic() }
        if font.hasMonospacedDigits { own = own.monospacedDigit() }
        self = own
    }
}
