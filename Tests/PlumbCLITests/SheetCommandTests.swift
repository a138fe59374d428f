import Foundation
import Testing

/// `plumb sheet`: views in their surroundings on one sheet.
struct SheetCommandTests {
    private static let views = """
        import SwiftUI

        #Preview("Card") { Text("Card").padding().background(Color.yellow) }
        #Preview("Wide") { Text("A rather long title of a card that is cut").lineLimit(1).frame(width: 60) }
        """

    private func run(_ output: String, _ options: String..., views: String = views) throws -> (PlumbRun, Data) {
        let folder = try ScratchFolder()
        try folder.write(views, to: "Card.swift")
        let run = try PlumbRun(["sheet", "Card.swift", "-o", output] + options, in: folder.url)
        return (run, FileManager.default.contents(atPath: folder.url.appendingPathComponent(output).path) ?? Data())
    }

    @Test func aPNGHasAllCells() throws {
        let (run, data) = try run(
            "sheet.png", "--devices", "iPhone SE (3rd generation),iPhone 15 Pro", "--schemes", "light,dark")
        #expect(run.status == 0, "\(run.errors)")
        // Two rows of two phones in two schemes: 2 · (375 + 393) points and what is between them, two pixels each.
        let width = data.dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let height = data.dropFirst(20).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        #expect(width == 2 * (2 * (375 + 393) + 3 * 28 + 2 * 40))
        #expect(height > 4 * 852 && height < 4 * 852 + 800)
    }

    @Test func aPageOfHTMLHasEveryCellWithItsTitle() throws {
        let (run, data) = try run("sheet.html", "--type-sizes", "large,accessibility3", "--locales", "en,ar", "--rtl")
        #expect(run.status == 0, "\(run.errors)")
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.components(separatedBy: "<figure>").count == 1 + 2 * 8)
        #expect(text.contains("<h2>Wide</h2>"))
        #expect(text.contains("<figcaption>accessibility3, ar, right to left</figcaption>"))
    }

    @Test func filesAreWhatTheirNamesSay() throws {
        #expect(try run("sheet.pdf", "--schemes", "light,dark").1.starts(with: Data("%PDF-".utf8)))
        #expect(String(decoding: try run("sheet.svg").1, as: UTF8.self).contains("<svg"))
        let (wrong, _) = try run("sheet.gif")
        #expect(wrong.status == 2 && wrong.sentence.contains(".png, .pdf, .svg, .html"))
    }

    @Test func findingsAreMarkedAndListed() throws {
        let (run, data) = try run(
            "sheet.html", "--lint", views: Self.views + "\n#Preview { Text(\"A\").frame(width: 800) }\n")
        #expect(run.status == 0, "\(run.errors)")
        #expect(String(decoding: data, as: UTF8.self).contains("<p class=\"finding\">1  Card.swift:"))
    }

    @Test func aViewThatTrapsHasItsReasonInItsPlace() throws {
        let (run, data) = try run(
            "sheet.html", views: Self.views + "\n#Preview(\"Trap\") { [Text(\"a\")][[1].count] }\n")
        #expect(run.status == 1)
        #expect(run.sentence.contains("Trap in Card.swift trapped"))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("<p class=\"failure\">"))
        #expect(text.components(separatedBy: "<img ").count == 3)
    }
}
