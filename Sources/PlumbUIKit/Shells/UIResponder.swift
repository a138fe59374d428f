import Foundation
import PlumbCore

/// The name of a method: what `#selector(…)` gives. Nothing is called by it; it tells what is asked for.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The method's name without its type.
    public let description: String
    /// By its number or name.
    public init(_ name: String) { description = name }
    /// By its name.
    public init(stringLiteral value: String) { self.init(value) }
}

/// What may get events: the root of UIKit's classes. Source: Apple (`UIResponder`).
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Who would get what this one does not take.
    open var next: UIResponder? { nil }
    /// Whether it takes the keyboard: no.
    open var canBecomeFirstResponder: Bool { false }
    /// Whether it gives the keyboard away: yes.
    open var canResignFirstResponder: Bool { true }
    /// Whether it has the keyboard: no.
    open var isFirstResponder: Bool { false }
    /// Ends editing in the host at work.
    @discardableResult open func resignFirstResponder() -> Bool {
        HostAtWork.host?.endEditing()
        return true
    }

    /// Names of what is told of the keyboard. Plumb shows none.
    nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
