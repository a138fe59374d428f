import Foundation
import PlumbCore

/// A controller of UIKit's views: its view is never drawn, but that of a `UIHostingController` which is an app's root. Source: Apple
/// (`UIViewController`).
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
    /// The words; kept.
    open var title: String?
    /// The controllers within.
    open private(set) var children: [UIViewController] = []
    /// The controller around.
    open private(set) weak var parent: UIViewController?
    /// What this one presents: nothing.
    open private(set) var presentedViewController: UIViewController?
    /// What presents this one: nothing.
    open private(set) weak var presentingViewController: UIViewController?
    /// How it is presented; kept.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How it comes; kept.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a swipe can't take it away; kept.
    open var isModalInPresentation = false
    /// Points; kept.
    open var preferredContentSize = CGSize.zero
    /// Light or dark, whatever the device says; kept.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The edges where the view lies under bars; kept.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Points beside those of the device; kept.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero
    /// Whether the bar at the bottom goes for this one; kept.
    open var hidesBottomBarWhenPushed = false
    /// What the bar shows for this one; kept.
    open lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// What the bar shows for this one; kept.
    open var tabBarItem: UITabBarItem! = UITabBarItem()

    public override init() { super.init() }
    /// Storyboards are not read: a controller without one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
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
    /// Whether there is no line with the time; kept.
    open var prefersStatusBarHidden: Bool { false }
    /// The colour of the time, which the controller asks for; kept.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the bar at the bottom goes; kept.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// How the controller may be turned; kept.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// Whether the controller turns with the device; kept.
    open var shouldAutorotate: Bool { true }

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
    /// For subclasses; never called: the root stays.
    open func viewWillDisappear(_ animated: Bool) {}
    /// For subclasses; never called: the root stays.
    open func viewDidDisappear(_ animated: Bool) {}
    /// For subclasses; never called.
    open func viewWillLayoutSubviews() {}
    /// For subclasses; never called.
    open func viewDidLayoutSubviews() {}
    /// For subclasses; never called.
    open func viewSafeAreaInsetsDidChange() {}
    /// For subclasses; never called.
    open func updateViewConstraints() {}
    /// For subclasses; never called.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Memory runs short; never called.
    open func didReceiveMemoryWarning() {}
    /// Does nothing: nobody asks the controller.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Does nothing: nobody asks the controller.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// For subclasses; never called.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

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

    /// What a container shows has changed: what has come is its child, what is gone is not any more. Returns what may be in it.
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
    /// For subclasses; never called.
    open func willMove(toParent parent: UIViewController?) {}
    /// For subclasses; never called.
    open func didMove(toParent parent: UIViewController?) {}

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

/// How UIKit's controllers are presented.
public enum UIModalPresentationStyle: Int, Sendable {
    /// The ways there are.
    case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover
}

/// How UIKit's controllers come.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// What goes on while UIKit's controllers turn; nothing turns here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Whether the turn moves.
    var isAnimated: Bool { get }
    /// Seconds that the turn takes.
    var transitionDuration: TimeInterval { get }
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
    /// The bar at the top, which is never drawn.
    public let navigationBar = UINavigationBar()
    /// The bar at the bottom, which is never drawn.
    public let toolbar = UIToolbar()
    /// Nil: no finger leads back.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    /// Who is told what is shown; kept, and told nothing.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// Whether there is no bar; kept.
    open var isNavigationBarHidden = false
    /// Whether a swipe takes the bars away; kept.
    open var hidesBarsOnSwipe = false

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
    /// Keeps whether there is no bar; nothing moves.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

/// What a navigation controller tells.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// What the navigation controller tells; never called.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// What the navigation controller tells; never called.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
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
    public let tabBar = UITabBar()
    public override init() { super.init() }
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }
}
