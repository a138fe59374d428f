import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Docs/Rules.md, correction 11; Apple, WWDC26 session 321.
@Suite @MainActor
struct LazyStackTests {
    private struct Row: View {
        let index: Int
        let height: CGFloat
        let eventLog: EventLog?

        init(_ index: Int, _ height: CGFloat = 40, _ eventLog: EventLog? = nil) {
            self.index = index
            self.height = height
            self.eventLog = eventLog
        }

        var body: some View {
            eventLog?.note("row")
            return block("\(index)", 30, height)
                .onAppear { eventLog?.note("appear \(index)") }
                .onDisappear { eventLog?.note("disappear \(index)") }
        }
    }

    private func names(_ host: ViewHost) -> [Int] {
        host.layout().frames.compactMap { Int($0.identifier) }.sorted()
    }

    /// Before a layout it is known what a scroll brings into sight, below views that stand in the content too.
    @Test func aScrollMakesNoRowsBeyondThoseInSight() {
        let eventLog = EventLog()
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.blue.frame(height: 100)
                LazyVStack(spacing: 0) { ForEach(0..<200) { Row($0, 20, eventLog) } }
            }
        }
        let host = hostOf(view, in: 100, 100)
        host.layout()
        eventLog.clear()
        host.scroll(at: CGPoint(x: 10, y: 10), by: CGSize(width: 0, height: 150))
        #expect(names(host) == Array(2...7))
        #expect(eventLog["row"] == 6)
    }

    @Test func exactlyTheRowsInSightExist() {
        let eventLog = EventLog()
        let host = hostOf(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Row($0, 40, eventLog) } } }, in: 100, 400)
        let report = host.layout()
        #expect(report.frames.map(\.identifier) == (0..<10).map(String.init))
        #expect(report["9"] == [35, 360, 30, 40])
        #expect(eventLog["row"] == 10)
        #expect(eventLog.events.filter { $0.hasPrefix("appear") }.count == 10)
    }

    @Test func aHundredThousandRowsCostWhatIsInSight() {
        struct Rows: View {
            let eventLog: EventLog
            var body: some View {
                eventLog.note("body")
                return ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100_000) { index in
                            let _ = eventLog.note("closure")
                            Row(index, 40, eventLog)
                        }
                    }
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Rows(eventLog: eventLog), in: 300, 800)
        host.layout()
        #expect(eventLog["closure"] == 20)
        #expect(eventLog["row"] == 20)
        #expect(eventLog["body"] == 1)
        #expect(host.layoutCounts.bodies == 21)
        #expect(host.graph.nodes.count < 300)
        #expect(host.graph.tree.boxes.count < 120)
        let before = host.layoutCounts
        eventLog.clear()
        #expect(host.scroll(at: CGPoint(x: 150, y: 10), by: CGSize(width: 0, height: 400_000)))
        #expect(names(host) == Array(10_000..<10_020))
        #expect(eventLog["row"] == 20)
        #expect(host.layoutCounts.bodies - before.bodies == 20)
        #expect(host.graph.nodes.count < 500)
    }

    @Test func theContentIsAsLongAsItsRows() {
        let host = hostOf(
            ScrollView {
                LazyVStack { ForEach(0..<1000) { Row($0) } }
                block("end", 10, 10)
            }, in: 100, 400)
        host.layout()
        #expect(host.layout()["end"] == [45, 1000 * 48, 10, 10])
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1e9))
        #expect(host.layout()["end"] == [45, 390, 10, 10])
        #expect(host.layout()["999"] == [35, 342, 30, 40])
        #expect(host.layout()["998"] == [35, 294, 30, 40])
        // Row 991 ends at 342 − 7 × 48 + 40 − 48 …: 991 begins at −42 and ends at −2.
        #expect(names(host).first == 992)
    }

    @Test func rowsAppearAndLeave() {
        let eventLog = EventLog()
        let host = hostOf(
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Row($0, 40, eventLog) } } }, in: 100, 80)
        host.layout()
        eventLog.clear()
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 60))
        #expect(names(host) == [1, 2, 3])
        #expect(eventLog.events.sorted() == ["appear 2", "appear 3", "disappear 0", "row", "row"].sorted())
        eventLog.clear()
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -60))
        #expect(eventLog.events.sorted() == ["appear 0", "disappear 2", "disappear 3", "row"].sorted())
    }

    /// The law: what is in sight at the beginning stands where it stands when all rows are made.
    @Test func lazyEqualsEagerAtTheBeginning() {
        for seed in 0..<60 as Range<UInt64> {
            var random = RandomSource(seed: seed)
            let heights = (0..<random.below(60)).map { _ in CGFloat(random.below(120)) }
            let isLeading = random.flip()
            let spacing: CGFloat? = random.flip() ? nil : random.length()
            let top = random.length()
            func content() -> some View {
                Group {
                    block("top", 50, top)
                    ForEach(heights.indices, id: \.self) { index in
                        if index % 5 == 4 {
                            Group {
                                Row(index, heights[index])
                                block("second \(index)", 20, 7)
                            }
                        } else if index % 5 != 3 {
                            Row(index, heights[index])
                        }
                    }
                    Text("end").named("end")
                }
            }
            let alignment: HorizontalAlignment = isLeading ? .leading : .center
            let lazy = hostOf(
                ScrollView { LazyVStack(alignment: alignment, spacing: spacing) { content() } }, in: 200, 300
            ).layout()
            let eager = hostOf(
                ScrollView {
                    VStack(alignment: alignment, spacing: spacing ?? 8) { content() }
                        .frame(width: 200, alignment: Alignment(horizontal: alignment, vertical: .center))
                }, in: 200, 300
            ).layout()
            let inSight = eager.frames.filter {
                $0.frame.minY < 300 && ($0.frame.maxY > 0 || $0.frame.height == 0 && $0.frame.minY == 0)
            }
            #expect(lazy.frames.map(\.identifier) == inSight.map(\.identifier), "seed \(seed)")
            for (name, frame) in inSight {
                let rect = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
                #expect(lazy[name]?.isClose(to: rect) == true, "seed \(seed): \(name) at \(lazy[name] ?? [])")
            }
        }
    }
}
