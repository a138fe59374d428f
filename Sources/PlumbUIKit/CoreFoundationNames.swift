import Foundation

// Core Foundation's names, as Core Graphics' functions have them: on Linux they are those of Foundation's own values.

/// Bytes.
public typealias CFData = Data
/// A text.
public typealias CFString = String
/// The address of a file or a page.
public typealias CFURL = URL
/// Values by name.
public typealias CFDictionary = [String: Any]
/// Seconds since 2001.
public typealias CFAbsoluteTime = Double

/// Seconds since 2001, by the host's clock for code of a host.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }
