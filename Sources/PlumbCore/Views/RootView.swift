import PlumbLayout

extension UpdatePass {
    /// Makes the tree of a root view, or updates it to another value.
    func build<V: View>(_ root: V) {
        graph.begin(TransactionInForce.current)
        graph.records.updateLog?.begin(graph.update.transaction, at: graph.clock.now)
        let builder = GraphBuilder(graph: graph)
        builder.buildRoot(root)
        graph.update.isRootNew = true
    }
}

extension GraphBuilder {
    /// Walks a whole tree: makes it, or updates it to another root value.
    func buildRoot<V: View>(_ view: V) {
        let isNew = graph[NodeID.root].box < 0
        if isNew {
            let box = tree.makeBox(.forward)
            graph[NodeID.root].box = box
            if isRightToLeft { tree[box].flags.insert(.rightToLeft) }
        }
        tree[graph[NodeID.root].box].flags.insert(.vertical)
        // Several views form a vertical stack.
        if case .fixed(let count) = V.arity, count > 1 { graph[NodeID.root].orientation = 2 }
        graph.setObject(RootNode { $0.buildRoot(view) }, of: .root)
        resume(at: .root) {
            isFresh = isNew
            graph.forgetReads(of: .root)
            ReadTracker.tracking(.root, in: graph) { add(view) }
        }
    }
}

/// Walks over the root view again, which reads what is in no body.
final class RootNode: NodeObject {
    private let build: @MainActor (GraphBuilder) -> Void

    init(_ build: @escaping @MainActor (GraphBuilder) -> Void) {
        self.build = build
        super.init()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { build(GraphBuilder(graph: graph)) }
}
