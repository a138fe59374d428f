import CCairo
import Foundation
import PlumbGraphics

/// Pixels in somebody else's memory, as a window has them: four bytes each, B G R A, premultiplied.
package struct PixelCanvas {
    package var base: UnsafeMutableRawPointer
    package var width: Int
    package var height: Int
    /// Bytes from a row to the next, a multiple of four.
    package var stride: Int

    package init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
        self.base = base
        self.width = width
        self.height = height
        self.stride = stride
    }

    /// Draws a display list in place of what is there; what lies outside of the pixels is cut off.
    ///
    /// - Parameters:
    ///   - scale: Pixels to a point.
    ///   - shown: The list that the pixels show already at this scale: only what differs is painted anew, and the
    ///     pixels are those that painting everything would give.
    /// - Returns: What was painted, in whole pixels.
    @discardableResult
    package func paint(_ list: DisplayList, scale: Double, over shown: DisplayList? = nil) throws -> [CGRect] {
        let page = CGRect(x: 0, y: 0, width: width, height: height)
        let device = CGAffineTransform(scaleX: scale, y: scale)
        let painted = PaintedPage(
            items: list.items, extents: LayerExtents(list, device: device, visible: page), pictures: .shared)
        var rects = [page]
        let hasGround = hasGround(list, scale: scale)
        if let shown, shown.size == list.size, hasGround {
            let damage = Damage(
                from: shown, LayerExtents(shown, device: device, visible: page), to: list, painted.extents, page: page)
            if !damage.isNearlyAll { rects = damage.rects }
        }
        for rect in rects {
            try paint(painted, scale: scale, within: rect == page ? nil : rect, isCleared: !hasGround)
        }
        return rects
    }

    private func paint(_ page: PaintedPage, scale: Double, within rect: CGRect?, isCleared: Bool) throws {
        let bytes = base.assumingMemoryBound(to: UInt8.self)
        guard
            let surface = cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(stride)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(surface)
        else { throw RenderError("Cairo can't draw into pixels of \(width) × \(height).") }
        defer {
            cairo_destroy(cr)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        if let rect { CairoContext(cr: cr).clip(toDevice: rect) }
        if isCleared {
            cairo_set_operator(cr, CAIRO_OPERATOR_CLEAR)
            cairo_paint(cr)
            cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
        }
        cairo_scale(cr, scale, scale)
        var painter = CairoPainter(on: cr)
        try painter.paint(page, within: rect)
        cairo_surface_flush(surface)
    }

    /// Whether the first mark hides whatever was there, as a page does.
    private func hasGround(_ list: DisplayList, scale: Double) -> Bool {
        guard case .fill(let path, .color(let color), _)? = list.items.first, color.alpha >= 1, path.isRectangle
        else { return false }
        let box = path.boundingRect
        return box.minX <= 0 && box.minY <= 0 && Double(box.maxX) * scale >= Double(width)
            && Double(box.maxY) * scale >= Double(height)
    }
}
