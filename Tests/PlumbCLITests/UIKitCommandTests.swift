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

    /// Pictures by name, as Xcode writes them: a `UIImage` where nothing else says what they are. One that is missing is said.
    @Test func literalsArePictures() throws {
        let folder = try ScratchFolder()
        let photo = try ScratchFolder()
        _ = try photo.plumb(
            "render", "struct A: View { var body: some View { Color.red.frame(width: 30, height: 12) } }",
            ["--size", "fit", "--scale", "1", "-o", "photo.png"])
        try folder.write(try Data(contentsOf: photo.url.appendingPathComponent("photo.png")), to: "Assets/photo.png")
        try folder.write(
            """
            import SwiftUI
            import UIKit
            let named = #imageLiteral(resourceName: "photo")
            let typed: UIImage = #imageLiteral(resourceName: "photo.png")
            struct Content: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Image(uiImage: named).accessibilityIdentifier("named")
                        Image(uiImage: typed).accessibilityIdentifier("typed")
                        Image(uiImage: #imageLiteral(resourceName: "photo")).resizable().scaledToFit().frame(width: 60)
                            .accessibilityIdentifier("scaled")
                        Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)).frame(width: 7, height: 3)
                    }
                }
            }
            """, to: "Views.swift")
        let run = try PlumbRun(["layout", "Views.swift", "--size", "fit", "--json"], in: folder.url)
        #expect(run.errors.isEmpty)
        let frames = try #require((try run.json()["Content"] as? [String: Any])?["frames"] as? [String: [Double]])
        #expect(frames["named"].map { Array($0[2...]) } == [30, 12], "\(run.output)")
        #expect(frames["typed"].map { Array($0[2...]) } == [30, 12], "\(run.output)")
        #expect(frames["scaled"].map { Array($0[2...]) } == [60, 24], "\(run.output)")
        let missing = try ScratchFolder().plumb(
            "layout",
            "struct A: View { var body: some View { Image(uiImage: #imageLiteral(resourceName: \"nobody\")) } }",
            ["--json"])
        #expect(missing.status == 0 && missing.errors.contains("there is no picture \"nobody\" in the assets"))
    }

    /// `UTType` comes with its own framework's name, also without SwiftUI.
    @Test func kindsOfFilesHaveAModule() throws {
        let folder = try ScratchFolder()
        try folder.write(
            """
            import UniformTypeIdentifiers
            #if !canImport(UniformTypeIdentifiers)
            #error("there is no such module")
            #endif
            let ending = UTType.png.preferredFilenameExtension ?? ""
            let kind: UniformTypeIdentifiers.UTType? = UTType(filenameExtension: "jpg")
            """, to: "Kinds.swift")
        try folder.write(
            """
            import SwiftUI
            import UniformTypeIdentifiers
            struct Content: View {
                var body: some View { Text(ending + (kind == .jpeg ? "!" : "?")) }
            }
            """, to: "Views.swift")
        let run = try PlumbRun(
            ["layout", "Kinds.swift", "Views.swift", "--size", "fit", "--text", "fixed", "--json"], in: folder.url)
        #expect(run.errors.isEmpty && run.output.contains("\"size\": [40, 20]"), "\(run.output)\(run.errors)")
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
        // What stands in a text that is interpolated is code, and lines that end as on Windows are lines.
        let lines =
            "let a = \"\\(#selector(T.go).description)\"; let b = #selector(\r\n    T.go\r\n)\r\nclass T { @objc func go() {}; let b: Nobody = 1 }"
        let interpolated = try ScratchFolder().plumb("layout", lines, ["--json"])
        #expect(
            interpolated.errorLines.filter { $0.contains("error:") }.count == 1
                && interpolated.errors.hasPrefix("Views.swift:5:38: error:"),
            "\(interpolated.errors)")
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
