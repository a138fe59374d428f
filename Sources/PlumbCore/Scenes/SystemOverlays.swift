/// What views ask of the bars that a device shows over the page. Of views beside each other the last one counts that
/// asks for anything, and of views in each other the outermost.
package struct SystemBars: Equatable {
    /// Nil where nobody asks.
    package var isStatusBarHidden: Bool?
    /// The home indicator.
    package var overlays: Visibility?
    /// The scheme of what the status bar lies on, said by a bar that reaches it; nil in it for that of the page.
    package var statusBarScheme: ColorScheme??
}

struct SystemBarsKey: PreferenceKey {
    static var defaultValue: SystemBars { SystemBars() }

    static func reduce(value: inout SystemBars, nextValue: () -> SystemBars) {
        let next = nextValue()
        value.isStatusBarHidden = next.isStatusBarHidden ?? value.isStatusBarHidden
        value.overlays = next.overlays ?? value.overlays
        if let scheme = next.statusBarScheme { value.statusBarScheme = .some(scheme) }
    }
}

extension View {
    private func systemBars(_ change: @escaping (inout SystemBars) -> Void) -> some View {
        transformPreference(SystemBarsKey.self, change)
    }

    /// Whether the status bar of the device is seen: `--bezel` leaves it out. Size and place are the view's. The safe
    /// area stays where the screen goes around a camera; on a phone with a home button, and on an iPad, it begins at
    /// the screen's upper edge then.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { systemBars { $0.isStatusBarHidden = hidden } }

    /// Whether the status bar is seen, by the name of before iOS 16: see `statusBarHidden(_:)`.
    public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Whether the home indicator is seen: `--bezel` leaves it out. Size, place and safe area are what they are.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        systemBars { $0.overlays = visibility }
    }

    /// Says what the status bar lies on: content of it is light on what is dark. Size and place are the view's.
    ///
    /// - Parameter scheme: nil to say nothing; nil in it for the scheme of the page.
    package func statusBarScheme(_ scheme: ColorScheme??) -> some View {
        systemBars { if let scheme { $0.statusBarScheme = .some(scheme) } }
    }
}
