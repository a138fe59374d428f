import CCairo
import Foundation
import PlumbGraphics

/// A picture stretched into a rectangle.
///
/// 1. The pixels are lent to Cairo, not copied; they are given back before the call ends.
/// 2. A `source` of whole pixels becomes a picture of its own: its neighbours can't bleed into its edge.
/// 3. What is shrunk three times or more is first averaged over whole blocks, and Cairo shrinks the rest: its filters look at
///    sixteen pixels a side at most and would skip the others, and take seven times as long.
/// 4. The edge pixels go on outside, so that the edge of an enlarged picture is as sharp as its rectangle.
struct CairoImage {
    var bitmap: Bitmap
    var rect: CGRect
    var source: CGRect?
    var tint: Paint?
    var quality: InterpolationQuality

    func draw(on context: CairoContext) {
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        guard rect.isDrawable, (source ?? whole).isDrawable else { return }
        let part = (source ?? whole).intersection(whole)
        guard part.isDrawable else { return }
        // (2)
        let pixels = part.integral
        let (x, y) = (Int(pixels.minX), Int(pixels.minY))
        let (width, height) = (Int(pixels.width), Int(pixels.height))
        let inner = part.offsetBy(dx: -pixels.minX, dy: -pixels.minY)
        let shrink = quality == .none ? (1, 1) : blocks(of: part, on: context)
        if shrink != (1, 1) {
            // (3)
            let reduced = bitmap.averaged(
                x: x, y: y, width: width, height: height, blocks: (width: shrink.0, height: shrink.1))
            let scale = CGAffineTransform(
                scaleX: Double(reduced.width) / Double(width), y: Double(reduced.height) / Double(height))
            draw(reduced, from: (0, 0), size: (reduced.width, reduced.height), part: inner.applying(scale), on: context)
        } else {
            draw(bitmap, from: (x, y), size: (width, height), part: inner, on: context)
        }
    }

    /// How many pixels become one along each axis before Cairo's filter does the rest.
    private func blocks(of part: CGRect, on context: CairoContext) -> (Int, Int) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context.cr, &matrix)
        let width = rect.width * hypot(matrix.xx, matrix.yx)
        let height = rect.height * hypot(matrix.xy, matrix.yy)
        // Bilinear sampling looks at two pixels a side; the better filters do well with up to twice as many.
        let left = quality == .low ? 1 : 1.5
        func block(_ pixels: Double, _ device: Double) -> Int {
            pixels / max(device, 1) >= 3 ? Int(pixels / max(device, 1) / left) : 1
        }
        return (block(part.width, width), block(part.height, height))
    }

    private func draw(
        _ bitmap: Bitmap, from: (x: Int, y: Int), size: (width: Int, height: Int), part: CGRect,
        on context: CairoContext
    ) {
        // (1)
        bitmap.pixels.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let first = base + (from.y * bitmap.width + from.x) * 4
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: first.assumingMemoryBound(to: UInt8.self)), CAIRO_FORMAT_ARGB32,
                Int32(size.width), Int32(size.height), Int32(bitmap.width * 4))
            guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
            var toPixels = CGAffineTransform(
                a: part.width / rect.width, b: 0, c: 0, d: part.height / rect.height,
                tx: part.minX - rect.minX * part.width / rect.width,
                ty: part.minY - rect.minY * part.height / rect.height
            ).cairoMatrix
            cairo_pattern_set_matrix(pattern, &toPixels)
            cairo_pattern_set_filter(pattern, filter)
            // (4)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            paint(pattern, on: context)
            cairo_pattern_destroy(pattern)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    private func paint(_ pattern: OpaquePointer, on context: CairoContext) {
        let cr = context.cr
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_DEFAULT)
        guard context.add(Path(rect)) else { return }
        if let tint {
            if context.setSource(tint, covering: { context.deviceFillExtents() }) {
                cairo_clip(cr)
                cairo_mask(cr, pattern)
            }
        } else {
            cairo_set_source(cr, pattern)
            cairo_fill(cr)
        }
        cairo_new_path(cr)
    }

    private var filter: cairo_filter_t {
        switch quality {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}

extension CGRect {
    /// Finite and not empty.
    fileprivate var isDrawable: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && width > 0 && height > 0
    }
}
