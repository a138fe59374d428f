/// How much a person sees of a window.
public enum ScenePhase: Comparable, Hashable, Sendable {
    /// It can't be seen: it is hidden or minimised.
    case background
    /// It can be seen, but the keyboard belongs to another one.
    case inactive
    /// It can be seen and used. Pictures are always of this phase.
    case active
}

private struct ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private struct AppPhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }
private struct WindowPhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }

extension EnvironmentValues {
    /// How much a person sees of the window; in an `App`, of all its windows together: it is active if any of them is,
    /// else inactive if any is.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// How much a person sees of all windows of the app together; nil for as much as of this one.
    var appPhase: ScenePhase? {
        get { self[AppPhaseKey.self] }
        set { self[AppPhaseKey.self] = newValue }
    }

    /// How much a person sees of the window, also in an `App`.
    var windowPhase: ScenePhase {
        get { self[WindowPhaseKey.self] }
        set { self[WindowPhaseKey.self] = newValue }
    }
}
