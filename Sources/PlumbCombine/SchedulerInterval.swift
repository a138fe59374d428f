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

    /// Seconds that are written as a number with a point: `0.5` is half a second.
    public init(floatLiteral value: Double) { magnitude = value }

    /// Whole seconds that are written as a number.
    public init(integerLiteral value: Int) { magnitude = Double(value) }

    /// Whole seconds; nil for a number that no `Double` is equal to.
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = Double(exactly: source) else { return nil }
        magnitude = seconds
    }

    /// The seconds of a length as Dispatch has it; `never` is infinite.
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

    /// A length in whole seconds.
    public static func seconds(_ s: Int) -> SchedulerInterval { SchedulerInterval(Double(s)) }
    /// A length in seconds, with parts of them.
    public static func seconds(_ s: Double) -> SchedulerInterval { SchedulerInterval(s) }
    /// A length in thousandths of a second.
    public static func milliseconds(_ ms: Int) -> SchedulerInterval { SchedulerInterval(Double(ms) / 1e3) }
    /// A length in millionths of a second.
    public static func microseconds(_ us: Int) -> SchedulerInterval { SchedulerInterval(Double(us) / 1e6) }
    /// A length in billionths of a second.
    public static func nanoseconds(_ ns: Int) -> SchedulerInterval { SchedulerInterval(Double(ns) / 1e9) }

    public static func < (a: SchedulerInterval, b: SchedulerInterval) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: SchedulerInterval, b: SchedulerInterval) -> SchedulerInterval {
        SchedulerInterval(a.magnitude + b.magnitude)
    }
    public static func - (a: SchedulerInterval, b: SchedulerInterval) -> SchedulerInterval {
        SchedulerInterval(a.magnitude - b.magnitude)
    }

    /// Multiplies the seconds of both: 2 times 3 is a length of 6 seconds.
    public static func * (a: SchedulerInterval, b: SchedulerInterval) -> SchedulerInterval {
        SchedulerInterval(a.magnitude * b.magnitude)
    }

    /// Multiplies the seconds by those of another length.
    public static func *= (a: inout SchedulerInterval, b: SchedulerInterval) { a = a * b }
}

/// A moment of a scheduler that counts in calendar dates.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
    public typealias Stride = SchedulerInterval
    /// The moment in the calendar: what a host's clock shows, or the machine's.
    public var date: Date

    /// The moment of a date.
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
