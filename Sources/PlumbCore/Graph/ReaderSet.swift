import PlumbLayout
import Synchronization

/// The bodies that have read a value since it changed last.
final class ReaderSet: Sendable {
    private let queue: UpdateQueue
    private let nodes = Mutex<Set<NodeID>>([])

    init(queue: UpdateQueue) { self.queue = queue }

    /// Notes down the body that is being evaluated, if there is one.
    func noteReading() {
        guard let reader = ReadTracker.reader(in: queue) else { return }
        _ = nodes.withLock { $0.insert(reader) }
    }

    /// Has them evaluated again.
    func update() {
        let waiting = nodes.withLock { nodes in
            defer { nodes.removeAll(keepingCapacity: true) }
            return nodes
        }
        for node in waiting { queue.add(node) }
    }
}
