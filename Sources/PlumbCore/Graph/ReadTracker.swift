import Foundation
import PlumbLayout

/// Which body is being evaluated, so that what it reads knows its reader.
enum ReadTracker {
    // Safe: written on the main actor, and read on the thread that is noting (`EnvironmentLog.isNoting`).
    nonisolated(unsafe) private static var reader: (node: NodeID, queue: UpdateQueue?) = (.none, nil)

    /// Evaluates something for a node, which is evaluated again when state or a value of the environment that was read
    /// changes.
    @MainActor
    static func tracking<T>(_ node: NodeID, in graph: ViewGraph, _ body: () -> T) -> T {
        let (outer, outerReads) = (reader, EnvironmentLog.reads)
        let outerThread = EnvironmentLog.thread.load(ordering: .relaxed)
        reader = (node, graph.queue)
        EnvironmentLog.reads = EnvironmentKeySet()
        EnvironmentLog.thread.store(UInt(pthread_self()), ordering: .relaxed)
        defer {
            graph.noteReads(EnvironmentLog.reads, of: node)
            (reader, EnvironmentLog.reads) = (outer, outerReads)
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
        guard isTracking, reader.queue === queue else { return nil }
        return reader.node
    }
}
