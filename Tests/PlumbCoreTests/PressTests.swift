import Foundation
import Testing

@testable import PlumbCore

/// What buttons are made of: presses, and views that are disabled.
@Suite @MainActor
struct PressTests {
    /// A step of a finger, or of the clock.
    enum Step: Sendable {
        case down(CGFloat, CGFloat)
        case move(CGFloat, CGFloat)
        case up(CGFloat, CGFloat)
        case cancel
        case finger(Int, TouchPhase, CGFloat, CGFloat)
        case wait(Double)
    }

    private func events(_ steps: [Step], of make: (EventLog) -> some View) -> [String] {
        let eventLog = EventLog()
        let host = hostOf(make(eventLog), in: 100, 100)
        host.run(steps)
        return eventLog.events
    }

    private func button(_ eventLog: EventLog, _ name: String = "") -> some View {
        block("a", 40, 40)
            .onPress({ eventLog.note(name + ($0 ? "pressed" : "free")) }, perform: { eventLog.note(name + "action") })
    }

    @Test(
        arguments: [
            ([.down(5, 5), .up(5, 5)], ["pressed", "free", "action"]),
            // As long as one likes.
            ([.down(5, 5), .wait(5), .up(5, 5)], ["pressed", "free", "action"]),
            ([.down(5, 5), .move(90, 5), .up(90, 5)], ["pressed", "free"]),
            (
                [.down(5, 5), .move(90, 5), .move(39, 39), .up(39, 39)],
                ["pressed", "free", "pressed", "free", "action"]
            ),
            ([.down(5, 5), .cancel, .up(5, 5)], ["pressed", "free"]),
            ([.down(90, 5), .move(5, 5), .up(5, 5)], []),
            // A finger that comes down again was lifted where nobody saw it.
            ([.down(5, 5), .down(5, 5), .up(5, 5)], ["pressed", "free", "pressed", "free", "action"]),
        ] as [([Step], [String])])
    func presses(steps: [Step], expected: [String]) {
        #expect(events(steps) { button($0) } == expected)
    }

    @Test func twoFingersPressTwoButtons() {
        let eventLog = EventLog()
        let host = hostOf(
            HStack(spacing: 0) {
                button(eventLog, "1 ")
                button(eventLog, "2 ")
            }, in: 100, 100)
        host.send(.touch(.began, at: CGPoint(x: 15, y: 15), finger: 0))
        host.send(.touch(.began, at: CGPoint(x: 60, y: 15), finger: 1))
        host.send(.touch(.ended, at: CGPoint(x: 15, y: 15), finger: 0))
        host.send(.touch(.ended, at: CGPoint(x: 60, y: 15), finger: 1))
        #expect(eventLog.events == ["1 pressed", "2 pressed", "1 free", "1 action", "2 free", "2 action"])
    }

    @Test func pressingIsState() {
        struct Press: View {
            @State private var isPressed = false
            var body: some View { block("a", isPressed ? 50 : 40, 40).onPress({ isPressed = $0 }, perform: {}) }
        }
        let host = hostOf(Press())
        #expect(host.layout()["a"] == [0, 0, 40, 40])
        host.send(.touch(.began, at: CGPoint(x: 5, y: 5)))
        #expect(host.layout()["a"] == [0, 0, 50, 40])
        host.send(.touch(.changed, at: CGPoint(x: 5, y: 80)))
        #expect(host.layout()["a"] == [0, 0, 40, 40])
        host.send(.touch(.ended, at: CGPoint(x: 5, y: 80)))
        #expect(host.layout()["a"] == [0, 0, 40, 40])
        #expect(host.nextFrame == nil)
    }

    @Test func aPressedViewThatGoesIsForgotten() {
        struct Going: View {
            let eventLog: EventLog
            @State private var isThere = true
            var body: some View {
                let _ = eventLog.set("go") { isThere = false }
                if isThere {
                    block("a", 40, 40).onPress({ eventLog.note("\($0)") }, perform: { eventLog.note("action") })
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Going(eventLog: eventLog))
        host.send(.touch(.began, at: CGPoint(x: 5, y: 5)))
        eventLog.run("go")
        host.send(.touch(.ended, at: CGPoint(x: 5, y: 5)))
        #expect(eventLog.events == ["true"])
        #expect(host.nextFrame == nil)
    }

    // MARK: Disabled

    @Test func nothingInADisabledViewReacts() {
        let eventLog = EventLog()
        let view = HStack(spacing: 0) {
            button(eventLog, "1 ").disabled(true)
            button(eventLog, "2 ").disabled(false)
        }
        let host = hostOf(view)
        #expect(!host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(host.tap(at: CGPoint(x: 45, y: 5)))
        #expect(eventLog.events == ["2 pressed", "2 free", "2 action"])
    }

    @Test func whatIsAroundADisabledViewReacts() {
        let eventLog = EventLog()
        let view = ZStack {
            block("behind", 40, 40).onTapGesture { eventLog.note("behind") }
            button(eventLog).disabled(true)
        }
        .onTapGesture { eventLog.note("around") }
        #expect(hostOf(view).tap(at: CGPoint(x: 5, y: 5)))
        #expect(eventLog.events == ["around"])
    }

    @Test func disabledIsToldAndCannotBeUndoneWithin() {
        struct Probe: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { block("a", isEnabled ? 40 : 20, 20) }
        }
        #expect(hostOf(Probe()).layout()["a"] == [0, 0, 40, 20])
        #expect(hostOf(Probe().disabled(true)).layout()["a"] == [0, 0, 20, 20])
        #expect(hostOf(Probe().disabled(false).disabled(true)).layout()["a"] == [0, 0, 20, 20])
    }

    @Test func disabledFollowsState() {
        struct Once: View {
            let eventLog: EventLog
            @State private var isDone = false
            var body: some View {
                block("a", 40, 40).onTapGesture {
                    isDone = true
                    eventLog.note("tap")
                }
                .disabled(isDone)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Once(eventLog: eventLog))
        #expect(host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(!host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(eventLog.events == ["tap"])
    }
}

extension ViewHost {
    /// Does the steps of one finger.
    func run(_ steps: [PressTests.Step]) {
        for step in steps {
            switch step {
            case .down(let x, let y): send(.touch(.began, at: CGPoint(x: x, y: y)))
            case .move(let x, let y): send(.touch(.changed, at: CGPoint(x: x, y: y)))
            case .up(let x, let y): send(.touch(.ended, at: CGPoint(x: x, y: y)))
            case .cancel: send(.touch(.cancelled, at: .zero))
            case .finger(let finger, let phase, let x, let y):
                send(.touch(phase, at: CGPoint(x: x, y: y), finger: finger))
            case .wait(let duration): advance(by: duration)
            }
        }
    }
}
