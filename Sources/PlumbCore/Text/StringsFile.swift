import Foundation

/// Files of texts in one language: `"key" = "value";` with comments (`.strings`), and property lists of plurals
/// (`.stringsdict`).
enum StringsFile {
    /// One sentence about a file.
    struct Failure: Error {
        let description: String
    }

    /// The texts of a `.strings` file, in UTF-8 or UTF-16. Property lists are read, too: Xcode writes such.
    static func strings(_ data: Data) throws(Failure) -> [String: StringEntry] {
        if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
            return try list(data).compactMapValues { ($0 as? String).map { .text($0) } }
        }
        var scanner = StringsScanner(text(data))
        return try scanner.entries().mapValues { .text($0) }
    }

    private static func text(_ data: Data) -> String {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16) ?? ""
        }
        return String(decoding: data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data, as: UTF8.self)
    }

    private static func list(_ data: Data) throws(Failure) -> [String: Any] {
        var depth = 0
        var deepest = 0
        // Property lists are read by a function that calls itself: how deep it goes is known before.
        for part in String(decoding: data, as: UTF8.self).split(separator: "<") {
            if part.hasPrefix("dict>") || part.hasPrefix("array>") { depth += 1 }
            if part.hasPrefix("/dict>") || part.hasPrefix("/array>") { depth -= 1 }
            deepest = max(deepest, depth)
        }
        guard deepest < 64 else { throw Failure(description: "is nested too deeply") }
        let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
        guard let list = list as? [String: Any] else { throw Failure(description: "is no property list") }
        return list
    }

    /// The plurals of a `.stringsdict` file.
    static func plurals(_ data: Data) throws(Failure) -> [String: StringEntry] {
        try list(data).compactMapValues { value in
            guard let entry = value as? [String: Any],
                let format = entry["NSStringLocalizedFormatKey"] as? String
            else { return nil }
            let rules = entry.compactMapValues { rule -> StringEntry.Substitution? in
                guard let rule = rule as? [String: Any] else { return nil }
                var forms: [PluralCategory: StringEntry] = [:]
                for (name, text) in rule {
                    if let category = PluralCategory(rawValue: name), let text = text as? String {
                        forms[category] = .text(text)
                    }
                }
                return StringEntry.Substitution(argument: nil, forms: forms)
            }
            return .substituted(.text(format), rules)
        }
    }
}

/// Reads `"key" = "value";` over and over. White space and comments may stand anywhere; words without quotes are taken
/// as well.
private struct StringsScanner {
    private let scalars: [Unicode.Scalar]
    private var index = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    mutating func entries() throws(StringsFile.Failure) -> [String: String] {
        var result: [String: String] = [:]
        while try skipBlanks() {
            let key = try word()
            guard try skipBlanks() else { throw failure("ends after a key") }
            if take("=") {
                guard try skipBlanks() else { throw failure("ends after an equals sign") }
                result[key] = try word()
                _ = try skipBlanks()
            } else {
                result[key] = key
            }
            guard take(";") else { throw failure("lacks a semicolon") }
        }
        return result
    }

    private func failure(_ what: String) -> StringsFile.Failure {
        let line = scalars[..<min(index, scalars.count)].count { $0 == "\n" } + 1
        return StringsFile.Failure(description: "\(what) in line \(line)")
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard index < scalars.count, scalars[index] == scalar else { return false }
        index += 1
        return true
    }

    /// Returns whether anything is left.
    private mutating func skipBlanks() throws(StringsFile.Failure) -> Bool {
        while index < scalars.count {
            if scalars[index].properties.isWhitespace || scalars[index] == "\u{FEFF}" {
                index += 1
            } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
                while index < scalars.count, scalars[index] != "\n" { index += 1 }
            } else if scalars[index] == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
                let start = index
                index += 2
                while index + 1 < scalars.count, scalars[index] != "*" || scalars[index + 1] != "/" { index += 1 }
                guard index + 1 < scalars.count else {
                    index = start
                    throw failure("has a comment without an end")
                }
                index += 2
            } else {
                return true
            }
        }
        return false
    }

    private mutating func word() throws(StringsFile.Failure) -> String {
        var result = String.UnicodeScalarView()
        guard take("\"") else {
            while index < scalars.count,
                scalars[index].properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(scalars[index])
            {
                result.append(scalars[index])
                index += 1
            }
            guard !result.isEmpty else { throw failure("has something that is no text") }
            return String(result)
        }
        let start = index
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            switch scalar {
            case "\"": return String(result)
            case "\\": result.append(escaped())
            default: result.append(scalar)
            }
        }
        index = start
        throw failure("has a text without an end")
    }

    private mutating func escaped() -> Unicode.Scalar {
        guard index < scalars.count else { return "\\" }
        let scalar = scalars[index]
        index += 1
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = scalars[index..<min(index + 4, scalars.count)]
            guard digits.count == 4, let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) else {
                return scalar
            }
            index += 4
            return Unicode.Scalar(value) ?? "\u{FFFD}"
        default: return scalar
        }
    }
}
