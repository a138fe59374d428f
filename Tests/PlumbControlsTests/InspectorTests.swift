import Foundation
import PlumbGraphics
import PlumbPlatform
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Views beside a view: a column in a wide window, a sheet in a narrow one.
@MainActor
@Suite struct InspectorTests {
    private struct Page: View {
        var width: CGFloat?
        var limits: (min: CGFloat?, ideal: CGFloat, max: CGFloat?)?
        var detents: Set<PresentationDetent>?
        var isSmall = false
        let log: LifeLog
        @State private var isShown = false
        @State private var count = 0

        var body: some View {
            VStack(spacing: 0) {
                Button("Show") { isShown.toggle() }
                Button("Count \(count)") { count += 1 }
                if isSmall {
                    Color.green.frame(width: 50, height: 50).accessibilityIdentifier("page")
                } else {
                    Color.green.accessibilityIdentifier("page")
                }
            }
            .inspector(isPresented: $isShown) { sized }
        }

        @ViewBuilder private var sized: some View {
            if let width {
                column.inspectorColumnWidth(width)
            } else if let limits {
                column.inspectorColumnWidth(min: limits.min, ideal: limits.ideal, max: limits.max)
            } else if let detents {
                column.presentationDetents(detents)
            } else {
                column
            }
        }

        private var column: some View { Inner(log: log) }
    }

    private struct Inner: View {
        let log: LifeLog
        @Environment(\.dismiss) private var dismiss
        @Environment(\.horizontalSizeClass) private var width

        var body: some View {
            VStack(spacing: 0) {
                Button(width == .compact ? "Done" : "Wide") { dismiss() }
                    .onAppear { log.add("+") }
                    .onDisappear { log.add("-") }
                Color.red.accessibilityIdentifier("inspector")
            }
        }
    }

    private func wide(_ page: Page, _ direction: LayoutDirection = .leftToRight) -> ViewHost {
        screenOf(
            page.environment(\.horizontalSizeClass, .regular), width: 1180, height: 820, top: 24, bottom: 20,
            direction: direction)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var width: CGFloat?
        var limits: [CGFloat?]?
        var isSmall = false
        var direction = LayoutDirection.leftToRight
        /// The left edge and the width of the page's colour, and of the inspector's.
        let page: [Double]
        let inspector: [Double]
    }

    /// A line of half a point stands between them: the test's screens have two pixels a point.
    nonisolated static let cases = [
        Case(testDescription: "320 points wide", page: [0, 859.5], inspector: [860, 320]),
        Case(testDescription: "as wide as it says", width: 200, page: [0, 979.5], inspector: [980, 200]),
        Case(testDescription: "its ideal width", limits: [100, 250, 400], page: [0, 929.5], inspector: [930, 250]),
        Case(testDescription: "at most", limits: [nil, 500, 400], page: [0, 779.5], inspector: [780, 400]),
        Case(testDescription: "at least", limits: [300, 200, nil], page: [0, 879.5], inspector: [880, 300]),
        Case(testDescription: "no width", width: -20, page: [0, 1179.5], inspector: [1180, 0]),
        Case(
            testDescription: "a small view has the middle of what is left", isSmall: true,
            page: [859.5 / 2 - 25, 50], inspector: [860, 320]),
        Case(
            testDescription: "from right to left", direction: .rightToLeft, page: [320.5, 859.5], inspector: [0, 320]),
    ]

    @Test(arguments: cases) func standsBesideTheView(_ line: Case) {
        let limits = line.limits.flatMap { all in all[1].map { (min: all[0], ideal: $0, max: all[2]) } }
        let host = wide(
            Page(width: line.width, limits: limits, isSmall: line.isSmall, log: LifeLog()), line.direction)
        let before = host.frame("page")
        host.go("Show")
        for (name, expected) in [("page", line.page), ("inspector", line.inspector)] {
            let frame = host.frame(name) ?? []
            #expect(
                frame.count == 4 && isNear(frame[0], expected[0]) && isNear(frame[2], expected[1]),
                "\(name): \(frame), not \(expected)")
        }
        // From the top to the bottom of what bars leave.
        if line.inspector[1] > 0 { #expect(isNear(host.frame("inspector")?[1], 24 + 20)) }
        #expect(isNear(host.frame("inspector").map { $0[1] + $0[3] }, 800))
        host.go("Show")
        #expect(host.frame("page") == before && host.frame("inspector") == nil)
    }

    /// It comes from the trailing edge by a spring, and the view becomes narrower on the way.
    @Test func itComesByASpring() {
        let host = wide(Page(log: LifeLog()))
        host.tapElement("Show")
        let spring = Spring(response: Platform.iOS17.springs.inspector.response, dampingRatio: 1)
        for frame in 1...20 {
            host.advance(by: 1.0 / 60)
            let left = SeenFills(host).frame { $0.red > 0.9 && $0.green < 0.4 }?.minX ?? .nan
            let right = SeenFills(host).frame { $0.green > 0.6 && $0.red < 0.4 }?.maxX ?? .nan
            let way = 320.5 * (1 - spring.value(target: 1.0, time: Double(frame) / 60))
            #expect(abs(Double(left) - 860 - way) < 0.6, "\(frame): \(left), not \(860 + way)")
            #expect(abs(Double(right) - 859.5 - way) < 0.6, "\(frame): \(right), not \(859.5 + way)")
        }
    }

    /// The state of the view stays, `dismiss` closes the column, and the line has the separator's colour.
    @Test func stateStays() {
        let log = LifeLog()
        let host = wide(Page(log: log))
        host.go("Count 0")
        host.go("Show")
        #expect(host.labels == ["Show", "Count 1", "Done"])
        let line = Color.line.rgba(in: host.surroundings)
        #expect(SeenFills(host).fills.contains { $0.color == line && $0.frame.minX == 859.5 && $0.frame.width == 0.5 })
        host.go("Done")
        #expect(host.labels == ["Show", "Count 1"])
        #expect(log.take() == ["+", "-"])
    }

    struct Low: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var detents: Set<PresentationDetent>?
        let top: Double
    }

    /// On a telephone it is a sheet of half the height, unless it says otherwise.
    @Test(arguments: [
        Low(testDescription: "half", top: 426),
        Low(testDescription: "a height of its own", detents: [.height(200)], top: 852 - 234),
    ])
    func onATelephoneItIsASheet(_ line: Low) {
        let host = screenOf(Page(detents: line.detents, log: LifeLog()))
        host.go("Show")
        #expect(host.frame("inspector") == [0, line.top + 20, 393, 852 - 34 - line.top - 20])
        #expect(host.labels == ["Done"])
        if line.detents == nil {
            // A finger makes it as high as it can be.
            host.drag(from: CGPoint(x: 30, y: 500), to: CGPoint(x: 30, y: 150), duration: 1)
            host.rest()
            #expect(isNear(host.frame("inspector")?[1], 69 + 20))
        }
        host.go("Done")
        #expect(host.frame("inspector") == nil && host.labels == ["Show", "Count 0"])
    }

    /// When the window becomes wide, the sheet becomes a column.
    @Test func theWindowBecomesWide() {
        struct Window: View {
            @State private var isWide = false
            var body: some View {
                Page(log: LifeLog())
                    .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
                    .onOpenURL { _ in isWide = true }
            }
        }
        let host = screenOf(Window(), width: 1180, height: 820, top: 24, bottom: 20)
        host.go("Show")
        #expect(host.graph.presentations.above.count == 1)
        host.send(.open(URL(fileURLWithPath: "/")))
        host.rest()
        host.rest()
        #expect(host.graph.presentations.above.isEmpty)
        #expect(host.frame("inspector")?[0] == 860)
    }

    /// Opening and closing leave nothing behind.
    @Test func nothingIsLeft() {
        for host in [wide(Page(log: LifeLog())), screenOf(Page(log: LifeLog()))] {
            func round() {
                host.go("Show")
                host.go("Done")
            }
            round()
            let (nodes, boxes) = (host.graph.nodes.count, host.graph.tree.boxes.count)
            for _ in 0..<10 { round() }
            #expect(host.graph.nodes.count == nodes && host.graph.tree.boxes.count == boxes)
        }
    }
}
