import CCairo
import Foundation
import PlumbGraphics

extension CairoContext {
    /// Makes a repeated picture a context's source; false where there is nothing to see.
    ///
    /// 1. A tile that stands upright and covers whole pixels is scaled into pixels of its own: no seams are seen. 2.
    /// Others are sampled from a picture that has no end. 3. Tiles of less than half a pixel are nothing that could be
    /// seen.
    func setSource(_ tiles: ImageTiles) -> Bool {
        let whole = CGRect(x: 0, y: 0, width: tiles.bitmap.width, height: tiles.bitmap.height)
        let numbers = [tiles.tile.minX, tiles.tile.minY, tiles.tile.width, tiles.tile.height]
        let part = tiles.part.isNull || !tiles.part.width.isFinite ? .null : tiles.part.part(in: whole)
        guard numbers.allSatisfy(\.isFinite), tiles.tile.width > 0, tiles.tile.height > 0, !part.isNull,
            part.width >= 1, part.height >= 1, tiles.opacity > 0
        else { return false }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let device = CGSize(
            width: Double(tiles.tile.width) * hypot(matrix.xx, matrix.yx),
            height: Double(tiles.tile.height) * hypot(matrix.xy, matrix.yy))
        guard device.width >= 0.5, device.height >= 0.5, device.width < 32768, device.height < 32768 else {
            return false
        }
        let isUpright = matrix.xy == 0 && matrix.yx == 0
        let rounded = PictureSize(width: Int(device.width.rounded()), height: Int(device.height.rounded()))
        let isWhole =
            isUpright && abs(device.width - Double(rounded.width)) < 1e-3
            && abs(device.height - Double(rounded.height)) < 1e-3
        let pixels = part.integral
        let size =
            isWhole && drawsPixels && rounded.width > 0 && rounded.height > 0
            ? rounded : PictureSize(width: Int(pixels.width), height: Int(pixels.height))
        let image = CairoImage(
            bitmap: tiles.bitmap, rect: .zero, source: isWhole ? part : pixels, tint: nil, quality: tiles.quality)
        guard size.bytes <= 256 << 20, let picture = image.scaled(to: size), let surface = picture.faded(tiles.opacity)
        else { return false }
        defer { cairo_surface_destroy(surface) }
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return false }
        defer { cairo_pattern_destroy(pattern) }
        var toPixels = CGAffineTransform(
            a: Double(size.width) / tiles.tile.width, b: 0, c: 0, d: Double(size.height) / tiles.tile.height,
            tx: -tiles.tile.minX * Double(size.width) / tiles.tile.width,
            ty: -tiles.tile.minY * Double(size.height) / tiles.tile.height
        ).cairoMatrix
        cairo_pattern_set_matrix(pattern, &toPixels)
        cairo_pattern_set_extend(pattern, tiles.repeats ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        let isSampled = !isWhole && tiles.quality != .none
        cairo_pattern_set_filter(pattern, isSampled ? CAIRO_FILTER_BILINEAR : CAIRO_FILTER_NEAREST)
        cairo_set_source(cr, pattern)
        return true
    }
}

extension Bitmap {
    /// The pixels as a surface of its own, more see-through by a factor.
    fileprivate func faded(_ opacity: Double) -> OpaquePointer? {
        guard let surface = ImageSurface.make(CAIRO_FORMAT_ARGB32, width: width, height: height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        let factor = UInt32((min(max(opacity, 0), 1) * 256).rounded())
        pixels.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            for index in 0..<bytes.count { data[index] = UInt8((UInt32(bytes[index]) * factor + 128) >> 8) }
        }
        cairo_surface_mark_dirty(surface)
        return surface
    }
}
