import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Navigation, search, toolbars and tabs: Goldens/Screens.
@MainActor
@Suite struct ScreenGoldenTests {
    private struct Stack: View {
        let log: GoldenLog
        var mode = NavigationBarItem.TitleDisplayMode.automatic

        var body: some View {
            NavigationStack {
                List {
                    NavigationLink("First") {
                        Text("Detail").navigationTitle("Detail").navigationBarTitleDisplayMode(mode)
                    }
                    NavigationLink("Long") { Color.green.navigationTitle("A very long title that does not fit at all") }
                    Text("Tall").frame(height: 900)
                }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(mode)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Lead") { log.note("lead") } }
                    ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { log.note("add") } }
                }
            }
        }
    }

    nonisolated private static let stack = GoldenScene("Screens/stack", in: GoldenScene.phone) {
        Stack(log: $0)
    } script: { film in
        film.pull(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 465))
        film.pull(on: CGPoint(x: 200, y: 465), to: CGPoint(x: 200, y: 380))
        film.lift(200, 380)
        film.after(2)
        film.pull(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 600))
        film.lift(200, 600)
        film.after(2)
    }

    nonisolated private static let push = GoldenScene("Screens/push", in: GoldenScene.phone) {
        Stack(log: $0, mode: .inline)
    } script: { film in
        film.tap("First")
        film.after(0.1, 0.2, 1)
        film.pull(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 150, y: 400))
        film.after(0.2)
        film.lift(150, 400)
        film.after(0.1, 1)
        film.pull(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 300, y: 400))
        film.lift(300, 400)
        film.after(0.05, 0.1, 1)
        film.tap("Long")
        film.after(1)
        film.tap("Title")
        film.after(0.1, 0.1, 1)
    }

    nonisolated private static let largePush = GoldenScene("Screens/push large", in: GoldenScene.phone) {
        Stack(log: $0)
    } script: { film in
        film.tap("First")
        film.after(0.1, 0.1, 1)
        film.pull(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 100, y: 400))
        film.lift(100, 400)
        film.after(1)
        film.tap("Title")
        film.after(0.2, 1)
    }

    private struct Searched: View {
        let log: GoldenLog

        var body: some View {
            Noted("text", "", log) { text in
                Noted("scope", 1, log) { scope in
                    NavigationStack {
                        List { Text("Tall").frame(height: 900) }
                            .navigationTitle("Title")
                            .searchable(text: text, prompt: "Find")
                            .searchScopes(scope) {
                                Text("All").tag(1)
                                Text("Mine").tag(2)
                            }
                            .searchSuggestions {
                                Text("apple").searchCompletion("apple")
                                Label("pear", systemImage: "star").searchCompletion("pear")
                            }
                    }
                }
            }
        }
    }

    private struct Scrolled: View {
        let display: SearchFieldPlacement.NavigationBarDrawerDisplayMode
        var mode = NavigationBarItem.TitleDisplayMode.automatic

        var body: some View {
            NavigationStack {
                List(0..<30) { Text("Row \($0)") }
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(mode)
                    .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: display))
            }
        }
    }

    /// A bar with a title and a field while content goes under it, a few points at a time.
    nonisolated private static func scrolled(
        _ name: String, _ display: SearchFieldPlacement.NavigationBarDrawerDisplayMode,
        _ mode: NavigationBarItem.TitleDisplayMode = .automatic
    ) -> GoldenScene {
        GoldenScene("Screens/\(name)", in: GoldenScene.phone, isSpoken: false) { _ in
            Scrolled(display: display, mode: mode)
        } script: { film in
            film.pull(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 674))
            for y in stride(from: 674.0, to: 564, by: -10) {
                film.pull(on: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y - 10), steps: 1)
            }
        }
    }

    nonisolated private static let searched = GoldenScene("Screens/searched", in: GoldenScene.phone) {
        Searched(log: $0)
    } script: { film in
        guard let field = film.host.spoken.first(where: { $0.traits.contains(.isSearchField) })?.frame else { return }
        film.tap(field.midX, field.midY)
        film.after(0.1, 0.1, 1)
        film.type("ap")
        film.after(0.1)
        film.tap("Mine")
        film.after(1)
        film.tap("apple")
        film.after(1)
        film.tap("Cancel")
        film.after(0.1, 0.1, 1)
        film.pull(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 560))
        film.pull(on: CGPoint(x: 200, y: 560), to: CGPoint(x: 200, y: 450))
        film.lift(200, 450)
        film.after(2)
    }

    private struct Token: Identifiable { let id: String }

    private struct Tokens: View {
        @State private var text = ""
        @State private var tokens = [Token(id: "red"), Token(id: "green")]

        var body: some View {
            NavigationStack {
                Color.mint.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .searchable(text: $text, tokens: $tokens) { Text($0.id) }
            }
        }
    }

    private struct Bars: View {
        let log: GoldenLog

        var body: some View {
            NavigationStack {
                Color.mint
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { log.note("cancel") } }
                        ToolbarItem(placement: .confirmationAction) { Button("Done") { log.note("done") } }
                        ToolbarItem(placement: .principal) {
                            Picker("Kind", selection: .constant(1)) {
                                Text("A").tag(1)
                                Text("B").tag(2)
                            }
                            .pickerStyle(.segmented)
                        }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Left", systemImage: "chevron.left") { log.note("left") }
                            Spacer()
                            Text("Middle")
                            Spacer()
                            Button("Right", systemImage: "chevron.right") {}.disabled(true)
                        }
                        ToolbarItemGroup(placement: .secondaryAction) {
                            Button("More one") { log.note("one") }
                            Button("More two") { log.note("two") }
                        }
                    }
                    .toolbarBackground(.orange, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar, .bottomBar)
                    .toolbarTitleMenu { Button("Rename") { log.note("rename") } }
            }
        }
    }

    nonisolated private static let bars = GoldenScene("Screens/bars", in: GoldenScene.phone) {
        Bars(log: $0)
    } script: { film in
        guard let done = film.host.element("Done")?.frame else { return }
        film.hold(done.midX, done.midY, for: 0.2)
        film.after(1)
        film.tap("More")
        film.after(0.1, 1)
        film.tap("More two")
        film.after(1)
    }

    private struct Split: View {
        let log: GoldenLog
        var selection: String? = "b"

        var body: some View {
            Noted("selection", selection, log) { selection in
                NavigationSplitView {
                    List(["a", "b", "c"], id: \.self, selection: selection) { Text("Row \($0)") }
                        .navigationTitle("Side")
                } content: {
                    List { Text("Content of \(selection.wrappedValue ?? "none")") }.navigationTitle("Middle")
                } detail: {
                    Text("Detail").navigationTitle("Detail")
                }
            }
        }
    }

    private struct TwoColumns: View {
        let log: GoldenLog
        var body: some View {
            Noted("columns", NavigationSplitViewVisibility.all, log) { columns in
                NavigationSplitView(columnVisibility: columns) {
                    List { NavigationLink("Go") { Text("Gone") } }.navigationTitle("Side")
                        .navigationSplitViewColumnWidth(280)
                } detail: {
                    Color.mint.navigationTitle("Detail")
                }
                .navigationSplitViewStyle(.balanced)
            }
        }
    }

    private struct Tabs: View {
        let log: GoldenLog
        var body: some View {
            Noted("tab", "a", log) { tab in
                TabView(selection: tab) {
                    List { Text("Tall").frame(height: 900) }
                        .tabItem { Label("First", systemImage: "house") }.tag("a")
                    Color.green.tabItem { Label("Second", systemImage: "gear") }.tag("b").badge(7)
                    Text("Third").tabItem { Text("Third") }.tag("c").badge("new")
                    NavigationStack { Text("Fourth").navigationTitle("Fourth") }
                        .tabItem { Image(systemName: "star") }.tag("d")
                }
            }
        }
    }

    nonisolated private static let tabs = GoldenScene("Screens/tabs", in: GoldenScene.phone) {
        Tabs(log: $0)
    } script: { film in
        film.pull(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300))
        film.lift(200, 300)
        film.after(2)
        film.tap("Second")
        film.after(0.1)
        film.tap("Third")
        film.after(1)
    }

    private struct NewTabs: View {
        let log: GoldenLog
        var body: some View {
            Noted("tab", 1, log) { tab in
                TabView(selection: tab) {
                    Tab("One", systemImage: "1.circle", value: 1) { Text("Page one") }
                    Tab("Two", systemImage: "2.circle", value: 2) { Text("Page two") }.badge(3)
                    Tab("Search", systemImage: "magnifyingglass", value: 3, role: .search) { Text("Page search") }
                    TabSection("Part") {
                        Tab("Four", systemImage: "4.circle", value: 4) { Text("Page four") }
                        Tab("Five", systemImage: "5.circle", value: 5) { Text("Page five") }
                        Tab("Six", systemImage: "6.circle", value: 6) { Text("Page six") }
                    }
                }
                .tint(.red)
            }
        }
    }

    nonisolated private static let newTabs = GoldenScene("Screens/many tabs", in: GoldenScene.phone) {
        NewTabs(log: $0)
    } script: { film in
        film.tap("Two")
        film.after(0.5)
        film.tap("More")
        film.after(0.1, 1)
        film.tap("Six")
        film.after(0.1, 1)
    }

    private struct Pages: View {
        let log: GoldenLog
        var mode = PageTabViewStyle.IndexDisplayMode.always
        var body: some View {
            Noted("page", 1, log) { page in
                TabView(selection: page) {
                    Color.red.tag(0)
                    Text("Middle").tag(1)
                    Color.blue.tag(2).tabItem { Image(systemName: "star") }
                }
                .tabViewStyle(.page(indexDisplayMode: mode))
                .indexViewStyle(.page(backgroundDisplayMode: .always))
            }
        }
    }

    nonisolated private static let pages = GoldenScene("Screens/pages", in: GoldenScene.page(300, 200)) {
        Pages(log: $0)
    } script: { film in
        film.pull(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 190, y: 100))
        film.pull(on: CGPoint(x: 190, y: 100), to: CGPoint(x: 60, y: 100))
        film.lift(60, 100)
        film.after(0.1, 0.2, 1)
        film.pull(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 60, y: 100))
        film.lift(60, 100)
        film.after(0.1, 1)
        // The dots: a tap before them goes back.
        film.tap(130, 180)
        film.after(0.1, 1)
    }

    private struct Fields: View {
        let log: GoldenLog
        private enum Place: String { case first, second, third }
        @FocusState private var place: Place?

        var body: some View { NavigationStack { fields.navigationBarTitleDisplayMode(.inline) } }

        private var fields: some View {
            VStack {
                Noted("first", "abc def", log) { TextField("First", text: $0) }.focused($place, equals: .first)
                    .submitLabel(.next).onSubmit { place = .second }
                Noted("second", "", log) { TextField("Second", text: $0, prompt: Text("Prompt")) }
                    .focused($place, equals: .second).textFieldStyle(.roundedBorder)
                Noted("secret", "abc", log) { SecureField("Secret", text: $0) }.focused($place, equals: .third)
                Noted("number", 7, log) { TextField("Number", value: $0, format: .number) }.keyboardType(.numberPad)
                Noted("many", "one\ntwo", log) { TextField("Many", text: $0, axis: .vertical).lineLimit(2...3) }
                TextField("Off", text: .constant("off")).disabled(true)
                TextField("Right", text: .constant("right")).multilineTextAlignment(.trailing)
                Noted("editor", "one two\nthree", log) { TextEditor(text: $0) }.frame(height: 80)
                Text("at \(place?.rawValue ?? "none")")
                Button("Third") { place = .third }
            }
            .toolbar { ToolbarItem(placement: .keyboard) { Button("Hide") { place = nil } } }
        }
    }

    nonisolated private static let fields = GoldenScene("Screens/fields") {
        GoldenScene.phone(&$0)
        $0.showsKeyboard = true
    } _: {
        Fields(log: $0)
    } script: { film in
        film.tap("First")
        film.after(0.1, 0.6, 1)
        film.type("x")
        film.press(.leftArrow, .shift)
        film.press(.leftArrow, .shift)
        film.press("c", .command)
        film.press(.delete)
        film.press(.return)
        film.after(0.1, 1)
        film.type("new")
        film.tap("Third")
        film.type("d")
        film.after(0.5)
        guard let number = film.host.element("Number")?.frame else { return }
        film.tap(number.midX, number.midY)
        film.type("5")
        guard let editor = film.host.spoken.first(where: { $0.text?.hasPrefix("one two") == true })?.frame else {
            return
        }
        film.pull(
            from: CGPoint(x: editor.minX + 10, y: editor.minY + 20),
            to: CGPoint(x: editor.minX + 60, y: editor.minY + 40))
        film.lift(editor.minX + 60, editor.minY + 40)
        film.type("z")
        film.tap("Hide")
        film.after(0.1, 1)
    }

    nonisolated static let scenes = [
        stack, stack.also("right to left", in: GoldenScene.rightToLeft), stack.also("dark", in: GoldenScene.dark),
        stack.also("large", in: GoldenScene.large), push,
        push.also("right to left", in: GoldenScene.rightToLeft) { film in
            film.tap("First")
            film.after(0.15, 1)
            film.pull(from: CGPoint(x: 390, y: 400), to: CGPoint(x: 200, y: 400))
            film.lift(200, 400)
            film.after(0.1, 1)
        },
        largePush, scrolled("scrolled", .automatic), scrolled("scrolled under a field", .always),
        scrolled("scrolled under a field in line", .always, .inline), searched,
        searched.also("right to left", in: GoldenScene.rightToLeft) { film in
            guard let field = film.host.spoken.first(where: { $0.traits.contains(.isSearchField) })?.frame else {
                return
            }
            film.tap(field.midX, field.midY)
            film.after(1)
        },
        searched.also("dark", in: GoldenScene.dark),
        GoldenScene("Screens/tokens", in: GoldenScene.page(393, 300), isSpoken: false) { _ in
            Tokens()
        } script: { film in
            film.host.tap(at: CGPoint(x: 300, y: 50))
            film.after(1)
            film.press(.delete)
        }, bars, bars.also("right to left", in: GoldenScene.rightToLeft),
        bars.also("on a tablet", in: GoldenScene.tablet),
        GoldenScene("Screens/columns", in: GoldenScene.tablet) {
            Split(log: $0)
        } script: {
            $0.tap("Row c"); $0.after(0.1, 1)
        },
        GoldenScene("Screens/columns on a phone", in: GoldenScene.phone) {
            Split(log: $0, selection: nil)
        } script: {
            $0.tap("Row c"); $0.after(0.1, 1)
        },
        GoldenScene("Screens/two columns", in: GoldenScene.tablet) {
            TwoColumns(log: $0)
        } script: { film in
            for name in ["Go", "Hide Sidebar", "Show Sidebar"] { film.tap(name); film.after(0.1, 1) }
        },
        tabs, tabs.also("right to left", in: GoldenScene.rightToLeft), tabs.also("dark", in: GoldenScene.dark),
        tabs.also("on a tablet", in: GoldenScene.tablet), newTabs, newTabs.also("on a tablet", in: GoldenScene.tablet),
        pages,
        pages.also("right to left", in: GoldenScene.rightToLeft) { film in
            film.pull(from: CGPoint(x: 50, y: 100), to: CGPoint(x: 190, y: 100))
            film.lift(190, 100)
            film.after(0.1, 1)
        },
        GoldenScene("Screens/pages without dots", in: GoldenScene.page(300, 200)) { Pages(log: $0, mode: .never) },
        fields, fields.also("right to left", in: GoldenScene.rightToLeft), fields.also("dark", in: GoldenScene.dark),
        fields.also("large", in: GoldenScene.large),
    ]

    @Test(arguments: scenes) func looksAsBefore(_ scene: GoldenScene) {
        if let complaint = scene.complaint() { Issue.record("\(complaint)") }
    }
}
