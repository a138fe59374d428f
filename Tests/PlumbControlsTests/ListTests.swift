import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Lists: which views are rows, and where rows, headers, footers and cards stand. Docs/Lists has the numbers and
/// where they are from; texts of the tests are 20 high.
@MainActor
@Suite struct ListTests {
    private func named(_ name: String) -> some View { Text("A").accessibilityIdentifier(name) }

    private func tops(_ host: ViewHost, _ names: [String]) -> [Double?] {
        names.map { name in host.frame(name).map { ($0[1] * 100).rounded() / 100 } }
    }

    private func lefts(_ host: ViewHost, _ names: [String]) -> [Double?] { names.map { host.frame($0)?[0] } }

    @ViewBuilder private var content: some View {
        named("loose")
        Section {
            named("a")
            named("b")
        } header: {
            named("head")
        } footer: {
            named("foot")
        }
        Section { named("c") }
    }

    /// The last row in sight ends its section, also where what comes next is not listed yet, for some elements of the
    /// data are rows and some are sections.
    @Test func theLastRowInSightEndsItsSection() {
        func row() -> some View { Color.red.frame(height: 100) }
        func section() -> some View { Section("Next") { Text("A") } }
        let divided = hostOf(
            List(0..<9, id: \.self) { index in
                if index < 2 { row() } else { section() }
            }, in: 320, 200)
        let listed = hostOf(
            List {
                row()
                row()
                section()
            }, in: 320, 200)
        #expect(divided.dump == listed.dump)
    }

    /// Below a footer at the end stands the footer's distance only.
    @Test func nothingStandsBelowTheLastFooter() {
        let host = hostOf(
            List {
                Section {
                    Text("Row")
                } footer: {
                    named("foot")
                }
            }, in: 393, 60)
        host.apply(.scroll(.point(CGPoint(x: 100, y: 30)), by: CGSize(width: 0, height: 500)))
        #expect(tops(host, ["foot"]) == [60 - 12 - 20])
    }

    /// A section in a row is not one of the list: its views stand in the row, one below another.
    @Test func sectionsInRowsShowAllTheirViews() {
        let host = hostOf(
            List {
                VStack {
                    Section {
                        Text("Row")
                    } header: {
                        Text("Head")
                    } footer: {
                        Text("Foot")
                    }
                }
            }, in: 393, 400)
        #expect(host.labels.map { $0.lowercased() } == ["head", "row", "foot"])
    }

    /// A row of 44 begins 12 above its text. Cards: 35 at the top, headers 17 + 20 + 6, footers 6 + 20 + 12, 17.67
    /// beside words on one side, 35.33 between two cards. Plain: headers 22 + 4 + 20 + 4; a footer is a row.
    struct Style: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var width: Double
        var lefts: [Double]
        var tops: [Double]
        var style: @MainActor @Sendable (AnyView) -> AnyView
    }

    nonisolated static let names = ["loose", "head", "a", "b", "foot", "c"]
    nonisolated static let cards: [Double] = [47, 113.67, 151.67, 195.67, 233.67, 295.34]
    nonisolated static let styles = [
        Style(testDescription: "automatic", width: 393, lefts: [40, 40, 40, 40, 40, 40], tops: cards) { $0 },
        Style(testDescription: "insetGrouped", width: 390, lefts: [40, 40, 40, 40, 40, 40], tops: cards) {
            AnyView($0.listStyle(.insetGrouped))
        },
        Style(testDescription: "insetGrouped, narrow", width: 375, lefts: [32, 32, 32, 32, 32, 32], tops: cards) {
            AnyView($0.listStyle(.insetGrouped))
        },
        Style(testDescription: "grouped", width: 393, lefts: [20, 20, 20, 20, 20, 20], tops: cards) {
            AnyView($0.listStyle(.grouped))
        },
        Style(testDescription: "sidebar", width: 393, lefts: [40, 40, 40, 40, 40, 40], tops: cards) {
            AnyView($0.listStyle(.sidebar))
        },
        Style(
            testDescription: "plain", width: 393, lefts: [20, 20, 20, 20, 20, 20],
            tops: [12, 70, 106, 150, 194, 238]
        ) { AnyView($0.listStyle(.plain)) },
        Style(
            testDescription: "plain, narrow", width: 375, lefts: [16, 16, 16, 16, 16, 16],
            tops: [12, 70, 106, 150, 194, 238]
        ) { AnyView($0.listStyle(.plain)) },
        Style(
            testDescription: "inset", width: 393, lefts: [20, 20, 20, 20, 20, 20], tops: [12, 70, 106, 150, 188, 224]
        ) { AnyView($0.listStyle(.inset)) },
    ]

    @Test(arguments: styles) func stylesHaveTheirDistances(_ style: Style) {
        let host = hostOf(style.style(AnyView(List { content })), in: style.width, 852)
        #expect(lefts(host, Self.names) == style.lefts)
        #expect(tops(host, Self.names) == style.tops)
    }

    /// What is not a view of its own is no row: a group, a collection, a condition; an empty view gives none.
    @Test func rowsAreFlattened() {
        let host = hostOf(
            List {
                Group {
                    named("a")
                    if true { named("b") }
                    EmptyView()
                }
                ForEach(0..<2, id: \.self) { number in
                    named("c\(number)")
                    named("d\(number)")
                }
                VStack(spacing: 0) {
                    named("e")
                    named("f")
                }
            }, in: 393, 852)
        #expect(tops(host, ["a", "b", "c0", "d0", "c1", "d1"]) == [47, 91, 135, 179, 223, 267])
        // Two lines are 40 high, with 11 above and below.
        #expect(tops(host, ["e", "f"]) == [310, 330])
    }

    /// Takes what it is proposed, and is 10 points where nothing is: in a vertical scroll view nothing is to be seen of
    /// it.
    @Test func aListTakesAll() {
        #expect(hostOf(List { named("a") }, in: 300, 200).layout().size == CGSize(width: 300, height: 200))
        #expect(hostOf(List { named("a") }, in: nil, nil).layout().size == CGSize(width: 10, height: 10))
        let host = hostOf(
            ScrollView {
                List { named("a") }
                named("below")
            }, in: 393, 400)
        #expect(host.frame("below").map { $0[1] } == 18)
    }

    @Test func spacingIsAsSet() {
        // Rows are cards of their own.
        let rows = hostOf(
            List {
                named("a")
                named("b")
            }.listRowSpacing(10), in: 393, 852)
        #expect(tops(rows, ["a", "b"]) == [47, 101])
        func sections(_ spacing: ListSectionSpacing, own: CGFloat? = nil) -> [Double?] {
            let host = hostOf(
                List {
                    Section { named("a") }
                    if let own { Section { named("b") }.listSectionSpacing(own) } else { Section { named("b") } }
                }.listSectionSpacing(spacing), in: 393, 852)
            return tops(host, ["a", "b"])
        }
        #expect(sections(.default) == [47, 126.33])
        #expect(sections(.custom(5)) == [47, 96])
        #expect(sections(.compact) == [47, 108])
        // Half is the list's, half the section's.
        #expect(sections(.custom(10), own: 50) == [47, 121])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1e9, 1e300]) func hostileSpacingsAreSurvived(_ spacing: CGFloat) {
        let host = hostOf(
            List {
                Section { named("a").listRowInsets(EdgeInsets(top: spacing, leading: 0, bottom: 0, trailing: spacing)) }
                Section { named("b") }.listSectionSpacing(spacing)
            }.listRowSpacing(spacing).environment(\.defaultMinListRowHeight, spacing), in: 393, 852)
        #expect(host.layout().size == CGSize(width: 393, height: 852))
        // Rows stand below each other, wherever that is.
        let heights = ["a", "b"].map { host.frame($0)?[3].rounded() }
        if spacing != 1e300 { #expect(heights == [20, 20]) }
    }

    /// Rows and sections never lie over each other.
    @Test func negativeSpacingsAreNone() {
        func list(_ spacing: CGFloat) -> ViewHost {
            hostOf(
                List {
                    Section {
                        named("a")
                        named("b")
                    }
                    Section { named("c") }
                }.listRowSpacing(spacing).listSectionSpacing(spacing), in: 393, 852)
        }
        let (host, none) = (list(-60), list(0))
        #expect(tops(host, ["a", "b", "c"]) == tops(none, ["a", "b", "c"]))
        #expect(
            Set(host.diagnostics.map(\.message)) == [
                "the spacing of rows was given -60.0, which is no distance; it counts as 0",
                "listSectionSpacing was given -60.0, which is no distance; it counts as 0",
            ])
    }

    /// What is no length leaves no distance between rows, and is said.
    @Test(arguments: [CGFloat.nan, .infinity]) func aSpacingOfRowsThatIsNoLengthIsNone(_ spacing: CGFloat) {
        func tops(_ spacing: CGFloat) -> (tops: [Double?], said: [String]) {
            let host = hostOf(
                List {
                    named("a")
                    named("b")
                }.listRowSpacing(spacing), in: 393, 852)
            return (self.tops(host, ["a", "b"]), host.diagnostics.map(\.message))
        }
        #expect(tops(spacing).tops == tops(0).tops)
        #expect(
            tops(spacing).said == ["the spacing of rows was given \(spacing), which is no length; it counts as nil"])
    }

    /// Two rows with one id, an empty section, and nothing at all.
    @Test func oddContentIsSurvived() {
        #expect(hostOf(List {}, in: 393, 852).layout().size.height == 852)
        let host = hostOf(
            List {
                Section {
                } header: {
                    named("head")
                }
                ForEach([1, 1, 2], id: \.self) { _ in named("row") }
            }, in: 393, 852)
        #expect(host.frame("head")?[1] == 17)
        #expect(host.frame("row") != nil)
        #expect(host.diagnostics.filter(\.isRepeatedID).count == 1)
    }

    /// Only what is in sight is made, however long the list is.
    @Test func rowsAreMadeWhenTheyAreSeen() {
        let made = Record<Int>()
        let host = hostOf(
            List(0..<100_000, id: \.self) { number in
                let _ = made.values.append(number)
                Text("\(number)")
            }, in: 393, 852)
        host.update()
        #expect(Set(made.values).count <= 25)
    }

    /// What a list of some rows costs: bodies and boxes of the first frame, of a swipe over ten screens, and what is
    /// kept.
    private func work(_ count: Int) -> (first: [Int], swipe: [Int], boxes: Int) {
        let made = Record<Int>()
        let host = hostOf(
            List(0..<count, id: \.self) { number in
                let _ = made.values.append(number)
                Text("\(number)")
                Text("b")
            }, in: 393, 852)
        host.update()
        func counts() -> [Int] {
            let counts = host.layoutCounts
            return [made.values.count, counts.bodies, counts.measures, counts.placements, counts.resolved]
        }
        let first = counts()
        // A wheel that goes down and up again, since 100 rows are ten screens high.
        for step in 0..<40 {
            host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: step < 20 ? 213 : -213))
            host.update()
        }
        return (first, zip(counts(), first).map { $0 - $1 }, host.benchmarkFigures.boxes)
    }

    /// What a plain row costs beside its view: `Text` is a node and a box. A body, the ground, the line below, and what
    /// places them.
    @Test func aPlainRowCostsLittle() {
        func figures(_ rows: Int) -> (nodes: Int, boxes: Int, bodies: Int) {
            let host = hostOf(List(0..<rows, id: \.self) { Text("\($0)") }, in: 393, 852)
            host.update()
            let counts = host.layoutCounts
            return (host.benchmarkFigures.nodes, host.benchmarkFigures.boxes, counts.bodies)
        }
        let (few, more) = (figures(3), figures(13))
        #expect(more.bodies - few.bodies == 10)
        #expect(more.nodes - few.nodes == 140)
        #expect(more.boxes - few.boxes == 70)
    }

    /// A hundred thousand rows cost what a hundred do, and no more is kept of them.
    @Test func longListsCostNoMore() {
        let (short, long) = (work(100), work(100_000))
        for (some, many) in zip(short.first, long.first) { #expect(Double(many) <= 1.5 * Double(some), "first frame") }
        for (some, many) in zip(short.swipe, long.swipe) { #expect(Double(many) <= 1.2 * Double(some), "swipe") }
        #expect(short.swipe.allSatisfy { $0 > 0 })
        #expect(Double(long.boxes) <= 1.2 * Double(short.boxes))
    }

    /// Rows that come before those in sight leave these where they are.
    @Test func theFirstRowInSightStays() {
        let record = Record<[Int]>()
        let host = hostOf(
            Holding(Array(0..<200), record) { numbers in
                List(numbers.wrappedValue, id: \.self) { number in
                    Text("\(number)").accessibilityIdentifier("\(number)")
                }
                .overlay(alignment: .bottom) {
                    Button("Add") { numbers.wrappedValue.insert(contentsOf: 1000..<1005, at: 0) }
                }
            }, in: 393, 400)
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 2000))
        host.update()
        let before = host.frame("50")?[1]
        #expect(before != nil)
        host.tap(at: CGPoint(x: 196, y: 390))
        host.update()
        #expect(record.values.last?.count == 205)
        #expect(host.frame("50")?[1] == before)
    }

    /// A row hides the line of the row before it, and both leave sight: what changes in the list is no matter of theirs
    /// then, and the update ends.
    @Test func rowsOutOfSightAreLeftAlone() {
        let record = Record<Int>()
        let host = hostOf(
            Holding(100, record) { count in
                List(0..<count.wrappedValue, id: \.self) { number in
                    Text("\(number)").accessibilityIdentifier("\(number)")
                        .listRowSeparator(number == 1 ? .hidden : .automatic, edges: .top)
                }
                .overlay(alignment: .bottom) { Button("Add") { count.wrappedValue += 1 } }
            }, in: 393, 400)
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 1000))
        host.update()
        #expect(host.frame("0") == nil)
        host.tap(at: CGPoint(x: 196, y: 390))
        host.update()
        #expect(record.values == [101])
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 10_000))
        #expect(host.frame("100") != nil)
    }

    /// A section's rows go where a sidebar closes it; its header opens it again.
    @Test func sidebarsCloseSections() {
        let record = Record<Bool>()
        let host = hostOf(
            Holding(true, record) { isExpanded in
                List { Section("Head", isExpanded: isExpanded) { named("a") } }.listStyle(.sidebar)
            }, in: 393, 400)
        #expect(host.frame("a") != nil)
        host.tap(at: CGPoint(x: 60, y: 27))
        host.advance(by: 1)
        #expect(record.values == [false])
        #expect(host.frame("a") == nil)
        let plain = hostOf(List { Section("Head", isExpanded: .constant(false)) { named("a") } }, in: 393, 400)
        #expect(plain.frame("a") != nil)
    }

    /// Each level begins further in; a tap on a row opens what is below it.
    @Test func outlinesAreRows() {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        let tree = [Item(id: "a", children: [Item(id: "b", children: [Item(id: "c")])])]
        let host = hostOf(
            List(tree, children: \.children) { item in named(item.id) }, in: 393, 400)
        #expect(host.frame("b") == nil)
        host.tap(at: CGPoint(x: 60, y: 57))
        host.advance(by: 1)
        #expect(host.frame("b").map { Array($0[..<2]) } == [60, 91])
        host.tap(at: CGPoint(x: 60, y: 101))
        host.advance(by: 1)
        #expect(host.frame("c").map { Array($0[..<2]) } == [80, 135])
    }

    /// What is said around a section about how texts are written counts for its header.
    @Test func headersAreWrittenAsIsSaid() {
        func words(_ section: some View) -> [String] {
            hostOf(List { section }, in: 393, 300).displayList().items.compactMap {
                if case .glyphs(let run, _, _) = $0 { run.text } else { nil }
            }
        }
        let section = Section("Abc") { Text("row") }
        #expect(words(section) == ["ABC", "row"])
        #expect(words(section.textCase(nil)) == ["Abc", "row"])
        #expect(words(section.textCase(.lowercase)) == ["abc", "row"])
    }

    /// One row of a group begins as far in as several do.
    @Test(arguments: [1, 2]) func rowsOfGroupsAreIndented(count: Int) {
        let host = hostOf(
            List {
                DisclosureGroup("a", isExpanded: .constant(true)) {
                    if count == 1 {
                        Text("x").accessibilityIdentifier("x")
                    } else {
                        Text("x").accessibilityIdentifier("x")
                        DisclosureGroup("b", isExpanded: .constant(true)) { Text("y").accessibilityIdentifier("y") }
                    }
                }
            }, in: 393, 400)
        #expect(host.frame("x")?[0] == 60)
        if count == 2 { #expect(host.frame("y")?[0] == 80) }
    }

    /// The last row is the last that there is: elements behind it that give no row don't count.
    @Test(arguments: [1, 2, 5]) func elementsWithoutRowsAreNoRows(count: Int) {
        let list = List {
            ForEach(0..<count, id: \.self) { number in
                if number == 0 { Text("a") }
            }
        }
        let host = hostOf(list, in: 393, 600)
        #expect(host.dump == hostOf(List { Text("a") }, in: 393, 600).dump)
    }

    /// Asks for one width, and gives another.
    private struct Asking: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            subviews[0].sizeThatFits(ProposedViewSize(width: 10, height: nil))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 20, height: nil))
        }
    }

    /// No rows are no room, whatever their spacing is.
    @Test func noRowsHaveNoSpacing() {
        let host = hostOf(
            ScrollView {
                Asking { LazyVStack(spacing: -50) { ForEach(0..<0) { _ in Color.red } } }
                    .accessibilityIdentifier("none")
            }, in: 100, 40)
        #expect(host.frame("none").map { $0[3] } == 0)
    }

    private struct Closing: View {
        @State private var isOpen = true
        var body: some View {
            List {
                Button("Turn") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
                if isOpen {
                    Text("a")
                    Text("b")
                }
                Text("end").accessibilityIdentifier("end")
            }
        }
    }

    /// Rows that go make room at once, and the rows below move there while they fade.
    @Test func rowsMoveUpWhileOthersGo() {
        let host = hostOf(Closing(), in: 393, 600)
        func seen() -> Double { host.element("end").map { Double($0.frame.midY) } ?? .nan }
        let before = seen()
        host.tapElement("Turn")
        host.advance(by: 0.5)
        #expect(abs(seen() - (before - 44)) < 1)
        host.advance(by: 0.6)
        #expect(abs(seen() - (before - 88)) < 0.01)
    }
}
