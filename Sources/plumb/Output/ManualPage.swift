import Foundation
import PlumbVersion

/// The manual in roff, the language of man pages.
struct ManualPage {
    private(set) var text = ""
    private var isAtSection = false

    init(of tool: DescribedTool.Command) {
        let commands = (tool.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
        line(".TH PLUMB 1 \"\" \"plumb \(Version.number)\" \"User Commands\"")
        section("NAME")
        words("plumb - \(Self.withoutStop(tool.abstract ?? ""))")
        section("SYNOPSIS")
        for command in commands {
            line(".SY \"plumb \(command.commandName)\"")
            for argument in Self.shown(command) where argument.kind != .positional && !argument.isOptional {
                line("\\fB\(Self.escaped(argument.names?.last?.text ?? ""))\\fR \\fI\(Self.value(argument))\\fR")
            }
            line("[options]")
            for argument in Self.shown(command) where argument.kind == .positional {
                line("\\fI\(Self.value(argument))\\fR\(argument.isRepeating ? " ..." : "")")
            }
            line(".YS")
        }
        section("DESCRIPTION")
        for paragraph in Self.description { self.paragraph(paragraph) }
        section("OPTIONS")
        paragraph(
            "All commands take these options. plumb --help lists the commands, and plumb render --help the options of render."
        )
        for argument in Self.shown(tool) { add(argument) }
        section("COMMANDS")
        for command in commands { add(command, without: Self.shown(tool)) }
        section("EXIT STATUS")
        for (status, meaning) in Self.statuses { item("\\fB\(status)\\fR", meaning) }
        section("ENVIRONMENT")
        for (name, meaning) in Self.variables { item("\\fB\(name)\\fR", meaning) }
        section("FILES")
        for (name, meaning) in Self.files { item("\\fI\(Self.escaped(name))\\fR", meaning) }
        section("EXAMPLES")
        for (call, meaning) in Self.examples {
            paragraph(meaning)
            line(".RS 4\n.EX")
            words(call, areBroken: false)
            line(".EE\n.RE")
        }
        section("SEE ALSO")
        paragraph("The folder Docs of Plumb's sources: Files.md, Films.md, Screens.md, Layout/README.md.")
    }

    private mutating func add(_ command: DescribedTool.Command, without common: [DescribedTool.Argument]) {
        line(".SS \"plumb \(command.commandName)\"")
        if let abstract = command.abstract { words(abstract) }
        if let discussion = command.discussion { paragraph(discussion) }
        for argument in Self.shown(command) where !common.contains(argument) { add(argument) }
    }

    private mutating func add(_ argument: DescribedTool.Argument) {
        var head = "\\fI\(Self.value(argument))\\fR"
        if argument.kind != .positional {
            let names = (argument.names ?? []).map { "\\fB\(Self.escaped($0.text))\\fR" }.joined(separator: ", ")
            head = argument.kind == .flag ? names : "\(names) \(head)"
        }
        var meaning = argument.abstract ?? ""
        let values = argument.allValues ?? []
        if !values.isEmpty, !values.contains(where: meaning.contains) {
            meaning += " One of \(values.joined(separator: ", "))."
        }
        if argument.kind == .option, let value = argument.defaultValue, !meaning.contains("(default:") {
            meaning += " (default: \(value))"
        }
        item(head, meaning)
    }

    // MARK: Texts that no command says about itself

    private static let description = [
        "Plumb compiles files that import SwiftUI, lays out their views as an iPhone does, and draws them. It takes one or "
            + "more Swift files, or a folder, which can be an Xcode project or a package. Only plumb run needs a display.",
        "Results go to stdout or into the file of -o; notes, warnings and errors go to stderr. An error is one sentence, after "
            + "the compiler's messages.",
    ]

    private static let statuses = [
        ("0", "Done."),
        (
            "1",
            "The user's file is wrong: it does not compile, traps, does not return, or --strict has found a warning."
        ),
        ("2", "The command line is wrong, or the output cannot be written."),
    ]

    private static let variables = [
        ("XDG_CACHE_HOME", "The folder for plumb/, the cache of compiled files. (default: ~/.cache)"),
        ("TMPDIR", "The folder for compiled files if the cache cannot be written. (default: /tmp)"),
        ("PATH", "Where plumb looks for swiftc, the compiler that it was built with."),
        ("PLUMB_SCALE", "Pixels per point in windows, without --scale."),
    ]

    private static let files = [
        ("~/.cache/plumb", "The 200 most recently used compiled files. You can remove it at any time."),
        ("Assets...", "Next to a file: the folder or .xcassets of its pictures and colours."),
        ("PREFIX/lib/plumb", "The program with the modules of SwiftUI and the plug-in that expands #Preview."),
    ]

    private static let examples = [
        ("plumb render Greeting.swift -o greeting.png", "Draw the first preview of a file:"),
        ("plumb render Greeting.swift --all -o pictures/", "Draw everything that the file can show:"),
        (
            "plumb render MyApp --view Profile --device \"iPhone 15 Pro\" -o profile.png",
            "Draw a view of a project on a device:"
        ),
        (
            "plumb render Menu.swift --duration 2 --tap save@0.5 -o menu.gif",
            "Film two seconds, with a tap after half a second:"
        ),
        (
            "plumb layout Greeting.swift --text fixed --size fit --json",
            "Print sizes and frames, independent of fonts:"
        ),
        ("plumb run Greeting.swift", "Show a view in a window:"),
    ]

    // MARK: roff

    private static func shown(_ command: DescribedTool.Command) -> [DescribedTool.Argument] {
        (command.arguments ?? []).filter(\.shouldDisplay)
    }

    private static func value(_ argument: DescribedTool.Argument) -> String {
        escaped((argument.valueName ?? "value").uppercased())
    }

    private static func withoutStop(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

    private mutating func line(_ text: String) {
        self.text += text + "\n"
        isAtSection = text.hasPrefix(".SH ")
    }
    private mutating func section(_ title: String) { line(".SH \(title)") }

    private mutating func paragraph(_ text: String) {
        // A section begins with a paragraph anyway.
        if !isAtSection { line(".PP") }
        words(text)
    }

    private mutating func item(_ head: String, _ text: String) {
        line(".TP\n\(head)")
        words(text)
    }

    /// Text in lines of 78 characters, with nothing in it that roff would take for a command.
    private mutating func words(_ text: String, areBroken: Bool = true) {
        var lines: [String] = [""]
        for word in text.split(whereSeparator: { areBroken && $0.isWhitespace }) {
            let word = Self.escaped(String(word))
            if lines[lines.count - 1].count + word.count > 77, areBroken { lines.append("") }
            lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
        }
        for text in lines where !text.isEmpty { line((text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" : "") + text) }
    }

    /// Backslashes, hyphens that must stay hyphens, and what is no ASCII.
    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\e"
            case "-": "\\-"
            case "…": "..."
            case _ where scalar.isASCII: String(scalar)
            default: "\\[u\(String(format: "%04X", scalar.value))]"
            }
        }.joined()
    }
}
