import PlumbGraphics

/// A colour of the system: iOS 13–18 (OpenSwiftUI's tables, light and dark confirmed by skip-ui's colour tests; labels
/// and the separator as in the Human Interface Guidelines; greys, backgrounds and fills as UIKit's colours print on iOS
/// 13 and later).
package enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, separator
    case gray2, gray3, gray4, gray5, gray6
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case placeholderText, opaqueSeparator, link

    package func rgba(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> RGBA {
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
        case .quinaryLabel: Shades((0x000000, 0.05), (0xFFFFFF, 0.05), (0x000000, 0.08137255), (0xFFFFFF, 0.08137255))
        // No published source states a separator of increased contrast.
        case .separator: Shades((0x3C3C43, 0.29), (0x545458, 0.6), (0x3C3C43, 0.29), (0x545458, 0.6))
        case .gray2: Shades(0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80)
        case .gray3: Shades(0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456)
        case .gray4: Shades(0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446)
        case .gray5: Shades(0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638)
        case .gray6: Shades(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        case .background: Shades(0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000)
        case .secondaryBackground: Shades(0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426)
        case .tertiaryBackground: Shades(0xFFFFFF, 0x2C2C2E, 0xFFFFFF, 0x363638)
        case .groupedBackground: Shades(0xF2F2F7, 0x000000, 0xEBEBF0, 0x000000)
        case .secondaryGroupedBackground: Shades(0xFFFFFF, 0x1C1C1E, 0xFFFFFF, 0x242426)
        case .tertiaryGroupedBackground: Shades(0xF2F2F7, 0x2C2C2E, 0xEBEBF0, 0x363638)
        case .fill: Shades((0x787880, 0.2), (0x787880, 0.36), (0x787880, 0.28), (0x787880, 0.44))
        case .secondaryFill: Shades((0x787880, 0.16), (0x787880, 0.32), (0x787880, 0.24), (0x787880, 0.4))
        case .tertiaryFill: Shades((0x767680, 0.12), (0x767680, 0.24), (0x767680, 0.2), (0x767680, 0.32))
        case .quaternaryFill: Shades((0x747480, 0.08), (0x767680, 0.18), (0x747480, 0.16), (0x767680, 0.26))
        case .placeholderText: Shades((0x3C3C43, 0.3), (0xEBEBF5, 0.3), (0x3C3C43, 0.7), (0xEBEBF5, 0.55))
        case .opaqueSeparator: Shades(0xC6C6C8, 0x38383A, 0xC6C6C8, 0x38383A)
        case .link: Shades(0x007AFF, 0x0984FF, 0x0040DD, 0x409CFF)
        }
    }
}

extension SystemColor: CustomStringConvertible {
    /// SwiftUI's name.
    package var description: String {
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
        case .quinaryLabel: "quinary"
        case .separator: "separator"
        case .gray2: "gray2"
        case .gray3: "gray3"
        case .gray4: "gray4"
        case .gray5: "gray5"
        case .gray6: "gray6"
        case .background: "systemBackground"
        case .secondaryBackground: "secondarySystemBackground"
        case .tertiaryBackground: "tertiarySystemBackground"
        case .groupedBackground: "systemGroupedBackground"
        case .secondaryGroupedBackground: "secondarySystemGroupedBackground"
        case .tertiaryGroupedBackground: "tertiarySystemGroupedBackground"
        case .fill: "systemFill"
        case .secondaryFill: "secondarySystemFill"
        case .tertiaryFill: "tertiarySystemFill"
        case .quaternaryFill: "quaternarySystemFill"
        case .placeholderText: "placeholderText"
        case .opaqueSeparator: "opaqueSeparator"
        case .link: "link"
        }
    }
}
