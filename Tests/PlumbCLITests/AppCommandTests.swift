import Foundation
import Testing

/// Files with an `@main` app, and apps in packages of their own.
@Suite(.serialized)
struct AppCommandTests {
    private static let app = """
        struct Content: View { var body: some View { Text("abc").accessibilityIdentifier("text") } }
        @main struct Sample: App {
            @State private var width = 40.0
            var body: some Scene {
                WindowGroup("Sample") { Content().frame(width: width, height: 30) }.defaultSize(width: 80, height: 60)
            }
        }

        """

    @Test func theFirstWindowIsWhatAFileWithAnAppShows() throws {
        let run = try ScratchFolder().plumb("layout", Self.app, ["--json", "--text", "fixed"])
        #expect(run.errors.isEmpty)
        #expect(
            run.output
                == "{\"Sample\": {\"proposal\": [80, 60], \"size\": [40, 30], \"frames\": {\"text\": [5, 5, 30, 20]}}}\n"
        )
        let sized = try ScratchFolder().plumb("layout", Self.app, ["--json", "--text", "fixed", "--size", "100x100"])
        #expect(sized.output.hasPrefix("{\"Sample\": {\"proposal\": [100, 100]"))
    }

    @Test func aPreviewGoesFirstAndViewsCanBeChosen() throws {
        let text = Self.app + "#Preview(\"P\") { Text(\"p\") }"
        #expect(try ScratchFolder().plumb("layout", text, ["--json"]).output.hasPrefix("{\"P\""))
        #expect(
            try ScratchFolder().plumb("layout", text, ["--json", "--view", "Content"]).output.hasPrefix("{\"Content\""))
        #expect(
            try ScratchFolder().plumb("layout", text, ["--json", "--view", "Sample"]).output.hasPrefix("{\"Sample\""))
    }

    @Test(arguments: [
        ("MenuBarExtra(\"a\") { Text(\"a\") }", "Plumb has no menu bar; write a WindowGroup"),
        (
            "WindowGroup { Text(\"a\") }.defaultPosition(.center)",
            "windows stand where the window system puts them; leave it out"
        ),
    ]) func whatIsMissingSaysWhatToUse(_ scene: String, _ sentence: String) throws {
        let run = try ScratchFolder().plumb(
            "layout", "@main struct A: App { var body: some Scene { \(scene) } }", ["--json"])
        #expect(run.status == 1)
        #expect(run.errors.contains(sentence), "\(run.errors)")
    }

    private static let windows = """
        struct First: View {
            @Environment(\\.openWindow) private var openWindow
            let count: Int
            var body: some View {
                HStack(spacing: 0) {
                    Color(red: 0, green: 0, blue: 1).onTapGesture { openWindow(id: "other") }
                    count == 0 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 1, blue: 0)
                }
            }
        }
        @main struct Several: App {
            @State private var count = 0
            var body: some Scene {
                WindowGroup("Begin") { First(count: count) }.defaultSize(width: 200, height: 100)
                    .commands {
                        CommandMenu("Count") { Button("Up") { count += 1; print(count) }.keyboardShortcut("u") }
                    }
                Window("Other", id: "other") {
                    Color(red: count == 0 ? 1 : 0, green: count == 0 ? 0 : 1, blue: count > 1 ? 1 : 0)
                        .onTapGesture { count += 1 }
                }
                .defaultSize(width: 90, height: 80)
                Settings { Color(red: 1, green: 1, blue: 0) }.defaultSize(width: 60, height: 50)
            }
        }

        """

    /// 1. A window opens another, which changes the state of the app. 2. A key of a menu does, too. 3. The first window
    /// is closed, and the state lives on. 4. The last window is closed, and the program ends.
    @Test func anAppHasSeveralWindows() throws {
        let (red, green, blue, cyan) = (0xFF0000, 0x00FF00, 0x0000FF, 0x00FFFF)
        let program = try WindowProgram(views: Self.windows, title: "Begin", ["--scale", "1"])
        // 1
        try program.wait(for: blue, x: 50, y: 50)
        let first = program.window
        try program.click(x: 50, y: 50)
        try program.wait(for: red, x: 40, y: 40, inWindowNamed: "Other")
        try program.click(x: 40, y: 40)
        try program.wait(for: green, x: 40, y: 40)
        try program.wait(for: green, x: 150, y: 10, inWindowNamed: "Begin")
        #expect(program.window == first)
        // 2
        try program.server.xdotool("windowfocus", program.window)
        try program.key("ctrl+u")
        try program.wait("what the menu prints") { program.errors == "2\n" }
        try program.wait(for: cyan, x: 40, y: 40, inWindowNamed: "Other")
        let other = program.window
        try program.server.xdotool("windowfocus", first)
        try program.key("ctrl+comma")
        try program.wait(for: 0xFFFF00, x: 30, y: 25, inWindowNamed: "Several")
        try program.server.xdotool("windowfocus", program.window)
        try program.key("ctrl+w")
        // 3
        try program.server.xdotool("windowfocus", first)
        try program.key("ctrl+w")
        try program.wait("the end of the first window") {
            try program.server.run("xdotool", ["search", "--onlyvisible", "--name", "Begin"])?.isEmpty != false
        }
        #expect(program.isRunning)
        try program.wait(for: cyan, x: 40, y: 40, inWindowNamed: "Other")
        #expect(program.window == other)
        // 4
        try program.server.xdotool("windowfocus", other)
        try program.key("ctrl+w")
        #expect(try program.end() == 0)
    }

    @Test func anAddressIsOpenedAtTheBeginning() throws {
        let app = """
            struct Link: View {
                @State private var host = "none"
                var body: some View {
                    Text(host).accessibilityIdentifier(host).onOpenURL { host = $0.host ?? "?" }
                }
            }
            @main struct Opened: App { var body: some Scene { WindowGroup { Link() } } }

            """
        func frames(_ app: String, _ options: [String]) throws -> PlumbRun {
            try ScratchFolder().plumb("layout", app, ["--json", "--text", "fixed"] + options)
        }
        #expect(try frames(app, []).output.contains("\"none\""))
        #expect(try frames(app, ["--open-url", "recipes://soup"]).output.contains("\"soup\": ["))
        let deaf = try frames(Self.app, ["--open-url", "recipes://soup"])
        #expect(deaf.status == 0)
        #expect(deaf.errors.contains("--open-url recipes://soup meets nothing that takes notice of it"))
        let wrong = try frames(app, ["--open-url", "soup"])
        #expect(wrong.status == 2 && wrong.errors.contains("write an address with a scheme, as recipes://soup"))
    }

    @Test func delegatesAreAskedToOpenAddresses() throws {
        let app = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func application(
                    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
                ) -> Bool {
                    print("app", url)
                    return true
                }
            }
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(
                    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
                ) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = UIHostingController(rootView: Text("a"))
                }
                func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                    print("scene", contexts.first!.url)
                }
            }

            """
        let options = ["--json", "--text", "fixed", "--open-url", "recipes://soup"]
        let run = try ScratchFolder().plumb("layout", app, options)
        #expect(run.status == 0 && run.errors == "scene recipes://soup\n", "\(run.errors)")
    }

    @Test func anAppRunsInItsWindow() throws {
        let folder = try ScratchFolder()
        let tally = PlumbRun.package.appendingPathComponent("Examples/App/Sources/Tally/TallyApp.swift").path
        let program = try WindowProgram(["run", tally, "--scale", "1"], title: "Tally: 0", in: folder)
        try clickMore(in: program)
    }

    /// The package's manifest is right, and its source, linked against what is built already, is a program of its own.
    @Test func aPackageOfItsOwnOpensTheWindow() throws {
        let folder = try ScratchFolder()
        let package = PlumbRun.package.appendingPathComponent("Examples/App")
        let build = PlumbRun.program.deletingLastPathComponent().path
        let script = """
            set -e
            cd '\(folder.url.path)'
            swift package --package-path '\(package.path)' --scratch-path '\(folder.url.path)/scratch' describe > described
            for module in CCairo CPango CDeflate CTurboJPEG CWebP CSDL2 COpenCombineHelpers CHostTime CSwiftCalls CSourcePlace; do echo "module $module {}"; done > module.modulemap
            grep -v -e '/plumb\\.build/' -e ArgumentParser '\(build)/plumb.product/Objects.LinkFileList' > objects
            swiftc -parse-as-library '\(package.path)/Sources/Tally/TallyApp.swift' -o Tally -I '\(build)/Modules' \
                -Xcc -fmodule-map-file=module.modulemap -load-plugin-executable '\(build)/PlumbMacros-tool#PlumbMacros' \
                @objects $(pkg-config --libs pangocairo pangoft2 fontconfig harfbuzz libdeflate libturbojpeg libwebp) -lpng -lstdc++
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        let output = folder.url.appendingPathComponent("log")
        try Data().write(to: output)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        let log = try String(contentsOf: output, encoding: .utf8)
        try #require(process.terminationStatus == 0, "\(log)")
        let described = try String(contentsOf: folder.url.appendingPathComponent("described"), encoding: .utf8)
        #expect(described.contains("Tally"))

        let tally = folder.url.appendingPathComponent("Tally")
        let program = try WindowProgram(
            [], title: "Tally: 0", program: tally, in: folder, environment: ["PLUMB_SCALE": "1"])
        try clickMore(in: program)
    }

    /// The window has the app's size, a click on its button changes the title, and Control-W ends the program.
    private func clickMore(in program: WindowProgram) throws {
        let picture = try program.screenshot()
        #expect(picture.width == 320 && picture.height == 240)
        // The word's ink: the one blue in the right half.
        var place: (x: Int, y: Int)?
        try program.wait("the button") {
            let picture = try program.screenshot()
            for y in stride(from: 0, to: picture.height, by: 1) {
                for x in picture.width / 2..<picture.width where place == nil {
                    if let color = picture[x, y], color & 0xFF > 200, color >> 16 < 100 { place = (x, y) }
                }
            }
            return place != nil
        }
        let button = try #require(place)
        try program.click(x: button.x, y: button.y)
        try program.wait("the title to say 1") {
            try program.server.run("xdotool", ["search", "--onlyvisible", "--name", "Tally: 1"]) != nil
        }
        try program.key("ctrl+w")
        #expect(try program.end() == 0)
    }
}
