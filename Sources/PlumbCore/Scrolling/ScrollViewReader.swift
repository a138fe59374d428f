import PlumbGraphics
import PlumbLayout

/// Views that can scroll the scroll views among them. Adds nothing to size and place: its views are members of what is
/// around it.
@Located
public struct ScrollViewReader<Content: View>: PrimitiveView {
    /// The views, which may keep the proxy in their actions.
    public var content: (ScrollViewProxy) -> Content

    /// - Parameter content: makes the views; the proxy is of use once they are laid out.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

    @MainActor public static var arity: Arity { Content.arity }

    @MainActor public static func makeNodes(of view: ScrollViewReader, in builder: GraphBuilder) {
        let scope = builder.open(ScrollViewReader.self)
        let reader = builder.keepObject(ScrollReaderNode(builder.graph, node: builder.node)) { _ in }
        builder.add(builder.observing { view.content(ScrollViewProxy(reader: reader)) })
        builder.close(scope)
    }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
public struct ScrollViewProxy {
    weak var reader: ScrollReaderNode?

    /// Scrolls the innermost scroll view around the first view with an id: an element of a `ForEach`, in sight or not,
    /// or a view with `id(_:)`.
    ///
    /// It happens after the next layout, so that a view that has just been added is found. Where there is no such view,
    /// nothing happens, as in SwiftUI. In `withAnimation` the content travels there by the animation, until a finger
    /// stops it.
    /// - Parameter anchor: which point of the view goes to the same point of what is in sight; nil: as little as brings
    ///   all of it into sight.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader else { return }
        // Actions and bodies run on the main actor.
        let request = ScrollRequest(
            aim: .view(AnyHashable(id), anchor: nil), anchor: anchor, transaction: TransactionInForce.current)
        onMain((reader, request)) { reader, request in reader.scroll(to: request) }
    }
}

/// Keeps what a proxy was asked for until the views have their places.
@MainActor
final class ScrollReaderNode: LayoutWatcher {
    private let kept: RecordRef
    private var request: ScrollRequest? { didSet { isLooking = request != nil } }

    init(_ graph: ViewGraph, node: NodeID) {
        kept = graph.nodes.ref(node)
        super.init(graph, isLooking: false)
    }

    func scroll(to request: ScrollRequest) {
        self.request = request
        // It is a change like others: what waits for the end of its animation waits for the content too.
        if request.transaction.animation != nil { graph.queue.add(graph.nodes.id(kept)) }
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        guard let request else { return }
        self.request = nil
        guard case .view(let id, _) = request.aim,
            let scroll = ScrollTargets(graph, in: node).scrollNode(around: id)
        else { return }
        scroll.scroll(to: request)
        graph.needsAnotherLayout(node, because: "ScrollViewProxy.scrollTo", of: ScrollViewProxy.self)
    }

    override func willRemove() { request = nil }
}
