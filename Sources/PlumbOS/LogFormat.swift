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
        switch (letter, value) {
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger):
            String(format: "%\(marks)lld", Int64(truncatingIfNeeded: number))
        case ("u", let number as any BinaryInteger), ("x", let number as any BinaryInteger),
            ("X", let number as any BinaryInteger), ("o", let number as any BinaryInteger):
            String(format: "%\(marks)ll\(letter)", UInt64(truncatingIfNeeded: number))
        case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
            ("g", let number as any BinaryFloatingPoint), ("F", let number as any BinaryFloatingPoint),
            ("E", let number as any BinaryFloatingPoint), ("G", let number as any BinaryFloatingPoint):
            String(format: "%\(marks)\(letter)", Double(number))
        case ("s", let text as UnsafePointer<CChar>): String(cString: text)
        case ("s", let text as UnsafeMutablePointer<CChar>): String(cString: text)
        default: "\(value)"
        }
    }
}
