import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// What is touched at a point.
@Suite @MainActor
struct HitTestTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Points of a page of 100 × 100, the view in its middle, that are the view and that are not.
        let inside: [CGPoint]
        let outside: [CGPoint]
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(
            _ name: String, _ inside: [(CGFloat, CGFloat)], not outside: [(CGFloat, CGFloat)],
            @ViewBuilder view: @escaping @MainActor @Sendable () -> V
        ) {
            testDescription = name
            self.inside = inside.map { CGPoint(x: $0.0, y: $0.1) }
            self.outside = outside.map { CGPoint(x: $0.0, y: $0.1) }
            self.view = { AnyView(view()) }
        }
    }

    @Test(arguments: marks + shapes + effects)
    func isTouched(_ line: Case) {
        let eventLog = EventLog()
        let host = hostOf(
            line.view().onTapGesture { eventLog.note("tap") }.frame(width: 100, height: 100), in: 100, 100)
        for point in line.inside { #expect(host.tap(at: point), "\(line.testDescription): \(point) is not touched") }
        for point in line.outside { #expect(!host.tap(at: point), "\(line.testDescription): \(point) is touched") }
        #expect(eventLog.events.count == line.inside.count)
    }

    nonisolated static let marks = [
        Case("a colour", [(30, 30), (69.5, 69.5)], not: [(29, 50), (70, 50), (50, 70)]) {
            Color.red.frame(width: 40, height: 40)
        },
        Case("a clear colour", [], not: [(50, 50)]) { Color.clear.frame(width: 40, height: 40) },
        Case("a faint colour", [(50, 50)], not: []) { Color.red.opacity(0.01).frame(width: 40, height: 40) },
        Case("a text in its bounds", [(31, 41), (68, 59)], not: [(29, 50), (50, 61)]) { Text("a  b") },
        Case("padding is nobody", [(50, 50)], not: [(30, 50)]) { Text("ab").padding(20) },
        Case("a background is", [(50, 50), (32, 50)], not: [(29, 50)]) { Text("ab").padding(10).background(Color.red) },
        Case("a circle where it is", [(50, 31), (31, 50)], not: [(32, 32), (68, 68)]) {
            Circle().fill(.red).frame(width: 40, height: 40)
        },
        Case("a line where it is drawn", [(31, 50), (50, 69)], not: [(50, 50), (40, 50)]) {
            Circle().stroke(.red, lineWidth: 4).frame(width: 40, height: 40)
        },
        Case("a hole", [(33, 50)], not: [(50, 50)]) {
            Path { path in
                path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
                path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
            }
            .fill(.red, style: FillStyle(eoFill: true)).frame(width: 40, height: 40)
        },
        Case("filled with nothing", [], not: [(50, 50)]) { Rectangle().fill(.clear).frame(width: 40, height: 40) },
        Case("a gradient", [(50, 50)], not: []) {
            Rectangle().fill(LinearGradient(colors: [.clear, .red], startPoint: .top, endPoint: .bottom))
        },
        Case("gaps of a stack", [(35, 50), (65, 50)], not: [(50, 50)]) {
            HStack(spacing: 20) {
                Color.red.frame(width: 20)
                Color.red.frame(width: 20)
            }
        },
        Case("what reaches beyond a frame", [(50, 50), (50, 32)], not: [(50, 28)]) {
            Color.red.frame(width: 40, height: 40).frame(width: 10, height: 10)
        },
    ]

    nonisolated static let shapes = [
        Case("a rectangle over gaps", [(50, 50), (35, 50)], not: [(29, 50)]) {
            HStack(spacing: 0) {
                Text("a")
                Spacer().frame(width: 20)
                Text("b")
            }
            .contentShape(Rectangle())
        },
        Case("a smaller one", [(50, 50)], not: [(32, 32)]) {
            Color.red.frame(width: 40, height: 40).contentShape(Circle())
        },
        Case("a larger one", [(25, 50)], not: [(50, 20)]) {
            Circle().frame(width: 20, height: 20).padding(.horizontal, 20).contentShape(Rectangle())
        },
        Case("of clear", [(50, 50)], not: []) { Color.clear.contentShape(Rectangle()) },
        Case("with a hole", [(22, 50)], not: [(50, 50)]) {
            Color.red.frame(width: 60, height: 60).contentShape(Frame(), eoFill: true)
        },
        Case("for something else", [(50, 50)], not: [(32, 32)]) {
            Circle().frame(width: 40, height: 40).contentShape(.hoverEffect, Rectangle())
        },
        // Measured: oleb.net/2022/clipped-hit-testing.
        Case("clips cut off paint, not touches", [(50, 50), (32, 32)], not: [(25, 25)]) {
            Color.red.frame(width: 40, height: 40).frame(width: 10, height: 10).clipped()
        },
        Case("the remedy", [(50, 50)], not: [(32, 32)]) {
            Color.red.frame(width: 40, height: 40).frame(width: 10, height: 10).contentShape(Rectangle()).clipped()
        },
    ]

    /// Two rectangles, one in the other.
    private struct Frame: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.addRect(rect)
                path.addRect(rect.insetBy(dx: 20, dy: 20))
            }
        }
    }

    nonisolated static let effects = [
        Case("not allowed", [], not: [(50, 50)]) { Color.red.allowsHitTesting(false) },
        Case("allowed", [(50, 50)], not: []) { Color.red.allowsHitTesting(true) },
        Case("hidden", [], not: [(50, 50)]) { Color.red.hidden() },
        Case("transparent", [], not: [(50, 50)]) { Color.red.opacity(0) },
        Case("nearly", [(50, 50)], not: []) { Color.red.opacity(0.1).border(.blue) },
        Case("turned", [(50, 23), (50, 77)], not: [(30, 32), (23, 23)]) {
            Color.red.frame(width: 40, height: 40).rotationEffect(.degrees(45))
        },
        Case("scaled", [(12, 12)], not: [(8, 50)]) { Color.red.frame(width: 40, height: 40).scaleEffect(2) },
        Case("scaled to nothing", [], not: [(50, 50)]) { Color.red.frame(width: 40, height: 40).scaleEffect(0) },
        Case("moved", [(85, 50)], not: [(35, 50)]) { Color.red.frame(width: 40, height: 40).offset(x: 30) },
        Case("behind a mask", [(50, 50)], not: [(5, 50)]) {
            Color.red.frame(width: 40, height: 40).mask {
                LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom)
            }
        },
        Case("an overlay that lets through", [(50, 50)], not: []) {
            Color.red.overlay(Color.blue.allowsHitTesting(false))
        },
    ]

    // MARK: What is in front

    @Test func zIndexComesFirst() {
        let eventLog = EventLog()
        let view = ZStack {
            Color.red.onTapGesture { eventLog.note("a") }.zIndex(1)
            Color.blue.onTapGesture { eventLog.note("b") }
        }
        #expect(hostOf(view).tap(at: CGPoint(x: 5, y: 5)))
        #expect(eventLog.events == ["a"])
    }

    /// A mask lies in front of its view, and takes none of its touches.
    @Test func touchesGoThroughMasks() {
        let eventLog = EventLog()
        let view = Color.red.onTapGesture { eventLog.note("view") }
            .mask { Color.black.onTapGesture { eventLog.note("mask") } }
        #expect(hostOf(view).tap(at: CGPoint(x: 5, y: 5)))
        #expect(eventLog.events == ["view"])
    }

    @Test func touchesGoThroughWhatIsNotAllowed() {
        let eventLog = EventLog()
        let view = ZStack {
            Color.red.onTapGesture { eventLog.note("behind") }
            Color.blue.onTapGesture { eventLog.note("front") }.allowsHitTesting(false)
            Color.clear.onTapGesture { eventLog.note("clear") }
            Color.green.opacity(0).onTapGesture { eventLog.note("transparent") }
        }
        #expect(hostOf(view).tap(at: CGPoint(x: 5, y: 5)))
        #expect(eventLog.events == ["behind"])
    }

    @Test func whatTravelsIsTouchedWhereItIsSeen() {
        struct Moving: View {
            let eventLog: EventLog
            @State private var isRight = false
            var body: some View {
                let _ = eventLog.set("move") { withAnimation(.linear(duration: 1)) { isRight = true } }
                Color.red.frame(width: 20, height: 20).onTapGesture { eventLog.note("tap") }
                    .frame(width: 220, height: 20, alignment: isRight ? .trailing : .leading)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Moving(eventLog: eventLog))
        host.layout()
        eventLog.run("move")
        host.advance(by: 0.5)
        #expect(!host.tap(at: CGPoint(x: 10, y: 10)))
        #expect(host.tap(at: CGPoint(x: 110, y: 10)))
        #expect(!host.tap(at: CGPoint(x: 210, y: 10)))
        host.advance(by: 1)
        #expect(host.tap(at: CGPoint(x: 210, y: 10)))
    }

    // MARK: The mouse

    @Test func theMouseIsOverViews() {
        let eventLog = EventLog()
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 50).onHover { eventLog.note("a \($0)") }
            Color.blue.frame(width: 50, height: 50).onContinuousHover { phase in
                if case .active(let point) = phase {
                    eventLog.note("b \(Int(point.x))")
                } else {
                    eventLog.note("b ended")
                }
            }
        }
        .onHover { eventLog.note("both \($0)") }
        let host = hostOf(view)
        #expect(host.send(.hover(CGPoint(x: 10, y: 10))))
        #expect(host.send(.hover(CGPoint(x: 20, y: 10))))
        #expect(host.send(.hover(CGPoint(x: 60, y: 10))))
        #expect(host.send(.hover(CGPoint(x: 70, y: 10))))
        #expect(host.send(.hover(nil)))
        #expect(!host.send(.hover(CGPoint(x: CGFloat.nan, y: 10))))
        #expect(
            eventLog.events == ["a true", "both true", "a false", "b 10", "b 20", "b ended", "both false"],
            "\(eventLog.events)")
    }
}
