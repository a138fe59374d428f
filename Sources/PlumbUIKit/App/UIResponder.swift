import Foundation
import PlumbCore

/// The name of a method: what `#selector(…)` gives. Nothing is called by it; it tells what is asked for.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The method's name without its type.
    public let description: String
    public init(_ name: String) { description = name }
    public init(stringLiteral value: String) { self.init(value) }
}

/// What may get events: the root of UIKit's classes. Source: Apple (`UIResponder`).
@MainActor @preconcurrency
open class UIResponder: NSObject {
    public override init() { super.init() }

    /// Who would get what this one does not take.
    open var next: UIResponder? { nil }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }
    /// False: no view of UIKit's is on the screen.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Ends editing in the host at work.
    @discardableResult open func resignFirstResponder() -> Bool {
        HostAtWork.host?.endEditing()
        return true
    }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

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

/// A finger on UIKit's views; nobody makes one here.
@MainActor @preconcurrency
public final class UITouch: NSObject {
    private override init() { super.init() }
    public var view: UIView? { nil }
    public var tapCount: Int { 0 }
    public func location(in view: UIView?) -> CGPoint { .zero }
    public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// What has happened to UIKit's views; nobody makes one here.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    public enum EventSubtype: Int, Sendable { case none, motionShake }
    public enum EventType: Int, Sendable { case touches, motion, remoteControl, presses }
    open var type: EventType { .touches }
    open var subtype: EventSubtype { .none }
    open var allTouches: Set<UITouch>? { nil }
}
