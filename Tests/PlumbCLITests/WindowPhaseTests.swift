import Foundation
import Testing

/// What views hear of the window that they are in: whether it is used, hidden or neither, and what it is asked to open.
@Suite(.serialized)
struct WindowPhaseTests {
    private static let (red, green, blue) = (0xFF0000, 0x00FF00, 0x0000FF)

    // MARK: Phases

    /// Each window is green while it is active, red while it is not, blue in the background. A tap opens the other.
    private static let app = """
        struct Phase: View {
            @Environment(\\.openWindow) private var openWindow
            @Environment(\\.scenePhase) private var phase
            let name: String
            var body: some View {
                Color(
                    red: phase == .inactive ? 1 : 0, green: phase == .active ? 1 : 0, blue: phase == .background ? 1 : 0
                )
                .onChange(of: phase) { print(name, $0, $1) }
                .onTapGesture { openWindow(id: "other") }
            }
        }
        @main struct Phases: App {
            @Environment(\\.scenePhase) private var phase
            var body: some Scene {
                WindowGroup("Begin") { Phase(name: "begin") }.defaultSize(width: 200, height: 100)
                    .onChange(of: phase) { print("app", $0, $1) }
                Window("Other", id: "other") { Phase(name: "other") }.defaultSize(width: 90, height: 80)
            }
        }

        """

    /// 1. Another window has the keyboard. 2. The first one is hidden, and hears of it although it is not drawn. 3. It
    /// is back, and has the keyboard.
    @Test func aWindowIsActiveInactiveAndInTheBackground() throws {
        let program = try WindowProgram(views: Self.app, title: "Begin", ["--scale", "1"])
        /// Waits until a window has heard of these changes, and of no others.
        func wait(for changes: [String], of name: String) throws {
            try program.wait("\(changes) of \(name), not \(program.errors)") {
                program.errorLines.filter { $0.hasPrefix(name) } == changes.map { "\(name) \($0)" }
            }
        }
        try program.wait(for: Self.green, x: 50, y: 50)
        let first = program.window
        #expect(program.errors.isEmpty)
        // 1
        try program.click(x: 50, y: 50)
        try program.wait(for: Self.green, x: 40, y: 40, inWindowNamed: "Other")
        try program.server.xdotool("windowfocus", program.window)
        try wait(for: ["active inactive"], of: "begin")
        try program.wait(for: Self.red, x: 50, y: 50, inWindowNamed: "Begin")
        #expect(program.window == first)
        // 2
        try program.server.xdotool("windowunmap", first)
        try wait(for: ["active inactive", "inactive background"], of: "begin")
        // 3
        try program.server.xdotool("windowmap", first)
        try program.wait("the first window") {
            try program.server.run("xdotool", ["search", "--onlyvisible", "--name", "Begin"])?.isEmpty == false
        }
        try program.server.xdotool("windowfocus", first)
        try program.wait(for: Self.green, x: 50, y: 50, inWindowNamed: "Begin")
        try program.wait(for: Self.red, x: 40, y: 40, inWindowNamed: "Other")
        let seen = program.errorLines.filter { $0.hasPrefix("begin") }
        #expect(seen.first == "begin active inactive" && seen.last?.hasSuffix(" active") == true, "\(seen)")
        try wait(for: ["active inactive"], of: "other")
        try program.key("ctrl+q")
        #expect(try program.end() == 0)
    }

    /// An app is in the background when all its windows are, and not when the first one is.
    @Test func anAppHearsOfAllItsWindows() throws {
        let program = try WindowProgram(views: Self.app, title: "Begin", ["--scale", "1"])
        func isHidden(_ name: String) -> Bool {
            program.errorLines.last { $0.hasPrefix(name) }?.hasSuffix("background") == true
        }
        try program.wait(for: Self.green, x: 50, y: 50)
        let first = program.window
        try program.click(x: 50, y: 50)
        try program.wait(for: Self.green, x: 40, y: 40, inWindowNamed: "Other")
        let other = program.window
        try program.server.xdotool("windowunmap", first)
        try program.wait("the first window's end") { isHidden("begin") }
        #expect(!isHidden("app"), "\(program.errors)")
        try program.server.xdotool("windowunmap", other)
        try program.wait("the other window's end") { isHidden("other") }
        try program.wait("the app's end, not \(program.errors)") { isHidden("app") }
    }

    // MARK: Addresses

    /// `--open-url` reaches the views of an app's first window, once.
    @Test func anAddressIsOpened() throws {
        let program = try WindowProgram(
            views: """
                struct Link: View {
                    @State private var isOpened = false
                    var body: some View {
                        Color(red: isOpened ? 0 : 1, green: isOpened ? 1 : 0, blue: 0)
                            .onOpenURL { url in
                                print(url)
                                isOpened = true
                            }
                    }
                }
                @main struct Opened: App {
                    var body: some Scene { WindowGroup { Link() }.defaultSize(width: 200, height: 100) }
                }

                """, title: "Opened", ["--scale", "1", "--open-url", "recipes://soup"])
        try program.wait(for: Self.green, x: 50, y: 50)
        try program.key("ctrl+q")
        #expect(try program.end() == 0)
        #expect(program.errors == "recipes://soup\n")
    }

    /// Where nothing opens it the window is there all the same, and a sentence says what to write.
    @Test func anAddressThatNothingOpens() throws {
        let program = try WindowProgram(
            views: "struct Deaf: View { var body: some View { Color(red: 0, green: 0, blue: 1) } }\n", title: "Deaf",
            ["--scale", "1", "--size", "200x100", "--open-url", "recipes://soup"])
        try program.wait(for: Self.blue, x: 50, y: 50)
        try program.key("ctrl+q")
        #expect(try program.end() == 0)
        #expect(program.errors == "warning: nothing in Deaf opens recipes://soup; put onOpenURL on a view\n")
    }
}
