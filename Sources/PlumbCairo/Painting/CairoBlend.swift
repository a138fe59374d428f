import CCairo
import Foundation
import PlumbGraphics

extension BlendMode {
    /// Cairo's operator; nil for `plusDarker`, which Cairo lacks and `layOver` computes. On pixels `softLight` is
    /// computed too: Cairo has the W3C's formula, and iOS another one.
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

    /// Lays a group over what is under it, as far as a mask lets it through.
    ///
    /// - Parameter group: what was painted in it, which is destroyed.
    func layOver(_ group: OpaquePointer, opacity: Double, _ mode: BlendMode, mask: OpaquePointer?) throws {
        var group = group
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
        if let blend = mode.cairoOperator, mode != .softLight || !drawsPixels {
            cairo_set_operator(cr, blend)
            cairo_set_source(cr, group)
            cairo_paint_with_alpha(cr, opacity)
        } else {
            try paint(group, opacity: opacity, mode == .softLight ? softLight : plusDarker)
        }
    }

    /// A mode that Cairo lacks. It is computed on a copy of what is there, which then replaces it within the clip.
    ///
    /// - Parameter mix: what is there, and what comes; four premultiplied bytes each. What is there becomes what is
    ///   seen.
    private func paint(
        _ group: OpaquePointer, opacity: Double,
        _ mix: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
    ) throws {
        let target = cairo_get_group_target(cr)
        guard drawsPixels, let target else {
            throw RenderError("The blend mode plusDarker can be drawn into pixels only; render to PNG instead.")
        }
        let (width, height) = (cairo_image_surface_get_width(target), cairo_image_surface_get_height(target))
        func copy(_ draw: (OpaquePointer) -> Void) throws -> OpaquePointer {
            let surface = ImageSurface.make(CAIRO_FORMAT_ARGB32, width: Int(width), height: Int(height))
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
                if s[index + 3] > 0 { mix(d + index, s + index) }
            }
        }
        cairo_surface_mark_dirty(result)

        cairo_identity_matrix(cr)
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(cr, result, -offsetX, -offsetY)
        cairo_paint(cr)
    }
}

/// `plusDarker`, as Core Graphics defines it: R = max(0, 1 − ((1 − D) + (1 − S))).
///
/// With premultiplied colours and an alpha of A = min(1, Da + Sa) that is max(0, A − (Da − D) − (Sa − S)).
private func plusDarker(_ under: UnsafeMutablePointer<UInt8>, _ over: UnsafeMutablePointer<UInt8>) {
    let (overAlpha, underAlpha) = (Int(over[3]), Int(under[3]))
    let alpha = min(255, overAlpha + underAlpha)
    for channel in 0..<3 {
        let light = alpha - (underAlpha - Int(under[channel])) - (overAlpha - Int(over[channel]))
        under[channel] = UInt8(max(0, min(alpha, light)))
    }
    under[3] = UInt8(alpha)
}

/// `softLight`: (1 − 2 S) D² + 2 S D, where both are; else what is there (Docs/Rules.md, section 25, rule 5).
private func softLight(_ under: UnsafeMutablePointer<UInt8>, _ over: UnsafeMutablePointer<UInt8>) {
    let (overAlpha, underAlpha) = (Double(over[3]) / 255, Double(under[3]) / 255)
    for channel in 0..<3 {
        let (s, d) = (Double(over[channel]) / 255, Double(under[channel]) / 255)
        var light = s * (1 - underAlpha) + d * (1 - overAlpha)
        if underAlpha > 0 {
            let (source, base) = (s / overAlpha, d / underAlpha)
            light += overAlpha * underAlpha * ((1 - 2 * source) * base * base + 2 * source * base)
        }
        under[channel] = UInt8(min(max(light * 255, 0), 255).rounded())
    }
    under[3] = UInt8(min((overAlpha + underAlpha - overAlpha * underAlpha) * 255, 255).rounded())
}
