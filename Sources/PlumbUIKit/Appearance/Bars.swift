import Foundation
import PlumbCore

// Bars of UIKit and their appearances: their values are kept, for the bars that Plumb will have.

/// What a bar's background is like. Source: Apple (`UIBarAppearance`).
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// The colour behind; kept.
    open var backgroundColor: UIColor?
    /// The blur behind; kept.
    open var backgroundEffect: UIBlurEffect?
    /// The picture behind; kept.
    open var backgroundImage: UIImage?
    /// The colour of the shadow; kept.
    open var shadowColor: UIColor?
    /// The picture of the line below; kept.
    open var shadowImage: UIImage?

    public override init() { super.init() }
    /// For a kind of device.
    public init(idiom: UIUserInterfaceIdiom) { super.init() }
    /// The same background as another bar.
    public init(barAppearance: UIBarAppearance) {
        backgroundColor = barAppearance.backgroundColor
        backgroundEffect = barAppearance.backgroundEffect
        shadowColor = barAppearance.shadowColor
    }

    /// The system's blur, and a line below.
    open func configureWithDefaultBackground() { set(nil, UIBlurEffect(style: .systemChromeMaterial), .separator) }
    /// The background colour, and a line below.
    open func configureWithOpaqueBackground() { set(.systemBackground, nil, .separator) }
    /// Nothing behind, and no line.
    open func configureWithTransparentBackground() { set(nil, nil, nil) }

    private func set(_ color: UIColor?, _ effect: UIBlurEffect?, _ shadow: UIColor?) {
        (backgroundColor, backgroundEffect, shadowColor) = (color, effect, shadow)
        (backgroundImage, shadowImage) = (nil, nil)
    }
}

/// What a navigation bar is like. Source: Apple (`UINavigationBarAppearance`).
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    /// How the words are set; kept.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How the large title is set; kept.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// What buttons are like; kept.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// What the button back is like; kept.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// What the button that ends something is like; kept.
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    /// Points by which the words are moved; kept.
    open var titlePositionAdjustment = UIOffset.zero
    /// Changes nothing: it is not drawn.
    open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// What a tab bar is like. Source: Apple (`UITabBarAppearance`).
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// What items are like where their words stand below; kept.
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    /// What items are like where their words stand beside; kept.
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    /// What items are like in a low bar; kept.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The colour of what marks the chosen item; kept.
    open var selectionIndicatorTintColor: UIColor?
}

/// What a toolbar is like. Source: Apple (`UIToolbarAppearance`).
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {
    /// What buttons are like; kept.
    open var buttonAppearance = UIBarButtonItemAppearance()
}

/// What the items of a tab bar are like.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    /// In the state that is none of the others.
    public let normal = UITabBarItemStateAppearance()
    /// In the state of being chosen.
    public let selected = UITabBarItemStateAppearance()
    /// In the state that nobody can use.
    public let disabled = UITabBarItemStateAppearance()
    public override init() { super.init() }
}

/// What an item of a tab bar is like in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// How the words are set; kept.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the icon; kept.
    open var iconColor: UIColor?
    /// The colour of the badge; kept.
    open var badgeBackgroundColor: UIColor?
    /// How the badge is set; kept.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// What buttons in a bar are like.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    /// In the state that is none of the others.
    public let normal = UIBarButtonItemStateAppearance()
    /// While a finger is on it.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// In the state that nobody can use.
    public let disabled = UIBarButtonItemStateAppearance()
    public override init() { super.init() }
    /// In a style.
    public init(style: UIBarButtonItem.Style) { super.init() }
}

/// What a button in a bar is like in a state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    /// How the words are set; kept.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Points by which the words are moved; kept.
    open var titlePositionAdjustment = UIOffset.zero
    /// The picture behind; kept.
    open var backgroundImage: UIImage?
}

/// The bar of a navigation controller: never drawn.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    /// What the bar is like; kept.
    open var standardAppearance = UINavigationBarAppearance() { didSet { noteAppearance("standardAppearance") } }
    /// What the bar is like with nothing behind it; kept.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteAppearance("scrollEdgeAppearance") } }
    /// What the bar is like where it is low; kept.
    open var compactAppearance: UINavigationBarAppearance? { didSet { noteAppearance("compactAppearance") } }
    /// What the low bar is like with nothing behind it; kept.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { noteAppearance("compactScrollEdgeAppearance") }
    }
    /// How the words are set; kept.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteAppearance("titleTextAttributes") } }
    /// How the large title is set; kept.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { noteAppearance("largeTitleTextAttributes") }
    }
    /// The colour of the bar; kept.
    open var barTintColor: UIColor? { didSet { noteAppearance("barTintColor") } }
    /// How dark the bar is; kept.
    open var barStyle = UIBarStyle.default { didSet { noteAppearance("barStyle") } }
    /// Whether something shines through; kept.
    open var isTranslucent = true { didSet { noteAppearance("isTranslucent") } }
    /// Whether titles are large; kept.
    open var prefersLargeTitles = false { didSet { noteAppearance("prefersLargeTitles") } }
    /// The picture of the line below; kept.
    open var shadowImage: UIImage? { didSet { noteAppearance("shadowImage") } }
    /// The picture of the button back; kept.
    open var backIndicatorImage: UIImage? { didSet { noteAppearance("backIndicatorImage") } }
    /// The mask of the picture of the button back; kept.
    open var backIndicatorTransitionMaskImage: UIImage? {
        didSet { noteAppearance("backIndicatorTransitionMaskImage") }
    }
    /// Nil: nobody puts one there.
    open var topItem: UINavigationItem? { nil }
    /// Changes nothing: it is not drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        noteAppearance("setBackgroundImage")
    }
}

/// The bar of a tab bar controller: never drawn.
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// What the bar is like; kept.
    open var standardAppearance = UITabBarAppearance() { didSet { noteAppearance("standardAppearance") } }
    /// What the bar is like with nothing behind it; kept.
    open var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteAppearance("scrollEdgeAppearance") } }
    /// The colour of the bar; kept.
    open var barTintColor: UIColor? { didSet { noteAppearance("barTintColor") } }
    /// The colour of items that are not shown; kept.
    open var unselectedItemTintColor: UIColor? { didSet { noteAppearance("unselectedItemTintColor") } }
    /// The colour of the chosen item's picture; kept.
    open var selectedImageTintColor: UIColor? { didSet { noteAppearance("selectedImageTintColor") } }
    /// How dark the bar is; kept.
    open var barStyle = UIBarStyle.default { didSet { noteAppearance("barStyle") } }
    /// Whether something shines through; kept.
    open var isTranslucent = true { didSet { noteAppearance("isTranslucent") } }
    /// The picture behind; kept.
    open var backgroundImage: UIImage? { didSet { noteAppearance("backgroundImage") } }
    /// The picture of the line below; kept.
    open var shadowImage: UIImage? { didSet { noteAppearance("shadowImage") } }
    /// The items, first to last; kept.
    open var items: [UITabBarItem]?
}

/// A bar with buttons: never drawn.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    /// What the bar is like; kept.
    open var standardAppearance = UIToolbarAppearance() { didSet { noteAppearance("standardAppearance") } }
    /// What the bar is like with nothing behind it; kept.
    open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { noteAppearance("scrollEdgeAppearance") } }
    /// What the bar is like where it is low; kept.
    open var compactAppearance: UIToolbarAppearance? { didSet { noteAppearance("compactAppearance") } }
    /// The colour of the bar; kept.
    open var barTintColor: UIColor? { didSet { noteAppearance("barTintColor") } }
    /// Whether something shines through; kept.
    open var isTranslucent = true { didSet { noteAppearance("isTranslucent") } }
    /// The items, first to last; kept.
    open var items: [UIBarButtonItem]?
    /// Keeps the items; nothing moves.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}

/// How dark a bar is.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// How high a bar is.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt = 101, compactPrompt }

/// What a bar has: a title or a picture.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    /// The words; kept.
    open var title: String?
    /// The picture; kept.
    open var image: UIImage?
    /// Whether it can be used; kept.
    open var isEnabled = true
    /// A number; kept.
    open var tag = 0
    /// A name for tests; kept.
    open var accessibilityIdentifier: String?
    /// What is spoken; kept.
    open var accessibilityLabel: String?
    public override init() { super.init() }
    /// Changes nothing: it is not drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}

/// A page of a tab bar.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
    /// The picture while it is chosen; kept.
    open var selectedImage: UIImage?
    /// The words of the badge; kept.
    open var badgeValue: String?
    /// With its words.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }
    /// With its words.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}

/// A button of a bar.
@MainActor @preconcurrency
open class UIBarButtonItem: UIBarItem {
    /// The colour of what can be tapped; kept.
    open var tintColor: UIColor?
    /// Who is called; nobody is.
    open weak var target: AnyObject?
    /// Called when it is tapped; nobody taps it.
    open var action: Selector?
    /// The view in the place of the button; kept.
    open var customView: UIView?

    /// What kind it is.
    public enum Style: Int, Sendable { case plain, done = 2 }
    /// A button that the system names.
    public enum SystemItem: Int, Sendable {
        /// The buttons there are.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close = 24
    }

    /// A button that the system names.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.target, self.action) = (target as AnyObject?, action)
    }
    /// With its words.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.target, self.action) = (title, target as AnyObject?, action)
    }
    /// With a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.target, self.action) = (image, target as AnyObject?, action)
    }
    /// A view in the place of the button.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}

/// What a navigation bar shows of a controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject {
    /// The words; kept.
    open var title: String?
    /// The view in the place of the title; kept.
    open var titleView: UIView?
    /// The words above; kept.
    open var prompt: String?
    /// The first button at the left; kept.
    open var leftBarButtonItem: UIBarButtonItem?
    /// The first button at the right; kept.
    open var rightBarButtonItem: UIBarButtonItem?
    /// The buttons at the left; kept.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the right; kept.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The button that leads back here; kept.
    open var backBarButtonItem: UIBarButtonItem?
    /// The words of the button back; kept.
    open var backButtonTitle: String?
    /// Whether there is no button back; kept.
    open var hidesBackButton = false
    /// When the title is large; kept.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The search of the page; kept.
    open var searchController: UISearchController?
    /// Whether scrolling takes the search field away; kept.
    open var hidesSearchBarWhenScrolling = true
    /// When the title is large.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
    /// With its words.
    public init(title: String) { self.title = title }
}
