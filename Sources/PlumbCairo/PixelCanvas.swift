import CCairo
import Foundation
import PlumbGraphics

/// Pixels in somebody else's memory, as a window has them: four bytes each, B G R A, premultiplied.
public struct PixelCanvas {
    public var base: UnsafeMutableRawPointer
    public var width: Int
    public var height: Int
    /// Bytes from a row to the next, a multiple of four.
    public var stride: Int

    public init(base: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
        self.base = base
        self.width = width
        self.height = height
        self.stride = stride
    }

    /// Draws a display list over what is there; what lies outside is cut off.
    ///
    /// - Parameter scale: Pixels to a point.
    public func paint(_ list: DisplayList, scale: Double) throws {
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
        cairo_scale(cr, scale, scale)
        var painter = CairoPainter(on: cr)
        try painter.paint(list)
        cairo_surface_flush(surface)
    }
}
