import Foundation
import PlumbCore

/// A controller of UIKit's views: its view is never drawn, but that of a `UIHostingController` which is an app's root.
/// Source: Apple (`UIViewController`).
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    /// Made when it is asked for the first time, and `viewDidLoad` is called then.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set { loadedView = newValue }
    }
    /// The controllers within.
    open private(set) var children: [UIViewController] = []
    /// The controller around.
    open private(set) weak var parent: UIViewController?
    /// What this one presents: nothing.
    open private(set) var presentedViewController: UIViewController?
    /// What presents this one: nothing.
    open private(set) weak var presentingViewController: UIViewController?

    public override init() {
        super.init()
        Inert.made(self)
    }
    /// Storyboards are not read: a controller without one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
        Inert.made(self)
    }
    /// Storyboards are not read.
    public required init?(coder: NSCoder) { nil }

    /// Whether the view has been made.
    open var isViewLoaded: Bool { loadedView != nil }
    /// The view, if it has been made.
    open var viewIfLoaded: UIView? { loadedView }
    /// The navigation controller around, if there is one.
    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    /// The tab bar controller around, if there is one.
    open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
    /// What the view of the host at work has.
    open var traitCollection: UITraitCollection { .current }
    open override var next: UIResponder? { parent }

    /// Makes the view; for subclasses.
    open func loadView() { loadedView = UIView() }
    /// Makes the view, if there is none yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }
    /// The view has been made; for subclasses.
    open func viewDidLoad() {}
    /// The root is about to be seen; for subclasses.
    open func viewWillAppear(_ animated: Bool) {}
    /// The root is seen; for subclasses.
    open func viewDidAppear(_ animated: Bool) {}

    // MARK: Others

    /// Puts the controller into this one. A controller that this one is in, or itself, is refused with a sentence.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self, mayHold(childController) else { return }
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// False, and a sentence, for the controller itself and for what it is in: a circle would have no end.
    fileprivate func mayHold(_ controller: UIViewController) -> Bool {
        var around: UIViewController? = self
        while let place = around {
            if place === controller {
                HostAtWork.report(
                    "a \(type(of: controller)) was put into itself, or into what it holds; it stays where it was")
                return false
            }
            around = place.parent
        }
        return true
    }

    /// What a container shows has changed: what has come is its child, what is gone is not any more. Returns what may
    /// be in it.
    fileprivate func adopt(_ new: [UIViewController], insteadOf old: [UIViewController]) -> [UIViewController] {
        for child in old where child.parent === self && !new.contains(where: { $0 === child }) {
            child.removeFromParent()
        }
        let usable = new.filter { $0.parent === self || mayHold($0) }
        for child in usable { addChild(child) }
        return usable
    }
    /// Takes the controller out of the one around.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// Nothing is presented, and a sentence says so.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        HostAtWork.report(
            "\(type(of: viewControllerToPresent)) is presented by UIKit, which Plumb does not show; present a view of SwiftUI's"
        )
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        completion?()
    }
    /// Does nothing but to call what follows: nothing is presented.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if let presentedViewController {
            presentedViewController.presentingViewController = nil
            self.presentedViewController = nil
        } else {
            presentingViewController?.presentedViewController = nil
            presentingViewController = nil
        }
        completion?()
    }
    /// Presents the controller, as `present` does.
    open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
}

/// Controllers one above the other: shown in an app's root if the first one is a `UIHostingController`.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The controllers, first to last; they are the children.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            let usable = adopt(viewControllers, insteadOf: oldValue)
            if usable.count < viewControllers.count { viewControllers = usable }
        }
    }

    /// With its first controller.
    public init(rootViewController: UIViewController) {
        super.init()
        setViewControllers([rootViewController], animated: false)
    }
    public override init() { super.init() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }

    /// The last one.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The last one.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// Puts a controller above the others.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }
    /// Takes the last controller away, and gives it; the first one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard viewControllers.count > 1 else { return nil }
        return viewControllers.removeLast()
    }
    /// Takes all controllers away but the first, and gives them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        var gone: [UIViewController] = []
        while let next = popViewController(animated: animated) { gone.insert(next, at: 0) }
        return gone
    }
    /// Keeps the controllers; nothing moves.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
}

/// Controllers beside each other: never shown.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    /// The controllers, first to last; they are the children.
    open var viewControllers: [UIViewController]? {
        didSet {
            let usable = adopt(viewControllers ?? [], insteadOf: oldValue ?? [])
            if usable.count < viewControllers?.count ?? 0 { viewControllers = usable }
            if !usable.indices.contains(selectedIndex) { selectedIndex = 0 }
        }
    }
    /// Which one is shown, from 0. A number that none has changes nothing.
    open var selectedIndex = 0 {
        didSet {
            if selectedIndex != 0, viewControllers?.indices.contains(selectedIndex) != true { selectedIndex = oldValue }
        }
    }
    /// The one that is shown. One that is not among the controllers changes nothing.
    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set {
            if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }
    /// Keeps the controllers; nothing moves.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// The bar at the bottom, which is never drawn.
    public let tabBar = Inert.quietly { UITabBar() }
    public override init() { super.init() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }
}
