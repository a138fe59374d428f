import Foundation
import Testing

/// Comments that stand on lines of their own are at most 120 columns wide, like code.
@Suite
struct CommentWidthTests {
    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let limit = 120

    /// The numbers of the comments that are too wide, from 1. Text in string literals of several lines is none, and a
    /// word that is too long by itself, such as an address, cannot be broken.
    private static func wide(in text: String) -> [Int] {
        var closing: String?
        var found: [Int] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let comment = Substring(line.utf8.drop { $0 == UInt8(ascii: " ") })
            if closing == nil, comment.hasPrefix("//") {
                guard line.utf8.count > limit, line.count > limit else { continue }
                let words = comment.drop { $0 == "/" || $0 == " " }
                if words.contains(" ") { found.append(index + 1) }
            } else if line.utf8.contains(UInt8(ascii: "\"")) {
                closing = literal(after: line, inside: closing)
            }
        }
        return found
    }

    /// The end of the literal of several lines that a line of code leaves open; nil for none.
    private static func literal(after line: Substring, inside closing: String?) -> String? {
        var closing = closing
        var rest = line
        while true {
            if let end = closing {
                guard let range = rest.range(of: end) else { return closing }
                rest = rest[range.upperBound...]
                closing = nil
            } else if let match = rest.firstMatch(of: /(#*)"""|#*"(?:\\.|[^"\\])*"|\/\//) {
                if match.output.0 == "//" { return nil }
                if let marks = match.output.1 { closing = "\"\"\"" + marks }
                rest = rest[match.range.upperBound...]
            } else {
                return nil
            }
        }
    }

    private static func files(in folder: String) -> [URL] {
        let root = repository.appendingPathComponent(folder)
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? [])
            .filter { ["swift", "h", "c"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
    }

    @Test func commentsFitTheirColumns() throws {
        let files =
            ["Sources", "Tests", "Plugins"].flatMap(Self.files)
            + [Self.repository.appendingPathComponent("Package.swift")]
        #expect(files.count > 1_000)
        for file in files {
            let lines = Self.wide(in: try String(contentsOf: file, encoding: .utf8))
            let path = file.path.dropFirst(Self.repository.path.count + 1)
            #expect(lines == [], "\(path): comments wider than \(Self.limit) columns")
        }
    }

    @Test func wideCommentsAreFound() {
        let words = String(repeating: "word ", count: 24)
        for (text, lines) in [
            ("/// \(words)", [1]), ("let a = 1\n    // \(words)\n", [2]),
            // One column less fits.
            ("/// " + words.dropLast(4), []), ("// https://\(String(repeating: "a", count: 120))", []),
            ("let a = \"\"\"\n    // \(words)\n    \"\"\"\n", []),
            ("let a = #\"\"\"\n    \"\"\"\n    // \(words)\n    \"\"\"#\n// \(words)", [5]),
            ("let a = \"\"\"\n    \"\"\" + \"\\\"\\\"\\\"\" // \"\"\"\n// \(words)", [3]), (words, []),
        ] {
            #expect(Self.wide(in: text) == lines, "\(text)")
        }
    }
}
