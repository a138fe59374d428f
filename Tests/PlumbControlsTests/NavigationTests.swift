import Foundation
import PlumbCore
import PlumbPlatform
import Testing

@testable import PlumbControls

/// Stacks of screens: what is pushed, what goes, what is kept.
@MainActor
@Suite struct NavigationTests {
    private struct Numbers: View {
        @Binding var path: [Int]

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("None", value: Int?.none)
                    Button("Two more") { path += [2, 3] }
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("Screen \(number)")
                        NavigationLink("Next", value: number + 1)
                        Button("Home") { path = [] }
                    }
                    .navigationTitle("Number \(number)")
                }
            }
        }
    }

    @Test func aPathPushesAndPops() {
        let record = Record<[Int]>()
        let host = screenOf(Holding([Int](), record) { Numbers(path: $0) })
        #expect(!host.labels.contains("Back"))
        host.go("One")
        #expect(host.element("Screen 1") != nil && host.element("Two more") == nil)
        host.go("Next")
        host.go("Number 1")
        host.go("Root")
        host.go("Two more")
        #expect(host.element("Screen 3") != nil)
        host.go("Home")
        #expect(host.element("Two more") != nil)
        #expect(record.values == [[1], [1, 2], [1], [], [2, 3], []])
        #expect(host.diagnostics.isEmpty)
    }

    /// Holds the button that goes back beside its arrow, where no finger swipes from.
    private func holdBack(_ label: String, _ host: ViewHost) throws {
        let button = try #require(host.element(label)).frame
        host.hold(at: CGPoint(x: button.maxX - 5, y: button.midY), for: 0.6)
        host.rest()
    }

    /// The button that goes back, held, shows the screens below, the nearest first; one of them goes there. The button
    /// itself does nothing then.
    @Test func aBackButtonThatIsHeldShowsTheScreensBelow() throws {
        let record = Record<[Int]>()
        let host = screenOf(Holding([1, 2, 3], record) { Numbers(path: $0) })
        #expect(host.element("Root") == nil)
        try holdBack("Number 2", host)
        let (near, far) = try (#require(host.element("Number 1")), #require(host.element("Root")))
        #expect(near.frame.minY < far.frame.minY)
        #expect(record.values.isEmpty)
        host.go("Number 1")
        #expect(host.element("Screen 1") != nil && host.element("Screen 3") == nil)
        #expect(record.values == [[1]])
        // A tap goes back one.
        host.go("Root")
        #expect(host.element("Two more") != nil)
        #expect(record.values == [[1], []])
    }

    /// It goes back over screens that links to views have pushed, and out of a stack that stands in a column.
    @Test func aBackButtonThatIsHeldLeavesColumns() throws {
        let host = screenOf(
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Text("side").navigationTitle("Things")
            } detail: {
                NavigationStack {
                    NavigationLink("on") { Text("last").navigationTitle("Last") }.navigationTitle("Main")
                }
            })
        host.rest()
        host.go("on")
        #expect(host.element("last") != nil)
        try holdBack("Main", host)
        host.go("Things")
        #expect(host.element("side") != nil && host.element("last") == nil)
    }

    @Test func aLinkWithoutAValueIsDisabled() {
        let record = Record<[Int]>()
        let host = screenOf(Holding([Int](), record) { Numbers(path: $0) })
        host.go("None")
        #expect(record.values.isEmpty)
    }

    /// Outside of any stack a link can't be used; in a list its row is faint.
    @Test func aLinkOutsideOfAStackIsDisabled() {
        let host = screenOf(NavigationLink("A") { Text("B") })
        host.go("A")
        #expect(host.element("B") == nil)
    }

    /// A stack that comes with a path shows its last screen at once: nothing moves, as it does when one is pushed
    /// later.
    @Test func aPathThatIsThereAtFirstIsShownAtOnce() {
        struct Root: View {
            @State private var isThere = false
            var body: some View {
                if isThere {
                    NavigationStack(path: .constant([1])) {
                        Text("Root").navigationDestination(for: Int.self) { Text("Number \($0)") }
                    }
                } else {
                    Button("Show") { isThere = true }
                }
            }
        }
        let host = screenOf(Root())
        #expect(host.tapElement("Show"))
        let first = host.dump
        #expect(first.contains("\"Number 1\"") && !first.contains("\"Root\""))
        host.rest()
        #expect(host.dump == first)
    }

    /// A stack in a screen of another one has a bar of its own below.
    @Test func stacksInStacksHaveBothBars() {
        let host = screenOf(
            NavigationStack { NavigationStack { Text("Text").navigationTitle("Inner") }.navigationTitle("Outer") })
        #expect(host.labels.filter { ["Inner", "Outer"].contains($0) }.sorted() == ["Inner", "Outer"])
    }

    @Test func pathsOfOneTypeHoldNoOthers() {
        let record = Record<[Int]>()
        let host = screenOf(
            Holding([Int](), record) { path in
                NavigationStack(path: path) { NavigationLink("A", value: "text") }
            })
        host.go("A")
        #expect(record.values.isEmpty)
        #expect(host.diagnostics.map(\.message).contains { $0.contains("a NavigationLink has a value of type String") })
    }

    @Test func aValueWithoutADestinationIsNamed() {
        let host = screenOf(NavigationStack { NavigationLink("A", value: 7) })
        host.go("A")
        #expect(host.diagnostics.map(\.message).contains { $0.contains("no navigationDestination(for: Int.self)") })
        #expect(host.element("Back") != nil)
    }

    /// A stack without a path of its user's keeps one, of values of any type.
    @Test func aStackKeepsItsOwnPath() {
        let host = screenOf(
            NavigationStack {
                VStack {
                    NavigationLink("A", value: 7)
                    NavigationLink("B", value: "text")
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
                .navigationDestination(for: String.self) { Text("Word \($0)") }
            })
        host.go("A")
        #expect(host.element("Number 7") != nil)
        host.go("Back")
        host.go("B")
        #expect(host.element("Word text") != nil)
    }

    private struct Presenting: View {
        let log: LifeLog
        @State private var isShown = false
        @State private var item: Int?
        @State private var count = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Show") { isShown = true }
                    Button("Item") { item = 4 }
                    NavigationLink("Link") { Detail(text: "Count \(count)") { count += 1 } }
                }
                .navigationDestination(isPresented: $isShown) { Detail(text: "Shown") { isShown = false } }
                .navigationDestination(item: $item) { number in Detail(text: "Item \(number)") { item = nil } }
                .onChange(of: isShown) { _, new in log.add("shown \(new)") }
                .onChange(of: item) { _, new in log.add("item \(new ?? 0)") }
            }
        }
    }

    private struct Detail: View {
        let text: String
        let act: @MainActor () -> Void
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text(text)
                Text(isPresented ? "presented" : "not")
                Button("Act") { act() }
                Button("Dismiss") { dismiss() }
            }
        }
    }

    @Test func statesPresentScreens() {
        let log = LifeLog()
        let host = screenOf(Presenting(log: log))
        host.go("Show")
        #expect(host.element("Shown") != nil && host.element("presented") != nil)
        // The state of a covered screen takes the screen away that it has presented.
        host.go("Act")
        #expect(host.element("Show") != nil)
        host.go("Item")
        #expect(host.element("Item 4") != nil)
        host.go("Dismiss")
        host.go("Item")
        host.go("Back")
        #expect(host.element("Show") != nil)
        #expect(log.take() == ["shown true", "shown false", "item 4", "item 0", "item 4", "item 0"])
    }

    /// What a link leads to follows the state of the link's screen.
    @Test func aLinkedScreenFollowsTheStateBelow() {
        let host = screenOf(Presenting(log: LifeLog()))
        host.go("Link")
        #expect(host.element("Count 0") != nil)
        host.go("Act")
        #expect(host.element("Count 1") != nil)
        host.go("Dismiss")
        #expect(host.element("Link") != nil)
    }

    private struct Again: View {
        let depth: Int
        @State private var isOn = true

        var body: some View {
            VStack {
                Text("Again \(depth)")
                Button("More") { isOn = true }
            }
            .navigationDestination(isPresented: $isOn) { Again(depth: depth + 1) }
        }
    }

    /// A screen that presents itself does so a number of times: at first, and when it is asked again.
    @Test(arguments: [true, false]) func aScreenThatPresentsItselfEnds(isFirst: Bool) {
        let most = Int(Platform.iOS17.metrics.presentedMost)
        let host = screenOf(
            NavigationStack {
                if isFirst { Again(depth: 0) } else { NavigationLink("Go") { Again(depth: 1) } }
            })
        host.rest()
        if !isFirst { host.go("Go") }
        #expect(host.element("Again \(most)") != nil)
        host.go("Back")
        #expect(host.element("Again \(most - 1)") != nil)
        host.go("More")
        #expect(host.element("Again \(most - 1 + most)") != nil)
        #expect(host.diagnostics.count { $0.message.contains("presents another one at once") } == 1)
        #expect(host.checkInvariants().isEmpty)
    }

    @Test func olderLinksFollowBindings() {
        let record = Record<String?>()
        let host = screenOf(
            Holding(String?.none, record) { selection in
                NavigationView {
                    VStack {
                        NavigationLink("A", destination: Text("Screen A"), tag: "a", selection: selection)
                        NavigationLink("B", destination: Text("Screen B"), tag: "b", selection: selection)
                    }
                }
            })
        host.go("B")
        #expect(host.element("Screen B") != nil)
        host.go("Back")
        host.go("A")
        #expect(host.element("Screen A") != nil)
        #expect(record.values == ["b", nil, "a"])
    }

    /// On an iPhone several views are a stack of the first; in a wide window they are columns, unless it is to be one.
    @Test func olderStacksHaveStyles() {
        let view = NavigationView {
            Text("first")
            Text("second")
        }
        func labels(_ width: CGFloat, _ view: some View) -> [String] {
            let host = screenOf(view, width: width, height: 834)
            host.update()
            return host.labels.filter { $0 == "first" || $0 == "second" }
        }
        #expect(labels(393, view) == ["first"])
        #expect(labels(1194, view) == ["first", "second"])
        #expect(labels(1194, view.navigationViewStyle(.stack)) == ["first"])
        #expect(labels(1194, view.navigationViewStyle(.automatic)) == ["first", "second"])
        #expect(labels(1194, view.navigationViewStyle(.columns)) == ["first", "second"])
        #expect(labels(1194, view.navigationViewStyle(DoubleColumnNavigationViewStyle())) == ["first", "second"])
    }

    // MARK: What is kept

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func coveredScreensKeepTheirState() {
        let host = screenOf(
            NavigationStack {
                VStack {
                    Counter(name: "root")
                    NavigationLink("Go") { Counter(name: "detail") }
                }
            })
        host.go("root 0")
        host.go("Go")
        host.go("detail 0")
        #expect(host.element("detail 1") != nil && host.element("root 1") == nil)
        host.go("Back")
        #expect(host.element("root 1") != nil)
        host.go("Go")
        #expect(host.element("detail 0") != nil)
    }

    /// A scheme that a screen asks for counts for those that are pushed on it, unless they ask for another one.
    @Test(arguments: [(nil, ColorScheme.dark), (.light, .light)] as [(ColorScheme?, ColorScheme)])
    func schemesAreKeptForWhatIsPushed(own: ColorScheme?, shown: ColorScheme) {
        let host = screenOf(
            NavigationStack {
                NavigationLink("Go") { Text("Detail").preferredColorScheme(own) }.preferredColorScheme(.dark)
            })
        host.update()
        #expect(host.shownColorScheme == .dark)
        host.go("Go")
        #expect(host.shownColorScheme == shown)
        host.go("Back")
        #expect(host.shownColorScheme == .dark)
    }

    /// A hundred pushes and pops leave nothing behind.
    @Test func screensThatGoLeaveNothingBehind() {
        let record = Record<[Int]>()
        let host = screenOf(Holding([Int](), record) { Numbers(path: $0) })
        host.go("One")
        host.go("Root")
        let before = host.benchmarkFigures.boxes
        for _ in 0..<100 {
            host.go("One")
            host.go("Root")
        }
        #expect(host.benchmarkFigures.boxes == before)
        #expect(host.checkInvariants().isEmpty)
    }

    /// A host goes with all that it shows: what views say to rows, screens and tabs keeps none of it.
    @Test(arguments: ["view", "list", "stack", "pushed", "link", "covered", "pressed", "toolbar", "search", "tabs"])
    func hostsThatGoLeaveNothingBehind(_ kind: String) {
        // The views hold it, and nobody else does.
        weak var kept: LifeLog?
        do {
            let log = LifeLog()
            kept = log
            let row = Alive(name: "Row", log: log)
            let own: ViewHost =
                switch kind {
                case "list": screenOf(List { row.swipeActions { Button("A") {} } })
                case "stack": screenOf(NavigationStack { row.navigationTitle("Title") })
                case "pushed": screenOf(NavigationStack { NavigationLink("Go") { row } })
                case "link": screenOf(NavigationStack { List { NavigationLink("Go") { row } } })
                case "covered":
                    screenOf(
                        NavigationStack {
                            List {
                                row
                                NavigationLink("Go") { Text("A") }
                            }
                        })
                case "pressed":
                    screenOf(
                        List {
                            row
                            Button("Go") {}
                        })
                case "toolbar": screenOf(NavigationStack { Text("A").toolbar { row } })
                case "search": screenOf(NavigationStack { row.searchable(text: .constant("")) })
                case "tabs": screenOf(TabView { row.tabItem { Text("Tab") } })
                default: screenOf(row)
                }
            own.update()
            #expect(own.labels.contains("Row") == !["pushed", "link"].contains(kind))
            if own.labels.contains("Go") { own.go("Go") }
            #expect(own.labels.contains("Row") == (kind != "covered"))
        }
        #expect(kept == nil)
    }

    /// Tells when its body is evaluated.
    private struct Told: View {
        let name: String
        let log: LifeLog
        var body: some View {
            let _ = log.add(name)
            Text(name)
        }
    }

    private struct ToldRoot: View {
        let log: LifeLog
        var body: some View {
            VStack {
                Told(name: "root", log: log)
                NavigationLink("Next", value: 1)
            }
            .navigationDestination(for: Int.self) { number in
                let _ = log.add("make \(number)")
                VStack {
                    Told(name: "screen \(number)", log: log)
                    NavigationLink("Next", value: number + 1)
                }
            }
        }
    }

    /// Where the stack keeps the path, a push evaluates what it shows, and a pop nothing.
    @Test func aPushEvaluatesWhatItShows() {
        let log = LifeLog()
        let host = screenOf(NavigationStack { ToldRoot(log: log) })
        host.update()
        #expect(log.take() == ["root"])
        for number in 1...3 {
            host.go("Next")
            #expect(log.take() == ["make \(number)", "screen \(number)"])
        }
        for _ in 1...3 {
            host.go("Back")
            #expect(log.take() == [])
        }
    }

    /// Where all of it is written in the stack, what it writes in a closure is evaluated too: each destination on the
    /// path. The first screen's bodies are not.
    @Test func aPushLooksAtTheDestinationsInTheStack() {
        let log = LifeLog()
        let host = screenOf(
            NavigationStack {
                VStack {
                    Told(name: "root", log: log)
                    NavigationLink("Next", value: 1)
                }
                .navigationDestination(for: Int.self) { number in
                    let _ = log.add("make \(number)")
                    NavigationLink("Next", value: number + 1)
                }
            })
        host.update()
        #expect(log.take() == ["root"])
        for number in 1...3 {
            host.go("Next")
            #expect(log.take().sorted() == (1...number).map { "make \($0)" })
        }
    }

    /// Where a view keeps the path, its body is evaluated, and with it what it writes in a closure: each destination on
    /// the path, whose values may be others. No body in them is, but that of the new screen.
    @Test func aPushEvaluatesTheDestinationsOfItsView() {
        struct Owner: View {
            let log: LifeLog
            @State private var path: [Int] = []
            var body: some View {
                let _ = log.add("owner")
                NavigationStack(path: $path) {
                    VStack {
                        Told(name: "root", log: log)
                        NavigationLink("Next", value: 1)
                    }
                    .navigationDestination(for: Int.self) { number in
                        let _ = log.add("make \(number)")
                        VStack {
                            Told(name: "screen \(number)", log: log)
                            NavigationLink("Next", value: number + 1)
                        }
                    }
                }
            }
        }
        let log = LifeLog()
        let host = screenOf(Owner(log: log))
        host.update()
        #expect(log.take() == ["owner", "root"])
        for number in 1...3 {
            host.go("Next")
            let makes = (1...number).map { "make \($0)" }
            #expect(log.take().sorted() == makes + ["owner", "screen \(number)"])
        }
    }

    /// At the end of a push the stack looks once more, to cover the screen below; a pop leaves nothing to do.
    @Test func onlyAPushIsLookedAtAtItsEnd() {
        let model = NavigationModel()
        var looks = 0
        model.look = {
            looks += 1
            return looks
        }
        model.setRoot(AnyView(Color.red), column: nil)
        for (elements, total) in [([1], 1), ([1, 2], 2), ([1], 2), ([], 2)] {
            model.path = PathAccess(elements: elements, append: { _ in false }, removeLast: { _ in })
            model.settle(model.show(model.wanted(.iOS17)))
            #expect(looks == total && model.screens.count == elements.count + 1)
        }
    }

    // MARK: Fingers

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func aFingerGoesBack(direction: LayoutDirection) {
        let log = LifeLog()
        let host = screenOf(
            NavigationStack {
                VStack {
                    Alive(name: "root", log: log)
                    NavigationLink("Go") { Alive(name: "detail", log: log) }
                }
            }, direction: direction)
        func x(_ x: CGFloat) -> CGFloat { direction == .leftToRight ? x : 393 - x }
        func swipe(_ start: CGFloat, to end: CGFloat) {
            host.send(.touch(.began, at: CGPoint(x: x(start), y: 300)))
            for step in 1...10 {
                host.advance(by: 0.05)
                host.send(.touch(.changed, at: CGPoint(x: x(start + (end - start) * CGFloat(step) / 10), y: 300)))
            }
            host.advance(by: 0.3)
            host.send(.touch(.ended, at: CGPoint(x: x(end), y: 300)))
            host.rest()
        }
        host.update()
        host.go("Go")
        #expect(log.take() == ["+root", "+detail", "-root"])
        // Half way and back.
        swipe(5, to: 150)
        #expect(host.element("detail") != nil)
        #expect(log.take() == ["+root", "-root"])
        // From the middle of the screen nothing moves.
        swipe(100, to: 380)
        #expect(host.element("detail") != nil)
        swipe(5, to: 300)
        #expect(host.element("detail") == nil && host.element("root") != nil)
        #expect(log.take() == ["+root", "-detail"])
    }

    /// Where the button that goes back is hidden, a finger does not go back either; where it is shown again, it does.
    @Test func aFingerDoesNotGoBackWithoutTheButton() {
        struct Detail: View {
            @State private var isHidden = true
            var body: some View {
                Button(isHidden ? "Show" : "Hide") { isHidden.toggle() }.navigationBarBackButtonHidden(isHidden)
            }
        }
        let host = screenOf(NavigationStack { NavigationLink("Go") { Detail() } })
        func swipe() {
            host.send(.touch(.began, at: CGPoint(x: 5, y: 300)))
            for step in 1...10 {
                host.advance(by: 0.05)
                host.send(.touch(.changed, at: CGPoint(x: 5 + 30 * CGFloat(step), y: 300)))
            }
            host.advance(by: 0.3)
            host.send(.touch(.ended, at: CGPoint(x: 305, y: 300)))
            host.rest()
        }
        host.update()
        host.go("Go")
        swipe()
        #expect(host.element("Show") != nil && host.element("Go") == nil)
        host.go("Show")
        host.go("Hide")
        swipe()
        #expect(host.element("Show") != nil)
        host.go("Show")
        swipe()
        #expect(host.element("Go") != nil)
    }

    /// From a width a second on, which is 25 points in a sixteenth of one, a finger decides by where it is bound for,
    /// and not by how far it has come.
    @Test(
        arguments: [(0, 24, false), (0, 25, true), (350, -24, true), (350, -25, false)] as [(CGFloat, CGFloat, Bool)])
    func aFastFingerDecides(way: CGFloat, step: CGFloat, leaves: Bool) {
        let host = screenOf(NavigationStack { NavigationLink("Go") { Text("Detail") } }, width: 400)
        host.update()
        host.go("Go")
        // Times whose differences are exact.
        host.advance(to: 8)
        host.send(.touch(.began, at: CGPoint(x: 5, y: 300)))
        for number in 0...2 {
            host.advance(by: 1 / 16)
            host.send(.touch(.changed, at: CGPoint(x: 5 + way + step * CGFloat(number), y: 300)))
        }
        host.send(.touch(.ended, at: CGPoint(x: 5 + way + step * 2, y: 300)))
        host.rest()
        #expect((host.element("Detail") == nil) == leaves)
    }

    @Test func pathsOfTheSameValuesAreEqual() {
        var (a, b) = (NavigationPath(), NavigationPath())
        a.append(1)
        #expect(a != b)
        b.append(1)
        #expect(a == b)
        b.append("x")
        #expect(a != b)
    }

    @Test(arguments: [[], [1], [1, "x", 2.5]] as [[any Codable & Hashable & Sendable]])
    func pathsAreReadAsTheyWereWritten(values: [any Codable & Hashable & Sendable]) throws {
        var path = NavigationPath()
        for value in values { path.append(value) }
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path && read.count == values.count)
        #expect(read.codable == path.codable)
        path.append(7)
        #expect(read.codable != path.codable)
    }

    /// A view of three columns shows the third on a wide screen.
    @Test func oldNavigationHasThreeColumns() {
        let host = screenOf(
            NavigationView {
                Text("A")
                Text("B")
                Text("C")
            }, width: 1180, height: 820)
        #expect(host.labels.contains("C"))
    }
}
