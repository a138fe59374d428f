/// A value that goes with a change of state.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What goes with a change of state.
public struct Transaction {
    private var values: [ObjectIdentifier: Any] = [:]

    /// How the change spreads over time; nil for at once.
    public var animation: Animation?
    /// True keeps the animations of views from taking part.
    public var disablesAnimations = false
    /// True for one of many changes, as while a finger moves.
    public var isContinuous = false
    /// True lets later animations start with the velocity of these changes.
    public var tracksVelocity = false

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Changes state in a transaction; the change is there at once, and `body`'s result is returned.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try body()
}

/// Changes state in a transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Changes state with an animation; the change is there at once, and `body`'s result is returned.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

extension Binding {
    /// The binding, whose changes are animated: they are there at once.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    /// The binding, whose changes are made in a transaction: they are there at once.
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
