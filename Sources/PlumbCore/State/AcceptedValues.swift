// Values that systems set and views read. Nothing that Plumb draws follows them.

private struct AccessibilityEnabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct AppearsActiveKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct SceneCapturedKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TransitionGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether somebody is helped to use the screen: false unless it is set.
    public var accessibilityEnabled: Bool {
        get { self[AccessibilityEnabledKey.self] }
        set { self[AccessibilityEnabledKey.self] = newValue }
    }

    /// Whether views look as those of the window in front do: true unless it is set.
    public var appearsActive: Bool {
        get { self[AppearsActiveKey.self] }
        set { self[AppearsActiveKey.self] = newValue }
    }

    /// Whether somebody sees the screen elsewhere: false unless it is set.
    public var isSceneCaptured: Bool {
        get { self[SceneCapturedKey.self] }
        set { self[SceneCapturedKey.self] = newValue }
    }

    /// Whether content transitions may be drawn as one picture, which makes them faster on a telephone: false unless it
    /// is set. The picture is the same.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[TransitionGroupKey.self] }
        set { self[TransitionGroupKey.self] = newValue }
    }
}
