import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

@Suite @MainActor
struct PreferenceValueTests {
    @Test(
        arguments: [
            (.center, CGPoint(x: 40, y: 45)), (.topLeading, .zero), (.bottomTrailing, CGPoint(x: 80, y: 90)),
        ] as [(Alignment, CGPoint)])
    func standsAsAnOverlayDoes(alignment: Alignment, origin: CGPoint) {
        let size = CGSize(width: 20, height: 10)
        for isBehind in [false, true] {
            let host = prefHost(100, 100) {
                if isBehind {
                    Color.red.backgroundPreferenceValue(NamesKey.self, alignment: alignment) { _ in
                        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("s")
                    }
                } else {
                    Color.red.overlayPreferenceValue(NamesKey.self, alignment: alignment) { _ in
                        Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("s")
                    }
                }
            }
            #expect(host.frame("s") == CGRect(origin: origin, size: size))
        }
    }

    /// The x of each filled rectangle, in painting order.
    private func paintedWidths(_ list: DisplayList) -> [CGFloat] {
        list.items.compactMap { item in
            guard case .fill(let path, _, _) = item else { return nil }
            return path.boundingRect.width
        }
    }

    @Test func theBackgroundIsPaintedFirst() {
        let front = prefHost(100, 100) {
            Color.red.overlayPreferenceValue(NamesKey.self) { _ in Color.blue.frame(width: 20) }
        }
        let back = prefHost(100, 100) {
            Color.red.backgroundPreferenceValue(NamesKey.self) { _ in Color.blue.frame(width: 20) }
        }
        #expect(paintedWidths(front.displayList()) == [100, 20])
        #expect(paintedWidths(back.displayList()) == [20, 100])
    }

    @Test func severalViewsAndNoneAndModifiersOfLists() {
        let host = prefHost(100, 100) {
            VStack(spacing: 0) {
                Group {
                    Color.red.names("a")
                    Color.red.names("b")
                }
                .padding(5)
                .overlayPreferenceValue(NamesKey.self) { names in
                    Text(names.joined()).accessibilityIdentifier(names.joined())
                    if names == ["b"] { Color.blue.accessibilityIdentifier("only b") }
                }
            }
        }
        #expect(host.frame("a") == CGRect(x: 45, y: 15, width: 10, height: 20))
        #expect(host.frame("b") == CGRect(x: 45, y: 65, width: 10, height: 20))
        #expect(host.frame("only b") == CGRect(x: 0, y: 50, width: 100, height: 50))
    }

    @Test func anOverlayOnAListIsNotPaddedWithItsMembers() {
        let host = prefHost(100, 100) {
            VStack(spacing: 0) {
                Group {
                    Color.red
                    Color.blue
                }
                .padding(10).overlay { Color.green.accessibilityIdentifier("o") }
            }
        }
        #expect(
            host.layout().frames.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 0, y: 50, width: 100, height: 50),
            ])
    }

    /// Both the views and what is picked of them change at once: the closure never meets old names with a new index.
    private struct Picker: View {
        let journal: Journal<String>
        @State private var names = ["a"]
        @State private var index = 0

        var body: some View {
            journal.offer("grow") {
                names = ["a", "b", "c"]
                index = 2
            }
            journal.offer("shrink") {
                index = 0
                names = ["z"]
            }
            HStack { ForEach(names, id: \.self) { name in Color.red.names(name) } }
                .overlayPreferenceValue(NamesKey.self) { names in
                    journal.entry(names.indices.contains(index) ? names[index] : "none at \(index)")
                }
        }
    }

    @Test func theClosureSeesOneMoment() {
        let journal = Journal<String>()
        let host = prefHost(100, 100) { Picker(journal: journal) }
        host.layout()
        journal.run("grow")
        host.layout()
        journal.run("shrink")
        host.layout()
        #expect(Set(journal.entries) == ["a", "c", "z"])
        #expect(journal.last == "z")
        #expect(host.diagnostics.isEmpty)
    }

    private struct Tally: View {
        let journal: Journal<Int>
        let name: String
        @State private var count = 0

        var body: some View {
            journal.offer("count") { count += 1 }
            journal.entry(count)
            Text(String(repeating: name, count: count + 1)).accessibilityIdentifier("tally")
        }
    }

    private struct Shown: View {
        let journal: Journal<Int>
        @State private var name = "x"

        var body: some View {
            journal.offer("rename") { name += "y" }
            Color.red.names(name).overlayPreferenceValue(NamesKey.self) { names in
                Tally(journal: journal, name: names.joined())
            }
        }
    }

    @Test func stateOfTheSecondaryViewsSurvives() {
        let journal = Journal<Int>()
        let host = prefHost(100, 100) { Shown(journal: journal) }
        #expect(host.frame("tally")?.width == 10)
        journal.run("count")
        #expect(host.frame("tally")?.width == 20)
        journal.run("rename")
        #expect(host.frame("tally")?.width == 40)
        #expect(journal.last == 1)
    }

    private struct Outside: View {
        let journal: Journal<Int>
        @State private var extra = 0

        var body: some View {
            journal.offer("more") { extra += 1 }
            Color.red.names("a").overlayPreferenceValue(NamesKey.self) { names in
                Text("\(names.joined())\(extra)").accessibilityIdentifier("\(names.joined())\(extra)")
            }
        }
    }

    @Test func stateReadInTheClosureMakesTheViewsAnew() {
        let journal = Journal<Int>()
        let host = prefHost(100, 100) { Outside(journal: journal) }
        for extra in 0..<4 {
            #expect(host.frame("a\(extra)") != nil)
            #expect(host.layout().frames.count == 1)
            journal.run("more")
        }
    }

    @Test func theEnvironmentReachesTheSecondaryViews() {
        func view(_ size: LayoutDirection) -> some View {
            Color.red.overlayPreferenceValue(NamesKey.self, alignment: .leading) { _ in
                Color.blue.frame(width: 10).accessibilityIdentifier("s")
            }.environment(\.layoutDirection, size)
        }
        let host = prefHost(100, 100) { view(.leftToRight) }
        #expect(host.frame("s")?.minX == 0)
        host.setRoot(view(.rightToLeft))
        #expect(host.frame("s")?.minX == 90)
    }

    /// What comes back while it leaves is looked at once; then bodies whose values stay the same stay as they are.
    @Test func sameSecondaryViewsAreLookedAtOnce() {
        struct Inner: View {
            let journal: Journal<Int>
            var body: some View {
                journal.entry(1)
                Color.blue
            }
        }
        struct Root: View {
            let journal: Journal<Int>
            @State private var isThere = true
            @State private var name = "a"
            var body: some View {
                journal.offer("toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                journal.offer("rename") { name += "b" }
                if isThere {
                    Color.red.names(name).overlayPreferenceValue(NamesKey.self) { _ in Inner(journal: journal) }
                        .transition(.opacity)
                }
            }
        }
        let journal = Journal<Int>()
        let host = prefHost(100, 100) { Root(journal: journal) }
        host.layout()
        for _ in 0..<2 {
            journal.run("toggle")
            host.advance(by: 0.25)
        }
        host.advance(by: 2)
        journal.run("rename")
        host.layout()
        let count = journal.entries.count
        for _ in 0..<3 {
            journal.run("rename")
            host.layout()
        }
        #expect(journal.entries.count == count)
    }

    @Test func viewsThatGoAndComeBack() {
        let fresh = prefHost(100, 100) { AnyView(Shown(journal: Journal())) }
        let expected = fresh.layout().frames.map(\.frame)
        let host = prefHost(100, 100) { AnyView(Shown(journal: Journal())) }
        for _ in 0..<3 {
            #expect(host.layout().frames.map(\.frame) == expected)
            host.setRoot(AnyView(Color.red))
            #expect(host.layout().frames.isEmpty)
            host.setRoot(AnyView(Shown(journal: Journal())))
        }
    }

    // MARK: Incremental equals fresh

    private struct Model {
        var names: [String]
        var isBadged: Bool
        var isSplit: Bool
        var inset: CGFloat

        init(_ random: inout SystemOrder) {
            names = (0..<random.next(5)).map { _ in ["a", "bb", "ccc"][random.next(3)] + "\(random.next(100))" }
            isBadged = random.next(2) == 0
            isSplit = random.next(2) == 0
            inset = CGFloat(random.next(3)) * 5
        }
    }

    /// Numbers in an order that a seed determines.
    private struct SystemOrder {
        var state: UInt64
        mutating func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
    }

    private enum BoundsKey: PreferenceKey {
        static var defaultValue: [(name: String, bounds: Anchor<CGRect>)] { [] }
        static func reduce(
            value: inout [(name: String, bounds: Anchor<CGRect>)],
            nextValue: () -> [(name: String, bounds: Anchor<CGRect>)]
        ) { value += nextValue() }
    }

    private struct Board: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            VStack {
                Text("\(count)").accessibilityIdentifier("count")
                ForEach(model.names, id: \.self) { name in
                    Text(name).names(name).anchorPreference(key: BoundsKey.self, value: .bounds) { [(name, $0)] }
                        .padding(.leading, model.inset)
                }
                if model.isSplit {
                    HStack {
                        Color.red.names("left")
                        Color.blue.names("right").offset(x: model.inset)
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY.rounded()
                    } action: { _ in
                    }
                }
            }
            .onPreferenceChange(NamesKey.self) { count = $0.count }
            .overlayPreferenceValue(BoundsKey.self, alignment: model.isBadged ? .top : .bottom) { all in
                if model.isBadged {
                    GeometryReader { proxy in
                        ForEach(all.indices, id: \.self) { index in
                            let rect = proxy[all[index].bounds]
                            Color.red.accessibilityIdentifier("under \(all[index].name)")
                                .frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY)
                        }
                    }
                } else {
                    Text("\(all.count)").accessibilityIdentifier("all")
                }
            }
        }
    }

    @Test(arguments: 1...8)
    func incrementalEqualsFresh(seed: UInt64) {
        var random = SystemOrder(state: seed)
        let host = prefHost(200, 300) { Board(model: Model(&random)) }
        for _ in 0..<25 {
            let model = Model(&random)
            host.setRoot(Board(model: model))
            let fresh = prefHost(200, 300) { Board(model: model) }
            let frames = host.layout().frames
            let expected = fresh.layout().frames
            #expect(frames.map(\.identifier) == expected.map(\.identifier))
            #expect(frames.map(\.frame) == expected.map(\.frame))
            #expect(String(describing: host.displayList()) == String(describing: fresh.displayList()))
        }
        // Some boards have several items of one name.
        #expect(host.diagnostics.allSatisfy { $0.message.contains("several elements with the id") })
    }
}
