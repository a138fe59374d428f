import CCairo
import Foundation
import PlumbGraphics

extension BlendMode {
    /// Cairo's operator; nil for `plusDarker`, which Cairo lacks and `popLayer` computes.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .plusDarker: nil
        }
    }
}

extension CairoContext {
    /// Narrows the clip to the whole pixels that a rectangle on the device touches.
    func clip(toDevice box: CGRect) {
        let whole = box.isNull ? .zero : box.integral
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        cairo_identity_matrix(cr)
        _ = add(Path(whole))
        cairo_clip(cr)
        cairo_set_matrix(cr, &matrix)
    }

    /// Ends a context's group and lays it over what is under it, as far as a mask lets it through.
    func popLayer(opacity: Double, _ mode: BlendMode, mask: OpaquePointer?) throws {
        guard var group = cairo_pop_group(cr) else { return }
        if let mask {
            cairo_push_group(cr)
            cairo_reset_clip(cr)
            cairo_set_source(cr, group)
            cairo_mask(cr, mask)
            guard let masked = cairo_pop_group(cr) else { return }
            cairo_pattern_destroy(group)
            group = masked
        }
        defer { cairo_pattern_destroy(group) }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        if let blend = mode.cairoOperator {
            cairo_set_operator(cr, blend)
            cairo_set_source(cr, group)
            cairo_paint_with_alpha(cr, opacity)
        } else {
            try paintPlusDarker(group, opacity: opacity)
        }
    }

    /// `plusDarker`, as Core Graphics defines it: R = max(0, 1 − ((1 − D) + (1 − S))).
    ///
    /// With premultiplied colours and an alpha of A = min(1, Da + Sa) that is max(0, A − (Da − D) − (Sa − S)). It is computed on a
    /// copy of what is there, which then replaces it within the clip.
    private func paintPlusDarker(_ group: OpaquePointer, opacity: Double) throws {
        let target = cairo_get_group_target(cr)
        guard drawsPixels, let target else {
            throw RenderError("The blend mode plusDarker can be drawn into pixels only; render to PNG instead.")
        }
        let (width, height) = (cairo_image_surface_get_width(target), cairo_image_surface_get_height(target))
        func copy(_ draw: (OpaquePointer) -> Void) throws -> OpaquePointer {
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
            guard let surface, let cr = cairo_create(surface) else {
                throw RenderError("There is not enough memory for a layer of \(width) × \(height) pixels.")
            }
            draw(cr)
            cairo_destroy(cr)
            cairo_surface_flush(surface)
            return surface
        }
        var (offsetX, offsetY) = (0.0, 0.0)
        cairo_surface_get_device_offset(target, &offsetX, &offsetY)
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)

        let result = try copy { cr in
            cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
            cairo_set_source_surface(cr, target, offsetX, offsetY)
            cairo_paint(cr)
        }
        defer { cairo_surface_destroy(result) }
        let source = try copy { cr in
            var moved = matrix
            moved.x0 += offsetX
            moved.y0 += offsetY
            cairo_set_matrix(cr, &moved)
            cairo_set_source(cr, group)
            cairo_paint_with_alpha(cr, opacity)
        }
        defer { cairo_surface_destroy(source) }
        if let d = cairo_image_surface_get_data(result), let s = cairo_image_surface_get_data(source) {
            for index in Swift.stride(from: 0, to: Int(cairo_image_surface_get_stride(result)) * Int(height), by: 4) {
                let (sourceAlpha, underAlpha) = (Int(s[index + 3]), Int(d[index + 3]))
                let alpha = min(255, sourceAlpha + underAlpha)
                for channel in index..<index + 3 {
                    let light = alpha - (underAlpha - Int(d[channel])) - (sourceAlpha - Int(s[channel]))
                    d[channel] = UInt8(max(0, min(alpha, light)))
                }
                d[index + 3] = UInt8(alpha)
            }
        }
        cairo_surface_mark_dirty(result)

        cairo_identity_matrix(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cr, result, -offsetX, -offsetY)
        cairo_paint(cr)
    }
}
