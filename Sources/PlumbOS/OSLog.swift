import Foundation

/// Where messages of one subsystem and category go: see `Logger`.
public final class OSLog: Sendable {
    /// A category with a meaning of its own.
    public struct Category: Sendable {
        let name: String

        /// For places in time that are worth a look.
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
        /// For signposts that are off unless a tool asks for them.
        public static let dynamicTracing = Category(name: "DynamicTracing")
        /// The same, with the calls that led there.
        public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
    }

    /// The log of what has no subsystem.
    public static let `default` = OSLog(subsystem: "", category: "")
    /// Messages to it are not written.
    public static let disabled = OSLog(category: "", isEnabled: false)

    private let category: String
    private let isEnabled: Bool

    /// Where messages are written: a line each.
    @TaskLocal static var output: @Sendable (String) -> Void = { line in
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }

    private init(category: String, isEnabled: Bool) {
        (self.category, self.isEnabled) = (category, isEnabled)
    }

    /// - Parameters:
    ///   - subsystem: what belongs together, such as "com.example.app"; it is not written.
    ///   - category: what stands before each message.
    public convenience init(subsystem: String, category: String) {
        self.init(category: category, isEnabled: true)
    }

    /// The same, with a category that has a meaning of its own.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    /// Whether messages of a level are written: all of them, but for `disabled`.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    func write(_ text: @autoclosure () -> String, _ level: OSLogType) {
        guard isEnabled(type: level) else { return }
        Self.output(category.isEmpty ? text() : "[\(category)] \(text())")
    }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// Its number.
    public let rawValue: UInt8
    /// The level with a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The same without a label.
    public init(_ rawValue: UInt8) { self.init(rawValue: rawValue) }

    /// What is always kept.
    public static let `default` = OSLogType(0)
    /// Good to know.
    public static let info = OSLogType(1)
    /// For those who look for a fault.
    public static let debug = OSLogType(2)
    /// Something went wrong.
    public static let error = OSLogType(16)
    /// The program itself is wrong.
    public static let fault = OSLogType(17)
}

/// Writes a message of a level.
public func os_log(_ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage) {
    log.write(message.text, type)
}

/// Writes a format with values in it, as `printf` has them; `%{public}@` and the like are `%@`.
///
/// A value that is missing, or of another kind than the format says, does no harm: the format stands in its place, or
/// the value's description.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
    type: OSLogType = .default,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text("\(message)", args), type)
}

/// The same, the level first.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ args: any CVarArg...
) {
    log.write(LogFormat.text("\(message)", args), type)
}
