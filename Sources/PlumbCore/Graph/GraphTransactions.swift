import PlumbLayout

extension ViewGraph {
    /// Starts an update: its transaction; nil when nothing was changed but what the root is proposed.
    func begin(_ next: Transaction?) {
        update.number += 1
        update.transaction = next ?? Transaction()
        graphMotion.begin(next)
        tree.newBoxes = nil
        update.isAnimating = false
        guard let next else { return }
        update.isAnimating =
            !next.isTick && (next.animation != nil || update.transactionScopeCount > 0)
            && presentations.page.outermost >= 0
        guard update.isAnimating else { return }
        graphMotion.noteBefore(in: self)
        tree.newBoxes = []
    }

    /// What bodies, layouts and preferences change on their way belongs to the transaction of the update.
    func inTransaction<T>(_ body: () -> T) -> T {
        update.transaction.isPlain ? body() : TransactionInForce.with(update.transaction, body)
    }

    /// The transaction of the update, as the modifiers around a place leave it.
    func transaction(in environment: Int32) -> Transaction {
        let base = update.transaction
        guard update.isAnimating else { return base }
        return self.environment(environment).peek(TransactionScopeKey.self)?.transaction(base, in: update.number)
            ?? base
    }

    /// Whether some change may be animated, so that what was seen before it must be known. A first animated change
    /// draws by itself.
    var remembersMarks: Bool {
        update.transactionScopeCount > 0 || graphMotion.isMoving || update.isAnimating
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
