import Foundation
import PlumbLayout

/// Which body is being evaluated, so that what it reads knows its reader.
enum ReadTracker {
    nonisolated(unsafe) private static var node = NodeID.none
    nonisolated(unsafe) private static var queue: UpdateQueue?

    /// Evaluates something for a node, which is evaluated again when state or a value of the environment that was read
    /// changes.
    @MainActor
    static func tracking<T>(_ node: NodeID, in graph: ViewGraph, _ body: () -> T) -> T {
        let (outerNode, outerQueue, outerReads) = (self.node, queue, EnvironmentLog.reads)
        let outerThread = EnvironmentLog.thread.load(ordering: .relaxed)
        (self.node, queue) = (node, graph.queue)
        EnvironmentLog.reads = EnvironmentKeySet()
        EnvironmentLog.thread.store(UInt(pthread_self()), ordering: .relaxed)
        defer {
            graph.noteReads(EnvironmentLog.reads, of: node)
            (self.node, queue, EnvironmentLog.reads) = (outerNode, outerQueue, outerReads)
            EnvironmentLog.thread.store(outerThread, ordering: .relaxed)
        }
        return body()
    }

    /// The node whose body is being evaluated in a tree.
    @MainActor static func current(in graph: ViewGraph) -> NodeID? { reader(in: graph.queue) }

    /// Whether a body is being evaluated here.
    static var isTracking: Bool { EnvironmentLog.isNoting }

    /// The node whose body reads, if it belongs to the tree with this queue.
    static func reader(in queue: UpdateQueue) -> NodeID? {
        guard isTracking, self.queue === queue else { return nil }
        return node
    }
}
