/// Brings the nodes up to date with the state: evaluates again what has read a value that changed, and nothing else.
@MainActor
struct UpdatePass {
    let graph: ViewGraph

    /// Rounds of state changing state before Plumb gives up.
    static let roundLimit = 100

    /// Makes the tree of a root view, or updates it to another value.
    func build<V: View>(_ root: V) {
        let builder = GraphBuilder(graph: graph)
        builder.buildRoot(root)
    }

    /// Empties the queue. Returns whether anything was in it.
    @discardableResult
    func run() -> Bool {
        var hasUpdated = false
        for _ in 0..<UpdatePass.roundLimit {
            let waiting = graph.queue.takeAll()
            if waiting.isEmpty { return hasUpdated }
            hasUpdated = true
            // Parents first: what they evaluate on their way need not be evaluated for itself, and what they drop is gone.
            graph.waiting = waiting
            var depths = NodeDepths(graph: graph)
            for (node, _) in waiting.map({ ($0, depths.depth(of: $0)) }).sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) })
            where graph.waiting.contains(node) && !graph[node].isFree && !graph[node].isAsleep {
                graph.waiting.remove(node)
                graph[node].object?.takeUnretainedValue().updateAgain(node, in: graph)
            }
        }
        graph.report(
            "state changes in the body of a view and makes it change again without end; "
                + "the picture shows what was reached after \(UpdatePass.roundLimit) rounds")
        return hasUpdated
    }
}
