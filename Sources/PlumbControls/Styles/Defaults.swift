import PlumbCore

/// Sets a font where nobody has set one.
private struct DefaultFont: ViewModifier {
    let font: Font?
    @Environment(\.font) private var outer

    func body(content: Content) -> some View { content.font(outer ?? font) }
}

extension View {
    /// The font, unless somebody around has set one.
    func font(defaultingTo font: Font?) -> some View { modifier(DefaultFont(font: font)) }
}
