import Foundation
import PlumbGraphics

/// A view whose content depends on its size.
///
/// Takes what is proposed (10 where nothing is); proposes its size to each child and puts them at the top leading corner, upon
/// each other (rules, section 10). The content is made when the reader is placed.
public struct GeometryReader<Content: View>: PrimitiveView {
    public var content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func makeNodes(of view: GeometryReader, in builder: GraphBuilder) {
        var scope = builder.open(GeometryReader.self)
        if scope.isNew {
            let role = ReaderRole<Content>(builder.graph, node: builder.node)
            role.content = view.content
            _ = builder.box(.reader, role: role, in: &scope)
            builder.graph.setObject(ReaderNode(role), of: builder.node)
        } else if let node = builder.graph[builder.node].object?.takeUnretainedValue() as? ReaderNode<Content> {
            _ = builder.box(.reader, in: &scope)
            node.role.content = view.content
            node.role.forgetContent()
        }
        builder.skip(scope)
    }
}

/// The size of a `GeometryReader` and where it stands.
public struct GeometryProxy {
    let tree: LayoutTree
    let box: BoxID
    /// Points.
    public let size: CGSize
    /// The insets of the safe area; Plumb's pictures have none.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// Lets a change of state that the content has read make the content anew.
private final class ReaderNode<Content: View>: NodeObject {
    let role: ReaderRole<Content>

    init(_ role: ReaderRole<Content>) {
        self.role = role
        super.init()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { role.forgetContent() }
}

private final class ReaderRole<Content: View>: BoxRole {
    private unowned let graph: ViewGraph
    private let node: NodeID
    var content: ((GeometryProxy) -> Content)?
    /// The size for which the content was made.
    private var size: CGSize?

    init(_ graph: ViewGraph, node: NodeID) {
        self.graph = graph
        self.node = node
    }

    @MainActor
    func forgetContent() {
        size = nil
        graph.tree.invalidate(graph[node].box)
    }

    override func makeContent(for size: CGSize) {
        guard self.size != size, let content else { return }
        self.size = size
        // Layout runs on the main thread; the engine itself does not know of actors.
        nonisolated(unsafe) let role = self
        nonisolated(unsafe) let makeView = content
        MainActor.assumeIsolated { role.makeContent(makeView, size) }
    }

    @MainActor
    private func makeContent(_ content: (GeometryProxy) -> Content, _ size: CGSize) {
        let box = graph[node].box
        graph.tree.barrier = box
        defer { graph.tree.barrier = .none }
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) {
            builder.orientation = 0
            builder.isEnvironmentChanged = true
            let proxy = GeometryProxy(tree: graph.tree, box: box, size: size)
            builder.add(ReadTracker.tracking(node, in: graph) { content(proxy) })
        }
    }
}
