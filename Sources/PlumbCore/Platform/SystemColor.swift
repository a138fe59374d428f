import PlumbGraphics

/// A colour of the system in light and dark mode: iOS 13–18 (OpenSwiftUI's tables, confirmed by skip-ui's colour tests).
enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator

    var light: RGBA {
        switch self {
        case .red: RGBA(hex: 0xFF3B30)
        case .orange: RGBA(hex: 0xFF9500)
        case .yellow: RGBA(hex: 0xFFCC00)
        case .green: RGBA(hex: 0x34C759)
        case .mint: RGBA(hex: 0x00C7BE)
        case .teal: RGBA(hex: 0x30B0C7)
        case .cyan: RGBA(hex: 0x32ADE6)
        case .blue: RGBA(hex: 0x007AFF)
        case .indigo: RGBA(hex: 0x5856D6)
        case .purple: RGBA(hex: 0xAF52DE)
        case .pink: RGBA(hex: 0xFF2D55)
        case .brown: RGBA(hex: 0xA2845E)
        case .gray: RGBA(hex: 0x8E8E93)
        case .label: .black
        case .secondaryLabel: RGBA(hex: 0x3C3C43, alpha: 0.6)
        case .tertiaryLabel: RGBA(hex: 0x3C3C43, alpha: 0.3)
        case .quaternaryLabel: RGBA(hex: 0x3C3C43, alpha: 0.18)
        case .separator: RGBA(hex: 0x3C3C43, alpha: 0.29)
        }
    }

    var dark: RGBA {
        switch self {
        case .red: RGBA(hex: 0xFF453A)
        case .orange: RGBA(hex: 0xFF9F0A)
        case .yellow: RGBA(hex: 0xFFD60A)
        case .green: RGBA(hex: 0x30D158)
        case .mint: RGBA(hex: 0x63E6E2)
        case .teal: RGBA(hex: 0x40C8E0)
        case .cyan: RGBA(hex: 0x64D2FF)
        case .blue: RGBA(hex: 0x0A84FF)
        case .indigo: RGBA(hex: 0x5E5CE6)
        case .purple: RGBA(hex: 0xBF5AF2)
        case .pink: RGBA(hex: 0xFF375F)
        case .brown: RGBA(hex: 0xAC8E68)
        case .gray: RGBA(hex: 0x8E8E93)
        case .label: .white
        case .secondaryLabel: RGBA(hex: 0xEBEBF5, alpha: 0.6)
        case .tertiaryLabel: RGBA(hex: 0xEBEBF5, alpha: 0.3)
        case .quaternaryLabel: RGBA(hex: 0xEBEBF5, alpha: 0.16)
        case .separator: RGBA(hex: 0x545458, alpha: 0.6)
        }
    }

    func rgba(_ scheme: ColorScheme) -> RGBA { scheme == .dark ? dark : light }
}
