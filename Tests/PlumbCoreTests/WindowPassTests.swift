import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// What comes into sight is made between layouts, and costs what is in sight.
@Suite @MainActor
struct WindowPassTests {
    /// Rows of 44 points in a page of 852.
    private struct Rows: View {
        let count: Int
        let eventLog: EventLog
        let log: ProposalLog

        var body: some View {
            ScrollViewReader { proxy in
                let _ = eventLog.set("jump") { proxy.scrollTo(50_000, anchor: .top) }
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { index in
                            let _ = eventLog.note("closure")
                            Row(index: index, eventLog: eventLog, log: log)
                        }
                    }
                }
            }
        }
    }

    private struct Row: View {
        let index: Int
        let eventLog: EventLog
        let log: ProposalLog
        @State private var height: CGFloat = 44

        var body: some View {
            eventLog.set("grow \(index)") { height = 88 }
            eventLog.set("shrink \(index)") { height = 10 }
            eventLog.note("body")
            return rigidProbe(log, 300, height).named("\(index)")
        }
    }

    /// What a frame has cost.
    private struct Cost: Equatable {
        var closures: Int
        var bodies: Int
        var nodes: Int
        var questions: Int
        var layouts: Int
        var placements: Int
    }

    @MainActor
    private final class List {
        let eventLog = EventLog()
        let log = ProposalLog()
        let host: ViewHost

        init(_ count: Int) { host = hostOf(Rows(count: count, eventLog: eventLog, log: log), in: 393, 852) }

        func cost(of body: () -> Void) -> Cost {
            eventLog.clear()
            log.clear()
            let nodes = host.graph.update.madeCount
            let counts = host.graph.tree.counts
            body()
            host.layout()
            let after = host.graph.tree.counts
            return Cost(
                closures: eventLog["closure"], bodies: eventLog["body"], nodes: host.graph.update.madeCount - nodes,
                questions: log.asked.count, layouts: after.layouts - counts.layouts,
                placements: after.placements - counts.placements)
        }

        func scroll(by distance: CGFloat) -> Cost {
            cost { host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: distance)) }
        }

        var rows: [Int] { host.layout().frames.compactMap { Int($0.identifier) } }
    }

    /// The nodes of one row.
    private func nodesOfARow() -> Int {
        List(3).cost {}.nodes - List(2).cost {}.nodes
    }

    @Test func aHundredThousandRowsCostWhatIsInSight() {
        let list = List(100_000)
        let perRow = nodesOfARow()
        #expect(perRow > 0 && perRow < 6)

        let first = list.cost {}
        #expect(list.rows == Array(0..<20))
        #expect(first.closures == 20 && first.bodies == 20, "\(first)")
        #expect(first.nodes < 20 * perRow + 20)
        // A row is asked for its ideal length; the first one for its ideal width too.
        #expect(first.questions == 21)
        #expect(first.layouts == 2)

        for page in 1...20 {
            let cost = list.scroll(by: 852)
            // The row at the edge of two pages is there already.
            let rows = list.rows
            #expect(rows.first == page * 852 / 44)
            #expect(rows.count <= 21)
            #expect(cost.closures == cost.bodies && cost.bodies <= 20, "page \(page): \(cost)")
            #expect(cost.nodes <= 20 * perRow, "page \(page): \(cost)")
            #expect(cost.questions == cost.bodies, "page \(page): \(cost)")
            #expect(cost.layouts == 1)
        }

        // By a point, across no edge: nothing is made.
        let point = list.scroll(by: 1)
        #expect(point.bodies == 0 && point.nodes == 0 && point.questions == 0 && point.layouts == 1, "\(point)")
        #expect(list.cost {} == Cost(closures: 0, bodies: 0, nodes: 0, questions: 0, layouts: 0, placements: 0))

        let jump = list.cost { list.eventLog.run("jump") }
        #expect(list.rows == Array(50_000..<50_020))
        #expect(jump.closures == 20 && jump.bodies == 20 && jump.questions == 20, "\(jump)")
        #expect(jump.nodes == 20 * perRow)

        let back = list.scroll(by: -1_100_000)
        #expect(list.rows.first == 25_000)
        #expect(back.closures == 20 && back.bodies == 20 && back.questions == 20, "\(back)")
    }

    @Test func aRowOfAnotherLengthCostsWhatComesIntoSight() {
        let list = List(100_000)
        list.host.layout()
        #expect(list.scroll(by: 50_000 * 44).bodies == 20)
        // 44 more: one row goes.
        let longer = list.cost { list.eventLog.run("grow 50002") }
        #expect(list.rows == Array(50_000..<50_019))
        #expect(longer.closures == 0 && longer.bodies == 1 && longer.nodes == 0 && longer.questions == 1, "\(longer)")
        // 78 less: two rows come, of which one has been there.
        let shorter = list.cost { list.eventLog.run("shrink 50002") }
        #expect(list.rows == Array(50_000..<50_021))
        #expect(shorter.bodies == 3)
        #expect(shorter.questions <= 3)
    }

    @Test func aScrolledFrameCostsTheSameInAListOfAnyLength() {
        let costs = [1000, 100_000].map { count in
            let list = List(count)
            list.host.layout()
            return [852, 10, 1704, -300, 5000].map { list.scroll(by: $0) }
        }
        #expect(costs[0] == costs[1])
    }

    /// With an anchor at the end, the first row says how long all may be; then those at the end are made.
    @Test func alsoWhereAListBeginsAtItsEnd() {
        let eventLog = EventLog()
        let host = hostOf(
            Rows(count: 100_000, eventLog: eventLog, log: ProposalLog()).defaultScrollAnchor(.bottom), in: 393, 852)
        #expect(host.layout().frames.map(\.identifier) == (99_980..<100_000).map(String.init))
        #expect(eventLog["body"] == 21)
    }

    // MARK: Between layouts

    /// Says whether boxes get their places just now.
    private final class Watch {
        weak var tree: LayoutTree?
        var isPlacing: Bool { tree?.isPlacing ?? false }
    }

    private struct WatchingLayout: Layout {
        let watch: Watch
        let whenPlacing: () -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            if watch.isPlacing { whenPlacing() }
        }
    }

    /// No view of a list is made while boxes get their places, and none of a reader, nor what is in them.
    @Test func nothingIsMadeWhileBoxesGetTheirPlaces() {
        let watch = Watch()
        let eventLog = EventLog()
        func note(_ name: String) -> Bool {
            eventLog.note(watch.isPlacing ? "\(name) while placing" : name)
            return true
        }
        func row(_ index: Int) -> some View {
            GeometryReader { proxy in
                let _ = note("reader")
                GeometryReader { _ in
                    let _ = note("inner reader")
                    let layout = WatchingLayout(watch: watch, whenPlacing: { eventLog.note("placing") })
                    layout { Color.red }
                }
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(0..<100) { if note("cell") { block("\(index).\($0)", 20, 20) } } }
                }
            }
            .frame(height: 40)
        }
        let host = hostOf(
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    ForEach(0..<50) { section in
                        Section {
                            ForEach(0..<3) { if note("row") { row(section * 3 + $0) } }
                        } header: {
                            if note("header") { block("h\(section)", 50, 20) }
                        }
                    }
                }
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) {
                    ForEach(0..<500) { index in
                        let _ = note("grid")
                        block("c\(index)", 30, 30)
                    }
                }
            }, in: 200, 300)
        watch.tree = host.graph.tree
        host.layout()
        for distance in [100, 1000, 333, 5000, -2000, 12_000] as [CGFloat] {
            host.scroll(at: CGPoint(x: 100, y: 250), by: CGSize(width: 0, height: distance))
            host.layout()
        }
        host.proposal = ProposedViewSize(width: 150, height: 500)
        host.layout()
        for name in ["reader", "inner reader", "cell", "row", "header", "grid", "placing"] {
            #expect(eventLog[name] > 0, "\(name)")
            #expect(eventLog["\(name) while placing"] == 0, "\(name)")
        }
        #expect(host.diagnostics.isEmpty)
    }

    #if DEBUG
        /// The graph itself refuses.
        @Test func aNodeThatIsMadeWhilePlacingStopsADebugBuild() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run {
                    let host = hostOf(Color.red)
                    host.graph.tree.isPlacing = true
                    host.setRoot(AnyView(Color.blue))
                }
            }
        }
    #endif

    /// A list that jumps lets go of the lists in it for good, while they wait in the same pass: what has gone is asked
    /// for nothing.
    @Test func aListThatLetsGoOfLists() {
        let host = hostOf(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000, id: \.self) { index in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<1000, id: \.self) { block("\(index).\($0)", 30, 10) }
                            }
                        }
                        .frame(height: 10)
                    }
                }
            }, in: 100, 800)
        host.layout()
        // A page has 80 lists, more than are kept asleep.
        for page in [3, 9, 1, 9, 0] {
            host.scroll(at: CGPoint(x: 50, y: 400), by: CGSize(width: 0, height: -10_000))
            host.scroll(at: CGPoint(x: 50, y: 400), by: CGSize(width: 0, height: CGFloat(page * 800)))
            #expect(host.layout()["\(page * 80).0"] == [0, 0, 30, 10])
            #expect(host.checkInvariants().isEmpty)
        }
        #expect(host.diagnostics.isEmpty)
    }

    /// Lists in lists settle, level by level.
    @Test func listsInListsSettle() {
        var view = AnyView(block("leaf", 20, 20))
        for level in 0..<12 {
            let inner = view
            view = AnyView(
                ScrollView {
                    LazyVStack(spacing: 0) {
                        block("\(level)", 10, 5)
                        inner
                    }
                })
        }
        let host = hostOf(view, in: 100, 300)
        let report = host.layout()
        #expect(report["leaf"] == [40, 60, 20, 20])
        #expect(host.diagnostics.isEmpty)
        let counts = host.layoutCounts
        host.layout()
        #expect(host.layoutCounts == counts)
    }

    /// Where a layout proposes another width every time, the lengths of the rows are never known.
    @Test func whatNeverSettlesEndsInASentence() {
        struct Restless: Layout {
            let log: ProposalLog
            private var width: CGFloat { 20 + CGFloat(log.asked.count % 7) }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                log.ask(proposal)
                return subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil))
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                log.ask(proposal)
                subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: nil))
            }
        }
        let log = ProposalLog()
        let layout = Restless(log: log)
        let host = hostOf(
            ScrollView {
                layout {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { _ in Color.red.aspectRatio(1, contentMode: .fit) }
                    }
                }
            }, in: 100, 100)
        host.layout()
        #expect(log.asked.count < 1000)
        #expect(host.diagnostics.map(\.message).contains { $0.contains("lazy container") }, "\(host.diagnostics)")
    }
}
