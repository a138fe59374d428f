import Foundation
import PlumbCombine
import PlumbCore
import PlumbRendering

/// What an app is told of its life. Source: Apple (`UIApplicationDelegate`).
///
/// Plumb tells that it has been launched, and asks which scene is to be connected; nothing happens to a picture after
/// that.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol, LaunchedDelegate {
    /// Where an app without scenes keeps its window.
    var window: UIWindow? { get set }

    /// Called first. False does not keep the app from starting.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Called before the first picture: makes the window, where the app has one. False does not keep the app from
    /// starting.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// Which class is told of the scene's life.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    /// Scenes are gone for good; never called.
    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
    /// How the window may be turned; never asked.
    func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask
    /// An address is to be opened, in an app that has no scene delegate.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
    /// Notifications can come; never called.
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
    /// Notifications can't come; never called.
    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
    /// A notification has come; never called.
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)
    /// The app is in front.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app goes from the front; never called.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app is not seen any more; never called.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app comes back; never called.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app ends; never called.
    func applicationWillTerminate(_ application: UIApplication)
    /// Memory runs short; never called.
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    /// The app has been started.
    func applicationDidFinishLaunching(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }
    public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
    public func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { .allButUpsideDown }
    public func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool { false }
    public func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {}
    public func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {}
    public func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {}
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
    public func applicationDidFinishLaunching(_ application: UIApplication) {}
}

/// Makes an app delegate for an app of SwiftUI, when the app is made, and tells it that the app was launched. Source:
/// Apple (`UIApplicationDelegateAdaptor`).
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// The delegate.
    public let wrappedValue: DelegateType

    /// - Parameter delegateType: a class with an `init()`.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        wrappedValue = Delegates.launched(delegateType)
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to what the delegate publishes.
    @MainActor public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}

/// Those who were launched: an app is made anew for each look at its scenes, its delegate once.
@MainActor enum Delegates {
    private static var made: [ObjectIdentifier: NSObject] = [:]

    static func launched<D: NSObject & UIApplicationDelegate>(_ type: D.Type) -> D {
        if let known = made[ObjectIdentifier(type)] as? D { return known }
        guard let delegate = RuntimeObject.make(type) else {
            let sentence =
                "an object of \(type) can't be made with this Foundation; build Plumb with Swift 6.2 or newer"
            FileHandle.standardError.write(Data("plumb: \(sentence)\n".utf8))
            exit(2)
        }
        made[ObjectIdentifier(type)] = delegate
        launch(delegate)
        return delegate
    }

    static func launch(_ delegate: any UIApplicationDelegate) {
        let application = UIApplication.shared
        application.delegate = delegate
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(application)
    }
}
