extension Binding {
    /// The binding, whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        transaction(Transaction(animation: animation))
    }

    /// The binding, whose changes are made in a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        Binding(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
    }
}
