extension Binding {
    /// The binding, whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// The binding, whose changes are made in a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(location: TransactedLocation(location, transaction))
    }

    /// The transaction in which the value is changed through this binding; an empty one where it has none of its own.
    public var transaction: Transaction {
        get { (location as? TransactedLocation)?.transaction ?? Transaction() }
        set { location = TransactedLocation((location as? TransactedLocation)?.base ?? location, newValue) }
    }
}

/// A value that is changed in a transaction.
private final class TransactedLocation<Value>: ValueLocation<Value> {
    let base: ValueLocation<Value>
    let transaction: Transaction

    init(_ base: ValueLocation<Value>, _ transaction: Transaction) {
        self.base = base
        self.transaction = transaction
    }

    override var value: Value {
        get { base.value }
        set { withTransaction(transaction) { base.value = newValue } }
    }
}
