import PlumbLayout

/// Brings the nodes up to date with the state: evaluates again what has read a value that changed, and nothing else.
@MainActor
struct UpdatePass {
    let graph: ViewGraph

    /// Rounds of state changing state before Plumb gives up.
    static let roundLimit = 100

    /// Makes the tree of a root view, or updates it to another value.
    func build<V: View>(_ root: V) {
        graph.begin(TransactionInForce.current)
        let builder = GraphBuilder(graph: graph)
        builder.buildRoot(root)
        graph.isRootNew = true
    }

    /// Takes what was changed first out of the queue, and whatever else was changed in the same transaction. Returns false when
    /// that has no end.
    func run() -> Bool {
        defer { graph.isRootNew = false }
        guard let first = graph.queue.takeFirst() else {
            if !graph.isRootNew { graph.begin(nil) }
            return true
        }
        graph.begin(first.transaction)
        return graph.inTransaction {
            var batch = first
            for _ in 0..<UpdatePass.roundLimit {
                evaluate(batch)
                guard graph.queue.goesOn(with: first.transaction), let next = graph.queue.takeFirst() else {
                    return true
                }
                batch = next
            }
            graph.report(
                "state changes in the body of a view and makes it change again without end; "
                    + "the picture shows what was reached after \(UpdatePass.roundLimit) rounds")
            return false
        }
    }

    private func evaluate(_ batch: UpdateQueue.Batch) {
        var nodes = batch.nodes
        for change in batch.changes { nodes.formUnion(change.run()) }
        // Parents first: what they evaluate on their way need not be evaluated for itself, and what they drop is gone.
        graph.waiting = nodes
        var depths = NodeDepths(graph: graph)
        for (node, _) in nodes.map({ ($0, depths.depth(of: $0)) }).sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) })
        where graph.waiting.contains(node) && !graph.isFree(node) && !graph[node].isAsleep {
            graph.waiting.remove(node)
            graph[node].object?.takeUnretainedValue().updateAgain(node, in: graph)
        }
    }
}
