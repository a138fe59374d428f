import CCairo
import Foundation
import PlumbGraphics

/// The items of a display list, and what was found out about its groups.
struct PaintedPage {
    var items: [DisplayItem]
    var extents: LayerExtents
    /// Where scaled pictures are kept; nil for a page that is painted once.
    var pictures: ScaledPictures?
    /// Points.
    var size = CGSize.zero
}

// Shadows and blurs: what is in the group becomes a picture of its own, as large as the group's marks.
//
// On pixels that picture is painted once: its shadow, then itself. A page without pixels gets the shadow as a picture,
// and what throws it stays what it is.

extension CairoPainter {
    /// Pixels to a point where the target has none of its own.
    private static let resolution = 3.0

    /// Paints a shadow or a blur, and what is in it. False: what throws the shadow is still to be painted.
    func paintEffect(_ start: Int, _ end: Int, of page: PaintedPage) throws -> Bool {
        let content = start + 1..<end
        guard let extent = page.extents.boxes[start], !extent.isNull else { return true }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context.cr, &matrix)
        let transform = CGAffineTransform(matrix)
        switch page.items[start] {
        case .pushShadow(let paint, let radius, let offset):
            let spread = Spread(radius: radius, offset: offset, on: transform)
            if context.drawsPixels {
                guard let picture = try EffectPicture(content, of: page, extent, margin: 0, matrix, over: ground) else {
                    return false
                }
                try paintShadow(of: picture, paint, spread, scale: 1)
                picture.paint(on: context.cr)
                return true
            }
            if let picture = try magnified(content, of: page, extent, spread, transform) {
                let large = Spread(
                    radius: radius, offset: offset,
                    on: transform.concatenating(CGAffineTransform(scaleX: Self.resolution, y: Self.resolution)))
                try paintShadow(of: picture, paint, large, scale: Self.resolution)
            }
            return false
        case .pushBlur(let radius, let isOpaque):
            let spread = Spread(radius: radius, offset: nil, on: transform)
            let margin = isOpaque ? 0 : spread.reach
            if context.drawsPixels {
                guard
                    let picture = try EffectPicture(content, of: page, extent, margin: margin, matrix, over: ground)
                else {
                    return false
                }
                picture.blur(sigma: spread.sigma, isOpaque: isOpaque)
                picture.paint(on: context.cr)
            } else if let picture = try magnified(content, of: page, extent, spread, transform) {
                picture.blur(sigma: spread.sigma * Self.resolution, isOpaque: isOpaque)
                picture.paint(on: context.cr, scale: Self.resolution)
            }
            return true
        case .pushColors(let matrix):
            try paintPixels(content, of: page, extent, transform) { $0.map(matrix) }
            return true
        case .pushThreshold(let min, let max, let color):
            try paintPixels(content, of: page, extent, transform) { $0.keep(min, max, color) }
            return true
        case .pushProjection:
            try paintProjection(start, content, of: page, extent, matrix)
            return true
        default: return false
        }
    }

    /// What lies behind a group that becomes a picture.
    private var ground: [OpaquePointer] {
        (context.ground?.surfaces ?? []) + [cairo_get_group_target(context.cr)].compactMap { $0 }
    }

    /// Paints what is in a group after its pixels have been changed.
    private func paintPixels(
        _ content: Range<Int>, of page: PaintedPage, _ extent: CGRect, _ transform: CGAffineTransform,
        _ change: (EffectPicture) -> Void
    ) throws {
        let isOnPixels = context.drawsPixels
        let picture =
            isOnPixels
            ? try EffectPicture(content, of: page, extent, margin: 0, transform.cairoMatrix, over: ground)
            : try magnified(content, of: page, extent, Spread.none, transform)
        guard let picture else { return }
        change(picture)
        picture.paint(on: context.cr, scale: isOnPixels ? 1 : Self.resolution)
    }

    /// The picture of a part of a page that has no pixels.
    private func magnified(
        _ content: Range<Int>, of page: PaintedPage, _ extent: CGRect, _ spread: Spread, _ transform: CGAffineTransform
    ) throws -> EffectPicture? {
        let zoom = CGAffineTransform(scaleX: Self.resolution, y: Self.resolution)
        let large = transform.concatenating(zoom)
        // The marks' places on the larger device: the part is a list of its own, as large as what is needed of it.
        let list = DisplayList(size: .zero, items: Array(page.items[content]))
        let part = PaintedPage(
            items: list.items, extents: LayerExtents(list, device: large, visible: extent.applying(zoom)))
        let behind = try context.ground?.behind(part, scale: Self.resolution)
        return try withExtendedLifetime(behind) {
            try EffectPicture(
                list.items.indices, of: part, extent.applying(zoom), margin: spread.reach * Self.resolution,
                large.cairoMatrix, over: behind.map { [$0.surface] } ?? [])
        }
    }

    /// What is seen in perspective is painted where it would stand without, and then seen from there.
    private func paintProjection(
        _ start: Int, _ content: Range<Int>, of page: PaintedPage, _ extent: CGRect, _ matrix: cairo_matrix_t
    ) throws {
        guard let projection = page.extents.projections[start], !page.extents.marks[start].isNull else { return }
        let seen = page.extents.marks[start]
        if context.drawsPixels {
            let picture = try EffectPicture(content, of: page, extent, margin: 0, matrix, over: ground)
            try picture?.projected(by: projection, in: seen)?.paint(on: context.cr)
            return
        }
        let zoom = CGAffineTransform(scaleX: Self.resolution, y: Self.resolution)
        let picture = try magnified(content, of: page, extent, Spread.none, CGAffineTransform(matrix))
        try picture?.projected(by: projection.conjugated(by: zoom), in: seen.applying(zoom))?
            .paint(on: context.cr, scale: Self.resolution)
    }

    private func paintShadow(of picture: EffectPicture, _ paint: Paint, _ spread: Spread, scale: Double) throws {
        guard let offset = spread.offset, context.setSource(paint, covering: { picture.frame }) else { return }
        guard let shade = try picture.shade(sigma: spread.sigma, margin: Int(spread.reach)) else { return }
        shade.mask(on: context.cr, offset: offset, scale: scale)
    }
}

/// A part of a page as pixels.
final class EffectPicture {
    let surface: OpaquePointer
    private let format: cairo_format_t
    /// On the device, whole pixels.
    let frame: CGRect

    deinit { cairo_surface_destroy(surface) }

    private init(_ frame: CGRect, _ format: cairo_format_t) throws {
        self.frame = frame
        self.format = format
        guard let surface = ImageSurface.make(format, width: Int(frame.width), height: Int(frame.height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
        else {
            throw RenderError("There is not enough memory for a shadow of \(frame.width) × \(frame.height) pixels.")
        }
        self.surface = surface
    }

    /// Without marks yet; nil where Cairo has no pictures of that size.
    convenience init?(_ frame: CGRect) throws {
        guard Self.canHave(frame) else { return nil }
        try self.init(frame, CAIRO_FORMAT_ARGB32)
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
        guard Self.canHave(frame) else { return nil }
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
        guard Self.canHave(shadeFrame) else { return nil }
        let shade = try EffectPicture(shadeFrame, CAIRO_FORMAT_A8)
        cairo_surface_flush(surface)
        cairo_surface_flush(shade.surface)
        guard let source = cairo_image_surface_get_data(surface),
            let target = cairo_image_surface_get_data(shade.surface)
        else { return nil }
        let (width, stride, shadeStride) = (width, stride, shade.stride)
        for y in 0..<height {
            let (from, to) = (source + y * stride + 3, target + (y + margin) * shadeStride + margin)
            for x in 0..<width { to[x] = from[4 * x] }
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
        guard Self.canHave(part) else { return nil }
        let seen = try EffectPicture(part, CAIRO_FORMAT_ARGB32)
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
