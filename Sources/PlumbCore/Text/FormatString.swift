import Foundation

/// Texts in which specifiers of C's `printf` stand for values.
///
/// Specifiers are replaced by marks, two characters that no text has (noncharacters of Unicode) around the value's
/// number: so Markdown can be read with the values in place.
enum FormatString {
    private static let opening = Unicode.Scalar(0xFDD1 as UInt32) ?? "\u{FFFD}"
    private static let closing = Unicode.Scalar(0xFDD2 as UInt32) ?? "\u{FFFD}"

    enum Piece: Equatable {
        case text(Substring)
        /// From 0.
        case argument(Int)
    }

    /// The text with marks in place of specifiers. `%%` is a percent sign. What is no specifier stays; one without a
    /// value is left out.
    ///
    /// - Parameter count: how many values there are.
    static func marked(_ format: String, count: Int) -> String {
        var result = ""
        var scalars = Substring(format).unicodeScalars
        var next = 0
        while let percent = scalars.firstIndex(of: "%") {
            result += plain(scalars[..<percent])
            scalars = scalars[scalars.index(after: percent)...]
            if scalars.first == "%" {
                scalars.removeFirst()
                result += "%"
                continue
            }
            guard let specifier = Specifier(&scalars) else {
                result += "%"
                continue
            }
            let number = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            guard number >= 0, number < count else { continue }
            result += mark(number)
        }
        return result + plain(scalars)
    }

    /// What stands for a value.
    static func mark(_ number: Int) -> String {
        String(Character(opening)) + String(number) + String(Character(closing))
    }

    /// The mark that begins at a place, and where it ends; nil where none does.
    static func mark(in scalars: [Unicode.Scalar], at start: Int) -> (number: Int, end: Int)? {
        // A number has few digits.
        guard scalars[start] == opening, let end = scalars[start...].prefix(12).firstIndex(of: closing) else {
            return nil
        }
        var digits = String.UnicodeScalarView()
        digits.append(contentsOf: scalars[(start + 1)..<end])
        return Int(String(digits)).map { ($0, end + 1) }
    }

    /// A stretch without marks of its own.
    private static func plain(_ scalars: Substring.UnicodeScalarView) -> Substring {
        guard scalars.contains(where: { $0 == opening || $0 == closing }) else { return Substring(scalars) }
        var text = String.UnicodeScalarView()
        for scalar in scalars { text.append(scalar == opening || scalar == closing ? "\u{FFFD}" : scalar) }
        return Substring(String(text))
    }

    /// The stretches of a text with marks.
    static func pieces(_ text: String) -> [Piece] {
        guard text.unicodeScalars.contains(opening) else { return text.isEmpty ? [] : [.text(text[...])] }
        var pieces: [Piece] = []
        let scalars = text.unicodeScalars
        var start = scalars.startIndex
        while let mark = scalars[start...].firstIndex(of: opening),
            let end = scalars[mark...].firstIndex(of: closing)
        {
            if mark > start { pieces.append(.text(text[start..<mark])) }
            if let number = Int(text[scalars.index(after: mark)..<end]) { pieces.append(.argument(number)) }
            start = scalars.index(after: end)
        }
        if start < scalars.endIndex { pieces.append(.text(text[start...])) }
        return pieces
    }

    /// What stands after a percent sign.
    struct Specifier {
        /// From 1; nil for the next one.
        var position: Int?
        var flags = ""
        var width: Int?
        var precision: Int?
        var conversion: Unicode.Scalar = "@"

        /// Takes a specifier off the front; leaves all as it is where there is none.
        init?(_ scalars: inout Substring.UnicodeScalarView) {
            var rest = scalars
            func number() -> Int? {
                var digits = ""
                while let digit = rest.first, ("0"..."9").contains(digit), digits.count < 9 {
                    digits.unicodeScalars.append(digit)
                    rest.removeFirst()
                }
                return Int(digits)
            }
            let start = rest
            if let number = number(), rest.first == "$" {
                rest.removeFirst()
                position = number
            } else {
                rest = start
            }
            while let flag = rest.first, "-+ #0'".unicodeScalars.contains(flag), flags.count < 8 {
                flags.unicodeScalars.append(flag)
                rest.removeFirst()
            }
            width = number()
            if rest.first == "." {
                rest.removeFirst()
                precision = number() ?? 0
            }
            while let length = rest.first, "hlqLzjt".unicodeScalars.contains(length) { rest.removeFirst() }
            guard let conversion = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(conversion) else {
                return nil
            }
            self.conversion = conversion
            scalars = rest
        }
    }
}

/// Numbers by the specifiers of C's `printf`, which trust nobody here: a specifier that is not the value's kind gives
/// the value's description.
enum PrintFormat {
    /// The first specifier of a format with the value's words, and the format as it stands in a key: in it, all other
    /// percent signs are doubled. The words are nil where there is no specifier.
    static func split<T>(_ format: String, _ value: T) -> (key: String, words: String?) {
        var key = String.UnicodeScalarView()
        var words: String?
        var scalars = Substring(format).unicodeScalars
        while let scalar = scalars.popFirst() {
            key.append(scalar)
            guard scalar == "%" else { continue }
            let before = scalars
            if words == nil, scalars.first != "%", let specifier = FormatString.Specifier(&scalars) {
                words = string(specifier, value)
                key.append(contentsOf: before[..<scalars.startIndex])
            } else {
                key.append("%")
                if scalars.first == "%" { scalars.removeFirst() }
            }
        }
        return (String(key), words)
    }

    private static func string<T>(_ specifier: FormatString.Specifier, _ value: T) -> String {
        var format = "%" + specifier.flags.filter { $0 != "'" }
        // No picture has room for more.
        if let width = specifier.width { format += String(min(width, 1000)) }
        if let precision = specifier.precision { format += "." + String(min(precision, 1000)) }
        switch specifier.conversion {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O":
            guard let value = value as? any BinaryInteger else { break }
            if specifier.conversion == "d" || specifier.conversion == "D" || specifier.conversion == "i" {
                return String(format: format + "lld", Int64(clamping: value))
            }
            let bits = UInt64(truncatingIfNeeded: value)
            let shown = value.bitWidth < 64 ? bits & (1 << UInt64(max(value.bitWidth, 0)) - 1) : bits
            return String(format: format + "ll" + String(specifier.conversion).lowercased(of: "UO"), shown)
        case "f", "F", "e", "E", "g", "G", "a", "A":
            let number =
                (value as? Double) ?? (value as? Float).map { Double($0) } ?? (value as? CGFloat).map { Double($0) }
            if let number { return String(format: format + String(specifier.conversion), number) }
        case "c", "C":
            let scalar = (value as? any BinaryInteger).flatMap { UInt32(exactly: $0) }.flatMap { Unicode.Scalar($0) }
            if let scalar { return String(Character(scalar)) }
        default: break
        }
        return String(describing: value)
    }
}

extension String {
    /// In small letters where it is one of some.
    fileprivate func lowercased(of letters: String) -> String { letters.contains(self) ? lowercased() : self }
}

extension BinaryInteger {
    fileprivate var bitWidth: Int { (self as? any FixedWidthInteger).map { type(of: $0).bitWidth } ?? 64 }
}
