import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI
import PlumbWhy

/// `plumb explain`: why a view is as large as it is, and stands where it stands.
struct Explain: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains the sizes and positions of views.",
        discussion: """
            Without --of, prints the tree of the views with their sizes, and the findings of plumb lint. With it, prints for \
            each selected view why it has its width, height and position, and the results of tried remedies.
            """)

    @OptionGroup var options: ViewOptions
    @OptionGroup var ending: EndingOptions
    @OptionGroup var script: ScriptOptions
    @OptionGroup var watching: WatchOptions

    @Option(
        help: """
            The view to explain: its accessibilityIdentifier, its LINE or LINE:COLUMN in the source, or a point X,Y.
            """,
        transform: TargetOption.init(argument:))
    var of: TargetOption?

    @Option(help: "text, or json: one object for each printed view.")
    var format: ExplainFormat = .text

    @Flag(help: "Traces causes up to the page, instead of two levels.")
    var full = false

    @Flag(
        help:
            "Tells for each update what was changed and where, which bodies were evaluated for it, and what became of state."
    )
    var updates = false

    @Option(
        help: "Compares with a trace printed by plumb layout --trace: what has moved since, and why.",
        completion: .file(extensions: ["jsonl"]))
    var since: String?

    @Option(help: "Writes a self-contained page with picture, views and layout steps.", completion: .file())
    var html: String?

    func validate() throws {
        try ending.validate(with: options)
        try watching.validate(with: options)
        try script.validate(upTo: 0)
        if since != nil, updates || of != nil || html != nil || full || format == .json {
            throw ValidationError("--since compares whole layouts; leave the other options of explain out")
        }
        if updates, of != nil { throw ValidationError("--updates tells of all views; leave --of out") }
        if html != nil {
            if ending.all { throw ValidationError("--html is for one view; give --view instead of --all") }
            if updates { throw ValidationError("--html shows a layout; leave --updates out") }
            if of != nil { throw ValidationError("--html shows all views; leave --of out") }
        }
    }

    func run() throws {
        let page = html
        let isOutput: (String) -> Bool = { path in page.map { SourceFile.absolute($0) == path } ?? false }
        try watching.run(options, isOutput: isOutput) {
            if let html {
                try writePage(html)
            } else if let since {
                try compare(since)
            } else {
                try explain()
            }
        }
    }

    /// Who asks why wants to hear what may be meant so, too: all rules.
    private func request(_ target: WhyRequest.Target) -> WhyRequest {
        var request = WhyRequest(target)
        request.optionalRules = LintRule.ID.allCases
        return request
    }

    private func writePage(_ path: String) throws {
        let file = try OutputFile(path: path, suffixes: ["html"])
        var request = request(.all)
        request.isPage = true
        request.isFull = full
        try ViewSession(options, ending, script.set).run(.why, why: request) { view, payload in
            try file.write(Data(try InspectorPage.html(payload, title: view).utf8))
        }
    }

    /// A view is compared with the trace that has its name; a single one with the only trace there is.
    private func compare(_ path: String) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(.call, "\(path) can't be read; plumb layout FILE --trace > \(path) writes it")
        }
        let old = try SavedTrace.read(String(decoding: data, as: UTF8.self), path: path)
        var output: [String] = []
        try ViewSession(options, ending, script.set).run(.trace) { name, payload in
            let head = "{\"event\": \"show\", \"name\": \(LayoutJSON.quoted(name))}\n"
            let new = try SavedTrace.read(head + String(decoding: payload, as: UTF8.self), path: "the layout")
            guard let last = old.first(where: { $0.name == name }) ?? (old.count == 1 && !ending.all ? old[0] : nil)
            else { return output.append("\(name)   is not in \(path)\n") }
            output.append(
                new.first.map { ExplainText.text(of: TraceComparison(last, $0), named: name, since: path) } ?? "")
        }
        try StandardOutput.write(output.joined(separator: "\n"))
    }

    private func explain() throws {
        var request = request(of?.target ?? .tree)
        request.isFull = full
        request.hasUpdates = updates
        var output: [String] = []
        var isFound = of == nil
        // Of several views, one that fails keeps no other from being explained.
        let end = Result {
            try ViewSession(options, ending, script.set).run(.why, why: request) { _, payload in
                var report = try JSONDecoder().decode(WhyReport.self, from: payload)
                report.takeWrittenNames()
                if !report.chosen.isEmpty { isFound = true }
                output.append(
                    format == .json
                        ? try ExplainJSON.object(report) : ExplainText(report).text(of: of != nil, updates: updates))
            }
        }
        if output.isEmpty { try end.get() }
        guard isFound else {
            throw Failure(
                .call,
                "--of \(of?.source ?? "") is no view that is shown; plumb explain without --of lists them")
        }
        if format == .json {
            try StandardOutput.write(
                output.count == 1 ? output[0] + "\n" : "[" + output.joined(separator: ",\n ") + "]\n")
        } else {
            try StandardOutput.write(output.joined(separator: "\n"))
        }
        try end.get()
    }
}

enum ExplainFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

/// Which view is meant.
struct TargetOption {
    let target: WhyRequest.Target
    let source: String

    init(argument: String) throws {
        source = argument
        guard !argument.isEmpty else {
            throw ValidationError("write an identifier, LINE, LINE:COLUMN or X,Y, as title, 12, 12:9 or 100,40")
        }
        let parts = argument.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        if parts.count <= 2, !parts.contains(nil) {
            let numbers = parts.compactMap(\.self)
            guard numbers.allSatisfy({ $0 > 0 }) else {
                throw ValidationError("lines and columns are counted from 1; write 12 or 12:9")
            }
            target = .line(numbers[0], column: numbers.count == 2 ? numbers[1] : nil)
        } else if case .point(let point) = ScriptText.place(Substring(argument)) {
            target = .point(x: point.x, y: point.y)
        } else {
            target = .identifier(argument)
        }
    }
}
