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
            for node in waiting where !graph[node].isFree {
                graph[node].object?.takeUnretainedValue().updateAgain(node, in: graph)
            }
        }
        graph.report(
            "state changes in the body of a view and makes it change again without end; "
                + "the picture shows what was reached after \(UpdatePass.roundLimit) rounds")
        return hasUpdated
    }
}
