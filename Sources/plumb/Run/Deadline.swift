import Foundation

/// A point in time after which nobody waits any more.
struct Deadline {
    private let end: ContinuousClock.Instant

    enum Event {
        /// The descriptor that can be read, by its place in the list.
        case data(Int)
        case timeout
    }

    init(_ end: ContinuousClock.Instant) { self.end = end }

    /// - Parameter seconds: infinity for no end.
    init(seconds: Double) { self.init(ContinuousClock.now + .seconds(min(seconds, 1e9))) }

    /// Waits until one of the descriptors has something to read or has ended; the last one of several. Negative ones
    /// are passed over.
    func wait(for descriptors: [Int32]) -> Event {
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return .timeout }
            var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&requests, nfds_t(requests.count), Int32(min(left + 1, 1e9))) > 0 else { continue }
            if let ready = requests.lastIndex(where: { $0.revents != 0 }) { return .data(ready) }
        }
    }
}
