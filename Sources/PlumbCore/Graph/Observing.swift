import Observation
import PlumbLayout

extension ViewGraph {
    /// Evaluates something for a node, which is evaluated again when an `@Observable` object that was read changes.
    func observing<T>(_ node: NodeID, _ body: () -> T) -> T {
        let queue = queue
        return withObservationTracking(body) { queue.add(node, .observable) }
    }
}

extension GraphBuilder {
    /// Evaluates a closure that belongs to the body being evaluated, and runs while its nodes are made.
    func observing<T>(_ body: () -> T) -> T {
        guard let reader = ReadTracker.current(in: graph) else { return body() }
        return graph.observing(reader, body)
    }
}
