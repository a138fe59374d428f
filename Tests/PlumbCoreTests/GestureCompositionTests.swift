import Foundation
import Testing

@testable import PlumbCore

/// Gestures made of others, and what lasts as long as they do.
@Suite @MainActor
struct GestureCompositionTests {
    typealias Case = GestureTests.Case
    typealias Step = PressTests.Step

    @Test(arguments: exclusive + simultaneous + sequences + others)
    func tells(_ line: Case) {
        let eventLog = EventLog()
        let host = hostOf(line.view(eventLog))
        host.run(line.steps)
        #expect(eventLog.events == line.expected, "\(line.testDescription)")
        host.run([.cancel, .wait(5)])
        #expect(host.nextFrame == nil, "\(line.testDescription): something still waits")
    }

    nonisolated private static let tap: [Step] = [.down(10, 10), .up(10, 10)]

    // MARK: One or the other

    private static func doubleBeforeSingle(_ eventLog: EventLog) -> some Gesture {
        TapGesture(count: 2).onEnded { eventLog.note("double") }
            .exclusively(before: TapGesture().onEnded { eventLog.note("single") })
    }

    private static func doubleAndDragBeforeSingle(_ eventLog: EventLog) -> some Gesture {
        TapGesture(count: 2).sequenced(before: DragGesture())
            .exclusively(before: TapGesture().onEnded { eventLog.note("single") })
    }

    nonisolated static let exclusive = [
        Case("the second waits", tap + [.wait(0.3)], []) { doubleBeforeSingle($0) },
        Case("until the first has failed", tap + [.wait(0.36)], ["single"]) { doubleBeforeSingle($0) },
        Case("the first wins", tap + [.wait(0.3)] + tap + [.wait(1)], ["double"]) { doubleBeforeSingle($0) },
        Case("twice", tap + [.wait(1)] + tap + [.wait(1)], ["single", "single"]) { doubleBeforeSingle($0) },
        Case("a value of the first", tap, ["first"]) { s in
            TapGesture().exclusively(before: DragGesture()).onEnded {
                if case .first = $0 { s.note("first") } else { s.note("second") }
            }
        },
        Case("a value of the second", [.down(10, 10), .move(80, 10), .up(80, 10)], ["second"]) { s in
            TapGesture().exclusively(before: DragGesture()).onEnded {
                if case .first = $0 { s.note("first") } else { s.note("second") }
            }
        },
        // Nobody waits for a second finger that is not there.
        Case("one finger of two", [.down(10, 10), .move(30, 10), .up(30, 10)], ["drag"]) { s in
            MagnifyGesture().onChanged { _ in s.note("magnify") }
                .exclusively(before: DragGesture().onEnded { _ in s.note("drag") })
        },
        // Nor for a sequence that begins with two.
        Case("a sequence that can't begin holds nothing back", [.down(10, 10), .move(30, 10)], ["20"]) { s in
            MagnifyGesture().sequenced(before: TapGesture())
                .exclusively(before: DragGesture().onChanged { s.note("\(Int($0.translation.width))") })
        },
        Case("a sequence that may go on", tap + [.wait(0.3)], []) { doubleAndDragBeforeSingle($0) },
        Case("a sequence that has failed", tap + [.wait(0.36)], ["single"]) { doubleAndDragBeforeSingle($0) },
    ]

    // MARK: Both

    nonisolated static let simultaneous = [
        Case("both", [.down(10, 10), .move(40, 10), .up(40, 10)], ["tap", "drag"]) { s in
            TapGesture().onEnded { s.note("tap") }
                .simultaneously(with: DragGesture().onEnded { _ in s.note("drag") })
        },
        Case("one", tap, ["tap", "nil"]) { s in
            TapGesture().onEnded { s.note("tap") }.simultaneously(with: DragGesture()).onEnded { value in
                s.note(value.second.map { "\(Int($0.translation.width))" } ?? "nil")
            }
        },
        Case(
            "magnify and rotate",
            [.down(100, 100), .finger(1, .began, 150, 100), .finger(1, .changed, 100, 200), .up(100, 100)], ["2 90"]
        ) { s in
            MagnifyGesture().simultaneously(with: RotateGesture()).onEnded {
                s.note(
                    "\(Int(($0.first?.magnification ?? 0).rounded())) "
                        + "\(Int(($0.second?.rotation.degrees ?? 0).rounded()))")
            }
        },
    ]

    // MARK: One after the other

    private static func pressAndDrag(_ eventLog: EventLog) -> some Gesture {
        LongPressGesture().sequenced(before: DragGesture())
            .onChanged { value in
                switch value {
                case .first(let pressed): eventLog.note("first \(pressed)")
                case .second(let pressed, let drag):
                    eventLog.note("second \(pressed) \(drag.map { "\(Int($0.translation.width))" } ?? "nil")")
                }
            }
            .onEnded { value in
                if case .second(_, let drag) = value { eventLog.note("ended \(Int(drag?.translation.width ?? -1))") }
            }
    }

    nonisolated static let sequences = [
        Case(
            "press and drag", [.down(10, 10), .wait(0.6), .move(40, 10), .move(50, 10), .up(60, 10)],
            ["first true", "second true nil", "second true 30", "second true 40", "ended 50"]
        ) { pressAndDrag($0) },
        Case("drag at once", [.down(10, 10), .move(40, 10), .wait(1), .up(40, 10)], ["first true"]) {
            pressAndDrag($0)
        },
        Case("press alone", [.down(10, 10), .wait(0.6), .up(10, 10)], ["first true", "second true nil"]) {
            pressAndDrag($0)
        },
        Case("tap, then drag", tap + [.wait(2), .down(10, 10), .move(40, 10), .up(40, 10)], ["30"]) { s in
            TapGesture().sequenced(before: DragGesture()).onEnded {
                if case .second(_, let drag) = $0 { s.note("\(Int(drag?.translation.width ?? -1))") }
            }
        },
    ]

    // MARK: Others

    /// A gesture with a body and a property of its own.
    private struct Swipe: Gesture {
        let eventLog: EventLog
        @GestureState private var isOn = false

        var body: some Gesture<DragGesture.Value> {
            DragGesture().updating($isOn) { _, state, _ in state = true }
                .onEnded { eventLog.note("swipe \(Int($0.translation.width)) \(isOn)") }
        }
    }

    nonisolated static let others = [
        Case("mapped", [.down(10, 10), .move(40, 10), .move(40, 20), .up(40, 20)], ["right", "end right"]) { s in
            DragGesture().map { $0.translation.width > 0 ? "right" : "left" }
                .onChanged { s.note($0) }.onEnded { s.note("end " + $0) }
        },
        Case("without a type", tap, ["tap"]) { s in AnyGesture(TapGesture().onEnded { s.note("tap") }) },
        Case("there", tap, ["tap"]) { s in Optional(TapGesture().onEnded { s.note("tap") }) },
        Case("not there", tap, []) { _ in TapGesture?.none },
        Case("a gesture of one's own", [.down(10, 10), .move(40, 10), .up(50, 10)], ["swipe 40 true"]) {
            Swipe(eventLog: $0)
        },
    ]

    // MARK: GestureState

    private struct Card: View {
        let eventLog: EventLog
        @GestureState private var offset = CGSize.zero
        @GestureState(initialValue: 1, reset: { _, _ in }) private var unused
        @State private var isThere = true

        var body: some View {
            let _ = eventLog.set("go") { isThere = false }
            VStack(spacing: 0) {
                if isThere {
                    block("card", 40, 40)
                        .gesture(
                            DragGesture(coordinateSpace: .global)
                                .updating($offset) { value, state, _ in state = value.translation }
                                .onEnded { _ in eventLog.note("ended \(Int(offset.width))") })
                }
                block("offset", 40 + offset.width, 10)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
        }
    }

    private func width(_ host: ViewHost) -> Double? { host.layout()["offset"]?[2] }

    @Test func gestureStateLastsAsLongAsTheGesture() {
        let eventLog = EventLog()
        let host = hostOf(Card(eventLog: eventLog))
        #expect(width(host) == 40)
        host.run([.down(20, 20), .move(50, 20)])
        #expect(width(host) == 70)
        host.run([.move(60, 20)])
        #expect(width(host) == 80)
        host.run([.up(60, 20)])
        #expect(width(host) == 40)
        // Who asks at the end still sees the last value.
        #expect(eventLog.events == ["ended 40"])
    }

    @Test func gestureStateGoesBackWhenTheGestureIsCancelled() {
        let host = hostOf(Card(eventLog: EventLog()))
        host.run([.down(20, 20), .move(50, 20), .cancel])
        #expect(width(host) == 40)
    }

    @Test func gestureStateGoesBackWhenTheViewGoes() {
        let eventLog = EventLog()
        let host = hostOf(Card(eventLog: eventLog))
        host.run([.down(20, 20), .move(50, 20)])
        #expect(width(host) == 70)
        eventLog.run("go")
        #expect(width(host) == 40)
        host.run([.move(60, 20), .up(60, 20)])
        #expect(width(host) == 40)
        #expect(eventLog.events.isEmpty)
        #expect(host.nextFrame == nil)
    }

    @Test func resettingIsTold() {
        struct Told: View {
            let eventLog: EventLog
            @GestureState private var isPressed: Bool

            init(_ eventLog: EventLog) {
                self.eventLog = eventLog
                _isPressed = GestureState(wrappedValue: false) { value, _ in eventLog.note("reset \(value)") }
            }

            var body: some View {
                block("a", isPressed ? 50 : 40, 40)
                    .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Told(eventLog))
        host.run([.down(5, 5)])
        #expect(host.layout()["a"] == [0, 0, 50, 40])
        host.run([.wait(0.6)])
        #expect(host.layout()["a"] == [0, 0, 40, 40])
        host.run([.up(5, 5), .wait(1), .down(90, 90), .up(90, 90)])
        #expect(eventLog.events == ["reset true"])
    }

    /// New closures take over what has begun.
    @Test func aGestureGoesOnWhileItsViewIsUpdated() {
        struct Counting: View {
            let eventLog: EventLog
            @State private var count = 0
            var body: some View {
                block("a", 40, 40).gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in count += 1 }
                        .onEnded { _ in eventLog.note("ended \(count)") })
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Counting(eventLog: eventLog))
        host.run([.down(5, 5), .move(6, 5), .move(7, 5), .wait(0.1), .up(8, 5)])
        #expect(eventLog.events == ["ended 3"])
    }

    /// A gesture that comes while a finger is down has missed its beginning.
    @Test func anotherGestureStaysOutOfWhatHasBegun() {
        struct Changing: View {
            let eventLog: EventLog
            @State private var isNew = false
            var body: some View {
                block("a", 40, 40).gesture(
                    isNew
                        ? AnyGesture(TapGesture().onEnded { eventLog.note("tap") }.map { "" })
                        : AnyGesture(
                            DragGesture(minimumDistance: 0).onChanged { _ in isNew = true }
                                .onEnded { _ in eventLog.note("drag") }.map { _ in "" }))
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Changing(eventLog: eventLog))
        host.run([.down(5, 5), .up(5, 5)])
        #expect(eventLog.events.isEmpty)
        #expect(host.tap("a"))
        #expect(eventLog.events == ["tap"])
    }
}
