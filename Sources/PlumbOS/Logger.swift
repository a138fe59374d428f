/// Writes messages for the people who look for what a program does.
///
/// A message is a line on standard error, with the category before it: "[network] 3 items". Messages of all levels are
/// written, and values are never left out, as in Xcode's console: whoever reads standard error runs the program.
/// Views that log have the same size and place as without.
public struct Logger: Sendable {
    private let log: OSLog

    /// One whose messages have a category before them.
    ///
    /// - Parameters:
    ///   - subsystem: what belongs together, such as "com.example.app"; it is not written.
    ///   - category: a part of it.
    public init(subsystem: String, category: String) {
        log = OSLog(subsystem: subsystem, category: category)
    }

    /// One whose messages have no category.
    public init() { log = .default }

    /// One that writes to a log, or nothing where that is `OSLog.disabled`.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the default level.
    public func log(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes a message of a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

    /// Writes what helps only those who look for a fault: of the level debug.
    public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes what helps only those who look for a fault: of the level debug.
    public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

    /// Writes what is good to know: of the level info.
    public func info(_ message: OSLogMessage) { log(level: .info, message) }

    /// Writes a message of the default level.
    public func notice(_ message: OSLogMessage) { log(level: .default, message) }

    /// Writes that something went wrong: of the level error.
    public func warning(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes that something went wrong: of the level error.
    public func error(_ message: OSLogMessage) { log(level: .error, message) }

    /// Writes that the program itself is wrong: of the level fault.
    public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

    /// Writes that the program itself is wrong: of the level fault.
    public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}
