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
