import PlumbGraphics
import PlumbPlatform

private struct IsElevatedKey: ContextEnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views stand on a card over the page, as in a sheet: in dark mode, backgrounds are lighter there
    /// (Apple, Human Interface Guidelines, "Dark Mode": base and elevated).
    package var isElevated: Bool {
        get { self[IsElevatedKey.self] }
        set { self[IsElevatedKey.self] = newValue }
    }

    /// A colour of the system, as it is here.
    func rgba(_ color: SystemColor) -> RGBA {
        let scheme = colorScheme
        return platform.rgba(scheme == .dark && isElevated ? color.elevated : color, scheme, colorSchemeContrast)
    }
}

extension SystemColor {
    /// The colour that takes this one's place on a card over the page, in dark mode. UIKit's elevated colours print as
    /// those of the next level.
    var elevated: SystemColor {
        switch self {
        case .background: .secondaryBackground
        case .secondaryBackground: .tertiaryBackground
        case .tertiaryBackground: .gray4
        case .groupedBackground: .secondaryGroupedBackground
        case .secondaryGroupedBackground: .tertiaryGroupedBackground
        case .tertiaryGroupedBackground: .gray4
        default: self
        }
    }
}
