import Foundation
import Testing

/// What the compiler is told to believe is counted: it may become less, and whatever is left says why it is safe.
///
/// A number that rises fails here. Take the ways that the compiler checks first: a constant, `Mutex` or `Guarded` for
/// what several threads change, `@MainActor`, and `onMain` for what runs there without saying so. If none of them
/// works, write the reason beside it (`// Safe: …`) and raise the number. One that falls is lowered here.
@Suite
struct SafetyTests {
    /// How often each stands in Sources.
    private static let numbers = ["@unchecked Sendable": 50, "nonisolated(unsafe)": 29]
    /// Force unwraps, `try!`, `as!`, `unowned(unsafe)`; names of Apple's whose types are unwrapped by themselves
    /// (`Locale!`) among them.
    private static let forced = 17

    private struct Line {
        let file: String
        let index: Int
        let text: String
        /// All lines of the file.
        let lines: [Substring]

        var place: String { "\(file):\(index + 1)" }
        var before: ArraySlice<Substring> { lines[max(0, index - 3)..<index] }
        var after: ArraySlice<Substring> { lines[(index + 1)..<min(lines.count, index + 4)] }
    }

    /// The lines that have one of some words, without their comments.
    private static func lines(with words: [String]) throws -> [Line] {
        try Repository.swiftFiles(in: "Sources").flatMap { file in
            let name = file.path.components(separatedBy: "/Sources/").last ?? ""
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            return lines.indices.compactMap { index -> Line? in
                guard words.contains(where: { lines[index].contains($0) }) else { return nil }
                return Line(file: name, index: index, text: code(String(lines[index])), lines: lines)
            }
        }
    }

    /// A line without its comment.
    private static func code(_ line: String) -> String {
        line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? line
    }

    /// Whether the reason stands right before it or right behind it: a comment of one or more lines.
    private static func hasReason(_ line: Line) -> Bool {
        func comments(_ lines: some Sequence<Substring>) -> [Substring] {
            Array(lines.map { $0.drop { $0 == " " } }.prefix { $0.hasPrefix("//") })
        }
        return (comments(line.before.reversed()) + comments(line.after)).contains { $0.hasPrefix("// Safe: ") }
    }

    @Test(arguments: numbers.keys.sorted())
    func whatIsBelievedIsCountedAndHasAReason(_ word: String) throws {
        let found = try Self.lines(with: [word]).filter { $0.text.contains(word) }
        #expect(found.count == Self.numbers[word], "\(found.map(\.place).joined(separator: "\n"))")
        let silent = found.filter { !Self.hasReason($0) }.map(\.place)
        #expect(silent == [], "say why it is safe: // Safe: …")
    }

    /// A line counts once. In texts a mark of exclamation means nothing.
    private static func isForced(_ line: String) -> Bool {
        let code = line.replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"")
        return code.contains(/[\w)\]>]!(?!=)(?:[\s.,)\]:?;\[(]|$)|\btry!|\bas!|unowned\(unsafe\)/)
    }

    @Test func forcedValuesAreCounted() throws {
        // What they have in common: regular expressions take a minute for all lines.
        let found = try Self.lines(with: ["!", "unowned(unsafe)"]).filter { Self.isForced($0.text) }
        #expect(found.count == Self.forced, "\(found.map { "\($0.place): \($0.text)" }.joined(separator: "\n"))")
        for (line, isForced) in [
            ("let a = b!", true), ("f(a!, b)", true), ("a![0]", true), ("try! f()", true), ("a as! B", true),
            ("var a: B! = nil", true), ("a != b", false), ("if !a { }", false), ("f(\"a!\")", false),
        ] { #expect(Self.isForced(line) == isForced, "\(line)") }
    }
}
