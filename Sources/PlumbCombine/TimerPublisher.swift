import Foundation

extension Timer {
    /// Sends the date again and again.
    ///
    /// Where views subscribe, the time is their host's: the timer ticks when the host's clock has come so far, and the
    /// date is the one that the host's clock shows. Where there is no host, ticks come in real time on the main queue.
    ///
    /// - Parameters:
    ///   - interval: seconds between two ticks; the first comes after one interval. No number, or none above a tenth of
    ///     a millisecond, counts as a tenth of a millisecond, as in Foundation.
    ///   - tolerance: how late a tick may be, in seconds; ticks are never late.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that begins to tick when it is connected.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// Seconds between two ticks, and before the first. What is no finite number above 0.0001 counts as 0.0001.
        public let interval: TimeInterval
        /// How late a tick might be, in seconds. It is kept, and changes nothing.
        public let tolerance: TimeInterval?
        /// The run loop that was asked for. It is kept; ticks come when the host's clock has come so far, or on the
        /// main queue.
        public let runLoop: RunLoop
        /// The mode that was asked for. It is kept; ticks wait for no mode.
        public let mode: RunLoop.Mode
        /// What was asked of the run loop. It is kept, and changes nothing.
        public let options: SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// A timer that begins to tick when it is connected.
        ///
        /// - Parameter interval: seconds between two ticks, and before the first.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Adds a subscriber. It gets the date of each tick that comes while it has asked for one; others it misses.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }

        public func connect() -> any Cancellable {
            let interval = interval > 1e-4 && interval.isFinite ? interval : 1e-4
            let clock = EventClocks.current
            let ticks = ScheduledAction { [subject, weak clock] in subject.send(clock?.date ?? Date()) }
            ticks.start(in: clock, after: interval, every: interval, on: .main)
            return ticks
        }
    }
}
