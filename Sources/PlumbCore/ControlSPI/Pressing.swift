import Foundation

extension View {
    /// Makes the view a button: size and place are the view's.
    ///
    /// - Parameters:
    ///   - pressing: is told whenever the view is pressed, and when it is not any more: let go, left by the finger, or
    ///     taken over by a scroll.
    ///   - action: runs when the finger is let go inside.
    package func onPress(_ pressing: @escaping (Bool) -> Void, perform action: @escaping () -> Void) -> some View {
        gesture(PressingGesture(base: PressGesture(), pressing: pressing).onEnded { _ in action() })
    }

    /// What a keyboard shortcut on the view runs.
    package func onKeyboardShortcut(perform action: @escaping () -> Void) -> some View {
        modifier(KeyActionModifier(action: action))
    }
}

extension View {
    /// Runs an action when a finger has rested on the view for a while, and nothing within has taken it. Size and place
    /// are the view's.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - action: is told where the finger is, in the page's coordinates.
    package func onHold(
        for duration: Double, isEnabled: Bool, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(HoldGesture(duration: duration).onEnded(action), isEnabled: isEnabled)
    }
}
