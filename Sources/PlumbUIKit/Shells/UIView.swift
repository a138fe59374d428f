import Foundation
import PlumbCore

// UIKit's views, as far as files with representables and scene delegates need them to compile. None of them is ever
// drawn: where one would be seen, Plumb draws a box with the name of the representable, and says so.

/// A view of UIKit: never drawn. Source: Apple (`UIView`).
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance {
    /// Points, in the view around.
    open var frame: CGRect
    /// Points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// Points, in the view around: the middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }
    /// A number; kept.
    open var tag = 0
    /// The views within, the last one in front.
    open private(set) var subviews: [UIView] = []
    /// The view around.
    open private(set) weak var superview: UIView?
    /// The recognizers that were added.
    open var gestureRecognizers: [UIGestureRecognizer]?
    /// The view's layer, which is never drawn.
    public let layer = Inert.quietly { CALayer() }
    private var ownConstraints: [NSLayoutConstraint] = []

    /// Points, in the view around.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
        Inert.made(self)
    }

    public override convenience init() { self.init(frame: .zero) }

    /// Storyboards are not read.
    public required init?(coder: NSCoder) { nil }

    /// The window that the view is in.
    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { superview }
    /// Points: those of the device of the call.
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(HostAtWork.now.device.safeArea) }
    /// What the view of the host at work has.
    open var traitCollection: UITraitCollection { .current }
    /// Points: none of its own.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    /// The rules that the view keeps.
    open var constraints: [NSLayoutConstraint] { ownConstraints }
    /// Stands for a length that a view does not have.
    public static let noIntrinsicMetric: CGFloat = -1
    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    // MARK: The tree

    /// False, and a sentence, for the view itself and for what it is in: a circle would have no end.
    private func mayHold(_ view: UIView) -> Bool {
        var around: UIView? = self
        while let place = around {
            if place === view {
                HostAtWork.report(
                    "a \(type(of: view)) was put into itself, or into what it holds; it stays where it was")
                return false
            }
            around = place.superview
        }
        return true
    }

    /// Puts the view in front of the others.
    open func addSubview(_ view: UIView) {
        guard mayHold(view) else { return }
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        didAddSubview(view)
        view.didMoveToSuperview()
    }
    /// Puts the view among the others.
    open func insertSubview(_ view: UIView, at index: Int) {
        guard mayHold(view) else { return }
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
        didAddSubview(view)
    }
    /// Puts the view among the others.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        view.removeFromSuperview()
        insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
    }
    /// Puts the view among the others.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        view.removeFromSuperview()
        insertSubview(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
    }
    /// Puts the view in front of the others.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
    /// Puts the view behind the others.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
    /// Takes the view out of the one around.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    /// Whether the view is the other, or in it.
    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
    /// The view with that number, itself or within.
    open func viewWithTag(_ tag: Int) -> UIView? {
        self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }
    /// A view has been put in; for subclasses.
    open func didAddSubview(_ subview: UIView) {}
    /// The view has come to another one; for subclasses.
    open func didMoveToSuperview() {}

    // MARK: Layout

    /// Gives the frame the size that the view says, in points.
    open func sizeToFit() { frame.size = sizeThatFits(frame.size) }
    /// The view's own size: nothing in it is measured.
    open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
    /// Points: the size of the frame, for nothing is laid out.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
    /// Keeps the rule; nothing is laid out.
    open func addConstraint(_ constraint: NSLayoutConstraint) { ownConstraints.append(constraint) }
    /// Keeps the rules; nothing is laid out.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { ownConstraints += constraints }
    /// Drops the rules.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        ownConstraints.removeAll { constraints.contains($0) }
    }
    /// Whether the point is within the bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// Takes the keyboard from the field that has it, as a tap on Done.
    @discardableResult open func endEditing(_ force: Bool) -> Bool {
        HostAtWork.host?.endEditing()
        return true
    }

    // MARK: Gestures

    /// Keeps the recognizer, which is never at work.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    /// Drops the recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    }

    /// How a change of UIKit's views is animated.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// How fast changes go, and what happens with them.
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    // MARK: Animation

    /// Makes the changes at once: nothing of UIKit's is on the screen that could move.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes the changes at once, and then what follows: nothing of UIKit's moves.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }
    /// Makes the changes at once, and then what follows: nothing of UIKit's moves.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations?()
        completion?(true)
    }
    /// Makes the changes at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
    /// Of UIKit's own animations; SwiftUI's follow their transactions.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Inert.use("UIView.setAnimationsEnabled(_:)", .views)
        areAnimationsEnabled = enabled
    }
    /// Whether UIKit's animations are on; nothing of it moves either way.
    public internal(set) static var areAnimationsEnabled = true
}

extension UIEdgeInsets {
    /// For a language from left to right.
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
}

/// The window that the host at work shows. Source: Apple (`UIWindow`).
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// Whose view the window shows.
    open var rootViewController: UIViewController?
    /// The scene that shows the window; the one that there is.
    open weak var windowScene: UIWindowScene?
    /// How far above others the window is; kept.
    open var windowLevel = Level.normal { didSet { Inert.set(self, "UIWindow.windowLevel", .views) } }
    /// The screen of the device of the call.
    open var screen: UIScreen { .main }
    /// Whether the window gets the keys.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// A window as large as the screen.
    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: windowScene.screen.bounds)
    }

    init(scene: UIWindowScene) {
        windowScene = scene
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { nil }

    open override var window: UIWindow? { self }
    open override var frame: CGRect {
        get { super.frame.isEmpty ? UIScreen.main.bounds : super.frame }
        set { super.frame = newValue }
    }
    /// The window becomes the one that the app shows.
    open func makeKeyAndVisible() { makeKey() }
    /// Lets the window get the keys, and be the one that is shown.
    open func makeKey() { (windowScene ?? .only).appWindow = self }

    /// How far above others a window is, in points.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The levels of pages, of the line with the time, and of messages, in points.
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
        /// A level that many points above another.
        public static func + (a: Level, b: CGFloat) -> Level { Level(rawValue: a.rawValue + b) }
    }
}
