import CCairo
import Foundation
import PlumbGraphics
import Synchronization

/// The pictures of one face's glyphs on pixels, kept at quarters of a pixel.
///
/// Cairo 1.16 puts the picture of a glyph on whole pixels, which spoils the spacing of small text, and filling outlines
/// anew takes 10 µs a glyph. Here a run is put together from kept pictures and painted as one mask.
final class GlyphMasks: Sendable {
    private struct Key: Hashable {
        var glyph: UInt32
        /// Quarters of a pixel.
        var phaseX: UInt8
        var phaseY: UInt8
        var scaleX: Double
        var scaleY: Double
    }

    /// Coverage, 0…255, and where its top left pixel lies relative to the pixel of the pen.
    private struct Mask {
        var left = 0
        var top = 0
        var width = 0
        var height = 0
        var coverage: [UInt8] = []
    }

    private struct PlacedMask {
        var x: Int
        var y: Int
        var mask: Mask
    }

    /// Larger glyphs (pixels) are not worth keeping.
    static let largest = 128.0
    private static let capacity = 4096

    private let masks = Mutex<[Key: Mask]>([:])

    /// Draws glyphs whose pens are given in device pixels. The context's matrix must not turn or skew.
    ///
    /// 1. Each glyph's picture is found or made, at the quarter of a pixel that is nearest to its pen.
    /// 2. Those that touch the clip are added up in one mask; coverage saturates.
    /// 3. The mask lets the context's source through.
    func draw(
        _ glyphs: [(id: UInt32, x: Double, y: Double)], of font: OpaquePointer, _ matrix: cairo_matrix_t,
        _ pen: RoundPen?, on cr: OpaquePointer
    ) {
        cairo_identity_matrix(cr)
        let clip = Self.clip(of: cr)
        var placed: [PlacedMask] = []
        placed.reserveCapacity(glyphs.count)
        masks.withLock { masks in
            for glyph in glyphs where abs(glyph.x) < 1e7 && abs(glyph.y) < 1e7 {
                let x = Int((glyph.x * 4).rounded())
                let y = Int((glyph.y * 4).rounded())
                let key = Key(
                    glyph: glyph.id, phaseX: UInt8(x & 3), phaseY: UInt8(y & 3), scaleX: matrix.xx, scaleY: matrix.yy)
                var mask = masks[key]
                if mask == nil {
                    if masks.count >= Self.capacity { masks.removeAll() }
                    mask = Self.picture(key, font, pen)
                    masks[key] = mask
                }
                if let mask, mask.width > 0 { placed.append(PlacedMask(x: x >> 2, y: y >> 2, mask: mask)) }
            }
        }
        var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
        for item in placed {
            left = min(left, item.x + item.mask.left)
            top = min(top, item.y + item.mask.top)
            right = max(right, item.x + item.mask.left + item.mask.width)
            bottom = max(bottom, item.y + item.mask.top + item.mask.height)
        }
        (left, top) = (max(left, clip.left), max(top, clip.top))
        (right, bottom) = (min(right, clip.right), min(bottom, clip.bottom))
        guard left < right, top < bottom,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(right - left), Int32(bottom - top))
        else { return }
        defer { cairo_surface_destroy(surface) }
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        for item in placed {
            let mask = item.mask
            let (x, y) = (item.x + mask.left, item.y + mask.top)
            let columns = max(x, left)..<max(max(x, left), min(x + mask.width, right))
            for row in max(y, top)..<max(max(y, top), min(y + mask.height, bottom)) {
                let line = pixels + (row - top) * stride - left
                let source = (row - y) * mask.width - x
                for column in columns {
                    let sum = Int(line[column]) + Int(mask.coverage[source + column])
                    line[column] = UInt8(truncatingIfNeeded: min(sum, 255))
                }
            }
        }
        cairo_surface_mark_dirty(surface)
        cairo_mask_surface(cr, surface, Double(left), Double(top))
    }

    /// The pixels that can be painted, where the matrix is the identity.
    private static func clip(of cr: OpaquePointer) -> (left: Int, top: Int, right: Int, bottom: Int) {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
        func whole(_ value: Double) -> Int { Int(min(max(value, -1e7), 1e7)) }
        return (whole(x1.rounded(.down)), whole(y1.rounded(.down)), whole(x2.rounded(.up)), whole(y2.rounded(.up)))
    }

    /// Step 1: fills the outline of a glyph.
    private static func picture(_ key: Key, _ font: OpaquePointer, _ pen: RoundPen?) -> Mask {
        var glyph = cairo_glyph_t(index: UInt(key.glyph), x: 0, y: 0)
        var matrix = cairo_matrix_t(
            xx: key.scaleX, yx: 0, xy: 0, yy: key.scaleY, x0: Double(key.phaseX) / 4, y0: Double(key.phaseY) / 4)

        /// The context is made twice: to measure, then to draw.
        func context(_ width: Int, _ height: Int, _ body: (OpaquePointer, OpaquePointer) -> Void) {
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
                let cr = cairo_create(surface)
            else { return }
            cairo_set_matrix(cr, &matrix)
            if pen == nil {
                cairo_set_scaled_font(cr, font)
                cairo_glyph_path(cr, &glyph, 1)
                cairo_identity_matrix(cr)
            }
            body(cr, surface)
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }

        var mask = Mask()
        context(1, 1) { cr, _ in
            var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
            if let pen {
                (x1, y1, x2, y2) = pen.extents(glyph, on: cr)
            } else {
                cairo_path_extents(cr, &x1, &y1, &x2, &y2)
            }
            guard x2 > x1, y2 > y1, max(abs(x1), abs(y1), abs(x2), abs(y2)) < 4096 else { return }
            mask.left = Int(x1.rounded(.down))
            mask.top = Int(y1.rounded(.down))
            mask.width = Int(x2.rounded(.up)) - mask.left
            mask.height = Int(y2.rounded(.up)) - mask.top
        }
        guard mask.width > 0 else { return mask }
        matrix.x0 -= Double(mask.left)
        matrix.y0 -= Double(mask.top)
        context(mask.width, mask.height) { cr, surface in
            if let pen {
                pen.paint(glyph, on: cr)
            } else {
                cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
                cairo_fill(cr)
            }
            cairo_surface_flush(surface)
            let stride = Int(cairo_image_surface_get_stride(surface))
            guard let pixels = cairo_image_surface_get_data(surface) else { return }
            for row in 0..<mask.height {
                mask.coverage += UnsafeBufferPointer(start: pixels + row * stride, count: mask.width)
            }
        }
        return mask.coverage.count == mask.width * mask.height ? mask : Mask()
    }
}
