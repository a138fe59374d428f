import Synchronization

/// The nodes whose bodies must be evaluated again. The only arrow that points back: state writes into it, the next frame empties it.
public final class UpdateQueue: Sendable {
    private let waiting = Mutex<Set<NodeID>>([])

    /// May be called from any thread.
    func add(_ node: NodeID) {
        _ = waiting.withLock { $0.insert(node) }
    }

    /// Takes out what waits.
    func takeAll() -> Set<NodeID> {
        waiting.withLock { nodes in
            defer { nodes.removeAll(keepingCapacity: true) }
            return nodes
        }
    }

    var isEmpty: Bool { waiting.withLock { $0.isEmpty } }
}
