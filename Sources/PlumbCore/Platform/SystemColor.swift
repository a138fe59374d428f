import PlumbGraphics

/// A colour of the system: iOS 13–18 (OpenSwiftUI's tables, light and dark confirmed by skip-ui's colour tests; labels and
/// the separator as in the Human Interface Guidelines).
enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, separator

    func rgba(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> RGBA {
        let shades = shades
        return switch (scheme, contrast) {
        case (.light, .standard): shades.light
        case (.dark, .standard): shades.dark
        case (.light, .increased): shades.lightIncreased
        case (.dark, .increased): shades.darkIncreased
        }
    }
}

/// A colour for each scheme and contrast.
private struct Shades {
    let light, dark, lightIncreased, darkIncreased: RGBA

    /// Opaque: `0xRRGGBB` in light mode, in dark mode, then both with increased contrast.
    init(_ light: UInt32, _ dark: UInt32, _ lightIncreased: UInt32, _ darkIncreased: UInt32) {
        self.light = RGBA(hex: light)
        self.dark = RGBA(hex: dark)
        self.lightIncreased = RGBA(hex: lightIncreased)
        self.darkIncreased = RGBA(hex: darkIncreased)
    }

    /// With opacities, in the same order.
    init(
        _ light: (UInt32, Double), _ dark: (UInt32, Double), _ lightIncreased: (UInt32, Double),
        _ darkIncreased: (UInt32, Double)
    ) {
        self.light = RGBA(hex: light.0, alpha: light.1)
        self.dark = RGBA(hex: dark.0, alpha: dark.1)
        self.lightIncreased = RGBA(hex: lightIncreased.0, alpha: lightIncreased.1)
        self.darkIncreased = RGBA(hex: darkIncreased.0, alpha: darkIncreased.1)
    }
}

extension SystemColor {
    private var shades: Shades {
        switch self {
        case .red: Shades(0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961)
        case .orange: Shades(0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340)
        case .yellow: Shades(0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426)
        case .green: Shades(0x34C759, 0x30D158, 0x248A3D, 0x30DB5B)
        case .mint: Shades(0x00C7BE, 0x63E6E2, 0x0C817B, 0x63E6E2)
        case .teal: Shades(0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF)
        case .cyan: Shades(0x32ADE6, 0x64D2FF, 0x0071A4, 0x0AD7FF)
        case .blue: Shades(0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF)
        case .indigo: Shades(0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF)
        case .purple: Shades(0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF)
        case .pink: Shades(0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482)
        case .brown: Shades(0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469)
        case .gray: Shades(0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2)
        case .label: Shades(0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF)
        case .secondaryLabel: Shades((0x3C3C43, 0.6), (0xEBEBF5, 0.6), (0x3C3C43, 0.8), (0xEBEBF5, 0.7))
        case .tertiaryLabel: Shades((0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.7), (0xEBEBF5, 0.55))
        case .quaternaryLabel: Shades((0x3C3C43, 0.18), (0xEBEBF5, 0.16), (0x3C3C43, 0.55), (0xEBEBF5, 0.4))
        // No published source states a separator of increased contrast.
        case .separator: Shades((0x3C3C43, 0.29), (0x545458, 0.6), (0x3C3C43, 0.29), (0x545458, 0.6))
        }
    }
}

extension SystemColor: CustomStringConvertible {
    /// SwiftUI's name.
    var description: String {
        switch self {
        case .red: "red"
        case .orange: "orange"
        case .yellow: "yellow"
        case .green: "green"
        case .mint: "mint"
        case .teal: "teal"
        case .cyan: "cyan"
        case .blue: "blue"
        case .indigo: "indigo"
        case .purple: "purple"
        case .pink: "pink"
        case .brown: "brown"
        case .gray: "gray"
        case .label: "primary"
        case .secondaryLabel: "secondary"
        case .tertiaryLabel: "tertiary"
        case .quaternaryLabel: "quaternary"
        case .separator: "separator"
        }
    }
}
