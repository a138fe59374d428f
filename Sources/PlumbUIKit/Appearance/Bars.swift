import Foundation
import PlumbCore

// Bars of UIKit and their appearances: their values are kept, for the bars that Plumb will have.

/// What a bar's background is like. Source: Apple (`UIBarAppearance`).
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    public override init() { super.init() }
    public init(idiom: UIUserInterfaceIdiom) { super.init() }
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
    }

    open func configureWithDefaultBackground() { set(nil, UIBlurEffect(style: .systemChromeMaterial), .separator) }
    open func configureWithOpaqueBackground() { set(.systemBackground, nil, .separator) }
    open func configureWithTransparentBackground() { set(nil, nil, nil) }

    private func set(_ color: UIColor?, _ effect: UIBlurEffect?, _ shadow: UIColor?) {
        (backgroundColor, backgroundEffect, shadowColor) = (color, effect, shadow)
        (backgroundImage, shadowImage) = (nil, nil)
    }
}

/// What a navigation bar is like. Source: Apple (`UINavigationBarAppearance`).
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var titlePositionAdjustment = UIOffset.zero
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// What a tab bar is like. Source: Apple (`UITabBarAppearance`).
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

/// What a toolbar is like. Source: Apple (`UIToolbarAppearance`).
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
}

/// What the items of a tab bar are like.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public let normal = UITabBarItemStateAppearance()
    public let selected = UITabBarItemStateAppearance()
    public let disabled = UITabBarItemStateAppearance()
    public override init() { super.init() }
}

/// What an item of a tab bar is like in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What buttons in a bar are like.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public let normal = UIBarButtonItemStateAppearance()
    public let highlighted = UIBarButtonItemStateAppearance()
    public let disabled = UIBarButtonItemStateAppearance()
    public override init() { super.init() }
    public init(style: UIBarButtonItem.Style) { super.init() }
}

/// What a button in a bar is like in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var backgroundImage: UIImage?
}

/// The bar of a navigation controller: never drawn.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    open var standardAppearance = UINavigationBarAppearance() { didSet { noteAppearance("standardAppearance") } }
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteAppearance("scrollEdgeAppearance") } }
    open var compactAppearance: UINavigationBarAppearance? { didSet { noteAppearance("compactAppearance") } }
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { noteAppearance("compactScrollEdgeAppearance") }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteAppearance("titleTextAttributes") } }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { noteAppearance("largeTitleTextAttributes") }
    }
    open var barTintColor: UIColor? { didSet { noteAppearance("barTintColor") } }
    open var barStyle = UIBarStyle.default { didSet { noteAppearance("barStyle") } }
    open var isTranslucent = true { didSet { noteAppearance("isTranslucent") } }
    open var prefersLargeTitles = false { didSet { noteAppearance("prefersLargeTitles") } }
    open var shadowImage: UIImage? { didSet { noteAppearance("shadowImage") } }
    open var backIndicatorImage: UIImage? { didSet { noteAppearance("backIndicatorImage") } }
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { noteAppearance("backIndicatorTransitionMaskImage") }
    }
    open var topItem: UINavigationItem? { nil }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        noteAppearance("setBackgroundImage")
    }
}

/// The bar of a tab bar controller: never drawn.
@MainActor @preconcurrency
open class UITabBar: UIView {
    open var standardAppearance = UITabBarAppearance() { didSet { noteAppearance("standardAppearance") } }
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteAppearance("scrollEdgeAppearance") } }
    open var barTintColor: UIColor? { didSet { noteAppearance("barTintColor") } }
    open var unselectedItemTintColor: UIColor? { didSet { noteAppearance("unselectedItemTintColor") } }
    open var selectedImageTintColor: UIColor? { didSet { noteAppearance("selectedImageTintColor") } }
    open var barStyle = UIBarStyle.default { didSet { noteAppearance("barStyle") } }
    open var isTranslucent = true { didSet { noteAppearance("isTranslucent") } }
    open var backgroundImage: UIImage? { didSet { noteAppearance("backgroundImage") } }
    open var shadowImage: UIImage? { didSet { noteAppearance("shadowImage") } }
    open var items: [UITabBarItem]?
}

/// A bar with buttons: never drawn.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    open var standardAppearance = UIToolbarAppearance() { didSet { noteAppearance("standardAppearance") } }
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { noteAppearance("scrollEdgeAppearance") } }
    open var compactAppearance: UIToolbarAppearance? { didSet { noteAppearance("compactAppearance") } }
    open var barTintColor: UIColor? { didSet { noteAppearance("barTintColor") } }
    open var isTranslucent = true { didSet { noteAppearance("isTranslucent") } }
    open var items: [UIBarButtonItem]?
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// How dark a bar is.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// What a bar has: a title or a picture.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    public override init() { super.init() }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A page of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    open var selectedImage: UIImage?
    open var badgeValue: String?
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    open var tintColor: UIColor?
    open weak var target: AnyObject?
    open var action: Selector?
    open var customView: UIView?

    public enum Style: Int, Sendable { case plain, done = 2 }
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.target, self.action) = (target as AnyObject?, action)
    }
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.target, self.action) = (title, target as AnyObject?, action)
    }
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.target, self.action) = (image, target as AnyObject?, action)
    }
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    open var title: String?
    open var titleView: UIView?
    open var prompt: String?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var backBarButtonItem: UIBarButtonItem?
    open var backButtonTitle: String?
    open var hidesBackButton = false
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    open var searchController: UISearchController?
    open var hidesSearchBarWhenScrolling = true
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    public init(title: String) { self.title = title }
}
