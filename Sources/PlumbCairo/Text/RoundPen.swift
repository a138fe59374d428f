import CCairo
import CPango
import Foundation

/// Inter with round ends, for the rounded design: no font of Debian's looks like SF Rounded, which is SF Pro with round ends.
///
/// 1. The letters of a lighter Inter are drawn along their outlines with a round pen, so thick that their strokes become as thick as the weight's that
/// was asked for: seven tenths of a stroke are the pen's. 2. The pen goes beyond the outlines: letters are squeezed so much that capitals
/// stay as high. 3. Letters stand as far apart as in the weight that was asked for, the lighter ones in the middle of their places.
/// (Docs/Rules.md, section 24. Looked at beside Quicksand, Dosis, Comfortaa and Averia, whose letters have other shapes.)
final class RoundPen: @unchecked Sendable {
    /// The lighter font. Cairo counts its references.
    private let light: OpaquePointer
    /// The font's size and the pen's width, in points.
    private let size: Double
    private let width: Double

    /// Of the pen's thickness in a stroke.
    private static let share = 0.7
    private static let measuringSize = 2048.0
    /// Inter's capitals, of the size.
    private static let capHeight = 1490.0 / 2048

    /// Nil for fonts that are not Inter's.
    init?(_ font: UnsafeMutablePointer<PangoFont>, weight: Double) {
        guard let map = pango_font_get_font_map(font), let context = pango_font_map_create_context(map),
            let description = pango_font_describe_with_absolute_size(font)
        else { return nil }
        defer {
            pango_font_description_free(description)
            g_object_unref(UnsafeMutableRawPointer(context))
        }
        size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        guard size > 0 else { return nil }
        func load(_ weight: Double) -> OpaquePointer? {
            pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rounded())))
            pango_font_description_set_variations(description, "wght=\(weight)")
            guard let font = pango_font_map_load_font(map, context, description) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(font)) }
            return pango_cairo_font_get_scaled_font(OpaquePointer(font)).map { cairo_scaled_font_reference($0) }
        }
        // 1: the stem of an l at the weights that were drawn; between them it grows evenly. Extents are rounded to pixels: they are measured in
        // a large size.
        let weights = [100.0, 400, 900]
        var stems: [Double] = []
        pango_font_description_set_absolute_size(description, RoundPen.measuringSize * Double(PANGO_SCALE))
        for weight in weights {
            guard let font = load(weight) else { return nil }
            stems.append(RoundPen.stem(of: font) * size / RoundPen.measuringSize)
            cairo_scaled_font_destroy(font)
        }
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        guard stems[0] > 0, stems[0] < stems[1], stems[1] < stems[2] else { return nil }
        func place(_ value: Double, _ from: [Double], _ to: [Double]) -> Double {
            let index = value < from[1] ? 0 : 1
            let part = (value - from[index]) / (from[index + 1] - from[index])
            return to[index] + min(max(part, 0), 1) * (to[index + 1] - to[index])
        }
        let stem = place(weight, weights, stems)
        let lightStem = max(stem * (1 - RoundPen.share), stems[0])
        guard let light = load(place(lightStem, stems, weights)) else { return nil }
        self.light = light
        width = max(0, stem - lightStem)
    }

    deinit { FontLock.with { cairo_scaled_font_destroy(light) } }

    private static func stem(of font: OpaquePointer) -> Double {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_text_extents(font, "l", &extents)
        return extents.width
    }

    /// Adds the outline of a glyph to the path, and paints it with the source; `font` is the one that was asked for.
    func paint(_ glyph: cairo_glyph_t, of font: OpaquePointer, on cr: OpaquePointer) {
        addPath(glyph, of: font, on: cr)
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
        cairo_fill_preserve(cr)
        setPen(on: cr)
        cairo_stroke(cr)
    }

    private func setPen(on cr: OpaquePointer) {
        cairo_set_line_width(cr, width)
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
        cairo_set_dash(cr, nil, 0, 0)
    }

    private func addPath(_ glyph: cairo_glyph_t, of font: OpaquePointer, on cr: OpaquePointer) {
        var own = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
        var (wide, narrow) = (cairo_text_extents_t(), cairo_text_extents_t())
        cairo_scaled_font_glyph_extents(font, &own, 1, &wide)
        cairo_scaled_font_glyph_extents(light, &own, 1, &narrow)
        cairo_save(cr)
        // 2 and 3
        cairo_translate(cr, glyph.x + (wide.x_advance - narrow.x_advance) / 2, glyph.y - width / 2)
        let capitals = RoundPen.capHeight * size
        cairo_scale(cr, 1, max(0.5, (capitals - width) / capitals))
        cairo_set_scaled_font(cr, light)
        cairo_glyph_path(cr, &own, 1)
        cairo_restore(cr)
    }

    /// What is painted of a glyph, in the units of the context's surface.
    func extents(_ glyph: cairo_glyph_t, of font: OpaquePointer, on cr: OpaquePointer) -> (
        Double, Double, Double, Double
    ) {
        addPath(glyph, of: font, on: cr)
        setPen(on: cr)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_stroke_extents(cr, &x1, &y1, &x2, &y2)
        cairo_new_path(cr)
        guard x2 > x1 else { return (0, 0, 0, 0) }
        cairo_user_to_device(cr, &x1, &y1)
        cairo_user_to_device(cr, &x2, &y2)
        return (x1, y1, x2, y2)
    }
}
