import CCairo
import CPango
import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Text in PDF, as poppler reads it.
@Suite(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftoppm"), "poppler-utils is not installed"))
struct TextPDFTests {
    let engine: PangoTextEngine
    private let file = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID().uuidString).pdf")

    init() throws { engine = try PangoTextEngine() }

    /// Draws lines 40 points apart on a page of 200 × 100 and hands the file to a tool.
    private func page(_ lines: [[TextSpan]], _ tool: String, _ arguments: String...) throws -> Data {
        defer { try? FileManager.default.removeItem(at: file) }
        let surface = cairo_pdf_surface_create(file.path, 200, 100)
        let cr = cairo_create(surface)!
        let canvas = TextCanvas(engine, width: 1, height: 1, scale: 1)
        for (index, spans) in lines.enumerated() {
            let line = canvas.layout(spans).lines[0]
            for run in line.runs {
                let origin = CGPoint(x: 10 + run.x, y: 30 + 40 * Double(index))
                (run.glyphs.face as! any CairoFontFace).show(run.glyphs, at: origin, on: cr)
            }
        }
        cairo_destroy(cr)
        cairo_surface_finish(surface)
        #expect(cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS)
        cairo_surface_destroy(surface)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(tool)")
        process.arguments = arguments + [file.path] + (tool == "pdftotext" ? ["-"] : [])
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }

    @Test func lettersStayText() throws {
        let text = try page([[TextSpan("Hello fi 12", font: FontDescriptor(size: 17))]], "pdftotext")
        #expect(String(decoding: text, as: UTF8.self).contains("Hello fi 12"))
    }

    /// Cairo 1.16 alone gives every weight the one that was drawn last.
    @Test(arguments: [(400.0, 650.0), (650, 400), (300, 900)])
    func everyWeightIsEmbeddedAsItIs(first: Double, second: Double) throws {
        let lines = [first, second].map { [TextSpan("IIIIIIIIIIIIIIII", font: FontDescriptor(size: 20, weight: $0))] }
        let gray = try page(lines, "pdftoppm", "-gray", "-r", "72")
        // The header of a PGM of 200 × 100 is 15 bytes long.
        let ink = [0, 50].map { top in
            gray.dropFirst(15 + top * 200).prefix(50 * 200).reduce(0) { $0 + 255 - Double($1) }
        }
        #expect(ink[0] > 0 && ink[1] > 0)
        #expect(second > first ? ink[1] > ink[0] * 1.3 : ink[0] > ink[1] * 1.3, "\(ink)")
    }

    @Test func emojiAreSharpPictures() throws {
        let pixels = try page([[TextSpan("🏴", font: FontDescriptor(size: 17))]], "pdftoppm", "-gray", "-r", "432")
        // In a picture of 72 pixels an inch each would cover 6 × 6 here; sharp edges fall from white to dark in two or
        // three.
        let rows = pixels.dropFirst(pixels.count - 1200 * 600)
        let steps = zip(rows, rows.dropFirst()).map { abs(Int($0) - Int($1)) }
        #expect(steps.max()! > 100)
    }
}
