import Foundation
import Synchronization

/// A value that goes with a change of state.
public protocol TransactionKey {
    /// The type of what a transaction carries under the key.
    associatedtype Value
    /// What is read where a transaction carries nothing under the key.
    static var defaultValue: Value { get }
}

/// What goes with a change of state: how it spreads over time, and whatever else views want to know of it.
public struct Transaction: @unchecked Sendable {
    // Safe: it is copied; the values and actions in it are used on the main actor, where changes are seen.
    private var values: [ObjectIdentifier: Any] = [:]
    /// Tells the changes of one `withTransaction` from those of another; 0 outside of any.
    private(set) var number = 0
    /// Who waits for the end of the animations that the changes start.
    private(set) var completions: [AnimationCompletion] = []

    /// How the change spreads over time; nil for at once.
    public var animation: Animation?
    /// True keeps `animation(_:value:)` and its like from taking part.
    public var disablesAnimations = false
    /// True for one of many changes, as while a finger moves.
    public var isContinuous = false
    /// True lets later animations start with the velocity of these changes.
    public var tracksVelocity = false

    /// Made by the clock: what changes now is on its way already.
    private(set) var isTick = false

    public init() {}
    /// A transaction whose changes follow an animation; nil changes at once.
    public init(animation: Animation?) { self.animation = animation }

    static let tick: Transaction = {
        var transaction = Transaction()
        transaction.isTick = true
        transaction.number = -1
        return transaction
    }()

    /// What the transaction carries under a key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Runs an action when the animations that these changes start are over: at once, where none is started.
    ///
    /// - Parameter criteria: whether the last small movements count.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completions.append(AnimationCompletion(criteria, completion)) }

    /// Nothing that tells these changes from others.
    var isPlain: Bool {
        number == 0 && animation == nil && !disablesAnimations && values.isEmpty && completions.isEmpty
    }

    /// What waits for the end of animations in others waits for those of this one.
    mutating func join(_ others: [Transaction]) { completions = others.flatMap(\.completions) + completions }

    /// Runs what waits for the end of animations where no change was made.
    fileprivate func completeUnlessChanged() {
        for completion in completions where !completion.hasChange {
            completion.seal()
            completion.takeAction()?()
        }
    }

    fileprivate func numbered() -> Transaction {
        var copy = self
        copy.number = TransactionInForce.makeNumber()
        return copy
    }
}

/// The transaction that the changes of this thread are made in.
enum TransactionInForce {
    private final class Holder {
        let transaction: Transaction
        init(_ transaction: Transaction) { self.transaction = transaction }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        // There are 1024 keys; without one, no transaction is ever in force.
        return pthread_key_create(&key, nil) == 0 ? key : pthread_key_t.max
    }()

    private static let lastNumber = Atomic(0)

    fileprivate static func makeNumber() -> Int { lastNumber.add(1, ordering: .relaxed).newValue }

    static var current: Transaction {
        guard let holder = pthread_getspecific(key) else { return Transaction() }
        return Unmanaged<Holder>.fromOpaque(holder).takeUnretainedValue().transaction
    }

    static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(key)
        let holder = Holder(transaction)
        pthread_setspecific(key, Unmanaged.passUnretained(holder).toOpaque())
        defer { withExtendedLifetime(holder) { _ = pthread_setspecific(key, outer) } }
        return try body()
    }
}

/// Changes state in a transaction, and returns `body`'s result. State has its new value at once; what is seen of it may
/// take its time.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let transaction = transaction.numbered()
    defer { transaction.completeUnlessChanged() }
    return try TransactionInForce.with(transaction, body)
}

/// Changes state in a transaction with one value set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = TransactionInForce.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Changes state with an animation, and returns `body`'s result. State has its new value at once; views are seen on
/// their way there.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Changes state with an animation, and runs `completion` when all that it has started is over: at once, where nothing
/// was.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}

/// When an animation counts as over.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let countsRest: Bool

    /// When it is as good as over, though small movements may follow: a spring's duration.
    public static let logicallyComplete = AnimationCompletionCriteria(countsRest: false)
    /// When nothing moves any more.
    public static let removed = AnimationCompletionCriteria(countsRest: true)
}

/// Waits for animations of a transaction.
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    private var running = 0
    /// Some host will be updated in the transaction.
    var hasChange = false
    /// No animation will be added any more.
    private var isSealed = false

    init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    func add() { running += 1 }
    func remove() { running -= 1 }
    func seal() { isSealed = true }

    /// The action, once everything is over; after that nil.
    func takeAction() -> (() -> Void)? {
        guard isSealed, running <= 0, let action else { return nil }
        self.action = nil
        return action
    }

    var isDone: Bool { action == nil }
}
