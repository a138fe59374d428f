import Synchronization

/// The nodes whose bodies must be evaluated again. The only arrow that points back: state writes into it, the next frame empties it.
public final class UpdateQueue: Sendable {
    private let waiting = Mutex<Set<NodeID>>([])
    private let listener = Mutex<(@Sendable () -> Void)?>(nil)

    /// Runs on the thread of a change when nothing waited before: who sleeps until something changes is woken.
    func setListener(_ action: (@Sendable () -> Void)?) { listener.withLock { $0 = action } }

    /// May be called from any thread.
    func add(_ node: NodeID) {
        let isFirst = waiting.withLock { nodes in
            defer { nodes.insert(node) }
            return nodes.isEmpty
        }
        if isFirst { listener.withLock { $0 }?() }
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
