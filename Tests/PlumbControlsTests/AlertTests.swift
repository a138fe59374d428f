import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbPlatform
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Alerts and dialogs: where they stand, what closes them, and what runs.
@MainActor
@Suite struct AlertTests {
    /// A page with an alert or a dialog.
    private struct Page<Shown: View>: View {
        let shown: (AnyView, Binding<Bool>) -> Shown
        @State private var isShown = false
        var body: some View {
            let page = VStack {
                Button("Show") { isShown = true }
                Text(isShown ? "Shown" : "Not shown")
            }
            shown(AnyView(page), $isShown)
        }
    }

    private func host<Shown: View>(
        width: CGFloat = 393, height: CGFloat = 852, top: CGFloat = 59, bottom: CGFloat = 34,
        @ViewBuilder _ shown: @escaping (AnyView, Binding<Bool>) -> Shown
    ) -> ViewHost {
        let host = screenOf(Page(shown: shown), width: width, height: height, top: top, bottom: bottom)
        host.go("Show")
        return host
    }

    private func frame(_ label: String, in host: ViewHost) -> [Double]? {
        host.element(label).map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height].map(Double.init) }
    }

    // MARK: Buttons of an alert

    struct Buttons: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let roles: [(String, ButtonRole?)]
        /// The frames of the buttons in the order in which they are written, from the top left corner of the first row.
        let frames: [String: [Double]]

        init(_ name: String, _ roles: [(String, ButtonRole?)], _ frames: [String: [Double]]) {
            testDescription = name
            self.roles = roles
            self.frames = frames
        }
    }

    /// Measured on NativeScript's pictures: 270 wide, buttons 44 high, two side by side, the one that cancels first.
    nonisolated static let buttons = [
        Buttons("none", [], ["OK": [0, 0, 270, 44]]),
        Buttons("one", [("Go", nil)], ["Go": [0, 0, 270, 44]]),
        Buttons("two", [("Go", nil), ("Stop", nil)], ["Go": [0, 0, 135, 44], "Stop": [135, 0, 135, 44]]),
        Buttons(
            "two, the second cancels", [("Go", nil), ("Stop", .cancel)],
            ["Stop": [0, 0, 135, 44], "Go": [135, 0, 135, 44]]),
        Buttons(
            "two that do not fit side by side", [("Go back to where it was", .cancel), ("Go", nil)],
            ["Go": [0, 0, 270, 44], "Go back to where it was": [0, 44, 270, 44]]),
        Buttons(
            "three, the first cancels", [("A", .cancel), ("B", .destructive), ("C", nil)],
            ["B": [0, 0, 270, 44], "C": [0, 44, 270, 44], "A": [0, 88, 270, 44]]),
    ]

    @Test(arguments: buttons)
    func buttonsStand(_ line: Buttons) {
        let host = host { page, isShown in
            page.alert("Title", isPresented: isShown) {
                ForEach(line.roles, id: \.0) { name, role in Button(name, role: role) {} }
            } message: {
                Text("Message")
            }
        }
        let origin = line.frames.keys.compactMap { frame($0, in: host) }.min { ($0[1], $0[0]) < ($1[1], $1[0]) }
        #expect(origin?[0] == 61.5)
        for (name, expected) in line.frames {
            let found = frame(name, in: host)
            let isRight = found.map {
                zip($0, [expected[0] + 61.5, expected[1] + (origin?[1] ?? 0), expected[2], expected[3]])
                    .allSatisfy { isNear($0, $1) }
            }
            #expect(isRight == true, "\(name): \(found ?? []) \(expected)")
        }
        #expect(host.labels.prefix(2) == ["Title", "Message"])
        // The card is in the middle of the screen.
        let top = (frame("Title", in: host)?[1] ?? .nan) - 20
        let bottom = line.frames.keys.compactMap { frame($0, in: host).map { $0[1] + $0[3] } }.max() ?? .nan
        #expect(isNear((top + bottom) / 2, 426))
    }

    // MARK: What lies behind

    struct Behind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isGrey: Bool
        let shown: @MainActor @Sendable (AnyView, Binding<Bool>) -> AnyView
    }

    nonisolated static let behind = [
        Behind(testDescription: "an alert", isGrey: true) { page, isShown in
            AnyView(page.alert("Title", isPresented: isShown) {})
        },
        Behind(testDescription: "a dialog", isGrey: true) { page, isShown in
            AnyView(page.confirmationDialog("Title", isPresented: isShown) { Button("Go") {} })
        },
        Behind(testDescription: "a sheet", isGrey: false) { page, isShown in
            AnyView(page.sheet(isPresented: isShown) { Text("Sheet") })
        },
        Behind(testDescription: "an alert over a tint that is no colour", isGrey: false) { page, isShown in
            let tint = LinearGradient(colors: [.blue, .blue], startPoint: .top, endPoint: .bottom)
            return AnyView(page.tint(tint).alert("Title", isPresented: isShown) {})
        },
    ]

    /// What can be tapped behind an alert or a dialog turns grey step by step, and has its colour again when that goes.
    @Test(arguments: behind) func tintsTurnGrey(_ line: Behind) {
        let mark = Rectangle().fill(.tint).frame(width: 30, height: 20)
        let isShown = Record<Binding<Bool>>()
        let host = screenOf(
            Holding(false, Record<Bool>()) { binding in
                let _ = isShown.values = [binding]
                line.shown(AnyView(mark), binding)
            })
        func ink() -> RGBA? {
            for case .fill(let path, let paint, _) in host.displayList().items
            where path.boundingRect.size == CGSize(width: 30, height: 20) {
                switch paint {
                case .color(let color): return color
                case .linearGradient(let stops, _, _): return stops.first?.color
                default: return nil
                }
            }
            return nil
        }
        let blue = Color.blue.rgba(in: EnvironmentValues())
        let grey = Color.gray.rgba(in: EnvironmentValues())
        #expect(ink() == blue)
        isShown.values.last?.wrappedValue = true
        host.update()
        host.advance(by: 0.1)
        if line.isGrey { #expect(ink() != blue && ink() != grey) }
        host.rest()
        #expect(ink() == (line.isGrey ? grey : blue))
        isShown.values.last?.wrappedValue = false
        host.rest()
        #expect(ink() == blue)
    }

    // MARK: What runs

    /// A button's action runs, then the alert goes; the page is in use again.
    @Test func aButtonClosesIt() {
        let log = LifeLog()
        let host = host { page, isShown in
            page.alert("Title", isPresented: isShown) {
                Button("Delete", role: .destructive) { log.add(isShown.wrappedValue ? "open" : "closed") }
                Button("Cancel", role: .cancel) { log.add("cancel") }
            }
        }
        #expect(!host.labels.contains("Show"))
        host.go("Delete")
        #expect(log.take() == ["open"])
        #expect(host.labels == ["Show", "Not shown"])
        #expect(host.graph.presentations.above.isEmpty && host.nextFrame == nil)
        // The escape key is the one that cancels; a finger beside it is nothing.
        host.go("Show")
        host.tap(at: CGPoint(x: 20, y: 100))
        host.rest()
        #expect(host.labels.contains("Delete"))
        host.press(.escape)
        host.rest()
        #expect(log.take() == ["cancel"])
        #expect(host.labels == ["Show", "Not shown"])
    }

    /// Without one that cancels, the escape key leaves an alert.
    @Test func anAlertWantsAnAnswer() {
        let host = host { page, isShown in page.alert("Title", isPresented: isShown) { Button("Go") {} } }
        host.press(.escape)
        host.rest()
        #expect(host.labels.contains("Go"))
        host.go("Go")
        #expect(host.labels == ["Show", "Not shown"])
    }

    @Test func aDisabledButtonDoesNothing() {
        let host = host { page, isShown in
            page.alert("Title", isPresented: isShown) { Button("Go") {}.disabled(true) }
        }
        host.go("Go")
        #expect(host.labels.contains("Go"))
    }

    // MARK: Words

    private struct Failure: LocalizedError {
        var errorDescription: String? { "It failed" }
        var recoverySuggestion: String? { "Try again" }
    }

    @Test func anErrorIsShown() {
        struct Page: View {
            @State private var error: Failure?
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Show") { (error, isShown) = (Failure(), true) }
                    Button("Without") { (error, isShown) = (nil, true) }
                }
                .alert(isPresented: $isShown, error: error) { _ in
                    Button("Again") {}
                } message: {
                    Text($0.recoverySuggestion ?? "")
                }
            }
        }
        let host = screenOf(Page())
        host.go("Without")
        #expect(host.labels == ["Show", "Without"])
        host.go("Show")
        #expect(host.labels == ["It failed", "Try again", "Again"])
    }

    /// What is shown of a value stays as it was when the alert appeared.
    @Test func whatIsPresentedStays() {
        struct Page: View {
            @State private var name: String? = "one"
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .alert("Title", isPresented: $isShown, presenting: name) { shown in
                        Button("Change \(shown)") { name = nil }
                        Button("OK") {}
                    } message: {
                        Text("It is \($0)")
                    }
            }
        }
        let host = screenOf(Page())
        host.go("Show")
        #expect(host.labels == ["Title", "It is one", "Change one", "OK"])
        host.tapElement("Change one")
        #expect(!host.labels.contains("It is one"))
        host.rest()
        host.go("Show")
        #expect(host.labels == ["Show"])
    }

    /// The older forms: a value, and an item.
    @Test func alertsAsValues() {
        struct Item: Identifiable { let id: Int }
        struct Page: View {
            let log: LifeLog
            @State private var item: Item?
            @State private var isShown = false
            var body: some View {
                VStack {
                    Button("Item") { item = Item(id: 7) }
                    Button("Flag") { isShown = true }
                }
                .alert(item: $item) { item in
                    Alert(
                        title: Text("Item \(item.id)"), message: Text("Message"),
                        primaryButton: .destructive(Text("Delete")) { log.add("delete \(item.id)") },
                        secondaryButton: .cancel())
                }
                .background { Color.clear.alert(isPresented: $isShown) { Alert(title: Text("Plain")) } }
            }
        }
        let log = LifeLog()
        let host = screenOf(Page(log: log))
        host.go("Item")
        // Buttons are read as they are written.
        #expect(host.labels == ["Item 7", "Message", "Delete", "Cancel"])
        host.go("Delete")
        #expect(log.take() == ["delete 7"])
        host.go("Flag")
        #expect(host.labels == ["Plain", "OK"])
        host.go("OK")
        #expect(host.labels == ["Item", "Flag"])
    }

    // MARK: Fields

    /// Fields stand below the words, each on the border of the last; what is typed is there for the action.
    @Test func fieldsInAnAlert() {
        struct Page: View {
            let log: LifeLog
            @State private var name = ""
            @State private var word = ""
            @State private var isShown = false
            var body: some View {
                Button("Show") { isShown = true }
                    .alert("Title", isPresented: $isShown) {
                        TextField("Name", text: $name).accessibilityIdentifier("name")
                        SecureField("Word", text: $word).accessibilityIdentifier("word")
                        Button("OK") { log.add(name) }
                        Button("Cancel", role: .cancel) {}
                    }
            }
        }
        let log = LifeLog()
        let host = screenOf(Page(log: log))
        host.go("Show")
        let (name, word) = (host.frame("name") ?? [], host.frame("word") ?? [])
        #expect(name[0] == 61.5 + 15 && name[2] == 240, "\(name)")
        #expect(isNear(word[1] - name[1], 29.5))
        host.tap("name")
        host.type("Ada")
        host.go("OK")
        #expect(log.take() == ["Ada"])
    }

    /// The first field has the focus when the alert opens, and the alert keeps clear of the keyboard. What had it
    /// before has it again.
    @Test func theFirstFieldHasTheFocus() throws {
        struct Page: View {
            let log: LifeLog
            @State private var page = ""
            @State private var name = ""
            @State private var isShown = false
            var body: some View {
                VStack {
                    TextField("Page", text: $page)
                    Button("Show") { isShown = true }
                    Button("Tell") { log.add("\(page), \(name)") }
                }
                .alert("Title", isPresented: $isShown) {
                    Button("OK") { log.add(name) }
                    TextField("Name", text: $name)
                    SecureField("Word", text: .constant(""))
                }
            }
        }
        let log = LifeLog()
        var world = World(
            proposal: ProposedViewSize(width: 393, height: 852),
            safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        world.showsKeyboard = true
        let host = ViewHost(Page(log: log), in: world)
        host.go("Page")
        host.type("a")
        host.go("Show")
        #expect(host.element("Name")?.isFocused == true && host.element("Word")?.isFocused == false)
        host.type("Ada")
        let keyboard = try #require(host.keyboardFrame)
        let (title, button) = (try #require(host.element("Title")), try #require(host.element("OK")))
        #expect(button.frame.maxY < keyboard.minY)
        // The title stands 20 below the top of the card, the button at its bottom.
        #expect(abs(title.frame.minY - 20 - (keyboard.minY - button.frame.maxY)) < 1)
        host.go("OK")
        #expect(log.take() == ["Ada"])
        host.type("b")
        host.go("Tell")
        #expect(log.take() == ["ab, Ada"])
    }

    /// A field that grows moves what stands below it: its 24 characters have two lines of 20 points.
    @Test func fieldsInAnAlertGrow() throws {
        let host = host { page, isShown in
            page.alert("Title", isPresented: isShown) {
                TextField("A", text: .constant("aaaa aaaa aaaa aaaa aaaa"), axis: .vertical)
                    .accessibilityIdentifier("a")
                TextField("B", text: .constant("")).accessibilityIdentifier("b")
            }
        }
        let (first, second) = (try #require(host.frame("a")), try #require(host.frame("b")))
        #expect(first[3] == 40 && isNear(second[1] - first[1], 39.5), "\(first), \(second)")
    }

    // MARK: Dialogs

    private struct Choice: View {
        let log: LifeLog
        var cancels = false
        var body: some View {
            Button("Copy") { log.add("copy") }
            Button("Delete", role: .destructive) { log.add("delete") }
            if cancels { Button("Leave", role: .cancel) { log.add("leave") } }
        }
    }

    /// Measured on NativeScript's pictures: rows 57 high, 8 from the sides, the one that cancels 8 below, its bottom
    /// where the safe area ends.
    @Test(arguments: [false, true]) func aDialogStandsAtTheBottom(cancels: Bool) {
        let log = LifeLog()
        let host = host { page, isShown in
            page.confirmationDialog("Title", isPresented: isShown) { Choice(log: log, cancels: cancels) }
        }
        let last = cancels ? "Leave" : "Cancel"
        #expect(host.labels == ["Copy", "Delete", last])
        #expect(frame(last, in: host) == [8, 852 - 34 - 57, 377, 57])
        #expect(frame("Delete", in: host) == [8, 852 - 34 - 57 - 8 - 57, 377, 57])
        #expect(frame("Copy", in: host) == [8, 852 - 34 - 57 - 8 - 114, 377, 57])
        // A finger beside it cancels.
        host.tap(at: CGPoint(x: 200, y: 100))
        host.rest()
        #expect(log.take() == (cancels ? ["leave"] : []))
        #expect(host.labels == ["Show", "Not shown"])
        host.go("Show")
        host.go("Delete")
        #expect(log.take() == ["delete"])
        #expect(host.labels == ["Show", "Not shown"])
    }

    /// It comes from below the screen, and goes there.
    @Test func aDialogComesFromBelow() {
        let host = screenOf(
            Page { page, isShown in
                page.confirmationDialog("Title", isPresented: isShown) { Choice(log: LifeLog()) }
            })
        /// The top of the row that cancels.
        func top() -> Double? {
            SeenFills(host).fills.last { $0.frame.width == 377 && $0.frame.height == 57 }.map { Double($0.frame.minY) }
        }
        let rest = 852.0 - 34 - 57
        host.tapElement("Show")
        // By its own height: three rows and what is between them.
        #expect(isNear(top(), rest + 57 * 3 + 8))
        host.rest()
        #expect(isNear(top(), rest))
        host.tapElement("Copy")
        host.advance(by: 0.1)
        #expect(top().map { $0 > rest + 1 } == true)
    }

    @Test func titleAndMessageOfADialog() {
        for isVisible in [false, true] {
            let host = host { page, isShown in
                page.confirmationDialog(
                    "Title", isPresented: isShown, titleVisibility: isVisible ? .visible : .automatic
                ) {
                    Button("Go") {}
                } message: {
                    Text("Message")
                }
            }
            #expect(host.labels == (isVisible ? ["Title"] : []) + ["Message", "Go", "Cancel"])
        }
    }

    /// On a tablet it stands at its view, and nothing cancels but a finger beside it.
    @Test func aDialogOnATablet() {
        let log = LifeLog()
        let host = screenOf(
            Page { page, isShown in
                page.confirmationDialog("Title", isPresented: isShown) { Choice(log: log, cancels: true) }
            }
            .environment(\.horizontalSizeClass, .regular), width: 820, height: 1180, top: 24, bottom: 20)
        host.go("Show")
        #expect(host.labels == ["Copy", "Delete"])
        #expect(frame("Copy", in: host)?[2] == 304)
        host.tap(at: CGPoint(x: 20, y: 1100))
        host.rest()
        #expect(log.take() == ["leave"])
    }

    @Test func actionSheetsAsValues() {
        let log = LifeLog()
        let host = host { page, isShown in
            page.actionSheet(isPresented: isShown) {
                ActionSheet(
                    title: Text("Title"), message: Text("Message"),
                    buttons: [.default(Text("Go")) { log.add("go") }, .cancel()])
            }
        }
        #expect(host.labels == ["Title", "Message", "Go", "Cancel"])
        host.go("Go")
        #expect(log.take() == ["go"])
    }

    // MARK: Bad input

    /// Words that are too long are scrolled; the buttons stay in sight.
    @Test func aLongMessageIsScrolled() {
        let host = host { page, isShown in
            page.alert("Title", isPresented: isShown) {
                Button("Go") {}
            } message: {
                Text(String(repeating: "word\n", count: 200))
            }
        }
        let button = frame("Go", in: host) ?? []
        #expect(button[1] + button[3] < 852 - 34 && button[3] == 44)
    }

    /// Two alerts at once: the second waits, and a sentence says so.
    @Test func twoAlertsAtOnce() {
        struct Page: View {
            @State private var first = false
            @State private var second = false
            var body: some View {
                Button("Both") { (first, second) = (true, true) }
                    .alert("First", isPresented: $first) {}
                    .alert("Second", isPresented: $second) {}
            }
        }
        let host = screenOf(Page())
        host.go("Both")
        #expect(host.labels.count == 2 && host.diagnostics.count == 1)
        let title = host.labels[0]
        host.go("OK")
        host.rest()
        #expect(host.labels == [title == "First" ? "Second" : "First", "OK"])
        host.go("OK")
        #expect(host.labels == ["Both"])
    }

    /// Opening and closing leave nothing behind.
    @Test func nothingIsLeft() {
        let host = host { page, isShown in page.alert("Title", isPresented: isShown) { Button("Go") {} } }
        host.go("Go")
        let (nodes, boxes) = (host.graph.nodes.count, host.graph.tree.boxes.count)
        for _ in 0..<20 {
            host.go("Show")
            host.go("Go")
        }
        #expect(host.graph.nodes.count == nodes && host.graph.tree.boxes.count == boxes)
        #expect(host.graph.presentations.above.isEmpty)
    }

    /// Black of 20 % lies over the page, of 48 % in dark mode; the card comes from 1.3 times its size.
    @Test(arguments: [ColorScheme.light, .dark]) func whatIsSeen(scheme: ColorScheme) {
        let host = screenOf(
            Page { page, isShown in page.alert("Title", isPresented: isShown) {} }.environment(\.colorScheme, scheme))
        host.tapElement("Show")
        let scale = host.displayList().items.compactMap { item -> CGFloat? in
            if case .pushTransform(let transform) = item, transform.a != 1 { transform.a } else { nil }
        }.first
        #expect(isNear(scale.map(Double.init), 1.3))
        host.rest()
        let dim = SeenFills(host).fills.first { $0.color.alpha < 1 && $0.color.red == 0 }
        #expect(isNear(dim?.color.alpha, scheme == .dark ? 0.48 : 0.2))
        #expect(dim?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
}
