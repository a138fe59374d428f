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

    /// Pictures by name, as Xcode writes them: a `UIImage` where nothing else says what they are. One that is missing
    /// is said.
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

    /// Apple's frameworks have submodules, and these modules have none. Strings stay, and errors are where they were.
    @Test func submodulesAreTheirModules() throws {
        let text = """
            import SwiftUI
            import UIKit.UIFont
            import Foundation.NSDate; let size = UIFont.systemFontSize
            let words = \"\"\"
            import UIKit.UIView
            \"\"\"
            struct Content: View { var body: some View { Text(words).accessibilityIdentifier("t") } }
            """
        let run = try ScratchFolder().plumb("layout", text, ["--json", "--text", "fixed", "--size", "1000x100"])
        #expect(run.errors.isEmpty && run.output.contains("[0, 0, 190, 20]"), "\(run.output)\(run.errors)")
        let wrong = try ScratchFolder().plumb("layout", "import UIKit.UIFont; let a: Int = nil\n" + text, ["--json"])
        #expect(wrong.errors.contains(":2:35: error:"), "\(wrong.errors)")
    }

    /// What a program logs is a line on standard error, and changes no picture.
    @Test(arguments: ["os", "OSLog", "os.log"]) func programsLog(module: String) throws {
        let text = """
            import SwiftUI
            import \(module)
            private let log = Logger(subsystem: "com.example", category: "cards")
            struct Content: View {
                var body: some View {
                    let _ = log.info("drawn for \\("Ada", privacy: .public)")
                    Color.red.frame(width: 30, height: 12)
                }
            }
            """
        let run = try ScratchFolder().plumb("layout", text, ["--json", "--size", "fit"])
        #expect(run.errorLines == ["[cards] drawn for Ada"] && run.output.contains("[30, 12]"), "\(run.errors)")
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

    private static let inert = """
        import UIKit
        struct Barred: View {
            init() {
                let look = UIToolbarAppearance()
                look.configureWithOpaqueBackground()
                look.configureWithOpaqueBackground()
                UISelectionFeedbackGenerator().selectionChanged()
            }
            var body: some View { Color.red.frame(width: 40, height: 30) }
        }
        struct Plain: View { var body: some View { Color.blue.frame(width: 40, height: 30) } }
        struct Boxed: UIViewRepresentable {
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ label: UILabel, context: Context) { label.text = "a" }
        }
        """
    private static let bars = "does nothing here: Plumb draws no UIKit bars (Docs/UIKit.md)"

    /// What compiles and does nothing says one sentence a run, with its place and with how to see the others.
    @Test func theFirstNameThatDoesNothingIsSaid() throws {
        let folder = try ScratchFolder()
        let first =
            "Views.swift:5:20: warning: UIToolbarAppearance \(Self.bars); --strict lists every such name"
        let run = try folder.plumb("render", Self.inert, ["--view", "Barred", "-o", "a.png"])
        #expect(run.status == 0 && run.errorLines == [first], "\(run.errors)")
        let all = try folder.plumb("render", Self.inert, ["--all", "-o", "all"])
        #expect(all.status == 0)
        #expect(
            all.errorLines == [
                first, "warning: Boxed is a view of UIKit's, which Plumb does not have; a box with its name is drawn",
            ], "\(all.errors)")
        // A view that needs none of it, and one whose box has a sentence of its own, say nothing of it.
        #expect(try folder.plumb("render", Self.inert, ["--view", "Plain", "-o", "b.png"]).errors.isEmpty)
        let boxed = try folder.plumb("render", Self.inert, ["--view", "Boxed", "-o", "c.png"])
        #expect(boxed.errorLines.count == 1 && !boxed.errors.contains("does nothing here"), "\(boxed.errors)")
    }

    /// `--strict` lists all of them, each once, ends with status 1, and writes nothing of the view.
    @Test func strictListsTheNamesThatDoNothing() throws {
        let folder = try ScratchFolder()
        let felt = "does nothing here: nothing that Plumb shows can be felt (Docs/UIKit.md)"
        let names = [
            "Views.swift:5:20: warning: UIToolbarAppearance \(Self.bars)",
            "Views.swift:6:14: warning: UIToolbarAppearance.configureWithOpaqueBackground() \(Self.bars)",
            "Views.swift:8:9: warning: UISelectionFeedbackGenerator \(felt)",
            "Views.swift:8:40: warning: UISelectionFeedbackGenerator.selectionChanged() \(felt)",
        ]
        let run = try folder.plumb("render", Self.inert, ["--view", "Barred", "--strict", "-o", "a.png"])
        #expect(run.status == 1)
        #expect(
            run.errorLines == names + ["plumb: Views.swift has 4 warnings, which --strict makes errors"],
            "\(run.errors)")
        #expect(folder.names == ["Views.swift"])
        let all = try folder.plumb("render", Self.inert, ["--all", "--strict", "-o", "all"])
        #expect(all.status == 1 && all.errors.contains("warning: UILabel.text does nothing here"), "\(all.errors)")
        let written = try FileManager.default.contentsOfDirectory(
            atPath: folder.url.appendingPathComponent("all").path)
        #expect(written == ["Plain.png"])
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
