import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// What gestures tell: sequences of touches, and the values that closures see.
@Suite @MainActor
struct GestureTests {
    typealias Step = PressTests.Step

    /// One line of a table: a gesture that notes down what it tells, and what fingers do.
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: [Step]
        let expected: [String]
        let view: @MainActor @Sendable (EventLog) -> AnyView

        init<G: Gesture>(
            _ name: String, _ steps: [Step], _ expected: [String],
            gesture: @escaping @MainActor @Sendable (EventLog) -> G
        ) {
            testDescription = name
            self.steps = steps
            self.expected = expected
            view = { eventLog in AnyView(Color.red.frame(width: 200, height: 200).gesture(gesture(eventLog))) }
        }
    }

    @Test(arguments: drags + taps + presses + pairs)
    func tells(_ line: Case) {
        let eventLog = EventLog()
        let host = hostOf(line.view(eventLog))
        host.run(line.steps)
        #expect(eventLog.events == line.expected, "\(line.testDescription)")
        host.run([.cancel, .wait(5)])
        #expect(host.nextFrame == nil, "\(line.testDescription): something still waits")
    }

    // MARK: Drags

    nonisolated private static func told(_ value: DragGesture.Value) -> String {
        "\(Int(value.startLocation.x)),\(Int(value.startLocation.y)) "
            + "→ \(Int(value.translation.width)),\(Int(value.translation.height))"
    }

    private static func drag(_ distance: CGFloat, _ eventLog: EventLog) -> some Gesture {
        DragGesture(minimumDistance: distance)
            .onChanged { eventLog.note("changed " + told($0)) }
            .onEnded { eventLog.note("ended " + told($0)) }
    }

    nonisolated static let drags = [
        Case(
            "a drag begins at its distance",
            [.down(10, 10), .move(15, 10), .move(20, 10), .move(20, 40), .up(25, 45)],
            ["changed 10,10 → 10,0", "changed 10,10 → 10,30", "ended 10,10 → 15,35"]
        ) { drag(10, $0) },
        Case("a shorter one is none", [.down(10, 10), .move(19, 10), .up(19, 10)], []) { drag(10, $0) },
        Case(
            "without a distance it begins at once", [.down(10, 10), .up(10, 10)],
            ["changed 10,10 → 0,0", "ended 10,10 → 0,0"]
        ) { drag(0, $0) },
        Case("outside", [.down(210, 10), .move(10, 10), .up(10, 10)], []) { drag(0, $0) },
        Case(
            "it goes on outside", [.down(10, 10), .move(500, 10), .up(500, 10)],
            [
                "changed 10,10 → 490,0", "ended 10,10 → 490,0",
            ]
        ) { drag(10, $0) },
        Case(
            "one that is cancelled does not end", [.down(10, 10), .move(50, 10), .cancel, .up(50, 10)],
            [
                "changed 10,10 → 40,0"
            ]
        ) { drag(10, $0) },
        Case(
            "another finger does not count",
            [
                .down(10, 10), .finger(1, .began, 90, 90), .move(50, 10),
                .finger(1, .changed, 20, 20), .finger(1, .ended, 20, 20), .up(50, 10),
            ],
            [
                "changed 10,10 → 40,0", "ended 10,10 → 40,0",
            ]
        ) { drag(10, $0) },
    ]

    /// The space of a scroll view begins within its insets.
    @Test func locationsInAScrollView() {
        var locations: [CGPoint] = []
        var world = World(proposal: ProposedViewSize(width: 100, height: 100))
        world.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        let host = ViewHost(
            ScrollView {
                Color.red.frame(height: 50).onTapGesture(coordinateSpace: .scrollView) { locations.append($0) }
            }, in: world)
        host.tap(at: CGPoint(x: 50, y: 40))
        #expect(locations == [CGPoint(x: 50, y: 20)])
    }

    @Test func aDragHasVelocityAndAPrediction() {
        var last: DragGesture.Value?
        let host = hostOf(Color.red.gesture(DragGesture().onEnded { last = $0 }))
        host.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 110, y: 60), duration: 0.5)
        // 200 and 100 points a second; a quarter of a second more.
        #expect(last.map { abs($0.velocity.width - 200) < 1e-6 && abs($0.velocity.height - 100) < 1e-6 } == true)
        #expect(last.map { abs($0.predictedEndTranslation.width - 150) < 1e-6 } == true)
        #expect(last.map { abs($0.predictedEndTranslation.height - 75) < 1e-6 } == true)
        #expect(last.map { abs($0.predictedEndLocation.y - 85) < 1e-6 } == true)
        #expect(last?.time == Date(timeIntervalSinceReferenceDate: host.time))
        #expect(host.nextFrame == nil)
    }

    @Test func theLastVelocityCountsAQuarter() {
        var sampler = VelocitySampler(.iOS17)
        #expect(sampler.velocity == .zero)
        sampler.add(.zero, time: 0)
        #expect(sampler.velocity == .zero)
        sampler.add(CGPoint(x: 10, y: 0), time: 0.1)
        #expect(sampler.velocity == CGSize(width: 100, height: 0))
        sampler.add(CGPoint(x: 10, y: 10), time: 0.2)
        #expect(abs(sampler.velocity.width - 75) < 1e-9 && abs(sampler.velocity.height - 25) < 1e-9)
        // A place at the same time takes the place of the last.
        sampler.add(CGPoint(x: 30, y: 0), time: 0.2)
        #expect(abs(sampler.velocity.width - 125) < 1e-9 && abs(sampler.velocity.height) < 1e-9)
        sampler.add(CGPoint(x: 30, y: 0), time: 0.1)
        #expect(sampler.velocity.width.isFinite)
    }

    /// Where a point of the root is in the coordinates of a view that stands in others.
    @Test(arguments: [
        ("local", [20, 10]), ("global", [70, 50]), ("named", [40, 30]), ("missing", [70, 50]),
    ])
    func placesAreToldInTheSpace(_ name: String, _ expected: [Double]) {
        let spaces: [String: CoordinateSpace] = [
            "local": .local, "global": .global, "named": .named("board"), "missing": .named("nowhere"),
        ]
        let space = spaces[name] ?? .local
        var place: CGPoint?
        let view = VStack(spacing: 0) {
            Color.blue.frame(height: 20)
            Color.red.frame(width: 100, height: 100)
                .gesture(DragGesture(minimumDistance: 0, coordinateSpace: space).onEnded { place = $0.location })
                .offset(x: 20, y: 20)
                .coordinateSpace(name: "board")
                .padding(.leading, 30)
        }
        .frame(width: 130, height: 120)
        let host = hostOf(view)
        host.run([.down(70, 50), .up(70, 50)])
        #expect(
            place.map { [Double($0.x), Double($0.y)] }?.isClose(to: expected) == true,
            "\(name): \(String(describing: place))")
    }

    @Test func placesAreToldUnderRotationAndScale() {
        var place: CGPoint?
        let base = Color.red.frame(width: 100, height: 50).gesture(
            DragGesture(minimumDistance: 0).onEnded { place = $0.location })
        let turned = hostOf(base.rotationEffect(.degrees(90)))
        // The view's right side is below.
        turned.run([.down(50, 70), .up(50, 70)])
        #expect(place.map { abs($0.x - 95) < 1e-9 && abs($0.y - 25) < 1e-9 } == true, "\(String(describing: place))")
        let large = hostOf(base.scaleEffect(2, anchor: .topLeading))
        large.run([.down(150, 30), .up(150, 30)])
        #expect(place.map { abs($0.x - 75) < 1e-9 && abs($0.y - 15) < 1e-9 } == true)
        let mirrored = hostOf(base.offset(x: 10), direction: .rightToLeft)
        mirrored.run([.down(20, 30), .up(20, 30)])
        #expect(place.map { abs($0.x - 30) < 1e-9 && abs($0.y - 30) < 1e-9 } == true, "\(String(describing: place))")
    }

    /// A view that is moved by its own drag: its coordinates move with it.
    @Test func aDragMovesItsView() {
        struct Card: View {
            @State private var offset = CGSize.zero
            var body: some View {
                block("a", 40, 40).offset(offset)
                    .gesture(DragGesture(coordinateSpace: .global).onChanged { offset = $0.translation })
            }
        }
        let host = hostOf(Card(), in: 200, 200)
        #expect(host.drag("a", by: CGSize(width: 60, height: 30)))
        #expect(host.layout()["a"] == [60, 30, 40, 40])
        #expect(host.drag("a", by: CGSize(width: -20, height: 0)))
        #expect(host.layout()["a"] == [-20, 0, 40, 40])
    }

    // MARK: Taps

    nonisolated static let taps = [
        Case("a tap", [.down(10, 10), .up(10, 10)], ["tap"]) { s in TapGesture().onEnded { s.note("tap") } },
        Case("far", [.down(10, 10), .move(10, 56), .up(10, 10)], []) { s in TapGesture().onEnded { s.note("tap") } },
        Case("not far", [.down(10, 10), .move(10, 55), .up(10, 55)], ["tap"]) { s in
            TapGesture().onEnded { s.note("tap") }
        },
        Case("long", [.down(10, 10), .wait(0.8), .up(10, 10)], []) { s in TapGesture().onEnded { s.note("tap") } },
        Case("two", [.down(10, 10), .up(10, 10), .wait(0.3), .down(12, 10), .up(12, 10)], ["12 10"]) { s in
            SpatialTapGesture(count: 2).onEnded { s.note("\(Int($0.location.x)) \(Int($0.location.y))") }
        },
        Case("late", [.down(10, 10), .up(10, 10), .wait(0.4), .down(12, 10), .up(12, 10)], []) { s in
            TapGesture(count: 2).onEnded { s.note("tap") }
        },
        Case(
            "three of four",
            [.down(1, 1), .up(1, 1), .down(1, 1), .up(1, 1), .down(1, 1), .up(1, 1), .down(1, 1), .up(1, 1)],
            ["three"]
        ) { s in TapGesture(count: 3).onEnded { s.note("three") } },
        Case("none is one", [.down(1, 1), .up(1, 1)], ["tap"]) { s in TapGesture(count: 0).onEnded { s.note("tap") } },
    ]

    @Test func aTapTellsItsPlace() {
        var place: CGPoint?
        let view = Color.red.frame(width: 50, height: 50).onTapGesture { place = $0 }.padding(20)
        #expect(hostOf(view).tap(at: CGPoint(x: 30, y: 40)))
        #expect(place == CGPoint(x: 10, y: 20))
        let global = Color.red.frame(width: 50, height: 50).onTapGesture(coordinateSpace: .global) { place = $0 }
            .padding(20)
        #expect(hostOf(global).tap(at: CGPoint(x: 30, y: 40)))
        #expect(place == CGPoint(x: 30, y: 40))
    }

    @Test func hostsTapSeveralTimes() {
        let eventLog = EventLog()
        let host = hostOf(block("a", 20, 20).onTapGesture(count: 2) { eventLog.note("double") })
        #expect(host.tap("a", count: 2))
        #expect(!host.tap("a"))
        host.advance(by: 1)
        #expect(host.nextFrame == nil)
        #expect(!host.tap("b"))
        #expect(!host.tap(at: CGPoint(x: 200, y: 200)))
        #expect(!host.tap(at: CGPoint(x: CGFloat.nan, y: .infinity)))
        #expect(eventLog.events == ["double"])
        #expect(host.diagnostics.map(\.message).contains { $0.contains("\"b\"") })
    }

    // MARK: Presses

    nonisolated static let presses = [
        Case("long enough", [.down(10, 10), .wait(0.5)], ["changed", "ended"]) { press($0) },
        Case("too short", [.down(10, 10), .wait(0.49), .up(10, 10)], ["changed"]) { press($0) },
        Case("moved", [.down(10, 10), .move(10, 21), .wait(1)], ["changed"]) { press($0) },
        Case("moved a little", [.down(10, 10), .move(10, 20), .wait(1), .up(10, 20)], ["changed", "ended"]) {
            press($0)
        },
        Case("at once", [.down(10, 10)], ["ended"]) { s in
            LongPressGesture(minimumDuration: 0).onEnded { _ in s.note("ended") }
        },
        Case("never", [.down(10, 10), .wait(1e6), .up(10, 10)], []) { s in
            LongPressGesture(minimumDuration: .infinity).onEnded { _ in s.note("ended") }
        },
        Case("no number", [.down(10, 10), .wait(0.6), .up(10, 10)], ["ended"]) { s in
            LongPressGesture(minimumDuration: .nan, maximumDistance: .nan).onEnded { _ in s.note("ended") }
        },
    ]

    private static func press(_ eventLog: EventLog) -> some Gesture {
        LongPressGesture().onChanged { if $0 { eventLog.note("changed") } }.onEnded { if $0 { eventLog.note("ended") } }
    }

    @Test func pressingIsTold() {
        let eventLog = EventLog()
        let view = block("a", 40, 40).onLongPressGesture(minimumDuration: 1) {
            eventLog.note("done")
        } onPressingChanged: {
            eventLog.note($0 ? "pressed" : "free")
        }
        let host = hostOf(view)
        #expect(!host.press("a", duration: 0.9))
        #expect(eventLog.events == ["pressed", "free"])
        eventLog.clear()
        #expect(host.press("a", duration: 1.1))
        #expect(eventLog.events == ["pressed", "free", "done"])
        let older = hostOf(
            block("a", 40, 40).onLongPressGesture(pressing: { eventLog.note("\($0)") }, perform: { eventLog.note("p") })
        )
        eventLog.clear()
        older.press("a", duration: 0.5)
        #expect(eventLog.events == ["true", "false", "p"])
    }

    // MARK: Two fingers

    nonisolated static let pairs = [
        Case(
            "apart and together",
            [
                .down(50, 100), .finger(1, .began, 150, 100), .finger(1, .changed, 200, 100), .move(100, 100),
                .up(100, 100),
            ],
            ["1.5", "1", "ended 1"]
        ) { s in
            MagnifyGesture().onChanged { s.note(short($0.magnification)) }
                .onEnded { s.note("ended " + short($0.magnification)) }
        },
        Case("one finger", [.down(50, 100), .move(150, 100), .up(150, 100)], []) { s in
            MagnificationGesture().onChanged { s.note(short($0)) }
        },
        Case(
            "where it began", [.down(50, 100), .finger(1, .began, 150, 100), .finger(1, .changed, 170, 100)],
            ["100,100 0.5,0.5"]
        ) { s in
            MagnifyGesture().onChanged {
                s.note(
                    "\(Int($0.startLocation.x)),\(Int($0.startLocation.y)) \($0.startAnchor.x),\($0.startAnchor.y)")
            }
        },
        Case(
            "a turn and more",
            [
                .down(100, 100), .finger(1, .began, 150, 100), .finger(1, .changed, 100, 150),
                .finger(1, .changed, 50, 100), .finger(1, .changed, 100, 50), .finger(1, .changed, 150, 100),
                .finger(1, .changed, 100, 150), .finger(1, .ended, 100, 150),
            ], ["90", "180", "270", "360", "450", "ended 450"]
        ) { s in
            RotateGesture().onChanged { s.note("\(Int($0.rotation.degrees.rounded()))") }
                .onEnded { s.note("ended \(Int($0.rotation.degrees.rounded()))") }
        },
        Case(
            "too little",
            [.down(100, 100), .finger(1, .began, 150, 100), .finger(1, .changed, 150, 101), .up(100, 100)], []
        ) { s in RotationGesture(minimumAngleDelta: .degrees(5)).onChanged { s.note("\($0.degrees)") } },
    ]

    nonisolated private static func short(_ number: CGFloat) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
