import CHostTime

/// What is done in the machine's time, whatever host is at work.
@MainActor package enum MachineTime {
    /// Lets `body` be nobody's work: it may wait for the machine's clock and its main queue.
    package static func run<T>(_ body: () throws -> T) rethrows -> T {
        let place = plumb_enter(nil)
        let owner = HostEvents.mainQueueOwner
        plumb_set_default(nil)
        defer {
            owner?.takeMainQueue()
            plumb_leave(place)
        }
        return try body()
    }
}
