import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// One line of a table: a control, the width that it is proposed, and the size that its metrics give. Characters are 10
/// × 20.
struct ControlCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let width: CGFloat?
    let size: CGSize
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(
        _ name: String, in width: CGFloat? = 300, is size: (CGFloat, CGFloat),
        @ViewBuilder view: @escaping @MainActor @Sendable () -> V
    ) {
        testDescription = name
        self.width = width
        self.size = CGSize(width: size.0, height: size.1)
        self.view = { AnyView(view()) }
    }

    @MainActor func check(_ location: SourceLocation = #_sourceLocation) {
        let answer = hostOf(view(), in: width, nil).layout().size
        #expect(
            abs(answer.width - size.width) < 1e-6 && abs(answer.height - size.height) < 1e-6,
            "\(testDescription) is \(answer), not \(size)", sourceLocation: location)
    }
}

@MainActor
func hostOf<V: View>(
    _ view: V, in width: CGFloat? = 300, _ height: CGFloat? = 300, direction: LayoutDirection = .leftToRight,
    scheme: ColorScheme = .light
) -> ViewHost {
    ViewHost(
        view,
        in: World(
            proposal: ProposedViewSize(width: width, height: height), colorScheme: scheme, layoutDirection: direction))
}

extension ViewHost {
    /// x, y, width and height of the first view of the name.
    @MainActor func frame(_ name: String) -> [Double]? {
        guard let frame = layout().frames.first(where: { $0.identifier == name })?.frame else { return nil }
        return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
    }

    /// A finger that comes down, and is let go after so many seconds.
    @MainActor func hold(at point: CGPoint, for duration: TimeInterval) {
        send(.touch(.began, at: point))
        advance(by: duration)
        send(.touch(.ended, at: point))
        update()
    }

    /// A finger that goes from one point to another.
    @MainActor func swipe(from start: CGPoint, to end: CGPoint) {
        send(.touch(.began, at: start))
        for step in 1...4 {
            let part = CGFloat(step) / 4
            advance(by: 1.0 / 60)
            send(
                .touch(
                    .changed,
                    at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
        }
        send(.touch(.ended, at: end))
        update()
    }
}

/// What a test's view has done.
@MainActor
final class Record<Value> {
    var values: [Value] = []
    nonisolated init() {}
}

/// A value that a test's view changes, with a view that shows it.
struct Holding<Value, Content: View>: View {
    @State var value: Value
    let record: Record<Value>
    let content: (Binding<Value>) -> Content

    init(_ value: Value, _ record: Record<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
        _value = State(wrappedValue: value)
        self.record = record
        self.content = content
    }

    var body: some View {
        content(
            Binding(
                get: { value },
                set: { new in
                    value = new
                    record.values.append(new)
                }))
    }
}
