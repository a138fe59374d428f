import Foundation
import PlumbCore

/// What is said of a font before it is made. Source: Apple (`UIFontDescriptor`).
public final class UIFontDescriptor: NSObject, Sendable {
    /// Points.
    public let pointSize: CGFloat
    let weight: UIFont.Weight
    let design: SystemDesign
    /// Slanted, bold, or with characters of one width.
    public let symbolicTraits: SymbolicTraits
    let hasMonospacedDigits: Bool
    let name: String?

    init(
        size: CGFloat, weight: UIFont.Weight, design: SystemDesign, traits: SymbolicTraits, hasMonospacedDigits: Bool,
        name: String?
    ) {
        pointSize = size
        self.weight = weight
        self.design = design
        symbolicTraits = traits
        self.hasMonospacedDigits = hasMonospacedDigits
        self.name = name
        super.init()
    }

    convenience init(_ font: UIFont) {
        var traits = font.traits
        if font.weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if font.design == .monospaced { traits.insert(.traitMonoSpace) }
        self.init(
            size: font.pointSize, weight: font.weight, design: font.design, traits: traits,
            hasMonospacedDigits: font.hasMonospacedDigits, name: font.givenName)
    }

    /// A font by its name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(
            size: size, weight: .regular, design: .default, traits: [], hasMonospacedDigits: false, name: fontName)
    }

    /// The font of a text style in the text size of the host at work.
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(UIFont.preferredFont(forTextStyle: style))
    }

    /// The same in another design of the system's; nil for a font that is not the system's.
    public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard name == nil else { return nil }
        return UIFontDescriptor(
            size: pointSize, weight: weight, design: design, traits: symbolicTraits,
            hasMonospacedDigits: hasMonospacedDigits, name: nil)
    }

    /// The same, bold or not, italic or not. Bold is semibold for fonts of the system, as UIKit's is.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        let isBold = symbolicTraits.contains(.traitBold)
        let wasBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
        let own: UIFont.Weight =
            isBold ? (wasBold ? weight : name == nil ? .semibold : .bold) : wasBold ? .regular : weight
        return UIFontDescriptor(
            size: pointSize, weight: own, design: symbolicTraits.contains(.traitMonoSpace) ? .monospaced : design,
            traits: symbolicTraits, hasMonospacedDigits: hasMonospacedDigits, name: name)
    }

    /// The same in another size, in points.
    public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(
            size: newPointSize, weight: weight, design: design, traits: symbolicTraits,
            hasMonospacedDigits: hasMonospacedDigits, name: name)
    }

    /// A design of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kinds there are.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        var fontDesign: Font.Design? {
            switch self {
            case .rounded: .rounded
            case .serif: .serif
            case .monospaced: .monospaced
            default: nil
            }
        }
    }

    /// Bold, italic and the like.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The traits there are.
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }
}

/// Sizes that grow with the text size as a text style does. Source: Apple (`UIFontMetrics`).
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// - Parameter textStyle: the style with which sizes grow.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// Grows with body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// The font in the text size of the host at work.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// The font in the text size of the host at work, at most so large.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }

    /// A length in the text size of the host at work, on whole pixels.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length in the text size of some surroundings, on whole pixels; nil for those of the host at work.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let values = (traitCollection ?? .current).environment
        let factor = values.platform.lineFactor(of: style.fontStyle, values.dynamicTypeSize)
        let pixels = Double(value) * factor * Double(values.displayScale)
        guard factor != 1, pixels.isFinite, values.displayScale > 0 else { return value }
        return CGFloat(pixels.rounded()) / values.displayScale
    }
}
