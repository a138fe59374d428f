import Foundation
import Testing

/// What stands between the blocks of a page: links, and commands and options in a sentence.
struct PageTextTests {
    /// A block of another kind would be checked by nobody.
    @Test(arguments: Page.all) func everyBlockIsOfAKindThatIsChecked(_ page: Page) {
        for block in page.blocks {
            #expect(["swift", "sh", "console"].contains(block.kind), "\(page.path):\(block.line)")
            #expect(!block.lines.isEmpty, "\(page.path):\(block.line) is empty")
        }
        #expect(page.indentedLines == [], "\(page.path): code stands between lines of ```")
    }

    @Test func theReaderFindsBlocks() {
        let page = Page(
            path: "a page",
            text: """
                # A

                In `B.swift`, not `A.swift`, but `C.swift`:

                ```swift
                import SwiftUI

                    struct
                ```
                then

                    indented

                ## D
                ```
                x
                ```
                - a list
                    goes on
                """)
        #expect(page.blocks.map(\.kind) == ["swift", ""])
        #expect(page.blocks.map(\.line) == [6, 16])
        #expect(page.blocks.map(\.fileName) == ["C.swift", nil])
        #expect(page.blocks[0].lines == ["import SwiftUI", "", "    struct"])
        #expect(page.indentedLines == [12])
    }

    // MARK: Links

    /// Files and pictures that pages name are there, and so are the headings.
    @Test(arguments: Page.all + ["ARCHITECTURE.md", "CHANGELOG.md"].compactMap(Page.read))
    func linksLeadSomewhere(_ page: Page) throws {
        for link in page.links {
            guard let file = page.target(of: link) else { continue }
            guard FileManager.default.fileExists(atPath: file.path) else {
                Issue.record("\(page.path): \(link) is not there")
                continue
            }
            if let heading = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).dropFirst()
                .first
            {
                let text = try String(contentsOf: file, encoding: .utf8)
                let isThere = Self.headings(of: text).contains(String(heading))
                #expect(isThere, "\(page.path): \(link) has no such heading")
            }
        }
    }

    /// The names that GitHub gives to headings.
    private static func headings(of text: String) -> Set<String> {
        let lines = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" || $0 == " " } }
        return Set(
            lines.map { line in
                line.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
                    .replacing(" ", with: "-")
            })
    }

    // MARK: Commands in sentences

    /// What stands in backticks outside of blocks.
    private static func spans(of page: Page) -> [String] {
        var isOpen = false
        let prose = page.text.split(separator: "\n").filter { line in
            if line.hasPrefix("```") { isOpen.toggle() }
            return !isOpen && !line.hasPrefix("```")
        }
        return prose.joined(separator: "\n").matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }

    /// The options that plumb, or one of its commands, says it has; nil for a command that it does not know.
    private static func options(of command: [String]) throws -> Set<String>? {
        let run = try PlumbRun(command + ["--help"])
        guard run.status == 0 else { return nil }
        return Set(run.output.matches(of: /--[a-z-]+/).map { String($0.output) })
    }

    /// Commands and options in a sentence exist; they are parts of a call too often to be run.
    @Test(arguments: Page.all.filter { !$0.path.hasPrefix("Docs/API") })
    func commandsInSentencesExist(_ page: Page) throws {
        let makefile = try String(contentsOf: PlumbRun.package.appendingPathComponent("Makefile"), encoding: .utf8)
        let all = try [
            [], ["render"], ["layout"], ["run"], ["list"], ["devices"], ["explain"], ["lint"], ["mcp"],
            ["build"], ["schema"], ["batch"], ["serve"], ["snapshot"], ["sheet"],
        ]
        .compactMap(Self.options)
        .reduce(into: Set<String>()) { $0.formUnion($1) }
        for span in Self.spans(of: page) {
            let words = span.split { $0 == " " || $0 == "\n" }.map(String.init)
            guard let first = words.first else { continue }
            if first == "make", words.count > 1, words[1] != "…" {
                let isThere = makefile.contains("\n\(words[1]):")
                #expect(isThere, "\(page.path): \(span)")
            }
            var known = all
            if first == "plumb", words.count > 1, !words[1].hasPrefix("-") {
                known = try #require(try Self.options(of: [words[1]]), "\(page.path): \(span)")
            } else if first != "plumb" && !first.hasPrefix("--") {
                continue
            }
            let options = words.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0.isLetter || $0 == "-" }) }
            #expect(options.filter { !known.contains($0) } == [], "\(page.path): \(span)")
        }
    }

    // MARK: Names

    /// Pages for users teach one way to hold a view in a test.
    @Test(
        arguments: Page.all.filter {
            !["Docs/Decisions/", "Docs/Rules.md", "CONTRIBUTING.md"].contains(where: $0.path.hasPrefix)
        })
    func oneHostIsTaught(_ page: Page) {
        let isOther = page.text.contains("ViewHost")
        #expect(!isOther, "\(page.path): TestHost is what tests use")
    }
}
