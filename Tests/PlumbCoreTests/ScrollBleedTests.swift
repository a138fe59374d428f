import Foundation
import PlumbCore
import Testing

/// Content of scroll views in the safe areas that they border (Docs/Layout/ScrollView.md).
@MainActor
@Suite struct ScrollBleedTests {
    private struct Rows: View {
        let log: Log
        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { number in
                        Color.red.frame(height: 50).onTapGesture { log.tapped.append(number) }
                            .accessibilityIdentifier("\(number)")
                    }
                }
            }
            .accessibilityIdentifier("scroll")
        }
    }

    @MainActor private final class Log {
        var tapped: [Int] = []
        nonisolated init() {}
    }

    private func host(_ view: some View) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: 200, height: 400),
                safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 30, trailing: 0)))
    }

    private func frame(_ name: String, _ host: ViewHost) -> CGRect? {
        host.layout().frames.first { $0.identifier == name }?.frame
    }

    /// Which edge of the stack the scroll view stands at, and where its content is seen.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isFirst: Bool
        let padding: CGFloat
        let frame: ClosedRange<CGFloat>
        let shown: ClosedRange<CGFloat>
    }

    nonisolated static let cases = [
        Case(testDescription: "at the bottom", isFirst: false, padding: 0, frame: 140...370, shown: 140...400),
        Case(testDescription: "at the top", isFirst: true, padding: 0, frame: 40...270, shown: 0...270),
        Case(testDescription: "clear of the edge", isFirst: false, padding: 10, frame: 140...360, shown: 140...360),
    ]

    @Test(arguments: cases) func contentIsSeenInTheSafeArea(_ line: Case) throws {
        let log = Log()
        let bar = Color.blue.frame(height: 100)
        let rows = Rows(log: log).padding(.bottom, line.padding)
        let host =
            line.isFirst
            ? host(
                VStack(spacing: 0) {
                    rows; bar
                })
            : host(
                VStack(spacing: 0) {
                    bar; rows
                })
        host.update()
        let frame = try #require(self.frame("scroll", host))
        #expect(frame.minY == line.frame.lowerBound && frame.maxY == line.frame.upperBound)
        host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 1025))
        host.update()
        // What is clipped, and the rows that are made.
        let clips = host.displayList().items.compactMap { item -> CGRect? in
            if case .pushClip(let path, _) = item { path.boundingRect } else { nil }
        }
        #expect(clips.contains { $0.minY == line.shown.lowerBound && $0.maxY == line.shown.upperBound })
        let made = host.layout().frames.filter { Int($0.identifier) != nil }.map(\.frame)
        #expect((made.map(\.minY).min() ?? 0) <= line.shown.lowerBound)
        #expect((made.map(\.maxY).max() ?? 0) >= line.shown.upperBound)
        // A finger reaches them, where they are seen and nowhere else.
        for y in [5, 45, 395] as [CGFloat] {
            let before = log.tapped.count
            host.tap(at: CGPoint(x: 100, y: y))
            #expect((log.tapped.count > before) == line.shown.contains(y), "\(y)")
        }
        #expect(host.checkInvariants().isEmpty)
    }

    /// Beside a bar of 100 points, content is seen through what is taken from the side, if it moves that way.
    @Test(
        arguments: [
            (.horizontal, true, [0, 270]), (.horizontal, false, [140, 400]), (.vertical, true, [40, 270]),
            (.vertical, false, [140, 370]),
        ] as [(Axis, Bool, [Double])])
    func contentIsSeenAtTheSides(axis: Axis, isFirst: Bool, sides: [Double]) {
        let host = ViewHost(
            HStack(spacing: 0) {
                if !isFirst { Color.blue.frame(width: 100) }
                ScrollView(axis == .horizontal ? .horizontal : .vertical) {
                    Color.red.frame(width: axis == .horizontal ? 1000 : nil, height: axis == .vertical ? 1000 : nil)
                }
                if isFirst { Color.blue.frame(width: 100) }
            },
            in: World(
                proposal: ProposedViewSize(width: 400, height: 200),
                safeAreaInsets: EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 30)))
        let clips = host.displayList().items.compactMap { item -> CGRect? in
            if case .pushClip(let path, _) = item { path.boundingRect } else { nil }
        }
        #expect(clips.map { [$0.minX, $0.maxX].map(Double.init) } == [sides])
    }

    /// What scrolls comes to rest where it did: the last row ends at the safe area.
    @Test func contentComesToRestClearOfTheSafeArea() {
        let host = host(
            VStack(spacing: 0) {
                Color.blue.frame(height: 100)
                Rows(log: Log())
            })
        host.update()
        host.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: 100_000))
        host.update()
        #expect(frame("99", host)?.maxY == 370)
    }
}
