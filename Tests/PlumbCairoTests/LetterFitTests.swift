import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Docs/Rules.md, section 19: letters that are wider or narrower than those of the fonts that stand in for Apple's, as
/// pictures of Apple's have them.
struct LetterFitTests {
    let engine: PangoTextEngine

    init() throws { engine = try PangoTextEngine() }

    private func canvas(_ text: String, _ font: FontDescriptor) -> TextCanvas {
        let canvas = TextCanvas(engine, width: 160, height: font.size * 1.5, scale: 3)
        canvas.draw(canvas.layout([TextSpan(text, font: font)]), at: CGPoint(x: 20, y: 0))
        return canvas
    }

    private func width(_ text: String, _ font: FontDescriptor) -> Double {
        engine.shape([TextSpan(text, font: font)]).clusters.reduce(0) { $0 + $1.advance }
    }

    static let serif = FontDescriptor(design: .serif, size: 96)

    /// From the first pixel with ink to the last one, in points of pictures with three pixels to a point.
    @Test(
        arguments: [
            ("%", FontDescriptor(size: 16), 12.67), ("%", FontDescriptor(size: 17, weight: 600), 15),
            ("100 %", FontDescriptor(size: 16), 43.67), ("XII", serif, 114.33),
        ] as [(String, FontDescriptor, Double)])
    func inkIsAsWideAsInApplesPictures(text: String, font: FontDescriptor, width: Double) throws {
        let ink = try #require(canvas(text, font).bounds)
        // A pixel: where letters stand within it is not known.
        #expect(abs(Double(ink.x.count) / 3 - width) < 0.34, "\(text): \(Double(ink.x.count) / 3)")
    }

    /// The white columns between serif capitals.
    @Test func serifCapitalsStandCloser() throws {
        let canvas = canvas("XII", Self.serif)
        let ink = try #require(canvas.bounds)
        var gaps: [Int] = []
        var isWhite = false
        for x in ink.x {
            let white = ink.y.allSatisfy { canvas.ink(x, $0) < 0.02 }
            if white, isWhite { gaps[gaps.count - 1] += 1 } else if white { gaps.append(1) }
            isWhite = white
        }
        let points = gaps.map { Double($0) / 3 }
        try #require(points.count == 2)
        // 1.33 and 4.67 there.
        #expect(abs(points[0] - 1.33) <= 0.67 && abs(points[1] - 4.67) <= 0.67, "\(points)")
    }

    /// The dots of an ellipsis are .25 of the size apart at 16 points and .208 from 49 points on.
    @Test(arguments: [(11.0, 0.25), (16, 0.25), (32.5, 0.229), (49, 0.208), (56, 0.208), (100, 0.208)])
    func dotsOfAnEllipsis(size: Double, pitch: Double) {
        let shaped = engine.shape([TextSpan("…", font: FontDescriptor(size: size))])
        #expect(shaped.clusters.map(\.text) == ["…"])
        let glyphs = shaped.runs.flatMap(\.glyphs)
        #expect(glyphs.count == 3 && Set(glyphs.map(\.id)).count == 1)
        #expect(glyphs.allSatisfy { abs($0.advance - pitch * size) < 1e-9 })
        #expect(abs(shaped.clusters[0].advance - 3 * pitch * size) < 1e-9)
    }

    /// A subheadline of the largest size in 191 points, as in Apple's picture.
    @Test func aCutWordHasAsManyLettersAsInApplesPicture() {
        let font = FontDescriptor(size: 49)
        let layout = TextCanvas(engine, width: 10, height: 10, scale: 3).layout(
            [TextSpan("Subheadline", font: font)], width: 191
        ) { $0.lineLimit = 1 }
        #expect(layout.lines.flatMap(\.runs).map(\.glyphs.text).joined() == "Subhea…")
    }

    /// SF Mono's characters are all .618 of the size wide.
    @Test(arguments: [(16.0, "Body Monospaced", 148.3), (20, "The quick brown fox", 235)])
    func monospacedCharacters(size: Double, text: String, width: Double) {
        #expect(abs(self.width(text, FontDescriptor(design: .monospaced, size: size)) - width) < 0.25)
    }

    /// "The quick brown fox" at 20 points on macOS 26, where widths are rounded up to half points: what is a third of a
    /// per cent off is right.
    @Test(
        arguments: [
            (FontDescriptor(size: 20), 176.5), (FontDescriptor(size: 20, weight: 700), 189.5),
            (FontDescriptor(size: 20, weight: 900), 202), (FontDescriptor(design: .serif, size: 20), 185.5),
            (FontDescriptor(design: .rounded, size: 20), 175),
        ] as [(FontDescriptor, Double)])
    func aSentenceInOtherFonts(font: FontDescriptor, width: Double) {
        let own = self.width("The quick brown fox", font)
        #expect(own <= width + 0.1 && own > width - 0.7, "\(own)")
    }

    /// A font that stands in for another one by its name, or that is asked for by its own, has its own widths.
    @Test func namedFontsHaveTheirOwnWidths() {
        #expect(abs(width("Hello", FontDescriptor(design: .named("JetBrains Mono"), size: 20)) - 5 * 0.6 * 20) < 0.05)
    }
}
