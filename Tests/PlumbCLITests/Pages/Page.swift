import Foundation
import Testing

/// A page of the documentation with its blocks of code. There are three kinds, which say what a reader does with them:
///
/// - `swift`: a whole file. One that the lines before it name in backticks has that name; the commands after it may use
///   it.
/// - `sh`: commands, one a line, for a checkout.
/// - `console`: a command after `$ `, and what it prints.
struct Page: Sendable, CustomTestStringConvertible {
    struct Block: Sendable {
        var kind: String
        /// The line of the page on which its code begins, from 1.
        var line: Int
        var lines: [String]
        /// The lines between the block before, or a heading, and this one.
        var introduction: String

        var code: String { lines.joined(separator: "\n") + "\n" }

        /// The name of the file that a reader makes of it.
        var fileName: String? {
            introduction.matches(of: /`([A-Za-z]+\.swift)`/).last.map { String($0.output.1) }
        }

        /// The modules that its code imports.
        var imports: Set<String> {
            Set(lines.filter { $0.hasPrefix("import ") }.map { String($0.dropFirst("import ".count)) })
        }
    }

    /// From the checkout's folder.
    let path: String
    let text: String
    let blocks: [Block]
    /// Lines of code without a fence, which nobody could tell from others.
    let indentedLines: [Int]

    var testDescription: String { path }
    var url: URL { PlumbRun.package.appendingPathComponent(path) }
    var folder: URL { url.deletingLastPathComponent() }

    init(path: String, text: String) {
        self.path = path
        self.text = text
        var blocks: [Block] = []
        var indented: [Int] = []
        var open: Block?
        var introduction: [String] = []
        var before = ""
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            let mark = line.drop { $0 == " " }
            if mark.hasPrefix("```") {
                if let block = open {
                    blocks.append(block)
                    open = nil
                } else {
                    open = Block(
                        kind: String(mark.dropFirst(3)), line: index + 2, lines: [],
                        introduction: introduction.joined(separator: "\n"))
                }
                introduction = []
            } else if open != nil {
                open?.lines.append(line)
            } else {
                if line.hasPrefix("#") { introduction = [] }
                introduction.append(line)
                if line.hasPrefix("    ") && before.isEmpty { indented.append(index + 1) }
            }
            before = line
        }
        if let block = open { blocks.append(block) }
        self.blocks = blocks
        indentedLines = indented
    }

    /// README.md, CONTRIBUTING.md, and everything below Docs. (ARCHITECTURE.md has drawings, CHANGELOG.md has what
    /// was.)
    static let all: [Page] = {
        let docs = FileManager.default.enumerator(atPath: PlumbRun.package.appendingPathComponent("Docs").path)
        let below = (docs?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
        return (["README.md", "CONTRIBUTING.md"] + below.sorted()).compactMap(read)
    }()

    static func read(_ path: String) -> Page? {
        (try? String(contentsOf: PlumbRun.package.appendingPathComponent(path), encoding: .utf8))
            .map { Page(path: path, text: $0) }
    }

    /// What the page links to and the pictures that it shows, as written.
    var links: [String] {
        text.matches(of: /\]\(([^)\s]+)\)|src="([^"]+)"/).compactMap { $0.output.1 ?? $0.output.2 }.map(String.init)
    }

    /// The file that a link leads to; nil for a link to elsewhere.
    func target(of link: String) -> URL? {
        guard !link.contains("://") else { return nil }
        let file = link.prefix { $0 != "#" }
        return file.isEmpty ? url : URL(fileURLWithPath: String(file), relativeTo: folder).standardizedFileURL
    }
}
