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

extension EnvironmentValues {
    /// How much a person sees of the window; in an `App`, of its first window.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
