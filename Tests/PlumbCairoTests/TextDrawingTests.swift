import CCairo
import CPango
import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Where the ink is.
struct TextDrawingTests {
    let engine: PangoTextEngine
    private let body = FontDescriptor(size: 17)

    init() throws { engine = try PangoTextEngine() }

    /// The bounds of the ink of a text at (20, 20), in points from there.
    private func inkBounds(_ text: String, _ font: FontDescriptor, scale: Double) throws -> CGRect {
        let canvas = TextCanvas(engine, width: 400, height: 120, scale: scale)
        canvas.draw(canvas.layout([TextSpan(text, font: font)]), at: CGPoint(x: 20, y: 20))
        let ink = try #require(canvas.bounds)
        return CGRect(
            x: Double(ink.x.lowerBound) / scale - 20, y: Double(ink.y.lowerBound) / scale - 20,
            width: Double(ink.x.count) / scale, height: Double(ink.y.count) / scale)
    }

    @Test(arguments: [1.0, 2, 3, 1.37])
    func inkStandsOnTheBaselineAtAnyScale(scale: Double) throws {
        // H of 17 points: cap height 12.36 in Inter. Top and ascent are rounded each by itself (Docs/Rules.md, section
        // 19, step 5).
        let baseline = ((20 * scale).rounded() + (17 * 0.9521484375 * scale).rounded()) / scale - 20
        let ink = try inkBounds("HHHHHHHHHH", body, scale: scale)
        #expect(abs(Double(ink.maxY) - baseline) < 1e-6)
        #expect(abs(Double(ink.height) - 12.36) <= 1.01 / scale)
        let width = engine.shape([TextSpan("HHHHHHHHHH", font: body)]).clusters.reduce(0) { $0 + $1.advance }
        #expect(Double(ink.maxX) < width && Double(ink.maxX) > width - 3)
    }

    @Test(arguments: [34.0, 17, 11])
    func tallLettersStayInTheirLine(size: Double) throws {
        let ink = try inkBounds("ÅÉgjpqy", FontDescriptor(size: size, weight: 700), scale: 2)
        // Inter's Å is higher than SF Pro's ascent by 3 % of the size.
        #expect(Double(ink.minY) > -0.03 * size - 0.5)
        #expect(Double(ink.maxY) < size * 1.193359 + 0.5)
    }

    /// Centres of gravity of a thin stem that moves by quarters of a pixel.
    @Test func horizontalPositionsAreFinerThanPixels() {
        let centres = [0.0, 0.25, 0.5, 0.75].map { shift -> Double in
            let canvas = TextCanvas(engine, width: 40, height: 40, scale: 1)
            canvas.draw(canvas.layout([TextSpan("l", font: body)]), at: CGPoint(x: 10 + shift, y: 10))
            var (mass, moment) = (0.0, 0.0)
            for x in 0..<40 {
                mass += canvas.ink(x, 20)
                moment += canvas.ink(x, 20) * Double(x)
            }
            return moment / mass
        }
        let steps = zip(centres, centres.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 > 0.1 && $0 < 0.4 }, "\(centres)")
    }

    @Test func emojiAreColouredAndAsLargeAsTheText() throws {
        let canvas = TextCanvas(engine, width: 100, height: 60, scale: 2)
        let layout = canvas.layout([TextSpan("❤️", font: FontDescriptor(size: 34))])
        canvas.draw(layout, at: CGPoint(x: 10, y: 10))
        let ink = try #require(canvas.bounds)
        #expect(Double(ink.x.count) / 2 <= Double(layout.size.width) && ink.x.count > 50)
        let middle = canvas.pixel((ink.x.lowerBound + ink.x.upperBound) / 2, (ink.y.lowerBound + ink.y.upperBound) / 2)
        #expect(middle[2] > 150 && middle[1] < 120)
    }

    @Test func sourceColourPaintsLetters() throws {
        let canvas = TextCanvas(engine, width: 60, height: 60, scale: 2)
        cairo_set_source_rgba(canvas.cr, 1, 0, 0, 1)
        canvas.draw(canvas.layout([TextSpan("I", font: FontDescriptor(size: 40, weight: 900))]), at: .zero)
        let ink = try #require(canvas.bounds)
        let middle = canvas.pixel((ink.x.lowerBound + ink.x.upperBound) / 2, (ink.y.lowerBound + ink.y.upperBound) / 2)
        #expect(middle == [0, 0, 255, 255])
    }

    @Test func turnedTextIsDrawnTurned() throws {
        let canvas = TextCanvas(engine, width: 100, height: 100, scale: 2)
        cairo_translate(canvas.cr, 50, 10)
        cairo_rotate(canvas.cr, .pi / 2)
        canvas.draw(canvas.layout([TextSpan("HHHHHH", font: body)]), at: .zero)
        let ink = try #require(canvas.bounds)
        #expect(ink.y.count > 130 && ink.x.count < 30)
    }

    @Test func missingCharactersAreBoxes() throws {
        let ink = try inkBounds("\u{13000}", body, scale: 2)
        #expect(ink.height > 10 && ink.width > 6)
    }

    @Test func fixedCharactersStayInTheirCells() throws {
        let canvas = TextCanvas(FixedTextEngine(), width: 120, height: 60, scale: 2)
        let layout = canvas.layout([TextSpan("ÅMg秒👍🏽", font: body)])
        #expect(layout.size == CGSize(width: 50, height: 20))
        canvas.draw(layout, at: CGPoint(x: 20, y: 20))
        let ink = try #require(canvas.bounds)
        #expect(ink.x.lowerBound >= 40 && ink.x.upperBound < 140)
        #expect(ink.y.lowerBound >= 39 && ink.y.upperBound <= 80)
        for cell in 0..<5 {
            let dark = (40 + cell * 20..<60 + cell * 20).contains { x in (40..<80).contains { canvas.ink(x, $0) > 0.3 }
            }
            #expect(dark, "cell \(cell)")
        }
    }

    @Test func drawingKeepsThePathAndTheFont() {
        let canvas = TextCanvas(engine, width: 60, height: 60, scale: 1)
        let before = cairo_get_font_face(canvas.cr)
        canvas.draw(canvas.layout([TextSpan("Hello", font: body)]), at: .zero)
        #expect(cairo_get_font_face(canvas.cr) == before)
        #expect(cairo_status(canvas.cr) == CAIRO_STATUS_SUCCESS)
    }

    @Test func facesMayBeUsedOnAnyThread() async {
        let spans = [TextSpan("Hamburgefonstiv 👍🏽 秒", font: body)]
        let options = TextLayoutOptions(lineMetrics: engine.lineMetrics(of: spans))
        let layout = TextLayout(engine.shape(spans), options: options, proposedWidth: nil, proposedHeight: nil) { _ in
            engine.shape(spans)
        }
        let inks = await withTaskGroup(of: [Int].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let canvas = TextCanvas(FixedTextEngine(), width: 260, height: 40, scale: 2)
                    for _ in 0..<20 { canvas.draw(layout, at: CGPoint(x: 5, y: 5)) }
                    let ink = canvas.bounds
                    return [ink?.x.lowerBound ?? 0, ink?.x.upperBound ?? 0, ink?.y.upperBound ?? 0]
                }
            }
            return await group.reduce(into: [[Int]]()) { $0.append($1) }
        }
        #expect(Set(inks).count == 1)
        #expect(inks[0][1] > 300)
    }
}
