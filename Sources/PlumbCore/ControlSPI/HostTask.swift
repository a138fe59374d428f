/// Begins a task whose steps are run by the host whose code asks for it, between two frames, also those that belong to
/// no actor; where no host is at work, a task of the program's.
package func beginHostTask(_ action: @escaping @Sendable () async -> Void) {
    guard let events = HostEvents.current else {
        Task(operation: action)
        return
    }
    HostEvents.$beginner.withValue(events) { _ = Task(executorPreference: events) { await action() } }
}
