import Foundation
import PlumbGraphics
import PlumbLayout

/// A view whose content depends on its size.
///
/// Takes what is proposed (10 where nothing is); proposes its size to each child and puts them at the top leading
/// corner, upon each other (Docs/Rules.md, section 10). The content is made when the reader, and everything around it,
/// has its place (`LayoutTree.fillReaders`). It is made again for another size, for another answer to what it has asked
/// about its place, and for changed state that it has read.
@Located
public struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the views for a size and a place.
    public var content: (GeometryProxy) -> Content

    /// Makes the views in the closure when the reader has got its size; it may ask the proxy for size and place, in
    /// points.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor public static func makeNodes(of view: GeometryReader, in builder: GraphBuilder) {
        var scope = builder.open(GeometryReader.self)
        if scope.isNew {
            let role = ReaderRole<Content>(builder.graph, node: builder.node)
            role.content = view.content
            _ = builder.box(.reader, role: role, in: &scope)
            builder.graph.setObject(ReaderNode(role), of: builder.node)
        } else if let node = builder.keptObject(as: ReaderNode<Content>.self) {
            _ = builder.box(.reader, in: &scope)
            node.role.content = view.content
            if builder.looksAtAll { node.role.looksAtAll = true }
            node.role.forgetContent()
        }
        builder.skip(scope)
    }
}

/// Lets a change of what the content has read make the content anew.
@MainActor
private final class ReaderNode<Content: View>: NodeObject {
    let role: ReaderRole<Content>

    init(_ role: ReaderRole<Content>) {
        self.role = role
        super.init()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { role.forgetContent() }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        guard role.log.isOutdated(GeometryProxy(graph, box: graph[node].box)) else { return }
        graph.needsAnotherLayout(node, because: "GeometryReader", of: Content.self)
    }

    override var watchCount: Int { role.log.isEmpty ? 0 : 1 }
    override func willRemove() { role.log.clear() }
}

private final class ReaderRole<Content: View>: BoxRole {
    private unowned let graph: ViewGraph
    private let kept: RecordRef
    @MainActor private var node: NodeID { graph.nodes.id(kept) }
    var content: ((GeometryProxy) -> Content)?
    /// The size for which the content was made; nil when it is to be made anew. Views in it keep the proxy, which has
    /// the same bytes for another size and place: they are evaluated again when one of them is another.
    private var size: CGSize?
    private var lastSize: CGSize?
    /// The content may have missed something: all of it is looked at when it is made next.
    @MainActor var looksAtAll = false
    /// What the content has asked about its place.
    let log: GeometryLog

    @MainActor
    init(_ graph: ViewGraph, node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
        log = GeometryLog(graph)
    }

    @MainActor
    func forgetContent() {
        size = nil
        graph.tree.invalidate(graph[node].box)
    }

    override func makeContent(for size: Lengths) {
        let size = size.cgSize
        guard self.size != size, let content else { return }
        self.size = size
        onMain((self, content)) { role, content in role.makeContent(content, size) }
    }

    @MainActor
    private func makeContent(_ content: (GeometryProxy) -> Content, _ size: CGSize) {
        let box = graph[node].box
        let outer = graph.tree.barrier
        graph.tree.barrier = box
        defer { graph.tree.barrier = outer }
        let isElsewhere = lastSize != size || log.isOutdated(GeometryProxy(graph, box: box))
        lastSize = size
        log.clear()
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) {
            builder.orientation = 0
            builder.looksAtAll = looksAtAll || isElsewhere
            looksAtAll = false
            graph.forgetReads(of: node)
            let proxy = GeometryProxy(graph, box: box, log: log)
            ReadTracker.tracking(node, in: graph) { builder.add(graph.observing(node) { content(proxy) }) }
        }
    }
}
