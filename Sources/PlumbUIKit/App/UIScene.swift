import Foundation
import PlumbCore

/// A part of an app that has windows: there is one, a `UIWindowScene`. Source: Apple (`UIScene`).
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// What a scene is doing.
    public enum ActivationState: Int, Sendable {
        /// In front, behind it, or not seen.
        case unattached = -1, foregroundActive, foregroundInactive, background
    }

    /// The session of the scene.
    public let session: UISceneSession
    /// Who is told of the scene's life.
    open weak var delegate: (any UISceneDelegate)?
    /// Active: what is seen is in front.
    open var activationState: ActivationState { .foregroundActive }
    /// The words; kept.
    open var title: String! = "" { didSet { Inert.use("UIScene.title", .phone) } }

    init(session: UISceneSession) {
        self.session = session
        super.init()
    }

    /// With what a scene was connected: nothing.
    @MainActor @preconcurrency
    open class ConnectionOptions: NSObject {
        /// None: no address has opened the app.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// None.
        open var userActivities: Set<NSUserActivity> { [] }
        /// Nil: nobody has chosen one.
        open var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    /// Names of what is told of scenes.
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
}

/// The scene with the window that the host at work shows. Source: Apple (`UIWindowScene`).
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    static let only = UIWindowScene(session: UISceneSession())

    private lazy var ownWindow = UIWindow(scene: self)
    /// The window that the app itself has made.
    var appWindow: UIWindow?

    /// One window: the app's own, if it has made one.
    open var windows: [UIWindow] { [appWindow ?? ownWindow] }
    /// The window that gets the keys.
    open var keyWindow: UIWindow? { windows.first }
    /// The screen of the device of the call.
    open var screen: UIScreen { .main }
    /// Upright or on its side, as the device of the call.
    open var interfaceOrientation: UIInterfaceOrientation {
        switch HostAtWork.now.device.orientation {
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeRight
        case .landscapeRight: .landscapeLeft
        default: .portrait
        }
    }
    /// What the view of the host at work has.
    open var traitCollection: UITraitCollection { .current }
    /// Points: those of the screen.
    open var coordinateSpaceBounds: CGRect { screen.bounds }
    /// The line with the time.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// Nil: a screen has no limits.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// The line with the time.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    /// Points: the line with the time.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
    /// The colour of the time.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// Whether there is no line with the time.
    open var isStatusBarHidden: Bool { statusBarFrame.height == 0 }
}

/// The colour of the line with the time.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// The one session of the one scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By its number or name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A scene of the app's own.
        public static let windowApplication = Role("UIWindowSceneSessionRoleApplication")
    }

    /// What the scene is for.
    open var role: Role { .windowApplication }
    /// The same at each start.
    open var persistentIdentifier: String { "plumb" }
    /// Which class is told of the scene's life.
    public lazy var configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    /// The one scene.
    open var scene: UIScene? { UIWindowScene.only }
}

/// Which class is told of a scene's life.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    /// A name; kept.
    public let name: String?
    /// What the scene is for.
    public let role: UISceneSession.Role
    /// Nil for the one that Info.plist names, else the class `SceneDelegate` of the app.
    open var delegateClass: AnyClass?
    /// The class of the scene; kept.
    open var sceneClass: AnyClass?

    /// By its name, for a role.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}

/// An address that a scene is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
    /// The address.
    public let url: URL
    init(url: URL) { self.url = url }
}

/// What a scene is told of its life. Plumb connects it and tells that it is active.
@MainActor @preconcurrency
public protocol UISceneDelegate: NSObjectProtocol {
    /// Called before the first picture: makes the window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The scene is gone; never called.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene is in front.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene goes from the front; never called.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene is about to be seen.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene is not seen any more; never called.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Addresses are to be opened.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Something begun elsewhere is to go on; never called.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// What a scene with windows is told of its life.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// Where the delegate keeps its window.
    var window: UIWindow? { get set }
    /// A shortcut of the app's icon was chosen; never called.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {}
}
