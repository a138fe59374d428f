import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct OnTapGestureTests {
    private func tapped<V: View>(_ view: V, _ x: CGFloat, _ y: CGFloat) -> Bool {
        hostOf(view, in: 100, 100).tap(at: CGPoint(x: x, y: y))
    }

    @Test func insideAndOutside() {
        let switches = Switches()
        let view = HStack(spacing: 0) {
            block("a", 20, 20).onTapGesture { switches.note("a") }
            block("b", 20, 20).onTapGesture { switches.note("b") }
            block("c", 20, 20)
        }
        #expect(tapped(view, 5, 5))
        #expect(tapped(view, 25, 5))
        #expect(!tapped(view, 45, 5))
        #expect(!tapped(view, 90, 5))
        #expect(!tapped(view, -1, 5))
        #expect(switches.events == ["a", "b"])
    }

    @Test func theInnermostActionRuns() {
        let switches = Switches()
        let view = HStack(spacing: 0) {
            block("a", 20, 20).onTapGesture { switches.note("inner") }
            block("b", 20, 20)
        }
        .onTapGesture { switches.note("outer") }
        #expect(tapped(view, 5, 5))
        #expect(tapped(view, 25, 5))
        #expect(switches.events == ["inner", "outer"])
    }

    @Test func theTopmostViewIsHit() {
        let switches = Switches()
        let view = ZStack {
            block("a", 40, 40).onTapGesture { switches.note("below") }
            block("b", 20, 20).onTapGesture { switches.note("above") }
        }
        #expect(tapped(view, 20, 20))
        #expect(tapped(view, 2, 2))
        #expect(switches.events == ["above", "below"])
    }

    @Test func overlaysBeforeBackgrounds() {
        let switches = Switches()
        let view = block("a", 40, 40).onTapGesture { switches.note("view") }
            .background { Color.red.frame(width: 80, height: 80).onTapGesture { switches.note("background") } }
            .overlay(alignment: .topLeading) { block("o", 10, 10).onTapGesture { switches.note("overlay") } }
        #expect(tapped(view, 5, 5))
        #expect(tapped(view, 20, 20))
        #expect(tapped(view, 50, 20))
        #expect(switches.events == ["overlay", "view", "background"])
    }

    @Test func offsetsMoveWhatIsHit() {
        let switches = Switches()
        let view = block("a", 20, 20).onTapGesture { switches.note("a") }.offset(x: 50, y: 30)
        #expect(!tapped(view, 5, 5))
        #expect(tapped(view, 55, 35))
        #expect(switches.events == ["a"])
    }

    @Test func theGapsOfAStackAreNotHit() {
        let switches = Switches()
        let view = HStack {
            block("a", 20, 20)
            Spacer()
            block("b", 20, 20)
        }
        .onTapGesture { switches.note("stack") }
        #expect(!tapped(view, 50, 5))
        #expect(tapped(view, 95, 5))
        #expect(switches.events == ["stack"])
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

    @Test func aDoubleTapNeedsTwo() {
        let switches = Switches()
        let view = block("a", 20, 20).onTapGesture(count: 2) { switches.note("double") }
            .onTapGesture { switches.note("single") }
        let host = hostOf(view)
        #expect(host.tap(at: CGPoint(x: 10, y: 10)))
        #expect(switches.events == ["single"])
        #expect(host.tap(at: CGPoint(x: 10, y: 10), count: 2))
        #expect(switches.events == ["single", "double"])
        #expect(!host.tap(at: CGPoint(x: 10, y: 10), count: 3))
    }
}
