import Foundation
import Testing

/// Files that import UIKit, and apps with delegates instead of scenes of SwiftUI's.
struct UIKitCommandTests {
    @Test func aFileThatImportsUIKitIsLaidOut() throws {
        let text = """
            import CoreGraphics
            import QuartzCore
            import SwiftUI
            import UIKit
            #if !canImport(UIKit)
            #error("there is no UIKit")
            #endif
            enum Sizes { static let width = UIScreen.main.bounds.width }
            struct Content: View {
                let color: UIKit.UIColor = .systemRed
                let path: CoreGraphics.CGPath = CGPath(rect: .zero, transform: nil)
                var body: some View {
                    Color(color).frame(width: Sizes.width / 2, height: UIScreen.main.scale).accessibilityIdentifier("c")
                }
            }
            #Preview("A") { Content() }
            """
        let run = try ScratchFolder().plumb("layout", text, ["--json", "--device", "iPhone SE (3rd generation)"])
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("\"c\": [93.75, "), "\(run.output)")
    }

    /// Objective-C's words go, strings and comments stay, and errors are where they were.
    @Test func objectiveCsWordsAreLeftOut() throws {
        let text = """
            import SwiftUI
            class Target: NSObject { @objc(go:) func go() {}; @objc func stop() {}; @IBAction func tap(_ a: Any) {} }
            // @objc #selector(a)
            /* /* @objc */ #selector(b */
            let words = "@objc #selector(c) \\"@objc"
            let raw = #"@objc #selector(d) ""#
            let name = #selector(Target.go(_:)).description
            struct Content: View { var body: some View { Text(words + raw + name).accessibilityIdentifier("t") } }
            """
        let run = try ScratchFolder().plumb(
            "layout", text, ["--json", "--text", "fixed", "--size", "1000x100"])
        #expect(run.errors.isEmpty)
        // 25 + 20 + 2 characters.
        #expect(run.output.contains("470, 20]"), "\(run.output)")
        let wrong = try ScratchFolder().plumb(
            "layout", "class T: NSObject { @objc func go() {}; let a: Nobody }", ["--json"])
        #expect(wrong.errorLines.contains { $0.hasPrefix("Views.swift:2:48: error: cannot find type 'Nobody'") })
    }

    static let delegates = [
        "AppDelegate.swift": """
        import UIKit
        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool { true }
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            }
        }
        """,
        "SceneDelegate.swift": """
        import SwiftUI
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
            ) {
                if let windowScene = scene as? UIWindowScene {
                    let window = UIWindow(windowScene: windowScene)
                    window.rootViewController = UIHostingController(rootView: Root(width: 40))
                    self.window = window
                    window.makeKeyAndVisible()
                }
            }
        }
        struct Root: View {
            let width: CGFloat
            var body: some View { Color.red.frame(width: width, height: 30).accessibilityIdentifier("root") }
        }
        """,
    ]

    @Test func aSceneDelegatesRootIsWhatTheAppShows() throws {
        let folder = try ScratchFolder()
        for (name, text) in Self.delegates { try folder.write(text, to: name) }
        let run = try PlumbRun(["layout", "--json", "."], in: folder.url)
        #expect(run.errors.isEmpty)
        #expect(
            run.output.contains("{\"AppDelegate\": ") && run.output.contains("\"root\": [0, 0, 40, 30]"),
            "\(run.output)")
    }

    @Test func anAppWithoutAWindowSaysSo() throws {
        let folder = try ScratchFolder()
        try folder.write(try #require(Self.delegates["AppDelegate.swift"]), to: "AppDelegate.swift")
        let run = try PlumbRun(["layout", "--json", "."], in: folder.url)
        #expect(run.status == 1)
        #expect(run.errors.contains("it makes no window; set window and its rootViewController"), "\(run.errors)")
    }

    @Test func anAdaptorsDelegateIsNoAppOfItsOwn() throws {
        let text = """
            import SwiftUI
            class AppDelegate: NSObject, UIApplicationDelegate {
                var width = 10.0
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
                ) -> Bool { width = 70; return true }
            }
            @main struct Sample: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
                var body: some Scene {
                    WindowGroup { Color.red.frame(width: delegate.width, height: 30).accessibilityIdentifier("root") }
                }
            }
            """
        let run = try ScratchFolder().plumb("layout", text, ["--json", "--size", "100x100"])
        #expect(run.errors.isEmpty)
        #expect(run.output.contains("\"root\": [0, 0, 70, 30]"), "\(run.output)")
    }
}
