import CCairo
import CPango
import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// A sheet of everything that text can do, for the eye: `PLUMB_TEXT_SHEET=/tmp/sheet.png swift test --filter
/// TextSheet`.
struct TextSheetTests {
    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["PLUMB_TEXT_SHEET"] != nil, "PLUMB_TEXT_SHEET names no file"))
    func sheet() throws {
        let engine = try PangoTextEngine()
        let canvas = TextCanvas(engine, width: 800, height: 700, scale: 2)
        var y = 16.0
        func put(
            _ spans: [TextSpan], x: Double = 16, width: Double? = nil,
            _ change: (inout TextLayoutOptions) -> Void = { _ in }
        ) {
            let layout = canvas.layout(spans, width: width, change: change)
            cairo_set_source_rgba(canvas.cr, 0.9, 0.2, 0.3, 0.12)
            cairo_rectangle(canvas.cr, x, y, Double(layout.size.width), Double(layout.size.height))
            cairo_fill(canvas.cr)
            cairo_set_source_rgb(canvas.cr, 0, 0, 0)
            canvas.draw(layout, at: CGPoint(x: x, y: y))
            y += Double(layout.size.height) + 4
        }
        let styles: [(Double, Double)] = [
            (34, 400), (28, 400), (22, 400), (20, 400), (17, 600), (17, 400), (16, 400), (15, 400), (13, 400),
            (12, 400), (11, 400),
        ]
        for (size, weight) in styles {
            put([TextSpan("Hamburgefonstiv \(Int(size)) gjpqy ÅÉ", font: FontDescriptor(size: size, weight: weight))])
        }
        for weight in stride(from: 100.0, through: 900, by: 100) {
            put([TextSpan("Weight \(Int(weight)) Hamburgefonstiv", font: FontDescriptor(size: 17, weight: weight))])
        }
        let body = FontDescriptor(size: 17)
        y = 16
        let lorem = "The quick brown fox jumps over the lazy dog, and then it rests in the shade of the old oak tree."
        put([TextSpan(lorem, font: body)], x: 420, width: 220)
        put([TextSpan(lorem, font: body)], x: 420, width: 220) { $0.lineLimit = 2 }
        put([TextSpan(lorem, font: body)], x: 420, width: 220) { ($0.lineLimit, $0.truncation) = (2, .middle) }
        put([TextSpan(lorem, font: body)], x: 420, width: 220) { $0.alignment = .center }
        put(
            [TextSpan("秒蛙种子 宝可梦 动画 ", font: body), TextSpan("粗体", font: FontDescriptor(size: 17, weight: 700))], x: 420)
        put([TextSpan("日本語のテキスト 骨", font: body)], x: 420)
        put([TextSpan("Emoji 👩‍👩‍👧‍👦🇩🇪👍🏽❤️ 1️⃣ end", font: body)], x: 420)
        put([TextSpan("Big 👩‍👩‍👧‍👦🇩🇪👍🏽", font: FontDescriptor(size: 34))], x: 420)
        put([TextSpan("Hello שלום 123 مرحبا بالعالم world", font: body)], x: 420)
        put([TextSpan("שלום עולם, hello 42!", font: body)], x: 420, width: 220)
        put(
            [
                TextSpan("Mixed ", font: body), TextSpan("bold ", font: FontDescriptor(size: 17, weight: 700)),
                TextSpan("italic ", font: FontDescriptor(size: 17, isItalic: true)),
                TextSpan("large ", font: FontDescriptor(size: 28)),
                TextSpan("up", font: FontDescriptor(size: 11), baselineOffset: 6),
            ], x: 420)
        put([TextSpan("let x = 42 // JetBrains Mono", font: FontDescriptor(design: .monospaced, size: 15))], x: 420)
        put([TextSpan("Serif: Hamburgefonstiv", font: FontDescriptor(design: .serif, size: 17))], x: 420)
        put([TextSpan("TRACKED 5", font: body, tracking: 5), TextSpan(" tight", font: body, tracking: -1)], x: 420)
        put([TextSpan("Unknown: \u{13000} arrows → ⇒ ✓ ★ ∑ ≈", font: body)], x: 420)
        let fixed = FixedTextEngine()
        let spans = [TextSpan("Fixed 10 × 20 gjy 秒👍🏽", font: body)]
        let layout = TextLayout(
            fixed.shape(spans), options: TextLayoutOptions(lineMetrics: fixed.lineMetrics(of: spans), isFixed: true),
            proposedWidth: nil, proposedHeight: nil
        ) { _ in fixed.shape([TextSpan("…", font: body)]) }
        canvas.draw(layout, at: CGPoint(x: 420, y: y))
        let path = try #require(ProcessInfo.processInfo.environment["PLUMB_TEXT_SHEET"])
        #expect(cairo_surface_write_to_png(canvas.surface, path) == CAIRO_STATUS_SUCCESS)
    }
}
