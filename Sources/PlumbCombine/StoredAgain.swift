import Synchronization

/// Tells values that are stored once more from new ones, while somebody asks. Comparing costs time, so nobody compares
/// before.
package enum StoredAgain {
    private static let watchers = Atomic<Int>(0)
    /// Whether what is told on this thread is that a property has been given the value that it had.
    @TaskLocal private static var isRepeating = false

    /// Whether somebody asks.
    package static var isWatched: Bool { watchers.load(ordering: .relaxed) > 0 }

    /// Whether the change that is being told of is none.
    package static var isInForce: Bool { isWatched && isRepeating }

    /// From now on somebody asks, until `endWatching()`.
    package static func beginWatching() { watchers.add(1, ordering: .relaxed) }
    /// Ends one `beginWatching()`.
    package static func endWatching() { watchers.subtract(1, ordering: .relaxed) }

    /// Tells of a value that takes another's place.
    static func tell<Value>(of new: Value, insteadOf old: @autoclosure () -> Value, _ body: () -> Void) {
        guard isWatched else { return body() }
        $isRepeating.withValue(isSame(old(), new)) { body() }
    }

    private static func isSame<Value>(_ old: Value, _ new: Value) -> Bool {
        func compare<E: Equatable>(_ old: E) -> Bool { (new as? E) == old }
        return (old as? any Equatable).map { compare($0) } ?? false
    }
}
