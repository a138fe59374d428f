import Foundation
import Testing

/// `plumb render --page`.
struct PagedRenderTests {
    private static let view = """
        import PlumbPages
        import SwiftUI
        struct Report: View {
            var body: some View {
                List { ForEach(1..<100) { Text("Row \\($0)") } }
                    .pageFooter { page in Text("\\(page.number) of \\(page.count)") }
            }
        }
        """

    private func files(_ folder: ScratchFolder) -> [String] {
        folder.names.filter { $0.hasPrefix("report") }
    }

    @Test func aPDFHasAllPages() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", Self.view, ["--page", "A4", "-o", "report.pdf"])
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        let data = try Data(contentsOf: folder.url.appendingPathComponent("report.pdf"))
        let text = String(decoding: data, as: Unicode.ASCII.self)
        #expect(text.matches(of: /MediaBox \[ 0 0 595 842 \]/).count >= 6)
        #expect(text.contains("/Count 6"))
    }

    @Test func otherFormatsHaveAFileForEachPage() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb(
            "render", Self.view, ["--page", "300x2000", "--margin", "10", "--scale", "1", "-o", "report.png"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(files(folder) == ["report-1.png", "report-2.png", "report-3.png"])
        let wide = try folder.plumb(
            "render", Self.view, ["--page", "Letter", "--landscape", "--margin", "10,20,30,40", "-o", "report.svg"])
        #expect(wide.status == 0, "\(wide.errors)")
        let page = try String(contentsOf: folder.url.appendingPathComponent("report-1.svg"), encoding: .utf8)
        #expect(page.contains("viewBox=\"0 0 792 612\""))
    }

    @Test(arguments: [
        ("--page A9 -o a.pdf", "A3, A4, A5, Letter, Legal"), ("--page 20000x10 -o a.pdf", "14400 points at most"),
        ("--page A4 --margin 300 -o a.pdf", "leave nothing of a page of 595 × 842 points"),
        ("--page A4 --margin x -o a.pdf", "TOP,LEADING,BOTTOM,TRAILING"),
        ("--margin 10 -o a.pdf", "give their size with --page"), ("--page A4 --size fit -o a.pdf", "leave --size out"),
        ("--page A4 --device x -o a.pdf", "no such device"), ("--page A4 --duration 1 -o a.gif", "a film has no pages"),
        ("--page A4 --bleed -o a.pdf", "leave them out with --page"), ("--page A4 -o -", "give --format pdf"),
        ("--page A4 --all -o out", "give --format pdf"), ("--page A4 -o a%d.png", "has a per cent sign"),
    ]) func badCallsSayWhy(_ options: String, _ words: String) throws {
        let run = try ScratchFolder().plumb("render", Self.view, options.split(separator: " ").map(String.init))
        #expect(run.status == 2)
        #expect(run.errors.contains(words), "\(run.errors)")
    }

    @Test(arguments: [
        ("Color.red.frame(height: 1e9)", "10000 are the most"), ("Color.red.frame(width: 0)", "nothing to draw"),
    ]) func viewsWithoutPagesSayWhy(_ body: String, _ words: String) throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb(
            "render", "import SwiftUI\nstruct A: View { var body: some View { \(body) } }",
            ["--page", "A4", "-o", "report.pdf"])
        #expect(run.status == 1)
        #expect(run.errors.contains(words), "\(run.errors)")
        #expect(files(folder) == [])
    }

    @Test func aTallPictureIsCutWithANote() throws {
        let run = try ScratchFolder().plumb(
            "render",
            "import SwiftUI\nstruct A: View { var body: some View { Circle().frame(width: 2000, height: 2000) } }",
            ["--page", "A4", "-o", "a.pdf"])
        #expect(run.status == 0)
        #expect(run.errors.contains("note: A has a view taller than a page"), "\(run.errors)")
    }
}
