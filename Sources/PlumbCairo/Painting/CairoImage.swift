import CCairo
import Foundation
import PlumbGraphics

/// A picture stretched into a rectangle.
///
/// 1. The pixels are lent to Cairo, not copied; they are given back before the call ends.
/// 2. A `source` of whole pixels becomes a picture of its own: its neighbours can't bleed into its edge.
/// 3. What is shrunk three times or more is first averaged over whole blocks, and Cairo shrinks the rest: its filters
///    look at sixteen pixels a side at most and would skip the others, and take seven times as long.
/// 4. The edge pixels go on outside, so that the edge of an enlarged picture is as sharp as its rectangle.
/// 5. What stands upright on whole pixels is scaled into pixels of its own, and these are drawn: they are the same
///    wherever it stands and however little of it is painted, so that they may be kept (`ScaledPictures`).
struct CairoImage {
    var bitmap: Bitmap
    var rect: CGRect
    var source: CGRect?
    var tint: Paint?
    var quality: InterpolationQuality

    /// - Parameter pictures: where scaled pictures are kept; nil to scale this one anew.
    func draw(on context: CairoContext, keeping pictures: ScaledPictures? = nil) {
        // (5)
        if let size = wholePixels(on: context),
            let picture = pictures.map({ $0.picture(of: self, size: size) }) ?? scaled(to: size)
        {
            let image = CairoImage(bitmap: picture, rect: rect, source: nil, tint: tint, quality: .none)
            image.sample(on: context)
        } else {
            sample(on: context)
        }
    }

    /// The pixels that the picture covers, where it covers whole ones, stands upright, and has to be scaled or cut.
    private func wholePixels(on context: CairoContext) -> PictureSize? {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context.cr, &matrix)
        guard matrix.xy == 0, matrix.yx == 0, matrix.xx > 0, matrix.yy > 0, context.drawsPixels else { return nil }
        let device = rect.applying(CGAffineTransform(matrix))
        let edges = [device.minX, device.minY, device.maxX, device.maxY].map { Double($0) }
        guard edges.allSatisfy({ abs($0) < 1e6 && abs($0 - $0.rounded()) < 1e-6 }) else { return nil }
        let size = PictureSize(
            width: Int(edges[2].rounded() - edges[0].rounded()), height: Int(edges[3].rounded() - edges[1].rounded()))
        let isAsItIs = size.width == bitmap.width && size.height == bitmap.height && source == nil
        return isAsItIs || size.width <= 0 || size.height <= 0 || size.bytes > Self.largest ? nil : size
    }

    /// Bytes of a picture that gets pixels of its own. Of what is larger, only what is seen is scaled.
    private static let largest = 16 << 20

    /// The picture, or its part, without its tint, in so many pixels; nil where Cairo has no memory for it.
    func scaled(to size: PictureSize) -> Bitmap? {
        guard
            let surface = ImageSurface.make(CAIRO_FORMAT_ARGB32, width: size.width, height: size.height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(surface)
        else { return nil }
        defer {
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }
        var image = self
        image.rect = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        image.tint = nil
        image.sample(on: CairoContext(cr: cr))
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        // Rows of 32-bit pixels have no padding.
        return Bitmap(width: size.width, height: size.height, pixels: Data(bytes: data, count: size.bytes))
    }

    private func sample(on context: CairoContext) {
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        guard rect.isDrawable, (source ?? whole).isDrawable else { return }
        let part = (source ?? whole).part(in: whole)
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

struct PictureSize: Hashable {
    var width: Int
    var height: Int
    /// Of four-byte pixels.
    var bytes: Int { width * height * 4 }
}

extension CGRect {
    /// Finite and not empty.
    fileprivate var isDrawable: Bool {
        [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite) && width > 0 && height > 0
    }
}
