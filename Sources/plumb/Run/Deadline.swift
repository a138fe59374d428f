import Foundation

/// A point in time after which nobody waits any more.
struct Deadline {
    private let end: ContinuousClock.Instant

    enum Event {
        /// One of the descriptors can be read, the second one if true.
        case data(Bool)
        case timeout
    }

    /// - Parameter seconds: infinity for no end.
    init(seconds: Double) { end = ContinuousClock.now + .seconds(min(seconds, 1e9)) }

    /// Waits until the first descriptor, or the second one unless it is nil, has something to read or has ended.
    func wait(for first: Int32, _ second: Int32?) -> Event {
        while true {
            let left = (end - ContinuousClock.now) / .milliseconds(1)
            guard left > 0 else { return .timeout }
            // A negative descriptor is one that poll(2) passes over.
            var requests = [first, second ?? -1].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&requests, 2, Int32(min(left + 1, 1e9))) > 0 else { continue }
            if requests[1].revents != 0 { return .data(true) }
            if requests[0].revents != 0 { return .data(false) }
        }
    }
}

extension Data {
    /// Reads what is there; false at the end of the stream.
    mutating func append(from descriptor: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        var count = -1
        repeat { count = read(descriptor, &buffer, buffer.count) } while count < 0 && errno == EINTR
        guard count > 0 else { return false }
        append(contentsOf: buffer[0..<count])
        return true
    }
}
