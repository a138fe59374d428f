import Foundation
import PlumbCore
import PlumbUI

/// Calls of all that works of SwiftUI's interface with sample values, made from the table (`plumb-interface uses`).
@MainActor
package enum Uses {
    package typealias Use = () async throws -> Void

    package private(set) static var all: [(number: Int, use: Use)] = []

    /// Adds all calls, once.
    package static func make() {
        if all.isEmpty { add0() }
    }

    static func add(_ number: Int, _ use: @escaping Use) { all.append((number, use)) }

    /// Shows what a call has returned, where it can be seen or has an effect on a view.
    static func run(_ value: Any) {
        if let view = value as? any View {
            show(AnyView(view))
        } else if let shape = value as? any ShapeStyle {
            show(Text(verbatim: "a").foregroundStyle(AnyShapeStyle(shape)))
        } else if let gesture = value as? any Gesture {
            show(attached(gesture))
        } else if let modifier = value as? any ViewModifier {
            show(modified(modifier))
        }
    }

    private static func attached(_ gesture: some Gesture) -> AnyView { AnyView(Color.red.gesture(gesture)) }
    private static func modified(_ modifier: some ViewModifier) -> AnyView { AnyView(Color.red.modifier(modifier)) }

    /// Lays a view out, and draws it.
    static func show(_ view: some View) {
        let host = ViewHost(
            view, in: World(proposal: ProposedViewSize(width: 100, height: 100)))
        _ = host.displayList()
    }
}

/// What calls need of a layout that has run.
@MainActor
enum Context {
    static var proxy: GeometryProxy { seen.proxy }
    static var subviews: LayoutSubviews { seen.subviews }
    static var graphics: GraphicsContext { seen.graphics }
    static var textLayout: Text.Layout { seen.text }
    static var dimensions: ViewDimensions { seen.subviews[0].dimensions(in: .unspecified) }

    /// What a view has been dropped with that was held and carried over it.
    static let drop: DropInfo = {
        let delegate = SampleDropDelegate()
        let host = ViewHost(
            HStack(spacing: 0) {
                Color.red.draggable("a")
                Color.blue.onDrop(of: [UTType.text], delegate: delegate)
            }, in: World(proposal: ProposedViewSize(width: 100, height: 100)))
        host.send(.touch(.began, at: CGPoint(x: 25, y: 50)))
        host.advance(by: 1)
        host.send(.touch(.changed, at: CGPoint(x: 75, y: 50)))
        host.send(.touch(.ended, at: CGPoint(x: 75, y: 50)))
        return delegate.seen.info
    }()

    private final class Seen {
        var host: ViewHost?
        var proxy: GeometryProxy!
        var subviews: LayoutSubviews!
        var graphics: GraphicsContext!
        var text: Text.Layout!
    }

    private struct Witness: Layout {
        let seen: Seen
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            seen.subviews = subviews
        }
    }

    private struct Reader: TextRenderer {
        let seen: Seen
        func draw(layout: Text.Layout, in context: inout GraphicsContext) { seen.text = layout }
    }

    private static let seen = makeSeen()

    private static func makeSeen() -> Seen {
        let seen = Seen()
        seen.host = ViewHost(
            Content(seen: seen),
            in: World(proposal: ProposedViewSize(width: 100, height: 100)))
        _ = seen.host?.displayList()
        return seen
    }

    private struct Content: View {
        let seen: Seen
        var body: some View {
            GeometryReader { proxy in
                let _ = { seen.proxy = proxy }()
                Witness(seen: seen) {
                    Text(verbatim: "a").textRenderer(Reader(seen: seen))
                    Canvas { context, _ in seen.graphics = context }
                }
            }
        }
    }
}

// What users write.

struct SampleItem: Identifiable, Hashable, Comparable, Codable, Sendable {
    var id: Int
    var name: String { "a" }
    var binding: Binding<Bool> { .constant(true) }
    static func < (a: SampleItem, b: SampleItem) -> Bool { a.id < b.id }
}

@Observable final class SampleObject: ObservableObject, Identifiable {
    var number = 0
    init() {}
}

struct SampleView: View, Equatable {
    var body: some View { Text(verbatim: "a") }
}

struct SamplePreviews: PreviewProvider {
    static var previews: some View { Text(verbatim: "a") }
}

struct SampleError: LocalizedError {
    var errorDescription: String? { "a" }
}

enum SampleDetent: CustomPresentationDetent {
    static func height(in context: PresentationDetent.Context) -> CGFloat? { context.maxDetentValue }
}

struct SampleLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

struct SampleKey: LayoutValueKey, PreferenceKey, EnvironmentKey, TransactionKey, ContainerValueKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct SampleFocusedKey: FocusedValueKey {
    typealias Value = Int
}

extension FocusedValues {
    var sampleInt: Int? {
        get { self[SampleFocusedKey.self] }
        set { self[SampleFocusedKey.self] = newValue }
    }
}

extension EnvironmentValues {
    var sampleInt: Int {
        get { self[SampleKey.self] }
        set { self[SampleKey.self] = newValue }
    }
}

enum SampleAlignment: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

struct SampleEffect: GeometryEffect {
    var animatableData = 0.0
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
}

struct SampleProperty: DynamicProperty {
    @State var number = 0
}

enum SampleRaw: Int, CaseIterable, Codable {
    case one, two
}

struct SampleButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

struct SampleAnimation: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}

struct SampleAttribute: TextAttribute {}

struct SampleRenderer: TextRenderer {
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for line in layout { context.draw(line) }
    }
}

struct SampleApp: App {
    var body: some Scene { WindowGroup { Text(verbatim: "a") } }
}

struct SampleDropDelegate: DropDelegate {
    final class Seen {
        var info: DropInfo!
    }

    let seen = Seen()

    func performDrop(info: DropInfo) -> Bool {
        seen.info = info
        return true
    }
}
