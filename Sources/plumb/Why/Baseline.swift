import Foundation
import PlumbWhy

/// A file of findings that are known: `{"version": 1, "findings": {"fingerprint": count}}`.
///
/// A fingerprint has the rule, the file and the text of the line, not its number: lines may move.
struct Baseline {
    private struct Content: Codable {
        var version = 1
        var findings: [String: Int]
    }

    let path: String

    /// Leaves known findings out; writes all of them where there is no file.
    func apply(to findings: inout [LintFinding]) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            let counts = Dictionary(findings.map { (Self.fingerprint(of: $0), 1) }, uniquingKeysWith: +)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
            try OutputFile(path: path, suffixes: ["json"]).write(try encoder.encode(Content(findings: counts)))
            standardError(
                "note: \(path) was written with \(Words.count(findings.count, "finding")), which are left out from now on"
            )
            findings = []
            return
        }
        guard let data = FileManager.default.contents(atPath: path),
            let content = try? JSONDecoder().decode(Content.self, from: data), content.version == 1
        else {
            throw Failure(.call, "\(path) is not a baseline; delete it, and plumb writes it again")
        }
        var known = content.findings
        findings.removeAll { finding in
            let key = Self.fingerprint(of: finding)
            guard let count = known[key], count > 0 else { return false }
            known[key] = count - 1
            return true
        }
    }

    static func fingerprint(of finding: LintFinding) -> String {
        let line = finding.at.flatMap { SourceComments.line($0) } ?? finding.identifier ?? finding.view
        return "\(finding.rule) \(finding.at?.file ?? finding.path) \(line.trimmingCharacters(in: .whitespaces))"
    }
}

/// Comments that quiet a rule: `// plumb:ignore divider-stretches`, on the line or on the one above; without a name,
/// all rules.
enum SourceComments {
    static func quiet(_ findings: inout [LintFinding]) throws {
        findings.removeAll { isQuieted($0.rule, at: $0.at) }
    }

    /// Whether a comment on a line, or on the one above, quiets a rule there.
    static func isQuieted(_ rule: LintRule.ID, at position: SourcePosition?) -> Bool {
        guard let position, let lines = lines(of: position.file) else { return false }
        return [position.line, position.line - 1].contains { number in
            lines.indices.contains(number - 1) && isQuieted(rule, by: lines[number - 1])
        }
    }

    /// The text of a line.
    static func line(_ position: SourcePosition) -> String? {
        guard let lines = lines(of: position.file), lines.indices.contains(position.line - 1) else { return nil }
        return lines[position.line - 1]
    }

    private static func isQuieted(_ rule: LintRule.ID, by line: String) -> Bool {
        guard let comment = line.range(of: "//"),
            let mark = line.range(of: "plumb:ignore", range: comment.upperBound..<line.endIndex)
        else { return false }
        let names = line[mark.upperBound...].split { $0 == " " || $0 == "," }.map(String.init)
        return names.isEmpty || names.contains(rule.rawValue)
    }

    /// The lines of a file; nil where it can't be read.
    static func lines(of file: String) -> [String]? {
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.hasSuffix("\r") ? String($0.dropLast()) : String($0) }
    }
}
