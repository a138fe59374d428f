import Foundation
import Testing

@testable import PlumbCore

/// What lists in lazy containers are made of, pinned views, grids, and changes.
@Suite @MainActor
struct LazyContainerTests {
    private func scroll(_ host: ViewHost, _ distance: CGFloat, at point: CGPoint = CGPoint(x: 10, y: 10)) {
        host.scroll(at: point, by: CGSize(width: 0, height: distance))
    }

    // MARK: Pinned views

    private struct Sections: View {
        let pinned: PinnedScrollableViews
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(["a", "b", "c"], id: \.self) { name in
                        Section {
                            ForEach(0..<10) { block("\(name)\($0)", 20, 30) }
                        } header: {
                            block("head \(name)", 100, 30)
                        } footer: {
                            block("foot \(name)", 100, 30)
                        }
                    }
                }
            }
        }
    }

    /// A section is 12 lines of 30 long.
    @Test func aHeaderStaysUntilTheNextOnePushesIt() {
        let host = hostOf(Sections(pinned: .sectionHeaders), in: 100, 100)
        #expect(host.layout()["head a"] == [0, 0, 100, 30])
        scroll(host, 50)
        #expect(host.layout()["head a"] == [0, 0, 100, 30])
        #expect(host.layout()["a1"] == [40, 10, 20, 30])
        scroll(host, 295)
        // The section ends 15 below the top.
        #expect(host.layout()["head a"] == [0, -15, 100, 30])
        #expect(host.layout()["head b"] == [0, 15, 100, 30])
        scroll(host, 15)
        #expect(host.layout()["head a"] == nil)
        #expect(host.layout()["head b"] == [0, 0, 100, 30])
        #expect(host.layout()["foot b"] == nil)
    }

    @Test func aFooterWaitsForItsSection() {
        let host = hostOf(Sections(pinned: [.sectionHeaders, .sectionFooters]), in: 100, 100)
        #expect(host.layout()["foot a"] == [0, 70, 100, 30])
        scroll(host, 265)
        #expect(host.layout()["foot a"] == [0, 65, 100, 30])
        // The next section has 5 points in sight: its footer is held by its beginning.
        #expect(host.layout()["foot b"] == [0, 95, 100, 30])
    }

    @Test func withoutPinningAHeaderScrollsAway() {
        let host = hostOf(Sections(pinned: []), in: 100, 100)
        scroll(host, 50)
        #expect(host.layout()["head a"] == nil)
    }

    @Test func pinnedViewsArePaintedInFrontOfRows() {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                Section {
                    ForEach(0..<20) { _ in Color.green.frame(height: 30) }
                } header: {
                    Color.blue.frame(height: 20)
                }
            }
        }
        let host = hostOf(view, in: 100, 100)
        scroll(host, 10)
        let colors = host.dump.components(separatedBy: "\n").filter { $0.contains("fill") }
        #expect(colors.last?.contains(DisplayDump.color(RGBA(hex: 0x007AFF))) == true, "\(host.dump)")
    }

    // MARK: Grids

    private struct Cells: View {
        let count: Int
        let columns: Int
        let eventLog: EventLog
        var body: some View {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: columns), spacing: 10) {
                    ForEach(0..<count, id: \.self) { index in
                        let _ = eventLog.note("cell")
                        Color.red.frame(height: 40).named("\(index)")
                    }
                }
            }
        }
    }

    @Test func aGridMakesItsLinesInSight() {
        let eventLog = EventLog()
        let host = hostOf(Cells(count: 100_000, columns: 3, eventLog: eventLog), in: 316, 200)
        let report = host.layout()
        #expect(report.frames.count == 12)
        #expect(report["4"] == [108, 50, 100, 40])
        #expect(eventLog["cell"] == 12)
        scroll(host, 50 * 20_000 + 5)
        let later = host.layout()
        #expect(later.frames.map(\.identifier) == (60_000..<60_015).map(String.init))
        #expect(later["60001"]?.isClose(to: [108, -5, 100, 40]) == true)
        // The first line in sight stays where it is.
        eventLog.clear()
        host.setRoot(Cells(count: 100_000, columns: 2, eventLog: eventLog))
        #expect(host.layout().frames.map(\.identifier) == (40_000..<40_010).map(String.init))
        // 15 cells were there and are updated, a line of two gives an estimate, ten come into sight.
        #expect(eventLog["cell"] == 15 + 2 + 10)
    }

    @Test func sectionsOfAGridBeginNewLines() {
        func grid() -> some View {
            LazyVGrid(columns: [.init(), .init()], spacing: 5, pinnedViews: .sectionHeaders) {
                Color.red.frame(height: 10).named("z")
                ForEach(0..<3) { section in
                    Section {
                        ForEach(0..<3) { Color.red.frame(height: 10).named("\(section).\($0)") }
                    } header: {
                        Color.red.frame(height: 20).named("h\(section)")
                    }
                }
            }
        }
        let lazy = hostOf(ScrollView { grid() }, in: 108, 400).layout()
        let eager = hostOf(grid(), in: 108, nil).layout()
        #expect(lazy.frames.map(\.identifier).sorted() == eager.frames.map(\.identifier).sorted())
        for (name, frame) in eager.frames {
            #expect(lazy.frames.first { $0.identifier == name }?.frame == frame, "\(name)")
        }
    }

    // MARK: Changes

    private struct Numbers: View {
        let ids: [Int]
        let height: CGFloat
        let eventLog: EventLog
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    block("top", 10, 10)
                    ForEach(ids, id: \.self) { Number(id: $0, height: height, eventLog: eventLog) }
                    if ids.count % 2 == 1 { block("odd", 10, 10) }
                }
            }
        }
    }

    private struct Number: View {
        let id: Int
        let height: CGFloat
        let eventLog: EventLog
        @State private var width: CGFloat = 10
        @State private var extra: CGFloat = 0
        var body: some View {
            eventLog.set("\(id)") { width += 10 }
            eventLog.set("grow \(id)") { extra += 10 }
            eventLog.note("body \(id)")
            return block("\(id)", width, height + extra)
        }
    }

    @Test func rowsThatStayInSightKeepTheirState() {
        let eventLog = EventLog()
        let host = hostOf(Numbers(ids: Array(0..<100), height: 20, eventLog: eventLog), in: 100, 100)
        host.layout()
        eventLog.run("3")
        #expect(host.layout()["3"]?[2] == 20)
        scroll(host, 50)
        #expect(host.layout()["3"] == [40, 20, 20, 20])
        host.setRoot(Numbers(ids: [100, 101] + Array(1..<100), height: 20, eventLog: eventLog))
        #expect(host.layout()["3"] == [40, 40, 20, 20])
        scroll(host, 1000)
        scroll(host, -1e6)
        scroll(host, 50)
        #expect(host.layout()["3"] == [40, 40, 20, 20])
    }

    @Test func rowsOutOfSightAreKeptForAWhile() {
        let eventLog = EventLog()
        let ids = Array(0..<1000)
        let host = hostOf(Numbers(ids: ids, height: 20, eventLog: eventLog), in: 100, 100)
        host.layout()
        eventLog.run("3")
        host.layout()
        // What is gone and comes back is another view.
        scroll(host, 500)
        host.setRoot(Numbers(ids: ids.filter { $0 != 3 }, height: 20, eventLog: eventLog))
        host.layout()
        host.setRoot(Numbers(ids: ids, height: 20, eventLog: eventLog))
        scroll(host, -1e6)
        #expect(host.layout()["3"] == [45, 70, 10, 20])
        eventLog.run("3")
        // Step by step, so that more rows leave than are kept.
        for _ in 0..<30 { scroll(host, 100) }
        let count = host.graph.nodes.count
        for _ in 0..<30 { scroll(host, 100) }
        #expect(host.graph.nodes.count == count)
        scroll(host, -1e6)
        #expect(host.layout()["3"] == [45, 70, 10, 20])
    }

    /// What happens to a row out of sight is seen when it comes back.
    @Test func aRowThatReturnsIsUpToDate() {
        struct Row: View {
            let index: Int
            @Environment(\.colorScheme) private var scheme
            var body: some View { block("\(index)", scheme == .light ? 10 : 30, 20) }
        }
        struct Root: View {
            let scheme: ColorScheme
            var body: some View {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Row(index: $0) } } }
                    .environment(\.colorScheme, scheme)
            }
        }
        let host = hostOf(Root(scheme: .light), in: 100, 100)
        host.layout()
        scroll(host, 500)
        host.setRoot(Root(scheme: .dark))
        host.layout()
        scroll(host, -500)
        #expect(host.layout()["0"] == [35, 0, 30, 20])
    }

    @Test func aRowThatGrowsCostsItself() {
        let eventLog = EventLog()
        let host = hostOf(Numbers(ids: Array(0..<1000), height: 20, eventLog: eventLog), in: 100, 100)
        host.layout()
        eventLog.clear()
        eventLog.run("grow 2")
        let report = host.layout()
        #expect(report["2"] == [45, 50, 10, 30])
        #expect(report["3"] == [45, 80, 10, 20])
        #expect(report["4"] == nil)
        #expect(eventLog.events == ["body 2"])
    }

    /// After any changes, what is in sight is what would be there had it been made anew and scrolled as far.
    @Test func incrementalEqualsFresh() {
        for seed in 0..<40 as Range<UInt64> {
            var random = RandomSource(seed: seed)
            let eventLog = EventLog()
            var ids = Array(0..<random.below(40))
            var height = CGFloat(5 + random.below(40))
            let host = hostOf(Numbers(ids: ids, height: height, eventLog: eventLog), in: 100, 120)
            for step in 0..<8 {
                switch random.below(5) {
                case 0: ids.shuffle(using: &random)
                case 1: if !ids.isEmpty { ids.remove(at: random.below(ids.count)) }
                case 2: ids.insert(1000 + step, at: random.below(ids.count + 1))
                case 3: height = CGFloat(5 + random.below(40))
                default: scroll(host, CGFloat(random.below(300)) - 100)
                }
                host.setRoot(Numbers(ids: ids, height: height, eventLog: eventLog))
                scroll(host, -1e6)
                let kept = host.layout()
                let fresh = hostOf(Numbers(ids: ids, height: height, eventLog: EventLog()), in: 100, 120).layout()
                #expect(kept.frames.map(\.identifier) == fresh.frames.map(\.identifier), "seed \(seed) step \(step)")
                for (a, b) in zip(kept.frames, fresh.frames) {
                    #expect(abs(a.frame.minY - b.frame.minY) < 1e-6, "seed \(seed) step \(step) \(a) \(b)")
                }
            }
        }
    }

    // MARK: What a list can be made of

    private struct Rows: View {
        @State private var count = 500
        let eventLog: EventLog
        var body: some View {
            eventLog.set("fewer") { count = 2 }
            return ForEach(0..<count, id: \.self) { index in
                switch index % 3 {
                case 0: block("\(index)", 10, 20)
                case 1:
                    block("\(index)", 10, 10)
                    block("\(index)'", 10, 10)
                default: AnyView(Color.red.frame(width: 10, height: 20).named("\(index)"))
                }
            }
        }
    }

    @Test func viewsOfAnyKind() {
        let eventLog = EventLog()
        let host = hostOf(
            ScrollView {
                LazyVStack(spacing: 0) {
                    Group { block("first", 10, 20) }.padding(5)
                    Rows(eventLog: eventLog).environment(\.locale, Locale(identifier: "de"))
                    block("last", 10, 10).id("last")
                }
            }, in: 100, 100)
        #expect(host.layout().frames.map(\.identifier) == ["first", "0", "1", "1'", "2", "3"])
        #expect(host.layout()["first"] == [45, 5, 10, 20])
        #expect(host.layout()["3"] == [45, 90, 10, 20])
        scroll(host, 1000)
        let report = host.layout()
        #expect(report.frames.contains { $0.identifier == "50" })
        #expect(report.frames.count <= 11)
        eventLog.run("fewer")
        #expect(host.layout().frames.map(\.identifier) == ["first", "0", "1", "1'", "last"])
    }

    @Test func lazyInLazyInEverything() {
        let host = hostOf(
            ScrollView {
                VStack(spacing: 0) {
                    block("before", 10, 30)
                    LazyVStack(spacing: 0) {
                        ForEach(0..<50) { row in
                            ScrollView(.horizontal) {
                                LazyHStack(spacing: 0) { ForEach(0..<500) { block("\(row).\($0)", 30, 20) } }
                            }
                            .frame(height: 20)
                        }
                        LazyVStack(spacing: 0) { ForEach(0..<50) { block("inner \($0)", 10, 10) } }
                    }
                    block("after", 10, 30)
                }
            }, in: 100, 100)
        // 70 points for rows of 20, four of which are (partly) in sight, each with four views; the VStack makes all of
        // its own.
        #expect(host.layout().frames.count == 2 + 4 * 4)
        host.scroll(at: CGPoint(x: 50, y: 40), by: CGSize(width: 60, height: 0))
        #expect(host.layout()["0.2"] == [0, 30, 30, 20])
        #expect(host.layout()["0.0"] == nil)
        #expect(host.layout()["1.0"] == [0, 50, 30, 20])
        scroll(host, 1e6, at: CGPoint(x: 50, y: 40))
        scroll(host, 1e6, at: CGPoint(x: 50, y: 40))
        let end = host.layout()
        #expect(end["after"] == [45, 70, 10, 30])
        #expect(end["inner 49"] == [45, 60, 10, 10])
        #expect(end.frames.count == 9)
    }

    @Test func theIdealWidthIsTheFirstViews() {
        let host = hostOf(
            ScrollView([.horizontal, .vertical]) {
                LazyVStack(spacing: 0) {
                    block("a", 20, 20)
                    block("b", 30, 20)
                }.named("stack")
            }, in: 100, 100)
        #expect(host.layout()["stack"] == [0, 0, 20, 40])
        #expect(host.layout()["b"] == [-5, 20, 30, 20])
    }

    @Test func nothingMayBeThere() {
        let host = hostOf(ScrollView { LazyVStack { ForEach(0..<0) { block("\($0)", 10, 10) } } }, in: 100, 100)
        #expect(host.layout().frames.isEmpty)
        #expect(host.diagnostics.isEmpty)
    }
}
