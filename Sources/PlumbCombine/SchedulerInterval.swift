import Dispatch
import Foundation

/// A length of time between two moments of a scheduler, in seconds.
public struct SchedulerInterval: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Codable, Hashable,
    Sendable,
    ExpressibleByFloatLiteral
{
    /// Seconds.
    public var magnitude: Double
    /// Seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// - Parameter timeInterval: seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    public init(floatLiteral value: Double) { magnitude = value }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Double(exactly: source) else { return nil }
        magnitude = seconds
    }

    /// Forever is a number without end.
    public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): magnitude = Double(count)
        case .milliseconds(let count): magnitude = Double(count) / 1e3
        case .microseconds(let count): magnitude = Double(count) / 1e6
        case .nanoseconds(let count): magnitude = Double(count) / 1e9
        case .never: magnitude = .infinity
        @unknown default: magnitude = .infinity
        }
    }

    public static func seconds(_ s: Int) -> SchedulerInterval { SchedulerInterval(Double(s)) }
    public static func seconds(_ s: Double) -> SchedulerInterval { SchedulerInterval(s) }
    public static func milliseconds(_ ms: Int) -> SchedulerInterval { SchedulerInterval(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> SchedulerInterval { SchedulerInterval(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> SchedulerInterval { SchedulerInterval(Double(ns) / 1e9) }

    public static func < (a: SchedulerInterval, b: SchedulerInterval) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: SchedulerInterval, b: SchedulerInterval) -> SchedulerInterval {
        SchedulerInterval(a.magnitude + b.magnitude)
    }
    public static func - (a: SchedulerInterval, b: SchedulerInterval) -> SchedulerInterval {
        SchedulerInterval(a.magnitude - b.magnitude)
    }
    public static func * (a: SchedulerInterval, b: SchedulerInterval) -> SchedulerInterval {
        SchedulerInterval(a.magnitude * b.magnitude)
    }
    public static func *= (a: inout SchedulerInterval, b: SchedulerInterval) { a = a * b }
}

/// A moment of a scheduler that counts in calendar dates.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
    public typealias Stride = SchedulerInterval
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerDate) -> SchedulerInterval {
        SchedulerInterval(other.date.timeIntervalSince(date))
    }
    public func advanced(by n: SchedulerInterval) -> SchedulerDate { SchedulerDate(date + n.magnitude) }

    /// Now: the host's where one's clock counts.
    static var now: SchedulerDate { SchedulerDate(EventClocks.current?.date ?? Date()) }
}

extension EventClock {
    /// The calendar date that the clock shows.
    package var date: Date { start + seconds }
}
