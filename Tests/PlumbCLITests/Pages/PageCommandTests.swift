import Foundation
import Testing

/// Every command of a page does what a reader expects of it, in the order of the page.
///
/// - `plumb` runs as written, in a copy of the checkout's Examples and Docs: status 0, nothing on stderr, and the file
///   after `-o` or `--html` is what its suffix says.
/// - `plumb run` runs without a display: the file is compiled, and only the display is missing. With one it would never
///   end.
/// - `plumb serve` never ends: its help has the options.
/// - `… --watch` runs without that option, which never ends.
/// - `make`: the Makefile has the target, and the variables. Most of them build for minutes.
/// - `plumb-bench`: its usage has the word that follows. It measures for minutes.
/// - `Scripts/peers/…`: its help has the options. It measures for minutes, and needs programs that are not part of
///   Plumb.
///
/// Other commands are listed in ``others``.
struct PageCommandTests {
    /// Commands that are not run, and why.
    private static let others = [
        #"export PATH="$PWD/.build/release:$PATH""#: "the tests do the same for each command"
    ]

    @Test(arguments: Page.all.filter { page in page.blocks.contains { $0.kind != "swift" } })
    func commandsRunAsWritten(_ page: Page) throws {
        let desk = try Desk()
        for block in page.blocks {
            switch block.kind {
            case "swift":
                if let name = block.fileName { try desk.folder.write(block.code, to: name) }
            case "console":
                let faults = try faults(ofPrinting: block, at: desk)
                #expect(faults == [], "\(page.path):\(block.line)")
            default:
                for (index, line) in block.lines.enumerated() where !line.isEmpty {
                    let faults = try faults(of: line, at: desk)
                    #expect(faults == [], "\(page.path):\(block.line + index)")
                }
            }
        }
    }

    /// An example's comment may say how it is shown.
    @Test func commandsInExamplesRunAsWritten() throws {
        let desk = try Desk()
        let examples = PlumbRun.package.appendingPathComponent("Examples")
        let names = try FileManager.default.contentsOfDirectory(atPath: examples.path).filter { $0.hasSuffix(".swift") }
        var count = 0
        for name in names.sorted() {
            let text = try String(contentsOf: examples.appendingPathComponent(name), encoding: .utf8)
            for line in text.split(separator: "\n") where line.hasPrefix("///     ") {
                let faults = try faults(of: String(line.dropFirst("///     ".count)), at: desk)
                #expect(faults == [], "\(name)")
                count += 1
            }
        }
        #expect(count > 1)
    }

    /// What stands after a line with `$ ` is what it prints.
    private func faults(ofPrinting block: Page.Block, at desk: Desk) throws -> [String] {
        guard let first = block.lines.first, first.hasPrefix("$ plumb ") else {
            return ["does not begin with a command"]
        }
        if block.lines.dropFirst().contains(where: { $0.hasPrefix("$ ") }) { return ["has several commands"] }
        let run = try desk.run(String(first.dropFirst(2)))
        let printed = block.lines.dropFirst().joined(separator: "\n") + "\n"
        // Lint ends with 1 where it has found something.
        let hasFound = first.hasPrefix("$ plumb lint ") && run.status == 1 && run.errors.isEmpty && !run.output.isEmpty
        return (hasFound ? [] : run.faults) + (run.output == printed ? [] : ["prints \(run.output)"])
    }

    private func faults(of line: String, at desk: Desk) throws -> [String] {
        if Self.others.keys.contains(where: { line == $0 || line.hasPrefix("\($0) #") }) { return [] }
        guard var words = ShellWords(line)?.words else { return ["is more than one plain command"] }
        if words.first == "sudo" { words.removeFirst() }
        let second = words.dropFirst().first ?? ""
        var line = line
        if words.first == "plumb" && words.contains("--watch") {
            guard try PlumbRun([second, "--help"]).output.contains("--watch") else {
                return ["\(second) has no --watch"]
            }
            line = line.replacing(" --watch", with: "")
        }
        switch words.first {
        case "plumb" where second == "run":
            let run = try desk.run(line)
            let isReady = run.errors.hasPrefix("plumb: there is no display to open a window on;")
            return isReady && run.errorLines.count == 1 && run.status == 2 ? [] : [run.errors]
        case "plumb" where second == "serve":
            let help = try PlumbRun(["serve", "--help"]).output
            return words.filter { $0.hasPrefix("--") && !help.contains($0) }.map { "plumb serve has no \($0)" }
        case "plumb":
            return try faults(ofPlumb: line, words, at: desk)
        case "make":
            let makefile = try String(
                contentsOf: PlumbRun.package.appendingPathComponent("Makefile"), encoding: .utf8)
            let lines = makefile.split(separator: "\n").map { "\($0) " }
            let rules = words.dropFirst().map { $0.contains("=") ? "\($0.prefix { $0 != "=" }) := " : "\($0): " }
            return (rules.isEmpty ? ["no target"] : [])
                + rules.filter { rule in !lines.contains { $0.hasPrefix(rule) } }
        case ".build/release/plumb-bench":
            let usage = try ShellRun("\"$PACKAGE\"/.build/release/plumb-bench --help", in: desk.folder.url).errors
            return usage.contains("plumb-bench \(second) ") ? [] : [usage]
        case let script? where script.hasPrefix("Scripts/peers/"):
            let help = try ShellRun("python3 \"$PACKAGE\"/\(script) --help", in: desk.folder.url)
            let unknown = words.filter { $0.hasPrefix("--") && !help.output.contains($0) }
            return help.status == 0 && unknown.isEmpty ? [] : ["\(unknown): \(help.errors)"]
        default:
            return ["nobody checks this command"]
        }
    }

    private func faults(ofPlumb line: String, _ words: [String], at desk: Desk) throws -> [String] {
        let output = ["-o", "--html"].compactMap { words.firstIndex(of: $0) }.first
            .flatMap { $0 + 1 < words.count ? words[$0 + 1] : nil }
        if let output { try? FileManager.default.removeItem(at: desk.folder.url.appendingPathComponent(output)) }
        let run = try desk.run(line)
        guard run.faults.isEmpty else { return run.faults }
        // Lint has nothing to say of a file in which it finds nothing.
        let isSilent = run.output.isEmpty && words[1] != "lint"
        guard let output else { return isSilent ? ["prints nothing"] : [] }
        let files = try desk.files(output)
        if files.isEmpty { return ["\(output) is not there"] }
        return try files.filter { !FileMark.isKept(by: try Data(contentsOf: $0), suffix: $0.pathExtension) }
            .map { "\($0.lastPathComponent) is no such file" }
    }

    /// The checks find what they are there to find.
    @Test(arguments: [
        "plumb render Missing.swift -o a.png", "plumb render Examples/Card.swift --sise fit -o a.png",
        "plumb render Examples/Card.swift --view Nobody -o a.png", "plumb run Missing.swift", "frobnicate",
        "make", "make nothing", "sudo make nothing", "make bench NOTHING=1", ".build/release/plumb-bench nothing",
        "plumb list Examples/Card.swift --watch", "plumb devices > x", "plumb devices | head",
        "plumb list 'Examples/Card.swift", "# make demo",
    ]) func wrongCommandsAreFound(_ line: String) throws {
        #expect(try faults(of: line, at: try Desk()) != [])
    }

    @Test(arguments: ["$ plumb devices\nnone", "plumb devices\niPhone", "$ plumb list Missing.swift\n"])
    func wrongOutputIsFound(_ text: String) throws {
        let page = Page(path: "a page", text: "```console\n\(text)\n```")
        #expect(try faults(ofPrinting: page.blocks[0], at: try Desk()) != [])
    }
}

extension ShellRun {
    /// What a command does not do that went well.
    fileprivate var faults: [String] {
        (status == 0 ? [] : ["status \(status)"]) + (errors.isEmpty ? [] : [errors])
    }
}

/// A copy of what commands of pages need, with plumb on the PATH.
private struct Desk {
    let folder: ScratchFolder

    init() throws {
        folder = try ScratchFolder()
        for name in ["Examples", "Docs/Pictures"] {
            let copy = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: PlumbRun.package.appendingPathComponent(name), to: copy)
        }
    }

    func run(_ line: String) throws -> ShellRun {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let surroundings = [
            "PATH": "\(PlumbRun.program.deletingLastPathComponent().path):\(path)", "DISPLAY": nil,
            "WAYLAND_DISPLAY": nil,
        ]
        return try ShellRun(line, in: folder.url, environment: surroundings)
    }

    /// What a command has written: a file, numbered pictures, or all of a folder.
    func files(_ output: String) throws -> [URL] {
        let whole = folder.url.appendingPathComponent(output)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: whole.path, isDirectory: &isFolder), !isFolder.boolValue {
            return [whole]
        }
        let place = isFolder.boolValue ? whole : whole.deletingLastPathComponent()
        let names = try FileManager.default.contentsOfDirectory(atPath: place.path)
        if isFolder.boolValue { return names.map { place.appendingPathComponent($0) } }
        // "out/{id}.png" is a picture for each row.
        if whole.lastPathComponent.contains("{") {
            return names.filter { $0.hasSuffix(whole.pathExtension) }.map { place.appendingPathComponent($0) }
        }
        // "a-%03d.png" is a-000.png, a-001.png …
        let parts = whole.lastPathComponent.split(separator: "%", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return [] }
        let numbered = names.filter { $0.hasPrefix(parts[0]) && $0.dropFirst(parts[0].count).contains(/^[0-9]+\.png$/) }
        return numbered.map { place.appendingPathComponent($0) }
    }
}

/// A command's words as the shell reads them, without quotes and comment.
private struct ShellWords {
    private(set) var words: [String] = []

    /// Nil for what is no single command: pipes, redirections, substitutions, a quote that is open.
    init?(_ line: String) {
        var word: String?
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + "\(character)" }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == " " {
                words += word.map { [$0] } ?? []
                word = nil
            } else if character == "#" && word == nil {
                break
            } else if "|&;<>()`\\".contains(character) {
                return nil
            } else {
                word = (word ?? "") + "\(character)"
            }
        }
        if quote != nil { return nil }
        words += word.map { [$0] } ?? []
    }
}

/// How files of a kind begin.
private enum FileMark {
    static func isKept(by data: Data, suffix: String) -> Bool {
        let text = String(decoding: data.prefix(12), as: UTF8.self)
        switch suffix {
        case "png", "apng": return data.starts(with: [0x89, 0x50, 0x4E, 0x47])
        case "plumb": return data.starts(with: [0x1F, 0x8B])
        case "gif": return text.hasPrefix("GIF89a")
        case "webp": return text.hasPrefix("RIFF") && data.dropFirst(8).starts(with: Array("WEBP".utf8))
        case "pdf": return text.hasPrefix("%PDF")
        case "svg": return text.hasPrefix("<svg xmlns")
        case "html": return text.lowercased().hasPrefix("<!doctype")
        default: return false
        }
    }
}
