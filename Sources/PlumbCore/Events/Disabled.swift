extension View {
    /// Lets nothing in the view react to touches, and tells those within by `\.isEnabled`. Size and place are the
    /// view's.
    ///
    /// The view still covers what lies behind it, and gestures around it still react. What a disabled view around has
    /// switched off, one within can't switch on.
    public func disabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isEnabled) { if disabled { $0 = false } }
    }
}
