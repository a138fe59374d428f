import ArgumentParser
import Foundation
import PlumbVersion
import PlumbWhy

/// How findings are printed.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, sarif, github

    func text(of findings: [LintFinding]) throws -> String {
        switch self {
        case .text: Self.plain(findings)
        case .json: try Self.encoded(findings.map(LintJSON.init)) + "\n"
        case .sarif: try Self.encoded(SARIF(findings)) + "\n"
        case .github: Self.annotations(findings)
        }
    }

    private static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    /// As compilers print warnings, so that editors find the place.
    private static func plain(_ findings: [LintFinding]) -> String {
        var text = ""
        for finding in findings {
            text += "\(finding.place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule)]\n"
            if let remedy = finding.remedy { text += "    remedy (tried): \(remedy)\n" }
            if finding.views > 1 { text += "    at \(finding.views) views\n" }
            if !finding.variants.isEmpty { text += "    in: \(variants(finding))\n" }
        }
        return text
    }

    /// A few of the layouts, and how many there are.
    static func variants(_ finding: LintFinding) -> String { Words.few(finding.variants.map(\.text)) }

    /// All that the text says of a finding, for formats with one message.
    static func message(_ finding: LintFinding) -> String {
        var parts = [finding.remedy.map { "Remedy (tried): \($0)" }].compactMap(\.self)
        if finding.views > 1 { parts.append("At \(finding.views) views") }
        if !finding.variants.isEmpty { parts.append("In: \(variants(finding))") }
        return parts.isEmpty ? finding.message : finding.message + " " + parts.joined(separator: ". ")
    }

    /// GitHub's workflow commands.
    private static func annotations(_ findings: [LintFinding]) -> String {
        findings.map { finding in
            let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
            return GitHubAnnotation(
                kind: kind, file: finding.at?.file ?? finding.path, line: finding.at?.line, column: finding.at?.column,
                title: finding.rule.rawValue, message: message(finding)
            ).text
        }.joined()
    }
}

/// A workflow command of GitHub's that marks a line of a pull request.
struct GitHubAnnotation {
    /// error, warning or notice.
    var kind: String
    var file: String
    /// From 1.
    var line: Int?
    /// From 1; 0 where it is not known.
    var column: Int?
    var title: String
    var message: String

    /// The command, with the end of its line.
    var text: String {
        var properties = ["file=\(Self.property(file))"]
        if let line {
            properties.append("line=\(line)")
            if let column, column > 0 { properties.append("col=\(column)") }
        }
        properties.append("title=\(Self.property(title))")
        return "::\(kind) \(properties.joined(separator: ","))::\(Self.data(message))\n"
    }

    private static func data(_ text: String) -> String {
        text.replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacingOccurrences(of: ":", with: "%3A").replacingOccurrences(of: ",", with: "%2C")
    }
}

/// A finding as an object of `--format json`.
struct LintJSON: Encodable {
    let rule: String
    let severity: String
    let message: String
    let remedy: String?
    let file: String
    let line: Int?
    let column: Int?
    let view: String
    let subject: String
    let identifier: String?
    let views: Int?
    let layouts: [String]?

    init(_ finding: LintFinding) {
        rule = finding.rule.rawValue
        severity = finding.severity.rawValue
        message = finding.message
        remedy = finding.remedy
        file = finding.at?.file ?? finding.path
        line = finding.at?.line
        column = finding.at.flatMap { $0.column > 0 ? $0.column : nil }
        view = finding.view
        subject = finding.title
        identifier = finding.identifier
        views = finding.views > 1 ? finding.views : nil
        layouts = finding.variants.isEmpty ? nil : finding.variants.map(\.text)
    }
}

/// Findings in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS standard).
struct SARIF: Encodable {
    struct Text: Encodable { let text: String }

    struct Rule: Encodable {
        let id: String
        let shortDescription: Text
        let help: Text
        let defaultConfiguration: Configuration
    }

    struct Configuration: Encodable { let level: String }

    struct Driver: Encodable {
        let name = "plumb"
        let version: String
        let rules: [Rule]
    }

    struct Tool: Encodable { let driver: Driver }

    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?
    }

    struct Artifact: Encodable { let uri: String }

    struct Physical: Encodable {
        let artifactLocation: Artifact
        let region: Region?
    }

    struct Location: Encodable {
        let physicalLocation: Physical

        init(_ position: SourcePosition) {
            physicalLocation = Physical(
                artifactLocation: Artifact(uri: SARIF.uri(position.file)),
                region: Region(startLine: position.line, startColumn: position.column > 0 ? position.column : nil))
        }

        init(file: String) {
            physicalLocation = Physical(artifactLocation: Artifact(uri: SARIF.uri(file)), region: nil)
        }
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Text
        /// How many views of the line have it; nil for one.
        let occurrenceCount: Int?
        let locations: [Location]
        let relatedLocations: [Location]?
        let partialFingerprints: [String: String]
    }

    struct Run: Encodable {
        let tool: Tool
        let columnKind = "utf16CodeUnits"
        let results: [Result]
    }

    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    static func uri(_ file: String) -> String {
        file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    }

    init(_ findings: [LintFinding]) {
        let rules = LintRule.all
        let index = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
        let results = findings.map { finding in
            Result(
                ruleId: finding.rule.rawValue, ruleIndex: index[finding.rule] ?? 0, level: finding.severity.rawValue,
                message: Text(text: LintFormat.message(finding)),
                occurrenceCount: finding.views > 1 ? finding.views : nil,
                locations: [finding.at.map(Location.init) ?? Location(file: finding.path)],
                relatedLocations: finding.culprit.map { [Location($0)] },
                partialFingerprints: ["plumb/v1": Baseline.fingerprint(of: finding)])
        }
        let driver = Driver(
            version: Version.number,
            rules: rules.map {
                Rule(
                    id: $0.id.rawValue, shortDescription: Text(text: $0.summary),
                    help: Text(text: "Docs/Lint/README.md: \($0.id)"),
                    defaultConfiguration: Configuration(level: $0.severity.rawValue))
            })
        runs = [Run(tool: Tool(driver: driver), results: results)]
    }
}
