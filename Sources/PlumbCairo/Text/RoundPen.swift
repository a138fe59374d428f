import CCairo
import CPango
import Foundation
import PlumbGraphics

/// Inter with round ends, for the rounded design: no font of Debian's looks like SF Rounded, which is SF Pro with
/// round ends.
///
/// 1. The outlines of a lighter Inter are drawn with a pen, which fills them up to the weight that was asked for. Seven
/// tenths of a stem are the pen's.
/// 2. Each part of a letter, such as a dot or a stem, is fitted by itself: the lighter outline is squeezed so that the
/// part, pen included, is as wide and as high as in the weight that was asked for, and stands in the same place. What
/// stands on the baseline, or is as high as an x, does so here.
/// 3. The pen is as wide as what the part's own upright strokes lack, and as high as what its own level strokes lack,
/// and never wider or higher than for an l and a dash: a g and an at sign have thin bars, and their gaps stay open. It
/// leaves no more ink than the weight has.
/// 4. A dot is mostly outline: its pen is no wider than half of it.
///
/// Which widths letters have, `InterTracking` says. (Docs/Rules.md, section 24. Looked at beside Quicksand, Dosis,
/// Comfortaa and Averia, whose letters have other shapes.)
///
/// Whoever uses it has the `FontLock`.
final class RoundPen {
    let letters: RoundLetters
    /// Points for one unit in which the letters are measured.
    let unit: Double

    /// Nil for fonts that are not Inter's.
    init?(_ font: UnsafeMutablePointer<PangoFont>, weight: Double) {
        guard let description = pango_font_describe_with_absolute_size(font) else { return nil }
        let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        pango_font_description_free(description)
        guard size > 0, let letters = RoundLetters.shared(font, weight: weight) else { return nil }
        self.letters = letters
        unit = size / RoundLetters.size
    }

    /// Adds the outline of a glyph to the path, and paints it with the source.
    func paint(_ glyph: cairo_glyph_t, on cr: OpaquePointer) {
        letters.paint(letters.shape(of: glyph.index), of: glyph, unit: unit, on: cr)
    }

    /// What is painted of a glyph, in the units of the context's surface.
    func extents(_ glyph: cairo_glyph_t, on cr: OpaquePointer) -> (Double, Double, Double, Double) {
        let bounds = letters.shape(of: glyph.index).bounds
        var (x1, y1) = (glyph.x + Double(bounds.minX) * unit, glyph.y + Double(bounds.minY) * unit)
        var (x2, y2) = (glyph.x + Double(bounds.maxX) * unit, glyph.y + Double(bounds.maxY) * unit)
        cairo_user_to_device(cr, &x1, &y1)
        cairo_user_to_device(cr, &x2, &y2)
        return (x1, y1, x2, y2)
    }
}
