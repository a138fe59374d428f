import Foundation
import PlumbControls
import Testing

@testable import PlumbCore

/// The keys of an app's menus, and the windows that its views ask for. Windows themselves are tested with `plumb run`.
@Suite @MainActor
struct CommandsTests {
    private final class Log { var words: [String] = [] }

    private final class Keeper: WindowKeeper {
        let windows: AppWindows
        let log: Log
        init(_ windows: AppWindows, _ log: Log) { (self.windows, self.log) = (windows, log) }
        func open(_ request: WindowRequest) -> Bool {
            log.words.append("\(request.words) → \(windows.index(for: request).map { "\($0)" } ?? "none")")
            return windows.index(for: request) != nil
        }
        func dismiss(_ request: WindowRequest) -> Bool {
            log.words.append("dismiss \(request.words)")
            return true
        }
    }

    private func host<A: App>(
        _ app: A, _ windows: AppWindows = AppWindows(), keeper: (any WindowKeeper)? = nil,
        close: @escaping @MainActor () -> Void = {}
    ) -> ViewHost {
        var world = World(proposal: ProposedViewSize(width: 200, height: 100))
        world.isScreen = true
        if let keeper { world.windows = WindowAccess(keeper, close: close) }
        let host = ViewHost(AppContent(app, windows: windows), in: world)
        host.update()
        return host
    }

    // MARK: Commands

    private struct Edits: Commands {
        @Environment(\.colorScheme) private var scheme
        let log: Log
        var body: some Commands {
            CommandMenu("Edits") {
                Button("One") { log.words.append("one \(scheme)") }.keyboardShortcut("1")
                Menu("More") { Button("Two") {} }
                Divider()
            }
            CommandGroup(after: .newItem) {
                Button("Three") { log.words.append("three") }.keyboardShortcut("3", modifiers: [.command, .shift])
            }
        }
    }

    private struct Menus: App {
        var log = Log()
        var hasMore = true
        @State private var text = ""

        var body: some Scene {
            WindowGroup {
                VStack(spacing: 0) {
                    Button("Four") { log.words.append("four") }.keyboardShortcut("4").frame(width: 50, height: 20)
                        .accessibilityIdentifier("box")
                    TextField("Text", text: $text).frame(width: 50, height: 20).accessibilityIdentifier("field")
                }
            }
            .commands {
                Edits(log: log)
                if hasMore {
                    CommandMenu(Text(verbatim: "More")) {
                        Button("Five") { log.words.append("five") }.keyboardShortcut("5")
                    }
                }
                if hasMore { EmptyCommands() } else { CommandGroup(replacing: .help) {} }
            }
        }
    }

    private func menus(_ log: Log, hasMore: Bool = true) -> Menus {
        var app = Menus()
        (app.log, app.hasMore) = (log, hasMore)
        return app
    }

    private func press(_ keys: String, _ host: ViewHost, _ modifiers: EventModifiers = .command) -> [Bool] {
        keys.map { host.press(KeyEquivalent($0), modifiers) }
    }

    @Test func keysOfMenusWorkInTheWindow() {
        let log = Log()
        let host = host(menus(log))
        #expect(press("1453", host) == [true, true, true, false])
        #expect(press("3", host, [.command, .shift]) == [true])
        #expect(log.words == ["one light", "four", "five", "three"])
        host.colorScheme = .dark
        #expect(press("1", host) == [true])
        #expect(log.words.last == "one dark")
    }

    @Test func commandsCanBeLeftOut() {
        let log = Log()
        #expect(press("15", host(menus(log, hasMore: false))) == [true, false])
    }

    private struct Replaced: App {
        var log = Log()
        var isRemoved = false

        var body: some Scene {
            WindowGroup { Color.red }
                .commands { CommandMenu("Old") { Button("One") { log.words.append("old") }.keyboardShortcut("1") } }
                .commandsReplaced {
                    CommandMenu("New") {
                        Button("One") { log.words.append("new") }.keyboardShortcut(isRemoved ? "2" : "1")
                    }
                }
        }
    }

    private struct Removed: App {
        var body: some Scene {
            WindowGroup { Color.red }.commands { CommandMenu("Old") { Button("One") {}.keyboardShortcut("1") } }
                .commandsRemoved()
        }
    }

    @Test func theLastCommandsReplaceTheFirst() {
        let log = Log()
        var app = Replaced()
        app.log = log
        #expect(press("1", host(app)) == [true])
        #expect(log.words == ["new"])
        #expect(press("1", host(Removed())) == [false])
    }

    /// Menus take no room, are not seen, not read, and do not get the focus.
    @Test func menusAreNotThereOtherwise() {
        let host = host(menus(Log()))
        #expect(host.frame("box") == [75, 30, 50, 20])
        #expect(host.accessibilityTree().flatMap(\.all).contains { $0.label == "One" || $0.label == "Five" } == false)
        // The words of the button and of the field.
        #expect(host.displayList().items.count == 2)
        #expect(host.tap(at: CGPoint(x: 100, y: 60)))
        #expect(host.hasFocus)
    }

    // MARK: Windows

    private struct Help: View {
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.openSettings) private var openSettings
        @Environment(\.supportsMultipleWindows) private var hasWindows

        var body: some View {
            Color.red.frame(width: hasWindows ? 20 : 10, height: 10).accessibilityIdentifier("box")
                .onTapGesture {
                    openWindow(id: "help")
                    openWindow(value: 7)
                    openWindow(id: "number", value: 8)
                    openWindow(id: "nobody")
                    openWindow(value: "text")
                    openSettings()
                    dismissWindow(id: "help")
                    dismissWindow(value: 7)
                    dismissWindow()
                }
        }
    }

    private struct Windows: App {
        var body: some Scene {
            WindowGroup { Help() }
            Window("Help", id: "help") { Color.blue }
            WindowGroup(id: "number", for: Int.self) { $number in
                Color.green.frame(width: CGFloat(number ?? 1), height: 10).accessibilityIdentifier("number")
            }
            Settings { Color.yellow }
        }
    }

    @Test func viewsAskForWindows() {
        let (windows, log) = (AppWindows(), Log())
        let keeper = Keeper(windows, log)
        let host = host(Windows(), windows, keeper: keeper) { log.words.append("closed") }
        #expect(host.frame("box")?[2] == 20)
        #expect(host.tap(at: CGPoint(x: 100, y: 50)))
        #expect(
            log.words == [
                "openWindow(id: \"help\") → 1", "openWindow(value: 7) → 2", "openWindow(id: \"number\", value: 8) → 2",
                "openWindow(id: \"nobody\") → none", "openWindow(value: \"text\") → none", "openSettings() → 3",
                "dismiss openWindow(id: \"help\")", "dismiss openWindow(value: 7)", "closed",
            ])
        #expect(
            host.diagnostics.map(\.message) == [
                "openWindow(id: \"nobody\") opens no window: no scene of the app is for it; give one that id or type",
                "openWindow(value: \"text\") opens no window: no scene of the app is for it; give one that id or type",
            ])
    }

    @Test func inAPictureThereIsOneWindow() {
        let host = host(Windows())
        #expect(host.frame("box")?[2] == 10)
        #expect(host.tap(at: CGPoint(x: 100, y: 50)))
        #expect(host.diagnostics.count == 7)
        #expect(
            host.diagnostics.first?.message
                == "openWindow(id: \"help\") opens no window here; run the app with plumb run")
    }

    /// A window that is opened for a value begins with it; groups open any number of windows without one.
    @Test func aWindowShowsWhatItWasOpenedFor() throws {
        let windows = AppWindows()
        let host = host(Windows(), windows)
        let window = try #require(windows[2])
        let other = ViewHost(window.root(for: 8), in: World(proposal: ProposedViewSize(width: 100, height: 50)))
        #expect(other.frame("number")?[2] == 8)
        other.setRoot(window.root(for: nil))
        #expect(other.frame("number")?[2] == 8)
        #expect((0..<4).map { windows.opensAnother($0, for: nil) } == [true, false, true, false])
        #expect(!windows.opensAnother(2, for: 8))
        #expect(windows.hasSettings && windows.firstIndex == 0 && windows.version == 1)
        host.colorScheme = .dark
        host.update()
        #expect(windows.first != nil)
    }

    /// What the app keeps can be changed in any of its windows.
    private struct Counting: App {
        @State private var count = 1
        var body: some Scene {
            WindowGroup { Color.red.frame(width: CGFloat(count), height: 10).accessibilityIdentifier("box") }
            Window("Other", id: "other") {
                Color.green.frame(width: CGFloat(count), height: 10).accessibilityIdentifier("box")
                    .onTapGesture { count += 1 }
            }
        }
    }

    @Test func windowsShareTheStateOfTheApp() throws {
        let windows = AppWindows()
        let first = host(Counting(), windows)
        let other = ViewHost(
            try #require(windows[1]).root(for: nil), in: World(proposal: ProposedViewSize(width: 100, height: 50)))
        other.layout()
        #expect(other.tap(at: CGPoint(x: 0, y: 5)))
        #expect(first.frame("box")?[2] == 2)
        #expect(windows.version == 2)
        other.setRoot(try #require(windows[1]).root(for: nil))
        #expect(other.frame("box")?[2] == 2)
    }
}
