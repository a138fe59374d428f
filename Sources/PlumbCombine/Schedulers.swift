import Dispatch
import Foundation

/// What a scheduler may be asked for beside the time. There is nothing to ask for yet: options change nothing.
public struct SchedulerOptions: Sendable {
    public init() {}
}

extension DispatchQueue: @retroactive Scheduler {
    /// A moment of a queue.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerInterval
        /// The moment as Dispatch counts it, in nanoseconds. A host's time counts from 2⁶⁰: its moments can be compared
        /// with each other, and not with the machine's.
        public var dispatchTime: DispatchTime

        /// The moment of a time of Dispatch.
        public init(_ time: DispatchTime) { dispatchTime = time }

        public func distance(to other: SchedulerTimeType) -> SchedulerInterval {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            return SchedulerInterval((to >= from ? 1 : -1) * Double(max(from, to) - min(from, to)) / 1e9)
        }

        public func advanced(by n: SchedulerInterval) -> SchedulerTimeType {
            SchedulerTimeType(dispatchTime + min(max(n.magnitude, -1e9), 1e9))
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.uptimeNanoseconds) }
    }

    /// Objects of queues are made anew at each reading: the main queue is known by a mark.
    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()

    private var isMain: Bool { getSpecific(key: DispatchQueue.mark) == true }

    /// The time of the host for the main queue, where a host's clock counts; otherwise the machine's.
    public var now: SchedulerTimeType {
        guard isMain, let clock = EventClocks.current else { return SchedulerTimeType(.now()) }
        // Second 0 is not 0: there are moments before it. The two highest bits stay clear: Dispatch tells its clocks
        // apart by them.
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(min(clock.seconds, 1e9) * 1e9) + (1 << 60)))
    }

    public var minimumTolerance: SchedulerInterval { 0 }

    /// The main queue's actions come when the host does the next thing; other queues' run in real time.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        start(ScheduledAction(action), after: 0)
    }

    /// Runs an action once, at a moment; at once where that is over. The main queue goes by the host's clock, other
    /// queues by real time. Tolerance and options change nothing.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { start(ScheduledAction(action), after: now.distance(to: date).magnitude) }

    /// Runs an action at a moment, and after each interval again, until what is returned is cancelled; letting go of
    /// that does not end it. Where the host's clock jumps over moments, their actions are left out. Tolerance and
    /// options change nothing.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let scheduled = ScheduledAction(action)
        start(scheduled, after: now.distance(to: date).magnitude, every: interval.magnitude)
        return scheduled
    }

    private func start(_ action: ScheduledAction, after delay: Double, every interval: Double? = nil) {
        let clock = isMain ? EventClocks.current : nil
        action.start(in: clock, after: delay, every: interval, on: self)
    }
}

extension RunLoop: @retroactive Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    /// The date that the host's clock shows; where there is no host, the machine's.
    public var now: SchedulerDate { .now }
    public var minimumTolerance: SchedulerInterval { 0 }

    /// The actions of all run loops come when the host does the next thing; where there is no host, on the main queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        ScheduledAction(action).start(after: 0)
    }

    /// Runs an action once, at a date of the host's clock; where there is no host, on the main queue in real time.
    /// Tolerance and options change nothing.
    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { ScheduledAction(action).start(after: now.distance(to: date).magnitude) }

    /// Runs an action at a date, and after each interval again, until what is returned is cancelled; letting go of that
    /// does not end it. Where the host's clock jumps over dates, their actions are left out. Tolerance and options
    /// change nothing.
    public func schedule(
        after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let scheduled = ScheduledAction(action)
        scheduled.start(after: now.distance(to: date).magnitude, every: interval.magnitude)
        return scheduled
    }
}

extension OperationQueue: @retroactive Scheduler {
    public typealias SchedulerTimeType = SchedulerDate

    /// The date that the host's clock shows, for the main queue where a host's clock counts; otherwise the machine's.
    public var now: SchedulerDate { self === OperationQueue.main ? .now : SchedulerDate(Date()) }
    public var minimumTolerance: SchedulerInterval { 0 }

    /// The main queue's actions come when the host does the next thing; other queues' run in real time.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard self !== OperationQueue.main else { return ScheduledAction(action).start(after: 0) }
        let scheduled = ScheduledAction(action)
        addOperation { scheduled.run() }
    }

    /// Runs an action once, at a date. The main queue goes by the host's clock; another queue is given an operation
    /// when the date has come in real time. Tolerance and options change nothing.
    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { start(ScheduledAction(action), after: now.distance(to: date).magnitude) }

    /// Runs an action at a date, and after each interval again, until what is returned is cancelled; letting go of that
    /// does not end it. The main queue goes by the host's clock, other queues by real time. Tolerance and options
    /// change nothing.
    public func schedule(
        after date: SchedulerDate, interval: SchedulerInterval, tolerance: SchedulerInterval,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let scheduled = ScheduledAction(action)
        start(scheduled, after: now.distance(to: date).magnitude, every: interval.magnitude)
        return scheduled
    }

    private func start(_ action: ScheduledAction, after delay: Double, every interval: Double? = nil) {
        guard self !== OperationQueue.main else { return action.start(after: delay, every: interval) }
        let handedOver = ScheduledAction { [self] in addOperation { action.run() } }
        action.whenCancelled { handedOver.cancel() }
        handedOver.start(in: nil, after: delay, every: interval, on: .global())
    }
}
