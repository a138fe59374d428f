import PlumbLayout

extension ViewGraph {
    /// Starts an update: its transaction; nil when nothing was changed but what the root is proposed.
    func begin(_ next: Transaction?) {
        updateNumber += 1
        transaction = next ?? Transaction()
        graphMotion.begin(next)
        tree.newBoxes = nil
        isAnimating = false
        guard let next else { return }
        isAnimating =
            !next.isTick && (next.animation != nil || transactionScopeCount > 0) && presentations.page.outermost >= 0
        guard isAnimating else { return }
        graphMotion.noteBefore(in: self)
        tree.newBoxes = []
    }

    /// What bodies, layouts and preferences change on their way belongs to the transaction of the update.
    func inTransaction<T>(_ body: () -> T) -> T {
        transaction.isPlain ? body() : TransactionInForce.with(transaction, body)
    }

    /// The transaction of the update, as the modifiers around a place leave it.
    func transaction(in environment: Int32) -> Transaction {
        guard isAnimating else { return transaction }
        return self.environment(environment).peek(TransactionScopeKey.self)?.transaction(transaction, in: updateNumber)
            ?? transaction
    }

    /// Whether some change may be animated, so that what was seen before it must be known. A first animated change
    /// draws by itself.
    var remembersMarks: Bool { transactionScopeCount > 0 || graphMotion.isMoving || isAnimating }

    /// When there will be something new to see; nil for never.
    var nextFrame: Double? {
        if !queue.isEmpty { return clock.now }
        let moving = graphMotion.isMoving ? HostClock.frame(after: clock.now) : nil
        guard let due = [clock.next, events.next].compactMap(\.self).min() else { return moving }
        return min(due, moving ?? due)
    }
}

/// Where a modifier changes the transactions of what is in it.
@MainActor
final class TransactionScope {
    /// The next scope around.
    var outer: TransactionScope?
    /// What the modifier does to the transaction of an update; nil where it has nothing to say.
    var change: ((inout Transaction) -> Void)?
    /// The update that the change is for; nil for every one.
    var update: Int?
    private var known: (update: Int, transaction: Transaction)?

    nonisolated init() {}

    func transaction(_ base: Transaction, in number: Int) -> Transaction {
        if let known, known.update == number { return known.transaction }
        var result = outer?.transaction(base, in: number) ?? base
        if let change, update == nil || update == number { change(&result) }
        known = (number, result)
        return result
    }

    /// What was found for the update that runs is void.
    func forget() { known = nil }
}

private struct TransactionScopeKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .transactionScope }
    static var defaultValue: TransactionScope? { nil }
}

extension EnvironmentValues {
    /// Who changes transactions here.
    var transactionScope: TransactionScope? {
        get { self[TransactionScopeKey.self] }
        set { self[TransactionScopeKey.self] = newValue }
    }
}

extension GraphBuilder {
    /// The transaction in force where the walk stands.
    var transaction: Transaction { graph.transaction(in: environment) }
}
