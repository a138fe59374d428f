import Foundation
import Testing

/// Every piece of Swift in a page is a whole file that works.
struct PageSampleTests {
    /// What plumb can be given; other files belong into a package.
    private static func isForPlumb(_ block: Page.Block) -> Bool {
        !block.imports.isDisjoint(with: ["SwiftUI", "PlumbUI"])
            && block.imports.isSubset(of: [
                "SwiftUI", "PlumbUI", "Foundation", "Combine", "UIKit", "CoreGraphics", "QuartzCore",
                "UniformTypeIdentifiers", "PlumbPages",
            ])
    }

    /// All of them as one folder: the compiler runs once. Each file has names of its own.
    @Test func everySampleIsLaidOut() throws {
        let folder = try ScratchFolder()
        let names = try write(Page.all.filter { !Self.isOdd($0) }, to: folder)
        #expect(names.count > 30)
        let run = try PlumbRun(
            ["layout", "samples", "--all", "--json", "--strict", "--size", "400x400"], in: folder.url)
        try #require(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        try expectEntries(of: names, in: folder, run)
    }

    /// What a page shows of a rule is odd on purpose, and what is for paper is taller than a screen: it may be warned
    /// of.
    @Test func everyOddSampleIsLaidOut() throws {
        let folder = try ScratchFolder()
        let names = try write(Page.all.filter(Self.isOdd), to: folder)
        #expect(names.count > 100)
        let run = try PlumbRun(["layout", "samples", "--all", "--json", "--size", "400x400"], in: folder.url)
        try #require(run.status == 0, "\(run.errors)")
        try expectEntries(of: names, in: folder, run)
    }

    private static func isOdd(_ page: Page) -> Bool {
        page.path.hasPrefix("Docs/Lint/") && !page.path.hasSuffix("README.md") || page.path == "Docs/Pages.md"
    }

    /// Returns the names of the files. What several of them declare gets the file's number: several pages have a `Row`.
    private func write(_ pages: [Page], to folder: ScratchFolder) throws -> [String] {
        let files = pages.flatMap { page in
            page.blocks.filter { $0.kind == "swift" && Self.isForPlumb($0) }.enumerated().map {
                (page, $0.offset, $0.element)
            }
        }
        func declared(_ block: Page.Block) -> [String] {
            block.lines.compactMap { line in
                line.firstMatch(of: /^(?:[@\w]+ )*(?:struct|class|enum|protocol|typealias) (\w+)/).map {
                    String($0.output.1)
                }
            }
        }
        var counts: [String: Int] = [:]
        for name in files.flatMap({ declared($0.2) }) { counts[name, default: 0] += 1 }
        return try files.enumerated().map { number, file in
            let (page, index, block) = file
            let place = page.path.dropLast(".md".count).replacing("/", with: "-")
            let name = "\(place)-\(index + 1).swift"
            #expect(
                block.lines.first?.hasPrefix("import ") == true,
                "\(page.path):\(block.line) does not begin as a file does")
            let shared = Set(declared(block).filter { counts[$0] ?? 0 > 1 })
            let code = block.code.replacing(/\b\w+\b/) { word in
                shared.contains(String(word.output)) ? "\(word.output)_\(number)" : String(word.output)
            }
            try folder.write(code, to: "samples/\(name)")
            return name
        }
    }

    private func expectEntries(of names: [String], in folder: ScratchFolder, _ run: PlumbRun) throws {
        let list = try PlumbRun(["list", "samples"], in: folder.url)
        let silent = names.filter { !list.output.contains("samples/\($0):") }
        #expect(silent == [], "these show nothing; give them a #Preview")
        let entries = list.output.split(separator: "\n").count
        #expect(try run.json().count == entries)
    }

    /// Tests, and files of Plumb itself: the page links to the file that has exactly this text, and `swift test` builds
    /// and runs it.
    @Test(arguments: Page.all) func otherSamplesAreFilesOfTheTests(_ page: Page) throws {
        let linked = page.links.compactMap { page.target(of: $0) }
            .filter { $0.pathExtension == "swift" && $0.path.contains("/Tests/") }
        for block in page.blocks where block.kind == "swift" && !Self.isForPlumb(block) {
            let isThere = try linked.contains { file in
                // In its place among the sources, a file need not import the module that it is in.
                let text = try String(contentsOf: file, encoding: .utf8)
                    .replacing("\n@testable import PlumbCore\n", with: "")
                return text == block.code
            }
            #expect(isThere, "\(page.path):\(block.line) is none of the files of Tests that the page links to")
        }
    }
}
