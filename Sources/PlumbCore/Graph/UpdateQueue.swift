import Synchronization

/// What waits for the next frame: nodes whose bodies must be evaluated again, and values they are to see then, in the order in which
/// they were changed. The only arrow that points back: state writes into it, the next frame empties it.
public final class UpdateQueue: Sendable {
    /// Changes that belong together, because they were made in one transaction.
    struct Batch {
        let transaction: Transaction
        var nodes: Set<NodeID> = []
        /// Let bodies see values, and return the nodes of those that have seen others.
        var changes: [() -> Set<NodeID>] = []
    }

    private struct Waiting: @unchecked Sendable {
        var batches: [Batch] = []

        /// The batch of a transaction; only the last one can still grow.
        mutating func join(_ transaction: Transaction, _ change: (inout Batch) -> Void) {
            let last = batches.count - 1
            if last < 0 || !batches[last].transaction.isOne(with: transaction) {
                batches.append(Batch(transaction: transaction))
            }
            change(&batches[batches.count - 1])
        }
    }

    private let waiting = Mutex(Waiting())
    private let listener = Mutex<(@Sendable () -> Void)?>(nil)

    /// Runs on the thread of a change when nothing waited before: who sleeps until something changes is woken.
    func setListener(_ action: (@Sendable () -> Void)?) { listener.withLock { $0 = action } }

    /// May be called from any thread; the node belongs to the transaction in force there.
    func add(_ node: NodeID) {
        let entry = Entry(transaction: TransactionInForce.current)
        add(entry) { $0.nodes.insert(node) }
    }

    /// A change that bodies will see.
    func add(_ change: @escaping () -> Set<NodeID>) {
        let entry = Entry(transaction: TransactionInForce.current, change: change)
        add(entry) { batch in entry.change.map { batch.changes.append($0) } }
    }

    private func add(_ entry: Entry, _ change: (inout Batch) -> Void) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting.join(entry.transaction, change) }
            return waiting.batches.isEmpty
        }
        if isFirst { listener.withLock { $0 }?() }
    }

    private struct Entry: @unchecked Sendable {
        let transaction: Transaction
        var change: (() -> Set<NodeID>)?

        init(transaction: Transaction, change: (() -> Set<NodeID>)? = nil) {
            self.transaction = transaction
            self.change = change
            for completion in transaction.completions { completion.hasChange = true }
        }
    }

    /// Takes out the changes that were made first, with their transaction.
    func takeFirst() -> Batch? {
        struct Taken: @unchecked Sendable { var batch: Batch? }
        return waiting.withLock { waiting in
            Taken(batch: waiting.batches.isEmpty ? nil : waiting.batches.removeFirst())
        }.batch
    }

    /// Whether what waits next was changed in the same transaction as these.
    func goesOn(with transaction: Transaction) -> Bool {
        struct Asked: @unchecked Sendable { let transaction: Transaction }
        let asked = Asked(transaction: transaction)
        return waiting.withLock { $0.batches.first?.transaction.isOne(with: asked.transaction) ?? false }
    }

    var isEmpty: Bool { waiting.withLock { $0.batches.isEmpty } }
}

extension Transaction {
    /// Whether changes of both may be seen together.
    func isOne(with other: Transaction) -> Bool { number == other.number && (number != 0 || isPlain == other.isPlain) }
}
