// These take the place of the standard library's in files that import SwiftUI. What a task of a view does off the main
// actor is run by the host too; a task that was begun elsewhere is the standard library's.
extension Task where Failure == Never {
    /// Begins a task. It inherits the actor of the code where it is written.
    @discardableResult
    public init(
        priority: TaskPriority? = nil,
        @_inheritActorContext @_implicitSelfCapture
        operation: sending @escaping @isolated(any) () async -> Success
    ) {
        if let host = HostEvents.current {
            // Safe: it was sent here, and is sent on to the task at once.
            nonisolated(unsafe) let operation = operation
            self = HostEvents.$beginner.withValue(host) {
                Task(executorPreference: host, priority: priority, operation: operation)
            }
        } else {
            self.init(name: nil, priority: priority, operation: operation)
        }
    }
}

extension Task where Failure == any Error {
    /// Begins a task that may fail. It inherits the actor of the code where it is written.
    @discardableResult
    public init(
        priority: TaskPriority? = nil,
        @_inheritActorContext @_implicitSelfCapture
        operation: sending @escaping @isolated(any) () async throws -> Success
    ) {
        if let host = HostEvents.current {
            // Safe: it was sent here, and is sent on to the task at once.
            nonisolated(unsafe) let operation = operation
            self = HostEvents.$beginner.withValue(host) {
                Task(executorPreference: host, priority: priority, operation: operation)
            }
        } else {
            self.init(name: nil, priority: priority, operation: operation)
        }
    }
}
