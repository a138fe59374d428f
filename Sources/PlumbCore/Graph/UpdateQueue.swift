import PlumbCombine
import PlumbLayout
import Synchronization

/// What waits for the next frame: nodes whose bodies must be evaluated again, and values they are to see then, in the
/// order in which they were changed. The only arrow that points back: state writes into it, the next frame empties it.
public final class UpdateQueue: Sendable {
    /// Changes that belong together, because they were made in one transaction.
    struct Batch: Sendable {
        var transaction: Transaction
        var nodes: Set<NodeID> = []
        var changes: [Change] = []
        /// What changed nodes are for, where updates are recorded.
        var notes: [(note: any Sendable, node: NodeID)] = []
    }

    /// Lets bodies see a value, and returns the nodes of those that have seen another. Whoever empties the queue runs
    /// it, on the main actor.
    struct Change: @unchecked Sendable {
        // Safe: whoever empties the queue runs it, on the main actor.
        let run: () -> Set<NodeID>
        /// What it is, where updates are recorded.
        var note: (any Sendable)?
    }

    /// Who writes down what the graph's updates do; nil for most.
    private let recorder: (any GraphRecorder)?
    private let waiting = Mutex<[Batch]>([])
    private let listener = Mutex<(@Sendable () -> Void)?>(nil)
    private let news = Atomic<Bool>(false)

    init(_ recorder: (any GraphRecorder)? = nil) { self.recorder = recorder }

    /// Runs on the thread of a change when nothing waited before: who sleeps until something changes is woken.
    func setListener(_ action: (@Sendable () -> Void)?) { listener.withLock { $0 = action } }

    /// May be called from any thread; the node belongs to the transaction in force there.
    ///
    /// - Parameter cause: what has changed, where updates are recorded.
    func add(_ node: NodeID, _ cause: @autoclosure () -> UpdateCause = .other) {
        let note = recorder?.note(cause())
        add {
            $0.nodes.insert(node)
            if let note { $0.notes.append((note, node)) }
        }
    }

    /// A change that bodies will see.
    ///
    /// - Parameter cause: what has changed, where updates are recorded.
    func add(_ change: @escaping () -> Set<NodeID>, _ cause: @autoclosure () -> UpdateCause = .other) {
        let change = Change(run: change, note: recorder?.note(cause()))
        add { $0.changes.append(change) }
    }

    private func add(_ put: @Sendable (inout Batch) -> Void) {
        if !StoredAgain.isInForce { news.store(true, ordering: .relaxed) }
        let transaction = TransactionInForce.current
        for completion in transaction.completions { completion.hasChange = true }
        let isFirst = waiting.withLock { batches in
            let isFirst = batches.isEmpty
            // Only the last batch can still grow.
            let last = batches.count - 1
            if last < 0 || !batches[last].transaction.isOne(with: transaction) {
                batches.append(Batch(transaction: transaction))
            }
            put(&batches[batches.count - 1])
            return isFirst
        }
        if isFirst { listener.withLock { $0 }?() }
    }

    /// Takes out the changes that were made first, with their transaction.
    func takeFirst() -> Batch? { waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() } }

    /// Makes one of all that waits, in the transaction of the last change: of values that change without end, a frame
    /// shows the last ones, and the next frame does not have to go through all of them.
    func join() {
        waiting.withLock { batches in
            guard var joined = batches.last, batches.count > 1 else { return }
            let earlier = batches.dropLast()
            joined.transaction.join(earlier.map(\.transaction))
            joined.nodes.formUnion(earlier.flatMap(\.nodes))
            joined.changes = earlier.flatMap(\.changes) + joined.changes
            joined.notes = earlier.flatMap(\.notes) + joined.notes
            batches = [joined]
        }
    }

    /// Whether what waits next was changed in the same transaction as these.
    func goesOn(with transaction: Transaction) -> Bool {
        waiting.withLock { $0.first?.transaction.isOne(with: transaction) ?? false }
    }

    /// Whether anything was stored since the last call that was not there before, as far as values can tell.
    func takeNews() -> Bool { news.exchange(false, ordering: .relaxed) }

    var isEmpty: Bool { waiting.withLock { $0.isEmpty } }

    /// Batches of changes, each with a transaction of its own.
    var count: Int { waiting.withLock { $0.count } }
}

extension Transaction {
    /// Whether changes of both may be seen together.
    func isOne(with other: Transaction) -> Bool { number == other.number && (number != 0 || isPlain == other.isPlain) }
}
