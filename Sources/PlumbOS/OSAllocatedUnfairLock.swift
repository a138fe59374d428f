import Foundation

/// A lock, with what it guards. Copies are the same lock.
public struct OSAllocatedUnfairLock<State>: Sendable {
    // Safe: `state` is touched only while `lock` is held.
    private final class Storage: @unchecked Sendable {
        let lock = NSLock()
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// One with what it guards, which need not be `Sendable`.
    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    /// One with what it guards.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

    /// Waits until nobody else holds the lock, and runs a closure with the state.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// The same, for what can't be sent between threads.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    /// The same if nobody else holds the lock now; else nil.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows
        -> R?
    {
        try withLockIfAvailableUnchecked(body)
    }

    /// The same, for what can't be sent between threads.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// One that guards nothing by itself.
    public init() { self.init(uncheckedState: ()) }

    /// Waits until nobody else holds the lock, and runs a closure.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// The same, for what can't be sent between threads.
    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    /// The same if nobody else holds the lock now; else nil.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }

    /// Waits until nobody else holds the lock.
    public func lock() { storage.lock.lock() }
    /// Lets go of it.
    public func unlock() { storage.lock.unlock() }
    /// Takes it if nobody else holds it, and says whether.
    public func lockIfAvailable() -> Bool { storage.lock.try() }
}
