import CCairo
import Foundation

/// A picture of a part of a letter, to measure its ink.
struct InkPicture {
    /// Pixels to an em.
    private static let pixels = 96.0

    private var width = 0
    private var height = 0
    /// 0…255, row by row.
    private var coverage: [UInt8] = []
    /// Units for a pixel.
    private let unit = RoundLetters.size / pixels

    /// Draws in the units of letters.
    init(in box: CGRect, _ draw: (OpaquePointer) -> Void) {
        width = Int(min(Double(box.width) / unit, 4096).rounded(.up)) + 2
        height = Int(min(Double(box.height) / unit, 4096).rounded(.up)) + 2
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let cr = cairo_create(surface)
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_translate(cr, 1, 1)
        cairo_scale(cr, 1 / unit, 1 / unit)
        cairo_translate(cr, -Double(box.minX), -Double(box.minY))
        draw(cr)
        cairo_destroy(cr)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        coverage.reserveCapacity(width * height)
        for y in 0..<height { coverage += UnsafeBufferPointer(start: pixels + y * stride, count: width) }
    }

    /// How much is covered.
    var ink: Double { Double(coverage.reduce(0) { $0 + Int($1) }) }

    /// How thick strokes are from left to right; nil where nothing is drawn.
    var levelRun: Double? { stroke((0..<height).lazy.map { ($0 * width, 1, width) }) }
    /// How thick strokes are from top to bottom.
    var uprightRun: Double? { stroke((0..<width).lazy.map { ($0, width, height) }) }

    /// Of all stretches of ink on some lines of pixels, the one that a third of them is shorter than: bars are
    /// crossed in few places along a stem, and stems in few along a bar.
    private func stroke(_ lines: some Sequence<(start: Int, step: Int, count: Int)>) -> Double? {
        guard coverage.count == width * height else { return nil }
        var runs: [Int] = []
        for line in lines {
            var run = 0
            // Pixels that are half covered and less end a stretch, and count by what they cover.
            var edge = 0
            for place in 0..<line.count {
                let ink = Int(coverage[line.start + place * line.step])
                if ink > 127 {
                    run += run == 0 ? edge + ink : ink
                } else if run > 0 {
                    runs.append(run + ink)
                    run = 0
                }
                edge = ink
            }
            if run > 0 { runs.append(run) }
        }
        guard !runs.isEmpty else { return nil }
        runs.sort()
        return Double(runs[runs.count / 3]) / 255 * unit
    }
}
