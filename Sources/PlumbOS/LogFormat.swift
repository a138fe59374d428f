import Foundation

/// A format as `printf` has it, with values.
enum LogFormat {
    static func text(_ format: String, _ values: [any CVarArg]) -> String {
        var text = ""
        var rest = values[...]
        var tail = Substring(format)
        while let match = tail.firstMatch(
            of: /%(?:%|(?:\{[^}]*\})?([-+ #0]*)(\d*)(?:\.(\d+))?(?:hh|h|ll|l|q|z|t|j|L)?([@a-zA-Z]))/)
        {
            text += tail[..<match.range.lowerBound]
            tail = tail[match.range.upperBound...]
            guard let letter = match.4 else {
                text += "%"
                continue
            }
            guard let value = rest.popFirst() else {
                text += match.0
                continue
            }
            let precision = match.3.map { ".\($0)" } ?? ""
            text += part("\(match.1 ?? "")\(match.2 ?? "")\(precision)", letter, value)
        }
        return text + tail
    }

    /// One value. Only numbers that are what the letter says go through C's format.
    private static func part(_ marks: String, _ letter: Substring, _ value: any CVarArg) -> String {
        switch value {
        case let number as any BinaryInteger where "di".contains(letter):
            String(format: "%\(marks)lld", Int64(truncatingIfNeeded: number))
        case let number as any BinaryInteger where "uxXo".contains(letter):
            String(format: "%\(marks)ll\(letter)", UInt64(truncatingIfNeeded: number))
        case let number as any BinaryFloatingPoint where "fFeEgG".contains(letter):
            String(format: "%\(marks)\(letter)", Double(number))
        case let text as UnsafePointer<CChar> where letter == "s": String(cString: text)
        case let text as UnsafeMutablePointer<CChar> where letter == "s": String(cString: text)
        default: "\(value)"
        }
    }
}
