import Foundation

/// A value that one thread at a time reads or changes, whatever its type is.
///
/// `Mutex` lets nothing out that is not Sendable, and ThreadSanitizer does not follow it. Here whoever takes something
/// out of the lock sees to it that no two threads use it.
package final class Guarded<Value>: @unchecked Sendable {
    // Safe: the value is touched while the lock is held, and at no other time.
    private var value: Value
    private let lock = NSLock()

    package init(_ value: Value) { self.value = value }

    /// Runs something while no other thread has the value.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}
