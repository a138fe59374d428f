import PlumbLayout

/// When indicators are to be seen. What is at rest shows none.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    fileprivate let rawValue: Int
    /// While something moves.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 0) }
    /// While something moves, as iOS does.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 1) }
    /// Not at all, as no pointer needs them.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 2) }
    /// Never.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(rawValue: 3) }

    var isHidden: Bool { self == .hidden || self == .never }
}

/// Whether a scroll view gives way to a finger at its ends.
public struct ScrollBounceBehavior: Hashable, Sendable {
    fileprivate let rawValue: Int
    /// Always, as on iOS.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 0) }
    /// Always.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 1) }
    /// Only where the content is longer than the scroll view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(rawValue: 2) }
}

/// What scrolling does to the keyboard. There is none here: it is kept for whoever asks the environment.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    fileprivate let rawValue: Int
    /// As the system likes.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 0) }
    /// At once.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 1) }
    /// As the gesture goes.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 2) }
    /// Not at all.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(rawValue: 3) }
}

private struct IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct IsScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct HorizontalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct VerticalIndicatorKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
private struct DismissesKeyboardKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}

extension EnvironmentValues {
    /// False where gestures do not scroll.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    var isScrollClipDisabled: Bool {
        get { self[IsScrollClipDisabledKey.self] }
        set { self[IsScrollClipDisabledKey.self] = newValue }
    }

    /// What `scrollIndicators` says of the horizontal one.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// What `scrollIndicators` says of the vertical one.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// What `scrollBounceBehavior` says of the horizontal axis.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// What `scrollBounceBehavior` says of the vertical axis.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// What `scrollDismissesKeyboard` says.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Keeps gestures from scrolling the scroll views in this view; proxies and positions still do.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { if disabled { $0 = false } }
    }

    /// Lets what lies outside of the scroll views in this view be seen and tapped.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isScrollClipDisabled, disabled)
    }

    /// Whether indicators of the scroll views in this view appear while something moves.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.horizontalScrollIndicatorVisibility) {
            if axes.contains(.horizontal) { $0 = visibility }
        }
        .transformEnvironment(\.verticalScrollIndicatorVisibility) { if axes.contains(.vertical) { $0 = visibility } }
    }

    /// Whether the scroll views in this view give way to a finger at their ends.
    public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
        transformEnvironment(\.horizontalScrollBounceBehavior) { if axes.contains(.horizontal) { $0 = behavior } }
            .transformEnvironment(\.verticalScrollBounceBehavior) { if axes.contains(.vertical) { $0 = behavior } }
    }

    /// Kept in the environment, for gestures.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
