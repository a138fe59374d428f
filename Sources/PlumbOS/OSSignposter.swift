/// Marks intervals and moments for Instruments. There is no such tool here, so nothing is recorded, and `isEnabled` is
/// false.
public struct OSSignposter: Sendable {
    /// One that records nothing, on an iPhone too.
    public static let disabled = OSSignposter()

    /// One without a subsystem.
    public init() {}
    /// One for a part of a subsystem.
    public init(subsystem: String, category: String) {}
    /// The same, with a category that has a meaning of its own.
    public init(subsystem: String, category: OSLog.Category) {}
    /// One for a log.
    public init(logHandle: OSLog) {}
    /// One for a logger.
    public init(logger: Logger) {}

    /// Whether anything is recorded: no.
    public var isEnabled: Bool { false }

    /// A name for an interval.
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// A name for an interval, by an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Begins an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
        -> OSSignpostIntervalState
    {
        OSSignpostIntervalState()
    }

    /// Begins an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Ends an interval with a message.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState,
        _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Marks a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Marks a moment with a message.
    public func emitEvent(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage
    ) {}

    /// Runs what an interval is about.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }

    /// Runs what an interval is about, with a message.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: @autoclosure () -> OSLogMessage,
        around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// Which interval of a name is meant.
public struct OSSignpostID: Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt64
    /// The one with a number.
    public init(_ value: UInt64) { rawValue = value }
    /// A new one.
    public init(log: OSLog) { self = .exclusive }
    /// That of an object.
    public init(log: OSLog, object: AnyObject) { self = .exclusive }

    /// The only one.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// None.
    public static let invalid = OSSignpostID(.max)
    /// None at all.
    public static let null = OSSignpostID(0)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
    init() {}
}

/// What a signpost says.
public struct OSSignpostType: Hashable, Sendable {
    private let value: UInt8
    /// A moment.
    public static let event = OSSignpostType(value: 0)
    /// An interval begins.
    public static let begin = OSSignpostType(value: 1)
    /// An interval ends.
    public static let end = OSSignpostType(value: 2)
}

/// Marks a moment, or an interval's begin or end, for Instruments: see `OSSignposter`.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// The same, with a format and values.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}
