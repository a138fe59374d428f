import Foundation

/// Functions of ICU, Unicode's library for languages, which Foundation brings along on Linux and keeps for itself: the
/// same words as Foundation's own.
///
/// Functions are looked up by name when they are first needed. Where a function or a language is missing, callers use
/// English.
enum ICU {
    private typealias Handle = OpaquePointer
    private typealias Status = Int32

    /// - Parameter name: without the prefix that Foundation gives them.
    private static func function<T>(_ name: String) -> T? {
        // Nil stands for all libraries of the process.
        dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: T.self) }
    }

    /// What a function writes into a buffer of UTF-16.
    private static func text(_ write: (UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Status>) -> Int32)
        -> String?
    {
        var buffer = [UInt16](repeating: 0, count: 512)
        var status: Status = 0
        let count = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress!, Int32($0.count), &status) }
        guard status <= 0, count >= 0, count <= 512 else { return nil }
        return String(decoding: buffer[..<Int(count)], as: UTF16.self)
    }

    // MARK: Times

    /// Units of times, with ICU's numbers.
    enum TimeUnit: Int32 {
        case year = 0, month = 2, week = 3, day = 4, hour = 5, minute = 6, second = 7
    }

    /// How long words are, with ICU's numbers.
    enum Width: Int32 { case wide = 0, short = 1, narrow = 2 }

    /// A time from now: "in 2 hours", "yesterday".
    ///
    /// - Parameters:
    ///   - isNamed: whether days and such have names where there are some.
    ///   - isSpelled: whether numbers are words.
    static func relative(
        _ value: Double, _ unit: TimeUnit, _ width: Width, isNamed: Bool, isSpelled: Bool, _ locale: Locale
    ) -> String? {
        typealias Open =
            @convention(c) (
                UnsafePointer<CChar>, Handle?, Int32, Int32, UnsafeMutablePointer<Status>
            ) -> Handle?
        typealias Close = @convention(c) (Handle) -> Void
        typealias Format =
            @convention(c) (
                Handle, Double, Int32, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Status>
            ) -> Int32
        typealias OpenNumbers =
            @convention(c) (
                Int32, UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?,
                UnsafeMutablePointer<Status>
            ) -> Handle?
        guard let open: Open = function("ureldatefmt_open"), let close: Close = function("ureldatefmt_close"),
            let format: Format = function(isNamed ? "ureldatefmt_format" : "ureldatefmt_formatNumeric")
        else { return nil }
        var status: Status = 0
        var numbers: Handle?
        if isSpelled, let open: OpenNumbers = function("unum_open") {
            // 5 is UNUM_SPELLOUT.
            numbers = open(5, nil, 0, locale.identifier, nil, &status)
        }
        // 256 is UDISPCTX_CAPITALIZATION_NONE. The formatter takes the numbers' over.
        guard status <= 0, let formatter = open(locale.identifier, numbers, width.rawValue, 256, &status), status <= 0
        else { return nil }
        defer { close(formatter) }
        return text { format(formatter, value, unit.rawValue, $0, $1, $2) }
    }

    // MARK: Numbers with units

    /// A number by a skeleton, ICU's own language for formats: "unit/kilometer unit-width-short".
    static func number(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
        typealias Open =
            @convention(c) (
                UnsafePointer<UInt16>, Int32, UnsafePointer<CChar>, UnsafeMutablePointer<Status>
            ) -> Handle?
        typealias OpenResult = @convention(c) (UnsafeMutablePointer<Status>) -> Handle?
        typealias Close = @convention(c) (Handle) -> Void
        typealias Format = @convention(c) (Handle, Double, Handle, UnsafeMutablePointer<Status>) -> Void
        typealias Words =
            @convention(c) (
                Handle, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Status>
            ) -> Int32
        guard let open: Open = function("unumf_openForSkeletonAndLocale"), let close: Close = function("unumf_close"),
            let openResult: OpenResult = function("unumf_openResult"),
            let closeResult: Close = function("unumf_closeResult"),
            let format: Format = function("unumf_formatDouble"),
            let words: Words = function("unumf_resultToString")
        else { return nil }
        var status: Status = 0
        let code = Array(skeleton.utf16)
        guard let formatter = open(code, Int32(code.count), locale.identifier, &status) else { return nil }
        defer { close(formatter) }
        guard status <= 0, let result = openResult(&status) else { return nil }
        defer { closeResult(result) }
        format(formatter, value, result, &status)
        guard status <= 0 else { return nil }
        return text { words(result, $0, $1, $2) }
    }

    // MARK: Lists

    /// Measures beside each other: "9 hours, 41 minutes".
    static func unitList(_ items: [String], _ width: Width, _ locale: Locale) -> String? {
        typealias Open =
            @convention(c) (UnsafePointer<CChar>, Int32, Int32, UnsafeMutablePointer<Status>) -> Handle?
        typealias Close = @convention(c) (Handle) -> Void
        typealias Format =
            @convention(c) (
                Handle, UnsafePointer<UnsafePointer<UInt16>?>, UnsafePointer<Int32>, Int32,
                UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Status>
            ) -> Int32
        guard let open: Open = function("ulistfmt_openForType"), let close: Close = function("ulistfmt_close"),
            let format: Format = function("ulistfmt_format")
        else { return nil }
        var status: Status = 0
        // 2 is ULISTFMT_TYPE_UNITS.
        guard let formatter = open(locale.identifier, 2, width.rawValue, &status), status <= 0 else { return nil }
        defer { close(formatter) }
        let codes = items.map { Array($0.utf16) }
        let all = codes.flatMap { $0 }
        return all.withUnsafeBufferPointer { letters in
            var start = 0
            let starts = codes.map { code -> UnsafePointer<UInt16>? in
                defer { start += code.count }
                return letters.baseAddress.map { $0 + start }
            }
            return text { format(formatter, starts, codes.map { Int32($0.count) }, Int32(codes.count), $0, $1, $2) }
        }
    }
}
