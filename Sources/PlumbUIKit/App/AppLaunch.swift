import Foundation
import PlumbCore

/// Starts an app that has delegates instead of scenes of SwiftUI's.
@MainActor package enum AppLaunch {
    /// Why such an app shows nothing.
    package struct LaunchError: Error, CustomStringConvertible {
        package let description: String
    }

    /// What the app's window shows.
    ///
    /// 1. The app delegate is told that the app was launched. 2. A scene delegate, if there is one, is made and
    /// connected: the class that the delegate's configuration has, else that of Info.plist, else the class
    /// `SceneDelegate` of the app's module. 3. The view is that of the root controller of the window that one of the
    /// two has made. Around a navigation controller's bar there is none.
    package static func root<D: NSObject & UIApplicationDelegate>(of type: D.Type) throws -> AnyView {
        // 1
        let delegate = Delegates.launched(type)
        // 2
        let scene = UIWindowScene.only
        let configuration = delegate.application(
            .shared, configurationForConnecting: scene.session, options: UIScene.ConnectionOptions())
        var window = delegate.window
        if let own = sceneClass(configuration, of: type), let made = RuntimeObject.make(own) {
            let sceneDelegate = made as? any UIWindowSceneDelegate
            keptDelegate = made
            scene.delegate = sceneDelegate
            sceneDelegate?.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
            sceneDelegate?.sceneWillEnterForeground(scene)
            sceneDelegate?.sceneDidBecomeActive(scene)
            window = sceneDelegate?.window ?? window
        }
        delegate.applicationDidBecomeActive(.shared)
        HostAtWork.delegatesOpen = { url in
            guard let sceneDelegate = scene.delegate else {
                return delegate.application(.shared, open: url, options: [:])
            }
            sceneDelegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
            return true
        }
        // 3
        guard let window = window ?? scene.appWindow else {
            throw LaunchError(
                description:
                    "it makes no window; set window and its rootViewController in application(_:didFinishLaunchingWithOptions:) or in a SceneDelegate"
            )
        }
        scene.appWindow = window
        guard let controller = window.rootViewController else {
            throw LaunchError(
                description: "its window has no rootViewController; set it to a UIHostingController(rootView:)")
        }
        return content(of: controller)
    }

    /// Scenes don't keep their delegates.
    private static var keptDelegate: NSObject?

    private static func sceneClass(_ configuration: UISceneConfiguration, of type: AnyClass) -> NSObject.Type? {
        if let own = configuration.delegateClass as? NSObject.Type { return own }
        let module = String(reflecting: type).split(separator: ".").first.map(String.init) ?? ""
        let manifest = Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
        let roles = manifest?["UISceneConfigurations"] as? [String: Any]
        let list = roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        let listed = list?.first?["UISceneDelegateClassName"] as? String
        // The name of the module is the product's in the list, and Plumb's own here.
        let name = listed?.split(separator: ".").last.map(String.init) ?? "SceneDelegate"
        return NSClassFromString("\(module).\(name)") as? NSObject.Type
    }

    /// What a controller shows: the view of a `UIHostingController`, else a box with its name.
    package static func content(of controller: UIViewController) -> AnyView {
        controller.loadViewIfNeeded()
        controller.viewWillAppear(false)
        controller.viewDidAppear(false)
        if let hosting = controller as? any HostedView { return hosting.hostedView }
        if let stack = controller as? UINavigationController, let top = stack.topViewController {
            return content(of: top)
        }
        if let tabs = controller as? UITabBarController,
            let first = tabs.selectedViewController ?? tabs.viewControllers?.first
        {
            HostAtWork.report(
                "\(type(of: controller)) is a tab bar of UIKit's, which Plumb does not show; its first page is shown")
            return content(of: first)
        }
        return AnyView(RepresentableBox(name: "\(type(of: controller))"))
    }
}

extension UIApplicationDelegate {
    /// What the app's window shows, when it has been launched.
    public static func launchedContent() throws -> AnyView {
        // Programs start no others: `main()` is there for objects alone.
        guard let type = self as? any (NSObject & UIApplicationDelegate).Type else {
            throw AppLaunch.LaunchError(description: "\(self) is no NSObject; let it inherit from UIResponder")
        }
        return try AppLaunch.root(of: type)
    }
}
