import Foundation
import PlumbCore

/// The app that the host at work shows. Source: Apple (`UIApplication`).
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    /// The app.
    public static let shared = UIApplication()

    private override init() { super.init() }

    /// What the app was started with; nil where no delegate was.
    open var delegate: (any UIApplicationDelegate)?

    // MARK: Addresses

    /// Opens an address as `\.openURL` does where no handler stands: a window hands it to the desktop, a picture says
    /// that nothing does.
    ///
    /// - Parameter completion: is told whether the address was opened.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
        let isOpened = HostAtWork.host?.openAddress(url) ?? false
        completion?(isOpened)
    }

    /// Opens an address. Returns whether it could.
    @discardableResult
    open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
        HostAtWork.host?.openAddress(url) ?? false
    }

    /// Opens an address with the host's `openURL`. False where there is no host.
    @available(*, deprecated, message: "use open(_:options:completionHandler:)")
    @discardableResult
    open func openURL(_ url: URL) -> Bool { HostAtWork.host?.openAddress(url) ?? false }

    /// Whether an iPhone without other apps would open such an address: pages, mail, calls, messages, maps and
    /// settings.
    open func canOpenURL(_ url: URL) -> Bool {
        ["http", "https", "mailto", "tel", "sms", "facetime", "maps", "app-settings"].contains(url.scheme?.lowercased())
    }

    /// How an address is opened, by its name.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an app may open it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
    /// Where an address came from, by its name.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// What is told of the address.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }
    /// Why an app was started, by its name.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The reasons there are.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
    }
    /// Addresses of the app's settings, which open nothing here.
    public static let openSettingsURLString = "app-settings:"
    public static let openNotificationSettingsURLString = "app-settings:notifications"

    // MARK: Actions

    /// Sends an action to whoever has the focus: `resignFirstResponder` ends editing. Returns whether somebody took it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        guard action.description.hasPrefix("resignFirstResponder"), let host = HostAtWork.host else { return false }
        host.endEditing()
        return true
    }

    // MARK: Windows

    /// The one scene.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }
    /// The one session of the one scene.
    open var openSessions: Set<UISceneSession> { [UIWindowScene.only.session] }
    /// No: there is one scene.
    open var supportsMultipleScenes: Bool { false }
    /// The windows of the one scene.
    open var windows: [UIWindow] { UIWindowScene.only.windows }
    /// The window that gets the keys.
    open var keyWindow: UIWindow? { UIWindowScene.only.keyWindow }
    /// The line with the time.
    open var statusBarFrame: CGRect {
        let device = HostAtWork.now.device
        return CGRect(x: 0, y: 0, width: device.screen.width, height: device.safeArea.top)
    }
    /// Upright or on its side, as the device of the call.
    open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.only.interfaceOrientation }
    /// Where to the language of the host goes.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        HostAtWork.now.environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The type size that the host shows texts in.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }

    // MARK: What happens to the app

    /// What state it is in.
    public enum State: Int, Sendable { case active, inactive, background }
    /// Active: what is seen is in front.
    open var applicationState: State { .active }
    /// Whether the screen stays on; it always does, and what is written is kept.
    open var isIdleTimerDisabled = false
    /// What is written is kept; there is no icon.
    open var applicationIconBadgeNumber = 0 {
        didSet { Inert.use("UIApplication.applicationIconBadgeNumber", .phone) }
    }
    /// Whether a wheel turns beside the time; kept.
    open var isNetworkActivityIndicatorVisible = false
    /// Whether shaking takes back an edit; kept.
    open var applicationSupportsShakeToEdit = true {
        didSet { Inert.use("UIApplication.applicationSupportsShakeToEdit", .phone) }
    }
    /// Nil: an app has one icon.
    open var alternateIconName: String? { nil }
    /// Fails, as on an iPhone whose app has one icon.
    open func setAlternateIconName(
        _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) { completionHandler?(CocoaError(.featureUnsupported)) }
    /// False: an app on a desktop has one icon.
    open var supportsAlternateIcons: Bool { false }
    /// No.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Yes: nothing is locked.
    open var isProtectedDataAvailable: Bool { true }
    /// Seconds: without end, for nothing is stopped in the background.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Does nothing: UIKit's views get no touches.
    open func beginIgnoringInteractionEvents() {
        HostAtWork.report(
            "UIApplication.beginIgnoringInteractionEvents() does nothing here; use allowsHitTesting(false)")
    }
    /// Does nothing: UIKit's views get no touches.
    open func endIgnoringInteractionEvents() {}
    /// Nobody sends messages from afar to a program on a desktop: the delegate is told so.
    open func registerForRemoteNotifications() {
        delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: NoRemoteNotifications())
    }
    /// Does nothing: there are none.
    open func unregisterForRemoteNotifications() {}
    /// Gives an identifier that stands for nothing: no work is stopped in the background.
    @discardableResult
    open func beginBackgroundTask(
        withName name: String? = nil, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
    /// Does nothing: no work is stopped in the background.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Names of what is told of the app.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    nonisolated public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    nonisolated public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    nonisolated public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
}

/// The direction of the app's language.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Work that goes on when an app is no longer in front. An app on a desktop is never stopped.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Stands for nothing.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// What an app did with data that it fetched while nobody looked.
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// A row of the menu of an app's icon.
public final class UIApplicationShortcutItem: NSObject, Sendable {
    /// What kind it is.
    public let type: String
    /// Its words.
    public let localizedTitle: String
    /// Of a kind, with its words.
    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
    }
}

/// Why no message comes from afar.
private struct NoRemoteNotifications: LocalizedError {
    var errorDescription: String? { "no remote notifications reach a program on a desktop" }
}
