import Synchronization

/// Work in the background that is done on nobody's queue, as a request to the network: before it shows a picture, the
/// host whose code has begun it waits for its end, as it does for work on queues.
package final class BackgroundWork: Sendable {
    private let host: HostEvents
    private let epoch: Int64
    private let isOver = Atomic<Bool>(false)

    /// Begins. Nil where no host has begun what runs here.
    package init?() {
        guard let host = HostEvents.current else { return nil }
        self.host = host
        epoch = host.openWork()
    }

    /// Ends it. What follows from it has been asked for by then.
    package func end() {
        if !isOver.exchange(true, ordering: .acquiringAndReleasing) { host.endWork(epoch) }
    }

    deinit { end() }
}
