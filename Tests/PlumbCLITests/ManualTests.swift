import Foundation
import Testing

/// The man page is made of what the commands say about themselves.
struct ManualTests {
    @Test func itHasEveryOptionOfEveryCommand() throws {
        let page = try PlumbRun(["manual"])
        #expect(page.status == 0 && page.errors.isEmpty)
        let text = page.output.replacingOccurrences(of: "\\-", with: "-")
        let common = ["--version", "--help"]
        for option in common { #expect(text.contains("\\fB\(option)\\fR")) }
        var count = 0
        for command in ["render", "layout", "run", "list", "devices"] {
            let start = try #require(text.range(of: ".SS \"plumb \(command)\"\n"))
            let rest = text[start.upperBound...]
            let section = rest[..<(rest.range(of: "\n.S")?.lowerBound ?? rest.endIndex)]
            let help = try PlumbRun([command, "--help"]).output
            for match in help.matches(of: #/\n +(?:-\w, )?(--[a-z-]+)/#) where !common.contains(String(match.output.1))
            {
                #expect(section.contains("\\fB\(match.output.1)\\fR"), "\(command) \(match.output.1)")
                count += 1
            }
        }
        #expect(count > 60)
        for title in ["SYNOPSIS", "EXIT STATUS", "ENVIRONMENT", "FILES", "EXAMPLES"] {
            #expect(text.contains("\n.SH \(title)\n"))
        }
        #expect(!page.output.contains { !$0.isASCII })
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/groff"), "groff is not installed"))
    func manShowsItWithoutAComplaint() throws {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            "\"$PLUMB\" manual >plumb.1 && ! grep '^.\\{81\\}' plumb.1 && groff -man -ww -Tutf8 -P-cbou plumb.1",
            in: folder.url)
        #expect(run.status == 0)
        #expect(run.errors == "")
        #expect(run.output.contains("plumb render Greeting.swift --all -o pictures/"))
        #expect(run.output.contains("10 × 20"))
        // Wherever the line breaks.
        let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("\\n is the return key"))
    }

    /// `run` shows one view until it is closed: what speaks of many, of pictures and of an end has no meaning there.
    @Test func aCommandListsWhatItTakes() throws {
        let help = try ["render", "layout", "run", "list"].map { try PlumbRun([$0, "--help"]).output }
        for (option, expected) in [
            ("--all", [true, true, false, false]), ("--timeout", [true, true, false, true]),
            ("--at", [true, true, false, false]), ("--output", [true, false, false, false]),
            ("--view", [true, true, true, false]), ("--scale", [true, true, true, false]),
            ("--compile-timeout", [true, true, true, true]), ("--json", [false, true, false, true]),
        ] {
            let line = try Regex("\n +(-., )?\(option) ")
            #expect(help.map { $0.contains(line) } == expected, "\(option)")
        }
        let words = help[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("(default: the first preview, or else the app, or else the last view;"))
    }
}
