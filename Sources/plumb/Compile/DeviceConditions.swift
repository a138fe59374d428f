import Foundation

/// The conditions of `#if` as an iPhone answers them, in the copy of a file that is compiled here, on Linux.
///
/// 1. `os(iOS)` is true, every other `os(…)` false; `targetEnvironment(…)` is false; `arch(arm64)` is true, every other `arch(…)` false;
/// `canImport(UIKit)` is true, and `canImport` of what only other systems have is false. 2. The answer stands in the place of the question, filled up with
/// spaces: no line and no column moves. 3. Only conditions of `#if` and `#elseif` are looked at, and neither comments nor strings. All else is the compiler's
/// to answer, `canImport` of frameworks among it.
enum DeviceConditions {
    /// Modules of other systems that may be there on this machine.
    private static let foreignModules: Set<String> = ["AppKit", "Cocoa", "FoundationNetworking", "WinSDK", "Android"]

    /// - Parameter text: that of a file.
    static func answered(in text: Data) -> Data {
        guard text.range(of: Data("#if".utf8)) != nil else { return text }
        var bytes = [UInt8](text)
        for range in conditions(of: bytes) {
            let line = String(decoding: bytes[range], as: UTF8.self)
            let answered = answered(line)
            if answered.utf8.count == range.count { bytes.replaceSubrange(range, with: Array(answered.utf8)) }
        }
        return Data(bytes)
    }

    private static func answered(_ condition: String) -> String {
        condition.replacing(/\b(os|targetEnvironment|arch|canImport)\s*\(\s*([A-Za-z_]\w*)\s*\)/) { match in
            guard let answer = answer(match.1, match.2) else { return String(match.0) }
            let word = answer ? "true" : "false"
            return word + String(repeating: " ", count: match.0.utf8.count - word.utf8.count)
        }
    }

    // 1
    private static func answer(_ question: Substring, _ name: Substring) -> Bool? {
        switch question {
        case "os": name == "iOS"
        case "arch": name == "arm64"
        case "targetEnvironment": false
        case _ where name == "UIKit": true
        case _ where foreignModules.contains(String(name)): false
        default: nil
        }
    }

    // 3
    /// Where conditions stand: from behind the word to the end of the line, or to a comment; of several lines where one ends in `&&` or `||`.
    private static func conditions(of bytes: [UInt8]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var walk = SourceWalk(bytes)
        while let place = walk.nextLineOfCode() {
            guard let word = ["#if", "#elseif"].first(where: { bytes[place...].starts(with: Array($0.utf8)) }),
                case let start = place + word.utf8.count, start < bytes.count,
                " \t(!".utf8.contains(bytes[start])
            else { continue }
            var end = start
            while end < bytes.count {
                if bytes[end...].starts(with: Array("//".utf8)) || bytes[end...].starts(with: Array("/*".utf8)) {
                    break
                }
                if bytes[end] == 0x0A || bytes[end] == 0x0D {
                    let last = bytes[start..<end].last { $0 != 0x20 && $0 != 0x09 }
                    if last != UInt8(ascii: "&") && last != UInt8(ascii: "|") { break }
                }
                end += 1
            }
            ranges.append(start..<end)
        }
        return ranges
    }
}
