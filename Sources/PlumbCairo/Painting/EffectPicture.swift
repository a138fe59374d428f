import CCairo
import Foundation
import PlumbGraphics

/// A part of a page as pixels.
final class EffectPicture {
    let surface: OpaquePointer
    private let format: cairo_format_t
    /// On the device, whole pixels.
    let frame: CGRect

    deinit { cairo_surface_destroy(surface) }

    /// Without marks yet; nil where Cairo has no pictures of that size.
    init?(_ frame: CGRect, _ format: cairo_format_t) throws {
        guard Self.canHave(frame) else { return nil }
        self.frame = frame
        self.format = format
        guard let surface = ImageSurface.make(format, width: Int(frame.width), height: Int(frame.height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else {
            throw RenderError("There is not enough memory for a shadow of \(frame.width) × \(frame.height) pixels.")
        }
        self.surface = surface
    }

    /// Whether Cairo has pictures of that size.
    private static func canHave(_ frame: CGRect) -> Bool {
        frame.width > 0 && frame.height > 0 && frame.width < 32768 && frame.height < 32768
    }

    /// Paints items into a picture of their own; nil where there is nothing to see.
    ///
    /// - Parameters:
    ///   - margin: empty pixels around what is painted.
    ///   - ground: the pixels that lie behind.
    convenience init?(
        _ content: Range<Int>, of page: PaintedPage, _ extent: CGRect, margin: Double, _ matrix: cairo_matrix_t,
        over ground: [OpaquePointer]
    ) throws {
        let frame = extent.integral.insetBy(dx: -margin.rounded(.up), dy: -margin.rounded(.up))
        try self.init(frame, CAIRO_FORMAT_ARGB32)
        // As in Cairo's own groups: places on the device stay what they are.
        cairo_surface_set_device_offset(surface, -frame.minX, -frame.minY)
        guard let cr = cairo_create(surface) else { return }
        defer { cairo_destroy(cr) }
        var matrix = matrix
        cairo_set_matrix(cr, &matrix)
        var painter = CairoPainter(on: cr, over: ground)
        try painter.paint(content, of: page)
    }

    var stride: Int { Int(cairo_image_surface_get_stride(surface)) }
    var width: Int { Int(frame.width) }
    var height: Int { Int(frame.height) }

    /// Blurs every channel. An opaque picture is blurred among its own colours, and covers what it covered.
    func blur(sigma: Double, isOpaque: Bool) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let before = isOpaque ? Array(UnsafeBufferPointer(start: data, count: stride * height)) : []
        var blurred = GaussianBlur(data, width: width, height: height, channels: 4, stride: stride)
        blurred.blur(sigma: sigma)
        blurred.write(to: data, stride: stride)
        before.withUnsafeBufferPointer { before in
            var alpha = 3
            while alpha < before.count {
                let (sum, cover) = (max(UInt32(data[alpha]), 1), UInt32(before[alpha]))
                // Where nothing was, and where the blur left all of it, colours stay.
                if sum != cover {
                    for channel in alpha - 3..<alpha {
                        data[channel] = UInt8(truncatingIfNeeded: min(cover, UInt32(data[channel]) * cover / sum))
                    }
                    data[alpha] = before[alpha]
                }
                alpha += 4
            }
        }
        cairo_surface_mark_dirty(surface)
    }

    /// The blurred shape of what is in the picture.
    func shade(sigma: Double, margin: Int) throws -> EffectPicture? {
        let shadeFrame = frame.insetBy(dx: -Double(margin), dy: -Double(margin))
        guard let shade = try EffectPicture(shadeFrame, CAIRO_FORMAT_A8) else { return nil }
        cairo_surface_flush(surface)
        cairo_surface_flush(shade.surface)
        guard let source = cairo_image_surface_get_data(surface),
            let target = cairo_image_surface_get_data(shade.surface)
        else { return nil }
        let (width, stride, shadeStride) = (width, stride, shade.stride)
        // Alpha is the last of a pixel's bytes.
        let (step, alpha) = format == CAIRO_FORMAT_A8 ? (1, 0) : (4, 3)
        for y in 0..<height {
            let (from, to) = (source + y * stride + alpha, target + (y + margin) * shadeStride + margin)
            for x in 0..<width { to[x] = from[step * x] }
        }
        var blurred = GaussianBlur(target, width: shade.width, height: shade.height, channels: 1, stride: shadeStride)
        blurred.blur(sigma: sigma)
        blurred.write(to: target, stride: shadeStride)
        cairo_surface_mark_dirty(shade.surface)
        return shade
    }

    /// Paints the picture where it stands.
    func paint(on cr: OpaquePointer, scale: Double = 1) {
        withPattern(offset: .zero, scale: scale, on: cr) { pattern in
            cairo_set_source(cr, pattern)
            cairo_paint(cr)
        }
    }

    /// The picture as it is seen in perspective; nil where nothing of it is seen.
    ///
    /// - Parameters:
    ///   - projection: from the picture's places to those of the device.
    ///   - part: the part of the device to paint.
    func projected(by projection: ProjectionTransform, in part: CGRect) throws -> EffectPicture? {
        let part = part.integral
        guard let seen = try EffectPicture(part, CAIRO_FORMAT_ARGB32) else { return nil }
        cairo_surface_flush(surface)
        cairo_surface_flush(seen.surface)
        guard let source = cairo_image_surface_get_data(surface),
            let target = cairo_image_surface_get_data(seen.surface)
        else { return nil }
        ProjectedPixels(bytes: source, stride: stride, frame: frame)
            .write(to: target, stride: seen.stride, frame: part, projection)
        cairo_surface_mark_dirty(seen.surface)
        return seen
    }

    /// Lets the source through where the picture is opaque.
    func mask(on cr: OpaquePointer, offset: CGSize, scale: Double) {
        withPattern(offset: offset, scale: scale, on: cr) { cairo_mask(cr, $0) }
    }

    /// - Parameters:
    ///   - offset: in the picture's pixels.
    ///   - scale: the picture's pixels to one of the device's units.
    private func withPattern(offset: CGSize, scale: Double, on cr: OpaquePointer, _ body: (OpaquePointer) -> Void) {
        cairo_surface_set_device_offset(surface, 0, 0)
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        defer { cairo_pattern_destroy(pattern) }
        var toPixels = CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(translationX: -frame.minX - offset.width, y: -frame.minY - offset.height)
        ).cairoMatrix
        cairo_pattern_set_matrix(pattern, &toPixels)
        cairo_save(cr)
        cairo_identity_matrix(cr)
        body(pattern)
        cairo_restore(cr)
    }
}
