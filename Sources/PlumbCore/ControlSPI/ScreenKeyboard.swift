import Foundation

private struct ScreenKeyboardKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }

extension EnvironmentValues {
    /// What the keyboard on the screen takes of the page above the screen's own safe area, in points; 0 for none.
    package var screenKeyboard: CGFloat {
        get { self[ScreenKeyboardKey.self] }
        set { self[ScreenKeyboardKey.self] = newValue }
    }
}
