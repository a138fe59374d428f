import CCairo
import Foundation
import PlumbGraphics

// Paints as Cairo sources.
//
// Cairo's own gradients cost about 16 ns a pixel, a looked-up colour one: on pixels, gradients are computed into a
// picture of exactly the part that is painted (`GradientImage`). Files that keep shapes as shapes get Cairo's
// gradients, which stay sharp.

extension CairoContext {
    /// Makes a paint a context's source; false when it paints nothing.
    ///
    /// - Parameter extents: The part of the device that will be painted; asked for only when needed.
    func setSource(_ paint: Paint, covering extents: () -> CGRect) -> Bool {
        switch paint {
        case .color(let color): return setSource(color)
        case .meshGradient(let mesh, let rect):
            return setSource(mesh, in: rect, covering: extents().part(in: deviceClipExtents()))
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            guard let ramp = GradientRamp.of(stops) else { return false }
            if let color = ramp.onlyColor { return setSource(color) }
            guard let field = GradientField(paint) else { return false }
            if !drawsPixels, let pattern = field.pattern(ramp) {
                cairo_set_source(cr, pattern)
                cairo_pattern_destroy(pattern)
                return true
            }
            return setSource(ramp, field, covering: extents().part(in: deviceClipExtents()))
        case .backdrop(let backdrop):
            let all = extents()
            return setSource(backdrop, covering: all.part(in: deviceClipExtents()), of: all)
        case .tiles(let tiles): return setSource(tiles)
        }
    }

    /// On pixels, alpha is the nearest of 256, as on Apple's pictures (`secondarySystemFill`, .16 of 787880, is E9E9EA
    /// on white): Cairo would take the next lower one.
    private func setSource(_ color: RGBA) -> Bool {
        let color = color.inGamut
        let alpha = drawsPixels ? (color.alpha * 255).rounded() / 255 : color.alpha
        cairo_set_source_rgba(cr, color.red, color.green, color.blue, alpha)
        return color.alpha > 0
    }

    /// Three pixels to a point where the target has none of its own.
    private var resolution: Double { drawsPixels ? 1 : 3 }

    private func setSource(_ ramp: GradientRamp, _ field: GradientField, covering device: CGRect) -> Bool {
        setSource(covering: device) { transform in
            GradientImage(ramp, field, device: device, resolution: resolution, transform: transform)
        }
    }

    private func setSource(_ mesh: ColorMesh, in rect: CGRect, covering device: CGRect) -> Bool {
        guard mesh.isFinite, rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite,
            rect.width.isFinite, rect.height.isFinite
        else { return false }
        return setSource(covering: device) { transform in
            let unit = CGAffineTransform(
                a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
            return GradientImage(mesh, device: device, resolution: resolution, transform: unit.concatenating(transform))
        }
    }

    /// Makes a picture the source, where it stands on the device.
    private func setSource(covering device: CGRect, _ make: (CGAffineTransform) -> GradientImage?) -> Bool {
        guard !device.isNull, device.width > 0, device.height > 0 else { return false }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        guard let image = make(CGAffineTransform(matrix)) else { return false }
        cairo_identity_matrix(cr)
        cairo_translate(cr, image.origin.x, image.origin.y)
        cairo_scale(cr, 1 / resolution, 1 / resolution)
        cairo_set_source_surface(cr, image.surface, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(cr), drawsPixels ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
        cairo_set_matrix(cr, &matrix)
        return true
    }

    /// True when the context's target is pixels in memory.
    var drawsPixels: Bool { cairo_surface_get_type(cairo_get_group_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE }

    func deviceFillExtents() -> CGRect {
        deviceExtents { cairo_fill_extents(cr, &$0, &$1, &$2, &$3) }
    }

    func deviceStrokeExtents() -> CGRect {
        deviceExtents { cairo_stroke_extents(cr, &$0, &$1, &$2, &$3) }
    }

    func deviceClipExtents() -> CGRect {
        deviceExtents { cairo_clip_extents(cr, &$0, &$1, &$2, &$3) }
    }

    /// The bounding box on the device of a rectangle in user space.
    func deviceRect(_ rect: CGRect) -> CGRect {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        return rect.applying(CGAffineTransform(matrix))
    }

    private func deviceExtents(
        _ ask: (inout Double, inout Double, inout Double, inout Double) -> Void
    ) -> CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        ask(&x1, &y1, &x2, &y2)
        return deviceRect(CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1))
    }
}
