import PlumbCore

/// Whether buttons run their actions again and again while they are held.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// As the platform does: buttons don't.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// They do: after half a second, ten times a second.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// They don't.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

extension EnvironmentValues {
    /// Whether buttons run their actions again and again while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Whether buttons within run their actions again and again while they are held.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// Runs an action when the view is let go, and says meanwhile whether it is pressed. Size and place are the view's.
    ///
    /// - Parameter repeats: whether the action runs again and again while the view is held.
    func pressable(
        _ isPressed: Binding<Bool>, repeats: Bool = false, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(Pressable(isPressed: isPressed, repeats: repeats, action: action))
    }
}

private struct Pressable: ViewModifier {
    @Binding var isPressed: Bool
    let repeats: Bool
    let action: @MainActor () -> Void
    private var held = HeldAction()
    @Environment(\.platform) private var platform

    init(isPressed: Binding<Bool>, repeats: Bool, action: @escaping @MainActor () -> Void) {
        _isPressed = isPressed
        self.repeats = repeats
        self.action = action
    }

    func body(content: Content) -> some View {
        content.onPress { isPressed in
            self.isPressed = isPressed
            guard repeats else { return }
            if isPressed {
                held.start(after: platform.metrics.repeatDelay, every: platform.metrics.repeatInterval) {
                    MainActor.assumeIsolated(action)
                }
            } else {
                held.stop()
            }
        } perform: {
            // What has run while it was held does not run once more in the end.
            if !repeats || !held.hasRun { MainActor.assumeIsolated(action) }
        }
        .onKeyboardShortcut { MainActor.assumeIsolated(action) }
    }
}
