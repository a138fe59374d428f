import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct OnTapGestureTests {
    private func tapped<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool {
        hostOf(view, in: 100, 100).tap(at: CGPoint(x: x, y: y))
    }

    @Test func insideAndOutside() {
        let eventLog = EventLog()
        let view = HStack(spacing: 0) {
            block("a", 20, 20).onTapGesture { eventLog.note("a") }
            block("b", 20, 20).onTapGesture { eventLog.note("b") }
            block("c", 20, 20)
        }
        #expect(tapped(view, 5, 5))
        #expect(tapped(view, 25, 5))
        #expect(!tapped(view, 45, 5))
        #expect(!tapped(view, 90, 5))
        #expect(!tapped(view, -1, 5))
        #expect(eventLog.events == ["a", "b"])
    }

    @Test func theInnermostActionRuns() {
        let eventLog = EventLog()
        let view = HStack(spacing: 0) {
            block("a", 20, 20).onTapGesture { eventLog.note("inner") }
            block("b", 20, 20)
        }
        .onTapGesture { eventLog.note("outer") }
        #expect(tapped(view, 5, 5))
        #expect(tapped(view, 25, 5))
        #expect(eventLog.events == ["inner", "outer"])
    }

    @Test func theTopmostViewIsHit() {
        let eventLog = EventLog()
        let view = ZStack {
            block("a", 40, 40).onTapGesture { eventLog.note("below") }
            block("b", 20, 20).onTapGesture { eventLog.note("above") }
        }
        #expect(tapped(view, 20, 20))
        #expect(tapped(view, 2, 2))
        #expect(eventLog.events == ["above", "below"])
    }

    @Test func overlaysBeforeBackgrounds() {
        let eventLog = EventLog()
        let view = block("a", 40, 40).onTapGesture { eventLog.note("view") }
            .background { Color.red.frame(width: 80, height: 80).onTapGesture { eventLog.note("background") } }
            .overlay(alignment: .topLeading) { block("o", 10, 10).onTapGesture { eventLog.note("overlay") } }
        #expect(tapped(view, 5, 5))
        #expect(tapped(view, 20, 20))
        #expect(tapped(view, 50, 20))
        #expect(eventLog.events == ["overlay", "view", "background"])
    }

    @Test func offsetsMoveWhatIsHit() {
        let eventLog = EventLog()
        let view = block("a", 20, 20).onTapGesture { eventLog.note("a") }.offset(x: 50, y: 30)
        #expect(!tapped(view, 5, 5))
        #expect(tapped(view, 55, 35))
        #expect(eventLog.events == ["a"])
    }

    @Test func theGapsOfAStackAreNotHit() {
        let eventLog = EventLog()
        let view = HStack {
            block("a", 20, 20)
            Spacer()
            block("b", 20, 20)
        }
        .onTapGesture { eventLog.note("stack") }
        #expect(!tapped(view, 50, 5))
        #expect(tapped(view, 95, 5))
        #expect(eventLog.events == ["stack"])
    }

    @Test func aTapChangesState() {
        struct Toggle: View {
            @State private var isOn = false
            var body: some View { block("a", isOn ? 40 : 20, 20).onTapGesture { isOn.toggle() } }
        }
        let host = hostOf(Toggle())
        #expect(host.layout()["a"] == [0, 0, 20, 20])
        host.tap(at: CGPoint(x: 10, y: 10))
        #expect(host.layout()["a"] == [0, 0, 40, 20])
        host.tap(at: CGPoint(x: 30, y: 10))
        #expect(host.layout()["a"] == [0, 0, 20, 20])
    }

    @Test
    func aDoubleTapNeedsTwo() {
        let eventLog = EventLog()
        let host = hostOf(block("a", 20, 20).onTapGesture(count: 2) { eventLog.note("double") })
        host.tap(at: CGPoint(x: 10, y: 10))
        #expect(eventLog.events.isEmpty)
        host.tap(at: CGPoint(x: 10, y: 10))
        #expect(eventLog.events == ["double"])
    }
}
