import Foundation
import Testing

/// Every piece of Swift in a page is a whole file that works.
struct PageSampleTests {
    /// What plumb can be given; other files belong into a package.
    private static func isForPlumb(_ block: Page.Block) -> Bool {
        block.imports.contains("SwiftUI")
            && block.imports.isSubset(of: [
                "SwiftUI", "Foundation", "Combine", "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers",
            ])
    }

    /// All of them as one folder: the compiler runs once. So two pages can't declare the same name, except that each page of a rule shows a view
    /// before and after, and that two pages may show the same file.
    @Test func everySampleIsLaidOut() throws {
        let folder = try ScratchFolder()
        var names: [String] = []
        var seen: Set<String> = []
        for page in Page.all {
            let name = page.url.deletingPathExtension().lastPathComponent
            let rule = page.path.hasPrefix("Docs/Lint/") && name != "README" ? name : ""
            for (index, block) in page.blocks.filter({ $0.kind == "swift" && Self.isForPlumb($0) }).enumerated() {
                let place = page.path.dropLast(".md".count).replacing("/", with: "-")
                let name = "\(place)-\(index + 1).swift"
                #expect(
                    block.lines.first?.hasPrefix("import ") == true,
                    "\(page.path):\(block.line) does not begin as a file does")
                guard seen.insert("\(rule)\n\(block.code)").inserted else { continue }
                let suffix = rule.replacing("-", with: "_")
                let code =
                    rule.isEmpty
                    ? block.code : block.code.replacing(/\b(Before|After)\b/) { "\($0.output.1)_\(suffix)" }
                try folder.write(code, to: "samples/\(name)")
                names.append(name)
            }
        }
        #expect(names.count > 30)
        let run = try PlumbRun(
            ["layout", "samples", "--all", "--json", "--strict", "--size", "400x400"], in: folder.url)
        try #require(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        let list = try PlumbRun(["list", "samples"], in: folder.url)
        let silent = names.filter { !list.output.contains("samples/\($0):") }
        #expect(silent == [], "these show nothing; give them a #Preview")
        let entries = list.output.split(separator: "\n").count
        #expect(try run.json().count == entries)
    }

    /// Tests, and files of Plumb itself: the page links to the file that has exactly this text, and `swift test` builds and runs it.
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
