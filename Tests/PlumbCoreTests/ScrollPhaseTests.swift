import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// What a scroll view is doing, and when it tells.
@Suite @MainActor
struct ScrollPhaseTests {
    private struct Root: View {
        let eventLog: EventLog
        @State private var position = ScrollPosition()
        var body: some View {
            eventLog.set("travel") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 500) } }
            eventLog.set("jump") { position.scrollTo(y: 100) }
            return ScrollView { block("a", 100, 20_000) }
                .scrollPosition($position)
                .onScrollPhaseChange { old, new, context in
                    let velocity = context.velocity.map { " \(Int($0.dy.rounded()))" } ?? ""
                    eventLog.note("\(old) \(new)\(velocity) at \(Int(context.geometry.contentOffset.y.rounded()))")
                }
                .onScrollPhaseChange { _, new in if new == .idle { eventLog.note("rest") } }
        }
    }

    private func host(_ eventLog: EventLog) -> ViewHost {
        let host = hostOf(Root(eventLog: eventLog), in: 100, 400)
        host.layout()
        return host
    }

    @Test func aFlickGoesThroughAllOfThem() {
        let eventLog = EventLog()
        let host = host(eventLog)
        #expect(eventLog.events.isEmpty)
        // 1000 points a second; content follows after the first ten points.
        host.drag(from: CGPoint(x: 50, y: 390), to: CGPoint(x: 50, y: 290), duration: 0.1)
        #expect(
            eventLog.events == [
                "idle tracking at 0", "tracking interacting at 7", "interacting decelerating 1000 at 90",
            ])
        host.advance(by: 20)
        #expect(eventLog.events.count == 5 && eventLog.events[4].hasPrefix("decelerating idle at"))
        #expect(eventLog.events[3] == "rest")
    }

    @Test func aFingerThatRestsLeavesItThere() {
        let eventLog = EventLog()
        let host = host(eventLog)
        host.run([.down(50, 300), .move(50, 250), .wait(0.5), .up(50, 250)])
        #expect(
            eventLog.events == [
                "idle tracking at 0", "tracking interacting at 40", "rest", "interacting idle at 40",
            ])
    }

    @Test func aTapOnlyTracks() {
        let eventLog = EventLog()
        let host = host(eventLog)
        host.run([.down(50, 300), .up(50, 300)])
        #expect(eventLog.events == ["idle tracking at 0", "rest", "tracking idle at 0"])
    }

    @Test func whatSomebodyWantsIsAnimated() {
        let eventLog = EventLog()
        let host = host(eventLog)
        eventLog.run("travel")
        host.layout()
        host.advance(by: 0.5)
        #expect(eventLog.events == ["idle animating at 0"])
        // A finger takes it over.
        host.run([.down(50, 300), .wait(0.5), .up(50, 300)])
        #expect(
            Array(eventLog.events.dropFirst()) == ["animating interacting at 250", "rest", "interacting idle at 250"])
        eventLog.clear()
        eventLog.run("jump")
        host.layout()
        #expect(eventLog.events.isEmpty)
    }
}
