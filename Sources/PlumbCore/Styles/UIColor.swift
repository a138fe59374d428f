import Foundation
import PlumbGraphics

/// A colour by the names that UIKit has for it, for files that write `Color(.systemGray6)` or `Color(uiColor: .label)`.
///
/// It can be asked for nothing but a `Color`: there is no UIKit here.
public final class UIColor: Hashable, Sendable {
    let color: Color

    private init(_ kind: ColorStorage.Kind) { color = Color(kind) }

    /// The colour of SwiftUI.
    public init(_ color: Color) { self.color = color }

    /// Components of extended sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
    }

    /// A grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: Double(white), opacity: Double(alpha)))
    }

    /// Hue, saturation and brightness from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
                opacity: Double(alpha)))
    }

    /// A colour of the assets.
    public convenience init?(named name: String) { self.init(Color(name)) }

    /// The colour, fainter by a factor from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(Double(alpha))) }

    public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// Colours that follow the colour scheme.
extension UIColor {
    public static let systemRed = UIColor(.system(.red))
    public static let systemOrange = UIColor(.system(.orange))
    public static let systemYellow = UIColor(.system(.yellow))
    public static let systemGreen = UIColor(.system(.green))
    public static let systemMint = UIColor(.system(.mint))
    public static let systemTeal = UIColor(.system(.teal))
    public static let systemCyan = UIColor(.system(.cyan))
    public static let systemBlue = UIColor(.system(.blue))
    public static let systemIndigo = UIColor(.system(.indigo))
    public static let systemPurple = UIColor(.system(.purple))
    public static let systemPink = UIColor(.system(.pink))
    public static let systemBrown = UIColor(.system(.brown))
    public static let systemGray = UIColor(.system(.gray))
    public static let systemGray2 = UIColor(.system(.gray2))
    public static let systemGray3 = UIColor(.system(.gray3))
    public static let systemGray4 = UIColor(.system(.gray4))
    public static let systemGray5 = UIColor(.system(.gray5))
    public static let systemGray6 = UIColor(.system(.gray6))

    /// The page, and what lies on it, once and twice.
    public static let systemBackground = UIColor(.system(.background))
    public static let secondarySystemBackground = UIColor(.system(.secondaryBackground))
    public static let tertiarySystemBackground = UIColor(.system(.tertiaryBackground))
    public static let systemGroupedBackground = UIColor(.system(.groupedBackground))
    public static let secondarySystemGroupedBackground = UIColor(.system(.secondaryGroupedBackground))
    public static let tertiarySystemGroupedBackground = UIColor(.system(.tertiaryGroupedBackground))

    /// What fills large, middle-sized and small shapes and lets through what is behind.
    public static let systemFill = UIColor(.system(.fill))
    public static let secondarySystemFill = UIColor(.system(.secondaryFill))
    public static let tertiarySystemFill = UIColor(.system(.tertiaryFill))
    public static let quaternarySystemFill = UIColor(.system(.quaternaryFill))

    /// Texts and lines.
    public static let label = UIColor(.system(.label))
    public static let secondaryLabel = UIColor(.system(.secondaryLabel))
    public static let tertiaryLabel = UIColor(.system(.tertiaryLabel))
    public static let quaternaryLabel = UIColor(.system(.quaternaryLabel))
    public static let placeholderText = UIColor(.system(.placeholderText))
    public static let separator = UIColor(.system(.separator))
    public static let opaqueSeparator = UIColor(.system(.opaqueSeparator))
    public static let link = UIColor(.system(.link))
    /// The tint in force.
    public static let tintColor = UIColor(Color.accentColor)
}

/// Colours that are the same everywhere. Unlike SwiftUI's they are the pure ones.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
}

extension Color {
    /// The colour that UIKit has a name for: `Color(uiColor: .systemGray6)`.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// The colour that UIKit has a name for: `Color(.systemGray6)`.
    public init(_ color: UIColor) { self = color.color }
}

/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing else says its type.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
    /// Components of extended sRGB.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension Color: _ExpressibleByColorLiteral {
    /// Components of extended sRGB.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
}
