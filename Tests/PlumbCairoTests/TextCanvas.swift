import CCairo
import CPango
import Foundation
import PlumbGraphics

@testable import PlumbCairo

/// A white picture to draw text on.
final class TextCanvas {
    let engine: any TextEngine
    let scale: Double
    let surface: OpaquePointer
    let cr: OpaquePointer
    let width: Int
    let height: Int

    /// Width and height in points.
    init(_ engine: any TextEngine, width: Double, height: Double, scale: Double) {
        self.engine = engine
        self.scale = scale
        self.width = Int(width * scale)
        self.height = Int(height * scale)
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(self.width), Int32(self.height))
        cr = cairo_create(surface)
        cairo_set_source_rgb(cr, 1, 1, 1)
        cairo_paint(cr)
        cairo_set_source_rgb(cr, 0, 0, 0)
        cairo_scale(cr, scale, scale)
    }

    deinit {
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
    }

    func layout(
        _ spans: [TextSpan], width: Double? = nil, height: Double? = nil,
        change: (inout TextLayoutOptions) -> Void = { _ in }
    ) -> TextLayout {
        var options = TextLayoutOptions(
            lineMetrics: engine.lineMetrics(of: spans), pixel: 1 / scale, isFixed: engine.isFixed)
        change(&options)
        return TextLayout(engine.shape(spans), options: options, proposedWidth: width, proposedHeight: height) {
            self.engine.shape([TextSpan("…", font: spans[$0].font)])
        }
    }

    /// Draws a layout with its top left at a point.
    func draw(_ layout: TextLayout, at point: CGPoint) {
        for line in layout.lines {
            for run in line.runs {
                let origin = CGPoint(x: Double(point.x) + run.x, y: Double(point.y) + line.baseline)
                (run.glyphs.face as! any CairoFontFace).show(run.glyphs, at: origin, on: cr)
            }
        }
    }

    /// Blue, green, red, alpha of a pixel.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        cairo_surface_flush(surface)
        let row = cairo_image_surface_get_data(surface)! + y * Int(cairo_image_surface_get_stride(surface))
        return (0..<4).map { row[x * 4 + $0] }
    }

    /// How dark each pixel is, 0…1.
    func ink(_ x: Int, _ y: Int) -> Double { 1 - Double(pixel(x, y)[1]) / 255 }

    /// The pixels that are not white.
    var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
        var xs: [Int] = []
        var ys: [Int] = []
        for y in 0..<height {
            for x in 0..<width where pixel(x, y) != [255, 255, 255, 255] {
                xs.append(x)
                ys.append(y)
            }
        }
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
        return (left...right, top...bottom)
    }
}
