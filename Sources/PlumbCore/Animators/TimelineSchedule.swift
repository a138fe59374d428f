import Foundation

/// The dates on which a timeline view shows something new.
public protocol TimelineSchedule {
    /// Whether updates come as the schedule says, or seldom.
    typealias Mode = TimelineScheduleMode
    /// The dates, in ascending order.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The dates around a date and after it. The last one that is not after it is shown at once.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Whether updates come as a schedule says, or seldom. Plumb asks for `normal` ones.
public enum TimelineScheduleMode: Sendable {
    /// On every date of the schedule.
    case normal
    /// For displays that save power.
    case lowFrequency
}

/// Dates at regular intervals.
///
/// 1. The first date is the one of them around the date that is asked from. 2. A start more than a year ahead is the
/// clock of the machine (`.now`), which is no part of the host's world: it stands for the date that is asked from, so
/// that pictures are the same on every machine. Source: Apple (`periodic(from:by:)`); 2 is Plumb's.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    /// Dates at regular intervals, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var count = 0.0

        public mutating func next() -> Date? {
            defer { count += 1 }
            // Counted, not added up: the thousandth date is as exact as the first.
            return start.addingTimeInterval(count * interval)
        }
    }

    private let start: Date
    private let interval: TimeInterval

    /// - Parameters:
    ///   - startDate: one of the dates.
    ///   - interval: seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = startDate.timeIntervalSince(start)
        // 2
        guard !(passed <= -366 * 86_400) else { return Entries(start: startDate, interval: interval) }
        // 1
        let part = passed.truncatingRemainder(dividingBy: interval)
        return Entries(start: startDate.addingTimeInterval(-part), interval: interval)
    }
}

/// The beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The beginnings of minutes, without end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var minutes: Double

        public mutating func next() -> Date? {
            defer { minutes += 1 }
            return Date(timeIntervalSinceReferenceDate: minutes * 60)
        }
    }

    public init() {}

    /// The minute that runs comes first.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(minutes: (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down))
    }
}

/// The dates of a sequence.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// - Parameter dates: in ascending order.
    public init(_ dates: Entries) { self.dates = dates }

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// Every frame, or some of them.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// The dates of frames, without end unless paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate let limit: Double
        fileprivate var count = 0.0

        public mutating func next() -> Date? {
            guard count < limit else { return nil }
            defer { count += 1 }
            return start.addingTimeInterval(count * interval)
        }
    }

    private let interval: TimeInterval
    private let isPaused: Bool

    /// - Parameters:
    ///   - minimumInterval: seconds between two dates; nil, or less than a sixtieth, for every frame.
    ///   - paused: true for the date that is asked from, and no other.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let interval = minimumInterval ?? 0
        self.interval = max(interval.isFinite ? interval : 0, 1 / HostClock.rate)
        isPaused = paused
    }

    /// No dates where updates are to be seldom.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        let limit = mode == .lowFrequency ? 0 : isPaused ? 1 : Double.infinity
        return Entries(start: start, interval: interval, limit: limit)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates at regular intervals.
    ///
    /// - Parameters:
    ///   - startDate: one of the dates.
    ///   - interval: seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginning of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
    /// The dates of a sequence, in ascending order.
    public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date { ExplicitTimelineSchedule(dates) }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Every frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Every frame, or some of them.
    ///
    /// - Parameters:
    ///   - minimumInterval: seconds between two dates; nil for every frame.
    ///   - paused: true for no dates any more.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
