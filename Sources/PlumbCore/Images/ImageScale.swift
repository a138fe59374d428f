import PlumbSymbols

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension EnvironmentValues {
    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension Image.Scale {
    var symbolScale: SymbolScale {
        switch self {
        case .small: .small
        case .medium: .medium
        case .large: .large
        }
    }
}

extension View {
    /// How large symbols within are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
