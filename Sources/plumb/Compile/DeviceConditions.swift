import Foundation
import PlumbUI

/// The conditions of `#if` and `#available` as an iPhone answers them, in the copy of a file that is compiled here, on
/// Linux.
///
/// 1. `os(iOS)` is true, every other `os(…)` false; `targetEnvironment(…)` is false; `arch(arm64)` is true, every
/// other `arch(…)` false; `canImport(UIKit)` is true, and `canImport` of what only other systems have is false. 2.
/// The answer stands in the place of the question, filled up with spaces: no line and no column moves. 3. Only
/// conditions of `#if` and `#elseif` are looked at, and neither comments nor strings. All else is the compiler's to
/// answer, `canImport` of frameworks among it. 4. Linux answers every `#available` with yes. One that asks for a
/// later iOS than that of the call becomes the `#unavailable` of the same versions, which Linux answers with no,
/// and the other way round; both have the same length, the star left out or added.
/// 5. What stands between the braces of such an `if` is never run, and may have names that Plumb has not:
///    `fatalError()` and spaces stand in its place.
enum DeviceConditions {
    /// Modules of other systems that may be there on this machine.
    private static let foreignModules: Set<String> = ["AppKit", "Cocoa", "FoundationNetworking", "WinSDK", "Android"]

    /// - Parameters:
    ///   - text: that of a file.
    ///   - system: the one that the questions are answered for.
    static func answered(in text: Data, for system: SystemVersion) -> Data {
        let hasConditions = text.range(of: Data("#if".utf8)) != nil
        let hasVersions = text.range(of: Data("available".utf8)) != nil
        guard hasConditions || hasVersions else { return text }
        var bytes = [UInt8](text)
        if hasVersions { answerVersions(in: &bytes, system.lastNumber) }
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

    // 4
    private static func answerVersions(in bytes: inout [UInt8], _ version: Int) {
        let asWritten = bytes
        var dead: [Range<Int>] = []
        defer {
            for range in dead { leaveOut(range, of: &bytes) }
        }
        for (word, other) in [("#available", "#unavailable"), ("#unavailable", "#available")] as [(StaticString, _)] {
            var walk = SourceWalk(asWritten)
            while let start = walk.next(word) {
                let open = start + word.utf8CodeUnitCount
                guard let end = asWritten[open...].firstIndex(of: UInt8(ascii: ")")) else { break }
                let question = String(decoding: asWritten[open...end], as: UTF8.self)
                guard let match = question.prefixMatch(of: /\s*\((?:[^()]*[\s,(])??iOS\s+(\d+)[^()]*\)/),
                    let asked = Int(match.1), asked > version
                else { continue }
                var answered = question
                if other == "#available" {
                    answered.replaceSubrange(answered.index(before: answered.endIndex)..., with: ",*)")
                } else {
                    guard let star = answered.firstRange(of: /,\s*\*/) else { continue }
                    answered.replaceSubrange(star, with: answered[star].filter { $0 != "," && $0 != "*" })
                }
                let text = Array((other + answered).utf8)
                guard text.count == end + 1 - start else { continue }
                bytes.replaceSubrange(start...end, with: text)
                if let range = deadBranch(of: start...end, isElse: other == "#available", in: asWritten) {
                    dead.append(range)
                }
            }
        }
    }

    // 5
    /// What is between the braces that are never entered, where the question is the first condition of an `if`.
    private static func deadBranch(of question: ClosedRange<Int>, isElse: Bool, in bytes: [UInt8]) -> Range<Int>? {
        let before = bytes[..<question.lowerBound].reversed().drop { $0 <= 0x20 }
        guard before.starts(with: "fi".utf8),
            before.dropFirst(2).first.map({ $0 <= 0x20 || "{};".utf8.contains($0) }) ?? true
        else { return nil }
        var walk = SourceWalk(bytes)
        guard let first = block(&walk, from: question.upperBound + 1, in: bytes) else { return nil }
        guard isElse else { return first }
        // Only what follows at once is the other branch: `else if` asks again.
        let rest = bytes[(first.upperBound + 1)...].drop { $0 <= 0x20 }
        guard rest.starts(with: "else".utf8),
            let open = rest.dropFirst(4).firstIndex(where: { $0 > 0x20 }), bytes[open] == UInt8(ascii: "{")
        else { return nil }
        return block(&walk, from: open, in: bytes)
    }

    /// Between the next braces that stand in no other brackets.
    private static func block(_ walk: inout SourceWalk, from start: Int, in bytes: [UInt8]) -> Range<Int>? {
        var depth = 0
        var begin: Int?
        while let index = walk.nextBracket(from: start) {
            let isOpening = "{([".utf8.contains(bytes[index])
            if isOpening, depth == 0, bytes[index] == UInt8(ascii: "{") { begin = index + 1 }
            depth += isOpening ? 1 : -1
            if depth < 0 { return nil }
            if depth == 0, let begin { return begin..<index }
        }
        return nil
    }

    private static func leaveOut(_ range: Range<Int>, of bytes: inout [UInt8]) {
        let filler = Array("fatalError()".utf8)
        func isEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
        // Where there is no room on any line, the branch stays.
        let lines = bytes[range].split(omittingEmptySubsequences: false, whereSeparator: isEnd)
        guard let line = lines.first(where: { $0.count > filler.count + 1 }) else { return }
        for index in range where !isEnd(bytes[index]) { bytes[index] = 0x20 }
        bytes.replaceSubrange(line.startIndex + 1..<line.startIndex + 1 + filler.count, with: filler)
    }

    // 3
    /// Where conditions stand: from behind the word to the end of the line, or to a comment; of several lines where one
    /// ends in `&&` or `||`.
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
