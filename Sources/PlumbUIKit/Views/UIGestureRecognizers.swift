import Foundation
import PlumbCore

// UIKit's gesture recognizers, as far as representables need them to compile: nothing of UIKit's is touched, and they never recognize anything.

/// What finds a gesture among touches: never at work. Source: Apple (`UIGestureRecognizer`).
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// What state it is in.
    public enum State: Int, Sendable {
        /// The states there are.
        case possible, began, changed, ended, cancelled, failed
        public static let recognized = State.ended
    }
    /// What state it is in.
    open var state = State.possible
    /// Whether it can be used; kept.
    open var isEnabled = true
    /// Whether the view loses the touches of the gesture; kept.
    open var cancelsTouchesInView = true
    /// Whether the view's touches wait for the gesture; kept.
    open var delaysTouchesBegan = false
    /// Whether the view's touches end with the gesture; kept.
    open var delaysTouchesEnded = true
    /// A name; kept.
    open var name: String?
    /// The view that it belongs to.
    open internal(set) weak var view: UIView?
    /// Who is told what happens; kept, and told nothing.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// 0: there are no touches.
    open var numberOfTouches: Int { 0 }

    /// With who is called; nobody is.
    public init(target: Any?, action: Selector?) { super.init() }
    public override convenience init() { self.init(target: nil, action: nil) }
    /// Keeps nothing: nothing is ever sent.
    open func addTarget(_ target: Any, action: Selector) {}
    /// Zero: there are no touches.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Does nothing: no gesture is looked for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
    /// For subclasses; never called.
    open func reset() {}
    /// Fingers have come; for subclasses, and never called.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers have moved; for subclasses, and never called.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers have left; for subclasses, and never called.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Fingers were taken away; for subclasses, and never called.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// What a recognizer asks.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Whether the gesture may begin; never called.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// What the recognizer asks; never called.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    /// What the recognizer asks; never called.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        true
    }
}

/// Finds taps: never at work.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Taps; kept.
    open var numberOfTapsRequired = 1
    /// Fingers; kept.
    open var numberOfTouchesRequired = 1
}

/// Finds a finger that moves: never at work.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Fingers at least; kept.
    open var minimumNumberOfTouches = 1
    /// Fingers at most; kept.
    open var maximumNumberOfTouches = Int.max
    /// Zero: there are no touches.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Zero: there are no touches.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
    /// Does nothing: there are no touches.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Finds a finger that comes from an edge: never at work.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }

/// Finds two fingers that spread: never at work.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How many times larger; kept.
    open var scale: CGFloat = 1
    /// Zero: there are no touches.
    open var velocity: CGFloat { 0 }
}

/// Finds two fingers that turn: never at work.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians; kept.
    open var rotation: CGFloat = 0
    /// Zero: there are no touches.
    open var velocity: CGFloat { 0 }
}

/// Finds a finger that stays: never at work.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds; kept.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points that the finger may move; kept.
    open var allowableMovement: CGFloat = 10
    /// Taps; kept.
    open var numberOfTapsRequired = 0
    /// Fingers; kept.
    open var numberOfTouchesRequired = 1
}

/// Finds a fast finger: never at work.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where to a finger swipes.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The directions there are.
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
    }
    /// Where to the finger swipes; kept.
    open var direction = Direction.right
    /// Fingers; kept.
    open var numberOfTouchesRequired = 1
}
