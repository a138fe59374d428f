import Foundation
import PlumbFoundation

/// Timers that work of hosts has added to the main run loop, or to that of its thread: they fire when the host's clock
/// has come so far.
///
/// 1. A timer fires on its date and then every interval from there; where the host comes late, once for all that was
/// missed. 2. One that does not repeat is invalid afterwards. 3. A date that is set counts from then on. 4. No timer
/// fires twice within a tenth of a millisecond. Source: Apple (`Timer`).
final class HostTimers: Sendable {
    static let shared = HostTimers()

    private struct Entry {
        let timer: Timer
        let host: HostEvents
        /// When it is due, in the host's time, and its number there.
        var due: Double
        var number: Int?
    }

    /// By the addresses of the run loop's own records.
    private let entries = Guarded<[UInt: Entry]>([:])

    private static let shortestInterval = 1e-4

    /// A timer is added once, for however many modes.
    func add(_ timer: Timer, _ key: UInt, to host: HostEvents) {
        guard timer.isValid, entries.withLock({ $0[key] == nil }) else { return }
        entries.withLock { $0[key] = Entry(timer: timer, host: host, due: 0) }
        change(key, to: timer.fireDate.timeIntervalSinceReferenceDate)
    }

    func remove(_ key: UInt) {
        let entry = entries.withLock { $0.removeValue(forKey: key) }
        if let entry, let number = entry.number { entry.host.cancel(number) }
    }

    /// - Parameter date: seconds since the beginning of 2001.
    func change(_ key: UInt, to date: Double) {
        guard let host = entries.withLock({ $0[key]?.host }) else { return }
        // The difference of two dates is exact to 10⁻⁷ s.
        let due = ((date - host.start.timeIntervalSinceReferenceDate) * 1e6).rounded() / 1e6
        schedule(key, at: due.isNaN ? host.seconds : due)
    }

    private func schedule(_ key: UInt, at due: Double) {
        guard let entry = entries.withLock({ $0[key] }) else { return }
        if let number = entry.number { entry.host.cancel(number) }
        let number = entry.host.schedule(after: due - entry.host.seconds) { [self] in fire(key) }
        entries.withLock {
            $0[key]?.due = due
            $0[key]?.number = number
        }
    }

    private func fire(_ key: UInt) {
        let entry = entries.withLock { entries in
            entries[key]?.number = nil
            return entries[key]
        }
        guard let entry else { return }
        guard !entry.host.isOver else {
            // Nobody moves the host's time any more: the run loop has it from here.
            remove(key)
            return RunLoop.main.add(entry.timer, forMode: .common)
        }
        entry.timer.fire()
        // 2, 3
        guard entry.timer.isValid, let left = entries.withLock({ $0[key] }), left.number == nil else { return }
        // 1, 4
        let interval = max(entry.timer.timeInterval, HostTimers.shortestInterval)
        let missed = max(0, ((entry.host.seconds - entry.due) / interval + 1e-6).rounded(.down))
        entry.timer.fireDate = entry.host.start.addingTimeInterval(entry.due + (missed + 1) * interval)
    }
}
