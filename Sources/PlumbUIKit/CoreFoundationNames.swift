import Foundation

// Core Foundation's names, as Core Graphics' functions have them: on Linux they are those of Foundation's own values.

/// Bytes.
public typealias CFData = Data
/// A text.
public typealias CFString = String
/// Seconds since 2001.
public typealias CFAbsoluteTime = Double

/// Seconds since 2001, by the host's clock for code of a host.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
