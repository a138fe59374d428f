import Foundation
import PlumbCore

/// Colours that follow the colour scheme.
extension UIColor {
    /// The system's colours, which are others in dark.
    public static let systemRed = UIColor(Color(system: .red))
    public static let systemOrange = UIColor(Color(system: .orange))
    public static let systemYellow = UIColor(Color(system: .yellow))
    public static let systemGreen = UIColor(Color(system: .green))
    public static let systemMint = UIColor(Color(system: .mint))
    public static let systemTeal = UIColor(Color(system: .teal))
    public static let systemCyan = UIColor(Color(system: .cyan))
    public static let systemBlue = UIColor(Color(system: .blue))
    public static let systemIndigo = UIColor(Color(system: .indigo))
    public static let systemPurple = UIColor(Color(system: .purple))
    public static let systemPink = UIColor(Color(system: .pink))
    public static let systemBrown = UIColor(Color(system: .brown))
    public static let systemGray = UIColor(Color(system: .gray))
    public static let systemGray2 = UIColor(Color(system: .gray2))
    public static let systemGray3 = UIColor(Color(system: .gray3))
    public static let systemGray4 = UIColor(Color(system: .gray4))
    public static let systemGray5 = UIColor(Color(system: .gray5))
    public static let systemGray6 = UIColor(Color(system: .gray6))

    /// The page, and what lies on it, once and twice.
    public static let systemBackground = UIColor(Color(system: .background))
    public static let secondarySystemBackground = UIColor(Color(system: .secondaryBackground))
    public static let tertiarySystemBackground = UIColor(Color(system: .tertiaryBackground))
    public static let systemGroupedBackground = UIColor(Color(system: .groupedBackground))
    public static let secondarySystemGroupedBackground = UIColor(Color(system: .secondaryGroupedBackground))
    public static let tertiarySystemGroupedBackground = UIColor(Color(system: .tertiaryGroupedBackground))

    /// What fills large, middle-sized and small shapes and lets through what is behind.
    public static let systemFill = UIColor(Color(system: .fill))
    public static let secondarySystemFill = UIColor(Color(system: .secondaryFill))
    public static let tertiarySystemFill = UIColor(Color(system: .tertiaryFill))
    public static let quaternarySystemFill = UIColor(Color(system: .quaternaryFill))

    /// Texts and lines.
    public static let label = UIColor(Color(system: .label))
    public static let secondaryLabel = UIColor(Color(system: .secondaryLabel))
    public static let tertiaryLabel = UIColor(Color(system: .tertiaryLabel))
    public static let quaternaryLabel = UIColor(Color(system: .quaternaryLabel))
    public static let placeholderText = UIColor(Color(system: .placeholderText))
    public static let separator = UIColor(Color(system: .separator))
    public static let opaqueSeparator = UIColor(Color(system: .opaqueSeparator))
    public static let link = UIColor(Color(system: .link))
    /// Of text on dark and on light backgrounds, whatever the scheme.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The tint in force.
    public static let tintColor = UIColor(Color.accentColor)
}

/// Colours that are the same everywhere. Unlike SwiftUI's they are the pure ones.
extension UIColor {
    /// Colours that are the same in light and in dark.
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
