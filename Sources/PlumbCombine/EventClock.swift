import Foundation
import PlumbFoundation

/// The time that timers and main-queue schedulers of this module run on: a host's, so that films and tests of views
/// with timers are the same every time. Where no host is, time is real.
package protocol EventClock: AnyObject, Sendable {
    /// Seconds since the clock was made.
    var seconds: Double { get }
    /// The calendar date of second 0.
    var start: Date { get }
    /// Runs an action on the main actor after some seconds; with none, as soon as the host does the next thing. From
    /// any thread.
    func schedule(after delay: Double, _ action: @escaping () -> Void) -> Int
    func cancel(_ number: Int)
}

/// Whose clock counts.
///
/// 1. The host that is at work: a body, an action, a timer of its views is being run. 2. Otherwise the host that was at
/// work last and is still there: a model that was made by its views goes on with it. 3. Otherwise nobody's: real time.
package enum EventClocks {
    private struct State {
        var stack: [any EventClock] = []
        weak var last: (any EventClock)?
    }

    private static let state = Guarded(State())

    package static var current: (any EventClock)? {
        state.withLock { $0.stack.last ?? $0.last }
    }

    /// The host that is at work, and no other.
    package static var working: (any EventClock)? { state.withLock { $0.stack.last } }

    @MainActor package static func with<T>(_ clock: any EventClock, _ body: () throws -> T) rethrows -> T {
        state.withLock {
            $0.stack.append(clock)
            $0.last = clock
        }
        defer { state.withLock { _ = $0.stack.removeLast() } }
        return try body()
    }
}

/// Something that was scheduled, on a host's clock or on a real one.
final class ScheduledAction: Cancellable, Sendable {
    private struct State {
        var isCancelled = false
        weak var clock: (any EventClock)?
        var number: Int?
        var cancellation: (() -> Void)?
        let action: () -> Void
    }

    private let state: Guarded<State>
    /// Seconds. As short as a `Timer`'s interval can be.
    private static let shortestInterval = 0.0001

    init(_ action: @escaping () -> Void) { state = Guarded(State(action: action)) }

    /// Runs the action after a delay, and again at each interval if there is one.
    ///
    /// - Parameters:
    ///   - queue: where it runs if no host's clock counts.
    func start(after delay: Double, every interval: Double? = nil, on queue: DispatchQueue = .main) {
        start(in: EventClocks.current, after: delay, every: interval, on: queue)
    }

    func start(in clock: (any EventClock)?, after delay: Double, every interval: Double?, on queue: DispatchQueue) {
        // What is due after an endless time is never due.
        guard !state.withLock({ $0.isCancelled }), delay != .infinity else { return }
        // A timer can't tick at no distance: the host would never come to rest.
        let interval = interval.map {
            $0 > 0 ? max($0, ScheduledAction.shortestInterval) : ScheduledAction.shortestInterval
        }
        // The difference of two dates is exact to 10⁻⁷ s: what is due in a second is not due a little later.
        let delay = delay.isFinite ? max(0, (delay * 1e6).rounded() / 1e6) : 0
        guard let clock else {
            // Longer than anybody waits: what a dispatch time can hold has an end.
            return queue.asyncAfter(deadline: .now() + min(delay, 1e9)) { [self] in
                run()
                if let interval { start(in: nil, after: interval, every: interval, on: queue) }
            }
        }
        let due = clock.seconds + delay
        let number = clock.schedule(after: delay) { [weak clock, self] in
            run()
            guard let interval, let clock else { return }
            // Measured from when it was due; ticks that a late frame has missed are left out, as a timer's are.
            let missed = max(0, ((clock.seconds - due) / interval).rounded(.down))
            start(in: clock, after: due + (missed + 1) * interval - clock.seconds, every: interval, on: queue)
        }
        state.withLock {
            $0.clock = clock
            $0.number = number
        }
    }

    func run() {
        state.withLock { $0.isCancelled ? nil : $0.action }?()
    }

    func whenCancelled(_ action: @escaping () -> Void) { state.withLock { $0.cancellation = action } }

    func cancel() {
        let (clock, number, cancellation) = state.withLock {
            $0.isCancelled = true
            return ($0.clock, $0.number, $0.cancellation)
        }
        cancellation?()
        if let clock, let number { clock.cancel(number) }
    }
}
