import PlumbGraphics
import PlumbPlatform

extension Platform {
    /// A colour of the system for a scheme and a contrast.
    package func rgba(
        _ color: SystemColor, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> RGBA {
        let shades = self.color(color)
        return switch (scheme, contrast) {
        case (.light, .standard): shades.light
        case (.dark, .standard): shades.dark
        case (.light, .increased): shades.lightIncreased
        case (.dark, .increased): shades.darkIncreased
        }
    }
}
