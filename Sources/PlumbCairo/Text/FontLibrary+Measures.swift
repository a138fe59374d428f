import CPango
import Foundation
import PlumbGraphics

extension FontLibrary {
    /// The measures of a family that is there under its own name, for a size of 1; nil for others.
    func metrics(ofFamily name: String) -> LineMetrics? {
        if let known = measures[name] {
            _ = open(named: name)
            return known
        }
        let own = measure(name)
        measures[name] = .some(own)
        return own
    }

    private func measure(_ name: String) -> LineMetrics? {
        // An iPhone's font that is replaced keeps the system's measures.
        guard open(named: name).warning == nil else { return nil }
        let description = description(of: FontDescriptor(design: .named(name), size: 1000), language: .other)
        guard let font = pango_context_load_font(context, description) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        guard let shaper = pango_font_get_hb_font(font) else { return nil }
        var (xScale, yScale): (Int32, Int32) = (0, 0)
        hb_font_get_scale(shaper, &xScale, &yScale)
        var extents = hb_font_extents_t()
        let em = abs(Double(yScale))
        guard em > 0, hb_font_get_h_extents(shaper, &extents) != 0 else { return nil }
        /// How high a letter is; as in SF Pro where the font does not have it.
        func height(of letter: Unicode.Scalar, else fallback: Double) -> Double {
            var glyph: hb_codepoint_t = 0
            var box = hb_glyph_extents_t()
            guard hb_font_get_nominal_glyph(shaper, letter.value, &glyph) != 0,
                hb_font_get_glyph_extents(shaper, glyph, &box) != 0
            else { return fallback }
            return limited(abs(Double(box.y_bearing)) / em)
        }
        /// Absurd tables must not make absurd lines.
        func limited(_ value: Double) -> Double { min(max(value, 0), 4) }
        let system = LineMetrics.systemFont(size: 1)
        let ascent = limited(Double(extents.ascender) / em)
        let descent = limited(-Double(extents.descender) / em)
        guard ascent + descent > 0 else { return nil }
        return LineMetrics(
            ascent: ascent, descent: descent, leading: limited(Double(extents.line_gap) / em),
            capHeight: height(of: "H", else: system.capHeight), xHeight: height(of: "x", else: system.xHeight))
    }
}
