extension View {
    /// Says what the status bar lies on: content of it is light on what is dark. Size and place are the view's.
    ///
    /// - Parameter scheme: nil to say nothing; nil in it for the scheme of the page.
    package func statusBarScheme(_ scheme: ColorScheme??) -> some View {
        systemBars { if let scheme { $0.statusBarScheme = .some(scheme) } }
    }
}
