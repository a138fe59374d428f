/// Whether colours stand out more from what is behind them.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The usual colours, and those that the system has for people who ask for more contrast.
    case standard, increased
}

private struct ColorSchemeContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }

extension EnvironmentValues {
    /// The contrast of system colours: a setting of the device, which views read only.
    public var colorSchemeContrast: ColorSchemeContrast { _colorSchemeContrast }

    /// The contrast of system colours, for previews: SwiftUI's name for the value that can be set.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}
