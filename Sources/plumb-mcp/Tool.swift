import Foundation

/// A tool that a client can call.
struct Tool: Sendable {
    let name: String
    let title: String
    let text: String
    /// The JSON schema of its own arguments, beside those of all tools on views.
    let properties: @Sendable () -> [String: Any]
    let input: Input
    let body: @Sendable (Arguments, RunningCalls.Call) throws -> [[String: Any]]

    /// What a tool looks at.
    enum Input {
        case view
        case file
        case nothing

        var properties: [String: Any] {
            switch self {
            case .view: Arguments.fileProperties.merging(Arguments.viewProperties) { own, _ in own }
            case .file: Arguments.fileProperties
            case .nothing: ["offset": Arguments.offset]
            }
        }
    }

    /// As `tools/list` shows it.
    var description: [String: Any] {
        let all = input.properties.merging(properties()) { _, own in own }
        return [
            "name": name, "title": title, "description": text,
            "inputSchema": ["type": "object", "properties": all, "additionalProperties": false],
            "annotations": ["readOnlyHint": true, "openWorldHint": false],
        ]
    }

    /// A result: content, or a sentence about what is wrong.
    func run(_ values: [String: Any], _ call: RunningCalls.Call) -> [String: Any] {
        do {
            let arguments = Arguments(values)
            let schema = description["inputSchema"] as? [String: Any]
            try arguments.check(against: schema?["properties"] as? [String: Any] ?? [:])
            return ["content": try body(arguments, call), "isError": false]
        } catch let error as ToolError {
            return ["content": [["type": "text", "text": error.sentence]], "isError": true]
        } catch {
            return ["content": [["type": "text", "text": "\(error.localizedDescription)"]], "isError": true]
        }
    }

    static let all: [Tool] = [
        Tool(
            name: "render", title: "Draw a view",
            text: "Draws a SwiftUI view as an iPhone does, and returns the picture as a PNG with what was warned of.",
            properties: { [:] }, input: .view,
            body: { arguments, call in
                let scratch = try Scratch()
                defer { scratch.remove() }
                let file = "\(scratch.path)/view.png"
                let options = ["-o", file]
                let result = try arguments.plumb("render", options, call)
                let picture = FileManager.default.contents(atPath: file) ?? Data()
                guard picture.count <= mostBytes else {
                    throw ToolError(
                        "the picture has \(picture.count) bytes, more than \(mostBytes); give a smaller size, or a scale of 1"
                    )
                }
                let words = result.errors.isEmpty ? "drawn without warnings" : result.errors
                return [
                    ["type": "image", "data": picture.base64EncodedString(), "mimeType": "image/png"],
                    text(words, arguments),
                ]
            }),
        Tool(
            name: "layout", title: "Measure a view",
            text:
                "Returns the size of a view, and the frames of all views in it that have an accessibilityIdentifier, as JSON.",
            properties: { [:] }, input: .view,
            body: { arguments, call in
                let result = try arguments.plumb("layout", ["--json"], call)
                let hasFrames = !framesAreMissing(in: result.output)
                return [text(result, arguments)] + (hasFrames ? [] : [["type": "text", "text": withoutIdentifiers]])
            }),
        Tool(
            name: "explain", title: "Say why a view stands where it stands",
            text: """
                Says why views have their width, height and place, and rows of lists their height and lines, in sentences with the numbers of the \
                layout, and what came of remedies that were tried. Without `of`, the tree of the views with their sizes and lines.
                """,
            properties: {
                [
                    "of": Arguments.string(
                        "An accessibilityIdentifier, LINE, LINE:COLUMN, or a point X,Y of the page."),
                    "format": Arguments.choice("How it is said.", ["text", "json"]),
                    "full": ["type": "boolean", "description": "Tells causes up to the page."],
                    "updates": [
                        "type": "boolean",
                        "description":
                            "Instead of the layout, tells what each update changed, which line wrote it, which bodies were evaluated and why.",
                    ],
                ]
            }, input: .view,
            body: { arguments, call in
                var options: [String] = []
                if let target = arguments.string("of") { options.append("--of=\(target)") }
                if let format = arguments.string("format") { options += ["--format", format] }
                if arguments.isTrue("full") { options.append("--full") }
                if arguments.isTrue("updates") { options.append("--updates") }
                return [try text(arguments.plumb("explain", options, call), arguments)]
            }),
        Tool(
            name: "lint", title: "Find what has no effect in a layout",
            text:
                "Finds what in a layout has no effect or harms it, with the cause in numbers and a remedy that was tried.",
            properties: {
                [
                    "level": Arguments.choice(
                        "From which severity on findings are told.", ["note", "warning", "error"]),
                    "matrix": ["type": "boolean", "description": "Several widths, sizes of text and directions."],
                    "rules": [
                        "type": "array", "items": ["type": "string"],
                        "description":
                            "Rules to turn on that are off by default, or all. docs has all rules under the name Lint.",
                    ],
                    "format": Arguments.choice("How it is said.", ["text", "json"]),
                ]
            }, input: .view,
            body: { arguments, call in
                var options: [String] = []
                if let level = arguments.string("level") { options += ["--level", level] }
                if let format = arguments.string("format") { options += ["--format", format] }
                if arguments.isTrue("matrix") { options.append("--matrix") }
                for rule in arguments.strings("rules") { options.append("--rule=\(rule)") }
                // Findings of the level are no error of the call.
                let result = try arguments.plumb("lint", options, call, accepting: 1)
                if result.status != 0, result.output.isEmpty {
                    throw ToolError(String(result.errors.prefix(mostCharacters)))
                }
                if result.output.isEmpty, result.errors.isEmpty {
                    return [["type": "text", "text": "nothing was found"]]
                }
                return [text(result, arguments)]
            }),
        Tool(
            name: "accessibility", title: "Read a view as a screen reader does",
            text: "Returns what those who can't see the view are told of it, in reading order, as JSON.",
            properties: { [:] }, input: .view,
            body: { arguments, call in [try text(arguments.plumb("layout", ["--accessibility"], call), arguments)] }),
        Tool(
            name: "previews", title: "List what can be shown",
            text: "Lists the previews, views and apps of a file or folder, each with its line and its name for `view`.",
            properties: { [:] }, input: .file,
            body: { arguments, call in [text(try arguments.plumb("list", [], call), arguments)] }),
        Tool(
            name: "devices", title: "List the devices",
            text: "Lists the names that `device` takes, with the size, scale and safe area of each.",
            properties: { [:] }, input: .nothing,
            body: { arguments, call in [text(try PlumbCall.run(["devices"], call), arguments)] }),
        Tool(
            name: "docs", title: "Read a page of the documentation",
            text: """
                Returns a page about a view, a modifier or a rule of lint, such as HStack, Frame or truncated; Lint lists all rules. Without a \
                name, all names with a line about each.
                """,
            properties: { ["name": Arguments.string("The name of the page.")] }, input: .nothing,
            body: { arguments, _ in [text(try Pages.page(arguments.string("name")), arguments)] }),
    ]

    /// More is too much for a conversation.
    private static let mostBytes = 1 << 20
    private static let mostCharacters = 8_000

    private static let withoutIdentifiers = """
        No view here has an accessibilityIdentifier, so there are no frames. Write .accessibilityIdentifier("name") after a view to get its \
        frame, or ask explain, which names views by their lines.
        """

    /// Whether `plumb layout --json` has found no identifier in any view.
    private static func framesAreMissing(in output: Data) -> Bool {
        guard let views = (try? JSONSerialization.jsonObject(with: output)) as? [String: [String: Any]] else {
            return false
        }
        return views.values.allSatisfy { ($0["frames"] as? [String: Any])?.isEmpty ?? false }
    }

    private static func text(_ result: PlumbCall.Output, _ arguments: Arguments) -> [String: Any] {
        text(String(decoding: result.output, as: UTF8.self) + result.errors, arguments)
    }

    /// A part of a text, which ends where a line does, and how to get the rest.
    private static func text(_ words: String, _ arguments: Arguments) -> [String: Any] {
        let start = min(max(0, arguments.number("offset").map { Int($0) } ?? 0), words.count)
        let rest = words.dropFirst(start)
        var part = String(rest.prefix(mostCharacters))
        if rest.count > part.count {
            // Up to the end of a line, if there is any.
            if let end = part.lastIndex(of: "\n") { part = String(part[...end]) }
            let count = part.count
            if !part.hasSuffix("\n") { part += "\n" }
            part += "… \(rest.count - count) characters follow; give \"offset\": \(start + count)"
        }
        return ["type": "text", "text": part]
    }
}
