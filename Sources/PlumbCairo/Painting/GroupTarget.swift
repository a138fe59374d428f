import CCairo
import Foundation
import PlumbGraphics

/// The pixels of a group that is painted by itself before it is laid over what is under it.
///
/// Cairo's own groups take fresh memory each, which costs the system as much as painting them does. This one's is used
/// again (`ImageSurface`).
final class GroupTarget {
    let context: CairoContext
    private let surface: OpaquePointer

    deinit {
        cairo_destroy(context.cr)
        cairo_surface_destroy(surface)
    }

    /// As large as the clip of what it will be laid over; places on the device stay what they are.
    ///
    /// - Throws: `RenderError` where there is no memory for it.
    init(over under: CairoContext) throws {
        let frame = under.deviceClipExtents().integral
        guard let surface = ImageSurface.make(CAIRO_FORMAT_ARGB32, width: Int(frame.width), height: Int(frame.height)),
            let cr = cairo_create(surface)
        else { throw Self.noMemory(frame) }
        self.surface = surface
        context = CairoContext(cr: cr, ground: under.ground)
        cairo_surface_set_device_offset(surface, -frame.minX, -frame.minY)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(under.cr, &matrix)
        cairo_set_matrix(cr, &matrix)
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { throw Self.noMemory(frame) }
    }

    private static func noMemory(_ frame: CGRect) -> RenderError {
        RenderError("There is not enough memory for a layer of \(frame.width) × \(frame.height) pixels.")
    }

    /// The pixels as a source where they stand, for one `cairo_pattern_destroy`.
    func pattern(on under: CairoContext) -> OpaquePointer? {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return nil }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(under.cr, &matrix)
        cairo_pattern_set_matrix(pattern, &matrix)
        return pattern
    }
}

extension CairoContext {
    /// Leaves of what was painted on the target so far as much as a mask lets through, and of that so much.
    func fade(by opacity: Double, _ mask: OpaquePointer?) {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
        if let mask {
            cairo_set_source(cr, mask)
            cairo_paint(cr)
        }
        if opacity < 1 {
            cairo_set_source_rgba(cr, 0, 0, 0, opacity)
            cairo_paint(cr)
        }
    }
}
