import Dispatch
import Foundation

/// What a queue may be asked for.
public struct SchedulerOptions: Sendable {
    public init() {}
}

extension DispatchQueue: @retroactive Scheduler {
    /// A moment of a queue.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public typealias Stride = SchedulerInterval
        public var dispatchTime: DispatchTime

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

    public var now: SchedulerTimeType {
        guard isMain, let clock = EventClocks.current else { return SchedulerTimeType(.now()) }
        // Second 0 is not 0: there are moments before it. The two highest bits say which clock is meant.
        return SchedulerTimeType(DispatchTime(uptimeNanoseconds: UInt64(min(clock.seconds, 1e9) * 1e9) + (1 << 60)))
    }

    public var minimumTolerance: SchedulerInterval { 0 }

    /// The main queue's actions come when the host does the next thing; other queues' run in real time.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        start(ScheduledAction(action), after: 0)
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { start(ScheduledAction(action), after: now.distance(to: date).magnitude) }

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

    public var now: SchedulerDate { .now }
    public var minimumTolerance: SchedulerInterval { 0 }

    /// The actions of all run loops come when the host does the next thing; where there is no host, on the main queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        ScheduledAction(action).start(after: 0)
    }

    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { ScheduledAction(action).start(after: now.distance(to: date).magnitude) }

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

    public var now: SchedulerDate { self === OperationQueue.main ? .now : SchedulerDate(Date()) }
    public var minimumTolerance: SchedulerInterval { 0 }

    /// The main queue's actions come when the host does the next thing; other queues' run in real time.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        guard self !== OperationQueue.main else { return ScheduledAction(action).start(after: 0) }
        let scheduled = ScheduledAction(action)
        addOperation { scheduled.run() }
    }

    public func schedule(
        after date: SchedulerDate, tolerance: SchedulerInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { start(ScheduledAction(action), after: now.distance(to: date).magnitude) }

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
