import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// The bars that show where the content of a scroll view stands.
@Suite @MainActor
struct ScrollIndicatorTests {
    /// x, y, width, height and opacity of the bars: what is filled in black and 3 points thin.
    private func bars(_ host: ViewHost) -> [[Double]] {
        host.displayList().items.compactMap { item in
            guard case .fill(let path, .color(let color), _) = item else { return nil }
            let frame = path.boundingRect
            guard abs(min(frame.width, frame.height) - 3) < 1e-6, color.red == 0, color.green == 0 else { return nil }
            return [frame.minX, frame.minY, frame.width, frame.height].map(Double.init) + [color.alpha]
        }
    }

    /// A finger that moves the content by 50 points, and rests. Returns where it is.
    @discardableResult
    private func pull(_ host: ViewHost, sideways: Bool = false, by way: CGFloat = -50) -> CGPoint {
        let first: CGFloat = way < 0 ? -10 : 10
        let steps = [0, first, way + first].map { CGPoint(x: sideways ? 70 + $0 : 50, y: sideways ? 50 : 70 + $0) }
        host.run([.down(steps[0].x, steps[0].y)])
        for step in steps.dropFirst() { host.run([.move(step.x, step.y)]) }
        host.run([.wait(0.5)])
        return steps[2]
    }

    /// Content of 200 in 100: half of what the bar has, without 3 points at both ends, is 47.
    @Test func theyAreThereWhileContentMoves() {
        let host = hostOf(ScrollView { block("a", 100, 200) }, in: 100, 100)
        #expect(bars(host) == [])
        pull(host)
        #expect(bars(host).isClose(to: [[94, 3 + 47 / 2, 3, 47, 0.35]]))
        host.run([.up(50, 10), .wait(0.4)])
        #expect(bars(host).isClose(to: [[94, 3 + 47 / 2, 3, 47, 0.35]]))
        host.advance(by: 0.2)
        let fading = bars(host).first?[4] ?? 0
        #expect(fading > 0 && fading < 0.35)
        host.advance(by: 0.2)
        #expect(bars(host) == [])
        #expect(host.nextFrame == nil)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var sideways = false
        var way: CGFloat = -50
        var direction = LayoutDirection.leftToRight
        /// Without the opacity.
        let bars: [[Double]]
        let view: @MainActor @Sendable () -> AnyView
    }

    nonisolated static let cases = [
        Case(testDescription: "to the side", sideways: true, bars: [[3 + 47 / 2.0, 94, 47, 3]]) {
            AnyView(ScrollView(.horizontal) { block("a", 200, 100) })
        },
        Case(testDescription: "from right to left", direction: .rightToLeft, bars: [[3, 3 + 47 / 2.0, 3, 47]]) {
            AnyView(ScrollView { block("a", 100, 200) })
        },
        Case(
            testDescription: "to the side from right to left", sideways: true, way: 50, direction: .rightToLeft,
            bars: [[3 + 47 / 2.0, 94, 47, 3]]
        ) {
            AnyView(ScrollView(.horizontal) { block("a", 200, 100) })
        },
        Case(testDescription: "long content", bars: [[94, 3 + (94 - 36) / 100.0 * 5, 3, 36]]) {
            AnyView(ScrollView { block("a", 100, 1100) })
        },
        Case(testDescription: "margins", bars: [[94, 13 + 37 * 0.625, 3, 37]]) {
            AnyView(ScrollView { block("a", 100, 160) }.contentMargins(.vertical, 10))
        },
        Case(testDescription: "short content", bars: []) { AnyView(ScrollView { block("a", 100, 50) }) },
        Case(testDescription: "none wanted", bars: []) {
            AnyView(ScrollView(showsIndicators: false) { block("a", 100, 200) })
        },
        Case(testDescription: "hidden", bars: []) {
            AnyView(ScrollView { block("a", 100, 200) }.scrollIndicators(.hidden))
        },
        Case(testDescription: "never", bars: []) {
            AnyView(ScrollView { block("a", 100, 200) }.scrollIndicators(.never, axes: .vertical))
        },
        Case(testDescription: "those of the other axis hidden", bars: [[94, 3 + 47 / 2.0, 3, 47]]) {
            AnyView(ScrollView { block("a", 100, 200) }.scrollIndicators(.hidden, axes: .horizontal))
        },
    ]

    @Test(arguments: cases) func theyStand(_ line: Case) {
        let host = hostOf(line.view(), in: 100, 100, direction: line.direction)
        let end = pull(host, sideways: line.sideways, by: line.way)
        #expect(bars(host).map { Array($0.prefix(4)) }.isClose(to: line.bars), "\(bars(host))")
        host.run([.up(end.x, end.y), .wait(3)])
        #expect(bars(host) == [] && host.nextFrame == nil)
    }

    /// Beyond its ends, content makes the bar shorter by as much.
    @Test func theyGiveWay() {
        let host = hostOf(ScrollView { block("a", 100, 200) }, in: 100, 100)
        pull(host, by: 20)
        let stretch = host.layout()["a"]?[1] ?? .nan
        #expect(stretch > 0)
        #expect(bars(host).isClose(to: [[94, 3, 3, 47 - stretch, 0.35]]))
    }

    @Test func animationsShowThem() {
        struct Page: View {
            let eventLog: EventLog
            var body: some View {
                ScrollViewReader { proxy in
                    let _ = eventLog.set("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo("b") } }
                    ScrollView {
                        VStack(spacing: 0) {
                            block("a", 100, 180)
                            block("b", 100, 20).id("b")
                        }
                    }
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Page(eventLog: eventLog), in: 100, 100)
        host.layout()
        eventLog.run("go")
        host.layout()
        host.advance(by: 0.5)
        #expect(bars(host).isClose(to: [[94, 3 + 47 / 2, 3, 47, 0.35]]))
        host.advance(by: 2)
        #expect(bars(host) == [])
    }

    /// They flash when they are told to: when the scroll view appears, and when a value changes.
    @Test(arguments: [true, false]) func theyFlash(onAppear: Bool) {
        struct Page: View {
            let onAppear: Bool
            let eventLog: EventLog
            @State private var count = 0
            var body: some View {
                let _ = eventLog.set("next") { count += 1 }
                ScrollView { block("a", 100, 200) }
                    .scrollIndicatorsFlash(onAppear: onAppear)
                    .scrollIndicatorsFlash(trigger: count)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Page(onAppear: onAppear, eventLog: eventLog), in: 100, 100)
        #expect(bars(host).count == (onAppear ? 1 : 0))
        host.advance(by: 2)
        #expect(bars(host) == [])
        eventLog.run("next")
        host.update()
        #expect(bars(host).isClose(to: [[94, 3, 3, 47, 0.35]]))
        host.advance(by: 2)
        #expect(bars(host) == [] && host.nextFrame == nil)
    }
}

extension [[Double]] {
    fileprivate func isClose(to other: [[Double]]) -> Bool {
        count == other.count
            && zip(self, other).allSatisfy { a, b in
                a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) < 1e-6 }
            }
    }
}
