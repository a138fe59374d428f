import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI
import PlumbWhy

/// `plumb lint`: what in a layout is not what its author can have wanted.
struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Finds modifiers that have no effect or harm the layout, and tries remedies.",
        discussion: """
            Lays out every view and preview of the files, and examines the layout. Status 0: no findings of this level; 1: \
            there are findings; 2: the command line is wrong.
            """)

    @OptionGroup var options: ViewOptions
    @OptionGroup var script: ScriptOptions

    @Option(
        help: "Seconds after which a view that does not return is stopped. (default: 30)",
        transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = .standard

    @Flag(help: "Lays out in four widths, three text sizes and both directions; findings say in which.")
    var matrix = false

    @Option(help: "text, json, sarif (2.1.0) or github (annotations of a pull request).")
    var format: LintFormat = .text

    @Option(
        help: "The lowest severity that gives status 1: note, warning or error. Notes are printed only with note.")
    var level: LintLevel = .error

    @Option(
        name: .customLong("rule"),
        help: "Turns on a rule that is off by default, or all of them with all; can be repeated.",
        completion: .list(["all"] + LintRule.all.filter(\.isOptional).map(\.id.rawValue)))
    var rules: [String] = []

    @Option(
        help: "Leaves out the findings in this file; if it does not exist, writes the findings to it.",
        completion: .file(extensions: ["json"]))
    var baseline: String?

    @Flag(
        help: """
            Writes remedies that go after a view into the file, if the edited file has the promised frames.
            """)
    var fix = false

    func validate() throws {
        try script.validate(upTo: 0)
        if fix {
            if matrix || baseline != nil {
                throw ValidationError("--fix looks at one layout; leave --matrix and --baseline out")
            }
            if options.paths.count != 1 || options.paths.first == "-" {
                throw ValidationError("--fix takes one file")
            }
        }
        if let unknown = rules.first(where: { $0 != "all" && LintRule.ID(rawValue: $0) == nil }) {
            let near = LintRule.ID.allCases.map(\.rawValue).min {
                Self.distance($0, unknown) < Self.distance($1, unknown)
            }
            throw ValidationError("--rule \(unknown) is no rule\(near.map { "; did you mean \($0)?" } ?? "")")
        }
        if matrix, options.size != nil || options.device != nil {
            throw ValidationError("--matrix has widths of its own; leave --size and --device out")
        }
    }

    /// How many letters differ, place by place: enough to find a name that was mistyped.
    private static func distance(_ a: String, _ b: String) -> Int {
        let common = a.commonPrefix(with: b).count + String(a.reversed()).commonPrefix(with: String(b.reversed())).count
        return max(a.count, b.count) - min(common, min(a.count, b.count))
    }

    func run() throws {
        if fix { try writeRemedies() }
        var collector = LintCollector()
        var end: Failure?
        let variants = matrix ? LintVariant.matrix : [LintVariant()]
        var ending = EndingOptions()
        ending.all = options.view == nil
        ending.timeout = timeout
        var request = WhyRequest(.tree)
        request.optionalRules = rules.contains("all") ? LintRule.ID.allCases : rules.compactMap(LintRule.ID.init)
        var isEmpty = true
        do {
            let session = try ViewSession(options, ending, variants: variants.map(options(in:)), script.set)
            try session.build().show(.why, why: request) { entry, payload in
                var report = try JSONDecoder().decode(WhyReport.self, from: payload)
                report.takeWrittenNames()
                collector.add(report, in: variants[entry.variant ?? 0])
                isEmpty = false
            }
        } catch let failure as Failure where !isEmpty {
            // Of several views, one that fails keeps the others' findings from nobody.
            end = failure
        }
        var findings = collector.findings(path: options.paths.first ?? "")
        findings.removeAll { $0.severity < .warning && level.severity > .note }
        try SourceComments.quiet(&findings)
        if let baseline { try Baseline(path: baseline).apply(to: &findings) }
        try StandardOutput.write(format.text(of: findings))
        if let end { throw end }
        if findings.contains(where: { $0.severity >= level.severity }) { throw ExitCode(1) }
    }
}

extension Lint {
    private func options(in variant: LintVariant) -> ViewOptions {
        var own = options
        variant.set(&own)
        return own
    }

    /// Says what was written; what is left is then found as usual.
    private func writeRemedies() throws {
        guard let path = options.paths.first, !AssetsFolder.isFolder(path) else {
            throw Failure(.call, "--fix takes one file, and \(options.paths.first ?? "") is a folder")
        }
        let fixer = Fixer(path: path) { path in
            var own = options
            own.paths = [path]
            var ending = EndingOptions()
            ending.all = options.view == nil
            ending.timeout = timeout
            var reports: [WhyReport] = []
            try ViewSession(own, ending, script.set).run(.why, why: WhyRequest(.tree)) { _, payload in
                reports.append(try JSONDecoder().decode(WhyReport.self, from: payload))
            }
            return reports
        }
        let written = try fixer.fix { finding, view in
            finding.severity >= min(.warning, level.severity) && !SourceComments.isQuieted(finding.rule, at: view.at)
        }
        for line in written { standardError("note: written: \(line)") }
    }
}

enum LintLevel: String, ExpressibleByArgument, CaseIterable {
    case note, warning, error

    var severity: LintRule.Severity {
        switch self {
        case .note: .note
        case .warning: .warning
        case .error: .error
        }
    }
}

/// One of the layouts that `--matrix` looks at.
struct LintVariant: Equatable {
    var width: Double?
    var typeSize: DynamicTypeSize?
    var isRightToLeft = false

    static let matrix: [LintVariant] = [320, 393, 430, 744].flatMap { width in
        [DynamicTypeSize.large, .xxxLarge, .accessibility3].flatMap { size in
            [false, true].map { LintVariant(width: width, typeSize: size, isRightToLeft: $0) }
        }
    }

    func set(_ options: inout ViewOptions) {
        if let width { options.size = SizeOption(width: width, height: 852) }
        if let typeSize { options.typeSize = TypeSizeOption(typeSize) }
        if isRightToLeft { options.rtl = true }
    }

    /// "320 wide, accessibility3, right to left".
    var text: String {
        [
            width.map { "\(Words.number(CGFloat($0))) wide" }, typeSize.map { "\($0)" },
            isRightToLeft ? "right to left" : nil,
        ]
        .compactMap(\.self).joined(separator: ", ")
    }
}
