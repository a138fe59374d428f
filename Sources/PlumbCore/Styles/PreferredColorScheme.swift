/// The colour scheme that views ask for; nil for that of the surroundings.
///
/// Of views beside each other the last one counts that asks for any, and of views in each other the outermost.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?

    /// Takes the next view's, where it asks for one.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        if let next = nextValue() { value = next }
    }
}

extension View {
    /// Asks for a colour scheme of the whole presentation that the view is in: the page with its background, and all
    /// that lies over it. Size and place are the view's.
    ///
    /// It wins over the surroundings', that of `plumb render --scheme` too: as on a phone, where the settings say what
    /// counts for apps that don't ask. Docs/Rules.md, section 25, rule 7.
    ///
    /// - Parameter colorScheme: nil to ask for none.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}
