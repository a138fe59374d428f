import CCairo
import Foundation
import PlumbGraphics

/// What lies behind a part of the device, blurred and changed, as the source of a mark's paint.
///
/// 1. The pixels behind are averaged over blocks, so that the blur is wide by no more than twelve of them: nobody can
/// see more of it. Blocks are counted from the device's origin, so that a part has the colours that all of it has
/// there. 2. Beyond the edges of the mark, and of the page, lie the colours at its edges: no colour from beside a bar
/// gets into it (measured on Apple's pictures). 3. Where nothing is painted, there is the page of the system. 4. Each
/// block becomes the colour that the backdrop makes of it, and pixels lie between blocks.
struct BackdropImage {
    let surface: OpaquePointer
    /// Pixels to a block, and the number of the block at the top left.
    let block: Int
    let left: Int
    let top: Int

    /// - Parameters:
    ///   - area: the part of the device that is painted.
    ///   - zoom: pixels to a point.
    ///   - bounds: the part of the device that there is.
    ///   - read: the pixels of a part of it.
    init?(
        _ backdrop: Backdrop, _ area: CGRect, zoom: Double, bounds: CGRect,
        _ read: (CGRect) throws -> EffectPicture?
    ) throws {
        let area = area.part(in: bounds)
        guard !area.isNull, area.width > 0, area.height > 0, zoom.isFinite else { return nil }
        let sigma = min(max(backdrop.radius * zoom, 0), GaussianBlur.largest)
        var block = 1
        while sigma / Double(block) > 12 { block *= 2 }
        let reach = 3 * sigma + Double(block)
        func number(_ place: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
            Int((Double(place) / Double(block)).rounded(rule))
        }
        let (left, right) = (number(area.minX - reach, .down), number(area.maxX + reach, .up))
        let (top, bottom) = (number(area.minY - reach, .down), number(area.maxY + reach, .up))
        let (width, height) = (right - left, bottom - top)
        let needed = CGRect(
            x: left * block, y: top * block, width: width * block, height: height * block
        ).part(in: bounds).integral
        guard width > 0, height > 0, width < 32768, height < 32768, let pixels = try read(needed) else { return nil }
        guard let surface = ImageSurface.make(CAIRO_FORMAT_ARGB32, width: width, height: height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface)
        else { return nil }
        (self.surface, self.block, self.left, self.top) = (surface, block, left, top)
        let stride = Int(cairo_image_surface_get_stride(surface))
        Self.average(pixels, block: block, left: left, top: top, width: width, height: height, to: data, stride)
        if sigma > 0 {
            var blurred = GaussianBlur(data, width: width, height: height, channels: 4, stride: stride)
            blurred.blur(sigma: sigma / Double(block))
            blurred.write(to: data, stride: stride)
        }
        // What is painted, and a block around it, for pixels lie between blocks.
        func seen(_ low: CGFloat, _ high: CGFloat, from first: Int, _ count: Int) -> Range<Int> {
            (number(low, .down) - 1 - first..<number(high, .up) + 1 - first).clamped(to: 0..<count)
        }
        Self.change(
            data, columns: seen(area.minX, area.maxX, from: left, width),
            rows: seen(area.minY, area.maxY, from: top, height), stride, backdrop)
        cairo_surface_mark_dirty(surface)
    }

    /// (1, 2)
    private static func average(
        _ pixels: EffectPicture, block: Int, left: Int, top: Int, width: Int, height: Int,
        to data: UnsafeMutablePointer<UInt8>, _ stride: Int
    ) {
        cairo_surface_flush(pixels.surface)
        guard let source = cairo_image_surface_get_data(pixels.surface) else { return }
        let (originX, originY) = (Int(pixels.frame.minX), Int(pixels.frame.minY))
        let (columns, rows, sourceStride) = (pixels.width, pixels.height, pixels.stride)
        /// The pixels of a block, or the last ones before it.
        func span(_ number: Int, _ origin: Int, _ count: Int) -> Range<Int> {
            let start = number * block - origin
            let low = min(max(start, 0), count - 1)
            return low..<min(max(start + block, low + 1), count)
        }
        var mean = Mean(of: block * block)
        let spans = (0..<width).map { span(left + $0, originX, columns) }
        var above: Range<Int>?
        for y in 0..<height {
            let rows = span(top + y, originY, rows)
            let line = UnsafeMutableRawPointer(data + y * stride)
            defer { above = rows }
            // Beyond an edge, all are the same.
            if rows == above {
                line.copyMemory(from: line - stride, byteCount: width * 4)
                continue
            }
            // A pixel is its own mean.
            if block == 1 {
                let from = UnsafeRawPointer(source + rows.lowerBound * sourceStride)
                for (x, columns) in spans.enumerated() {
                    let pixel = from.loadUnaligned(fromByteOffset: columns.lowerBound * 4, as: UInt32.self)
                    line.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
                }
                continue
            }
            var (before, color) = (0..<0, SIMD4<UInt8>.zero)
            for (x, columns) in spans.enumerated() {
                if columns != before {
                    var sum = SIMD4<UInt32>.zero
                    for row in rows {
                        let line = UnsafeRawPointer(source + row * sourceStride)
                        for column in columns {
                            let pixel = line.loadUnaligned(fromByteOffset: column * 4, as: SIMD4<UInt8>.self)
                            sum &+= SIMD4<UInt32>(truncatingIfNeeded: pixel)
                        }
                    }
                    if rows.count * columns.count != mean.count { mean = Mean(of: rows.count * columns.count) }
                    (before, color) = (columns, mean(sum))
                }
                line.storeBytes(of: color, toByteOffset: x * 4, as: SIMD4<UInt8>.self)
            }
        }
    }

    /// (3, 4)
    private static func change(
        _ data: UnsafeMutablePointer<UInt8>, columns: Range<Int>, rows: Range<Int>, _ stride: Int, _ backdrop: Backdrop
    ) {
        let opacity = min(max(backdrop.opacity, 0), 1)
        let page = backdrop.ground.inGamut
        let ground = SIMD4(page.red, page.green, page.blue, 0)
        // Beside a pixel, mostly the same lies behind.
        var (before, after) = (SIMD4<UInt8>.zero, Optional<SIMD4<UInt8>>.none)
        for y in rows {
            let line = UnsafeMutableRawPointer(data + y * stride)
            for x in columns {
                let pixel = line.loadUnaligned(fromByteOffset: x * 4, as: SIMD4<UInt8>.self)
                if let after, pixel == before {
                    line.storeBytes(of: after, toByteOffset: x * 4, as: SIMD4<UInt8>.self)
                    continue
                }
                let behind = SIMD4(Double(pixel[2]), Double(pixel[1]), Double(pixel[0]), 0) / 255
                let color = backdrop.color(over: behind + (1 - Double(pixel[3]) / 255) * ground)
                // No part is below 0: cut off, this is the nearest number.
                let bytes = SIMD4(color.z, color.y, color.x, 1) * opacity * 255 + 0.5
                let changed = SIMD4(UInt8(bytes.x), UInt8(bytes.y), UInt8(bytes.z), UInt8(bytes.w))
                line.storeBytes(of: changed, toByteOffset: x * 4, as: SIMD4<UInt8>.self)
                (before, after) = (pixel, changed)
            }
        }
    }
}

extension CairoContext {
    /// Makes what lies behind a context's source, where that is known.
    ///
    /// - Parameters:
    ///   - device: the part of the device that is painted now.
    ///   - mark: all that the mark covers.
    func setSource(_ backdrop: Backdrop, covering device: CGRect, of mark: CGRect) -> Bool {
        guard !device.isNull, device.width > 0, device.height > 0, backdrop.opacity > 0, let ground,
            let target = cairo_get_group_target(cr)
        else { return false }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let zoom = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        let image: BackdropImage?
        // Pixels to one of the device's units.
        var resolution = 1.0
        if let bounds = ground.bounds(under: target) {
            let seen = bounds.part(in: mark.onWholePixels)
            image = try? BackdropImage(backdrop, device.integral, zoom: zoom, bounds: seen) {
                try ground.pixels(under: target, of: $0)
            }
        } else {
            guard let size = ground.page?.size else { return false }
            resolution = 3
            let scale = resolution
            let bounds = CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale).integral
            let enlarged = CGAffineTransform(scaleX: scale, y: scale)
            let large = device.applying(enlarged)
            let seen = bounds.part(in: mark.applying(enlarged).onWholePixels)
            image = try? BackdropImage(backdrop, large.integral, zoom: zoom * scale, bounds: seen) {
                try ground.behind($0, scale: scale)
            }
        }
        guard let image, let pattern = cairo_pattern_create_for_surface(image.surface) else { return false }
        cairo_surface_destroy(image.surface)
        defer { cairo_pattern_destroy(pattern) }
        var toBlocks = CGAffineTransform(scaleX: resolution / Double(image.block), y: resolution / Double(image.block))
            .concatenating(CGAffineTransform(translationX: -Double(image.left), y: -Double(image.top))).cairoMatrix
        cairo_pattern_set_matrix(pattern, &toBlocks)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
        cairo_identity_matrix(cr)
        cairo_set_source(cr, pattern)
        cairo_set_matrix(cr, &matrix)
        return true
    }
}

extension CGRect {
    /// With its sides on the nearest pixels, one pixel large at least.
    fileprivate var onWholePixels: CGRect {
        let (left, top) = (minX.rounded(), minY.rounded())
        return CGRect(x: left, y: top, width: max(1, maxX.rounded() - left), height: max(1, maxY.rounded() - top))
    }
}
