private struct ScreenSafeAreaKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
    /// What the screen's shape and the system's bars take of the page, in points. Where bars stand follows from it.
    package var screenSafeArea: EdgeInsets {
        get { self[ScreenSafeAreaKey.self] }
        set { self[ScreenSafeAreaKey.self] = newValue }
    }
}
