import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Which of several gestures is recognized.
@Suite @MainActor
struct GestureArenaTests {
    typealias Step = PressTests.Step

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let steps: [Step]
        let expected: [String]
        let view: @MainActor @Sendable (EventLog) -> AnyView

        init<V: View>(
            _ name: String, _ steps: [Step], _ expected: [String],
            @ViewBuilder view: @escaping @MainActor @Sendable (EventLog) -> V
        ) {
            testDescription = name
            self.steps = steps
            self.expected = expected
            self.view = { AnyView(view($0)) }
        }
    }

    @Test(arguments: orders + masks + waits + scrolls)
    func decides(_ line: Case) {
        let eventLog = EventLog()
        let host = hostOf(line.view(eventLog), in: 100, 100)
        host.run(line.steps)
        #expect(eventLog.events == line.expected, "\(line.testDescription)")
        host.run([.cancel, .wait(10)])
        #expect(host.nextFrame == nil, "\(line.testDescription): something still waits")
    }

    nonisolated private static let tap: [Step] = [.down(10, 10), .up(10, 10)]
    nonisolated private static let drag: [Step] = [.down(10, 50), .move(10, 30), .move(10, 2), .up(10, 2)]

    private static func tapping(_ name: String, _ s: EventLog, count: Int = 1) -> some Gesture {
        TapGesture(count: count).onEnded { s.note(name) }
    }
    private static func dragging(_ name: String, _ s: EventLog, _ distance: CGFloat = 10) -> some Gesture {
        DragGesture(minimumDistance: distance).onEnded { _ in s.note(name) }
    }
    private static var red: some View { Color.red.frame(width: 100, height: 100) }

    // MARK: Child and parent

    nonisolated static let orders = [
        Case("the child first", tap, ["child"]) { s in
            red.gesture(tapping("child", s)).gesture(tapping("parent", s))
        },
        Case("the parent first", tap, ["parent"]) { s in
            red.gesture(tapping("child", s)).highPriorityGesture(tapping("parent", s))
        },
        Case("both", tap, ["child", "parent"]) { s in
            red.gesture(tapping("child", s)).simultaneousGesture(tapping("parent", s))
        },
        Case("beside a parent's own", tap, ["child", "beside"]) { s in
            red.gesture(tapping("child", s)).simultaneousGesture(tapping("beside", s)).gesture(tapping("parent", s))
        },
        Case("different ones", tap, ["child"]) { s in red.gesture(tapping("child", s)).gesture(dragging("parent", s)) },
        Case("different ones, the other", drag, ["parent"]) { s in
            red.gesture(tapping("child", s)).gesture(dragging("parent", s))
        },
        Case("a drag within, a tap around", tap, ["parent"]) { s in
            red.gesture(dragging("child", s)).gesture(tapping("parent", s))
        },
        Case("a drag that begins at once", tap, ["child"]) { s in
            red.gesture(dragging("child", s, 0)).gesture(tapping("parent", s))
        },
        Case("a button in a view with a drag", drag, ["button"]) { s in
            red.onPress({ _ in }, perform: { s.note("button") }).gesture(dragging("parent", s))
        },
        Case("a button in a view with a tap", tap, ["button"]) { s in
            red.onPress({ _ in }, perform: { s.note("button") }).onTapGesture { s.note("parent") }
        },
        Case("the higher one is the drag", drag, ["parent"]) { s in
            red.onPress({ if $0 { s.note("pressed") } }, perform: { s.note("button") })
                .highPriorityGesture(dragging("parent", s))
        },
        Case("what lies behind is not looked at", tap, []) { s in
            ZStack {
                red.gesture(tapping("behind", s))
                Color.blue
            }
        },
    ]

    // MARK: Masks

    private nonisolated static func masked(_ mask: GestureMask) -> @MainActor @Sendable (EventLog) -> AnyView {
        { s in AnyView(red.gesture(tapping("child", s)).gesture(tapping("parent", s), including: mask)) }
    }

    nonisolated static let masks = [
        Case("all", tap, ["child"], view: masked(.all)),
        Case("gesture", tap, ["parent"], view: masked(.gesture)),
        Case("subviews", tap, ["child"], view: masked(.subviews)),
        Case("none", tap, [], view: masked(.none)),
        Case("a mask reaches all that is within", tap, []) { s in
            red.gesture(tapping("child", s)).gesture(tapping("middle", s)).gesture(
                dragging("parent", s), including: .none)
        },
        Case("switched off", tap, ["child"]) { s in
            red.gesture(tapping("child", s)).highPriorityGesture(tapping("parent", s), isEnabled: false)
        },
        Case("switched on", tap, ["parent"]) { s in
            red.gesture(tapping("child", s)).highPriorityGesture(tapping("parent", s), isEnabled: true)
        },
    ]

    // MARK: Waiting

    private static func doubleInSingle(_ s: EventLog) -> some View {
        red.onTapGesture(count: 2) { s.note("double") }.onTapGesture { s.note("single") }
    }

    nonisolated static let waits = [
        Case("a single tap waits for the second", tap + [.wait(0.3)], []) { doubleInSingle($0) },
        Case("until it is late", tap + [.wait(0.4)], ["single"]) { doubleInSingle($0) },
        Case("two are a double tap", tap + tap + [.wait(1)], ["double"]) { doubleInSingle($0) },
        Case("three are both", tap + tap + tap + [.wait(1)], ["double", "single"]) { doubleInSingle($0) },
        Case("a second one that becomes a drag", tap + drag + [.wait(1)], ["single"]) { doubleInSingle($0) },
        Case("a second one elsewhere", tap + [.down(10, 90), .up(10, 90), .wait(1)], ["single", "other"]) { s in
            VStack(spacing: 0) {
                doubleInSingle(s).frame(width: 100, height: 50).contentShape(Rectangle())
                Color.blue.frame(width: 100, height: 50).onTapGesture { s.note("other") }
            }
        },
        Case("a single tap within does not wait", tap + tap, ["single", "single"]) { s in
            red.onTapGesture { s.note("single") }.onTapGesture(count: 2) { s.note("double") }
        },
        Case("a tap in a long press", tap, ["tap"]) { s in
            red.onTapGesture { s.note("tap") }.onLongPressGesture { s.note("press") }
        },
        Case("a long press around a tap", [.down(10, 10), .wait(1), .up(10, 10)], ["press"]) { s in
            red.onTapGesture { s.note("tap") }.onLongPressGesture { s.note("press") }
        },
        Case("a long press within", [.down(10, 10), .wait(0.6), .up(10, 10)], ["press"]) { s in
            red.onLongPressGesture { s.note("press") }.onTapGesture { s.note("tap") }
        },
    ]

    // MARK: In scroll views

    private static func list(_ s: EventLog, _ row: some View) -> some View {
        ScrollView {
            VStack(spacing: 0) {
                row
                Color.blue.frame(width: 100, height: 400)
            }
            .background {
                GeometryReader { proxy in
                    let top = proxy.frame(in: .global).minY
                    Color.clear.onChange(of: top) { _, new in s.note("at \(Int(new.rounded()))") }
                }
            }
        }
    }

    nonisolated static let scrolls = [
        Case("a tap in a list", [.down(10, 50), .move(10, 42), .up(10, 42)], ["row"]) { s in
            list(s, red.onTapGesture { s.note("row") })
        },
        Case("a scroll is no tap", [.down(10, 50), .move(10, 20), .up(10, 20)], ["at -20"]) { s in
            list(s, red.onTapGesture { s.note("row") })
        },
        Case(
            "a scroll ends a press", [.down(10, 50), .move(10, 45), .move(10, 20), .up(10, 20)],
            [
                "true", "false", "at -20",
            ]
        ) { s in list(s, red.onPress({ s.note("\($0)") }, perform: { s.note("row") })) },
        Case("a drag within keeps the finger", drag, ["drag"]) { s in list(s, red.gesture(dragging("drag", s))) },
        Case("a drag that begins later lets it go", drag, ["at -10", "at -38"]) { s in
            list(s, red.gesture(dragging("drag", s, 30)))
        },
        Case("a simultaneous drag", drag, ["at -10", "at -38", "drag"]) { s in
            list(s, red.simultaneousGesture(dragging("drag", s)))
        },
        Case("a drag before the list", drag, ["drag"]) { s in
            list(s, red).highPriorityGesture(dragging("drag", s))
        },
        Case("a drag around the list", drag, ["at -10", "at -38"]) { s in list(s, red).gesture(dragging("drag", s)) },
        Case("a tap around the list", tap, ["tap"]) { s in list(s, red).onTapGesture { s.note("tap") } },
        Case("a press around the list", [.down(10, 10), .wait(0.6), .up(10, 10)], ["press"]) { s in
            list(s, red).onLongPressGesture { s.note("press") }
        },
        Case("a list that is disabled", drag, []) { s in list(s, red.gesture(dragging("drag", s))).disabled(true) },
        Case("scrolling is disabled", drag, ["drag"]) { s in
            list(s, red).scrollDisabled(true).gesture(dragging("drag", s))
        },
        Case("sideways does not scroll", [.down(50, 50), .move(10, 45), .up(10, 45)], []) { s in list(s, red) },
    ]

    // MARK: Cost

    @Test func tapsLeaveNothingBehind() {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\(count % 10)")
                    GestureArenaTests.doubleInSingle(EventLog()).onTapGesture(count: 3) {}
                    GestureArenaTests.red.onPress({ _ in }, perform: { count += 1 })
                }
                .gesture(DragGesture().simultaneously(with: LongPressGesture()))
            }
        }
        let host = hostOf(Counting())
        host.tap(at: CGPoint(x: 50, y: 200))
        let nodes = host.graph.nodes.count
        let boxes = host.graph.tree.boxes.count
        for index in 0..<10_000 { host.tap(at: CGPoint(x: 50, y: index % 2 == 0 ? 60 : 200)) }
        host.advance(by: 1)
        #expect(host.graph.nodes.count == nodes)
        #expect(host.graph.tree.boxes.count == boxes)
        #expect(host.nextFrame == nil)
    }

    @Test func gesturesUponGestures() {
        let eventLog = EventLog()
        var view = AnyView(Color.red.frame(width: 40, height: 40))
        for index in 0..<500 { view = AnyView(view.onTapGesture(count: 1) { eventLog.note("\(index)") }) }
        let host = hostOf(view)
        #expect(host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(eventLog.events == ["0"])
    }
}
