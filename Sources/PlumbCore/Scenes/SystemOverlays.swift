extension View {
    /// Accepts whether the status bar is seen. Plumb draws none; size, place and safe area are what they are, as on a phone whose screen
    /// goes around its camera.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// Accepts whether the status bar is seen, by the name of before iOS 16: see `statusBarHidden(_:)`.
    public func statusBar(hidden: Bool) -> some View { self }

    /// Accepts whether the home indicator and the like are seen. Plumb draws none; size, place and safe area are what they are.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
}
