import Foundation
import Testing

@testable import PlumbCairo

/// Text of the real engine through the renderers.
struct TextRenderingTests {
    static func items(_ text: String, size: Double, at point: CGPoint, _ paint: Paint) throws -> [DisplayItem] {
        let canvas = TextCanvas(try PangoTextEngine(), width: 1, height: 1, scale: 1)
        let layout = canvas.layout([TextSpan(text, font: FontDescriptor(size: size, weight: 900))])
        return layout.lines.flatMap { line in
            line.runs.map { run in
                .glyphs(run.glyphs, at: CGPoint(x: point.x + run.x, y: point.y + line.baseline), paint)
            }
        }
    }

    @Test func textTakesAGradientAlongItsLine() throws {
        let paint = Paint.linearGradient(
            stops: [.init(color: .pureRed, location: 0), .init(color: .pureBlue, location: 1)], start: .zero,
            end: CGPoint(x: 40, y: 0))
        let picture = try draw(try Self.items("IIIIIIIII", size: 20, at: CGPoint(x: 0, y: 5), paint))
        // Full of ink somewhere on the left and on the right, red there and blue here.
        func strongest(_ columns: Range<Int>) -> Pixel? {
            columns.map { Pixel(picture, $0, 20) }.max { $0.alpha < $1.alpha }
        }
        let (left, right) = (try #require(strongest(0..<8)), try #require(strongest(32..<40)))
        #expect(left.alpha > 200 && left.red > 3 * left.blue)
        #expect(right.alpha > 200 && right.blue > 3 * right.red)
    }

    @Test func textInALayerIsTheTextFaded() throws {
        let text = try Self.items("Åg", size: 24, at: CGPoint(x: 3, y: 3), .color(.black))
        let plain = try draw(text)
        let faded = try draw([.pushLayer(opacity: 0.5, .normal)] + text + [.pop])
        let worst = zip(plain.pixels, faded.pixels).map { abs(Int($0) - 2 * Int($1)) }.max() ?? 255
        #expect(worst <= 2)
        #expect(plain.pixels.contains { $0 == 255 })
    }

    @Test func textStaysTextInPDF() throws {
        let items = try Self.items("Invoice", size: 20, at: .zero, .color(.black))
        let file = try PDFRenderer().render(DisplayList(size: CGSize(width: 100, height: 40), items: items))
        let words = String(decoding: file, as: Unicode.ASCII.self)
        #expect(words.contains("/Type /Font"))
        #expect(words.contains("/ToUnicode"))
        #expect(!words.contains("/Subtype /Image"))
    }
}
