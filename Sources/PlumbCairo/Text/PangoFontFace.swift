import CCairo
import CPango
import Foundation
import PlumbGraphics

/// A font at one size, as Cairo draws it. Holds Cairo's objects only: they may be used from any thread.
final class PangoFontFace: CairoFontFace, @unchecked Sendable {
    let name: String
    /// Colour glyphs (emoji) are pictures; they can't be drawn as outlines.
    let isColored: Bool
    /// Cairo guards a scaled font with a lock of its own and counts references atomically.
    private let font: OpaquePointer

    init(_ pangoFont: UnsafeMutablePointer<PangoFont>) {
        let description = pango_font_describe(pangoFont)
        let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? "?"
        name = "\(family) \(pango_font_description_get_weight(description).rawValue)"
        pango_font_description_free(description)
        var isColored: FcBool = 0
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(pangoFont).assumingMemoryBound(to: PangoFcFont.self))
        FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
        self.isColored = isColored != 0
        font = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)))
    }

    deinit { cairo_scaled_font_destroy(font) }

    /// 1. Glyphs that no font has are boxes.
    /// 2. On pixels, outlines are filled at their exact horizontal position (Cairo 1.16 puts a glyph's picture on whole
    ///    pixels, which spoils the spacing of small text) and the baseline of upright text stands on a whole pixel.
    /// 3. Elsewhere, and for colour glyphs, glyphs stay glyphs: text in a PDF can be searched and copied.
    func show(_ run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer) {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_set_scaled_font(cr, font)
        let isRaster = cairo_surface_get_type(cairo_get_target(cr)) == CAIRO_SURFACE_TYPE_IMAGE
        let baseline = isRaster ? Self.snapped(origin, on: cr) : origin
        var glyphs: [cairo_glyph_t] = []
        glyphs.reserveCapacity(run.glyphs.count)
        cairo_new_path(cr)
        for glyph in run.glyphs {
            let (x, y) = (Double(baseline.x) + glyph.x, Double(baseline.y) + glyph.y)
            if glyph.id & PangoGlyphs.unknown != 0 {
                Self.addBox(x, y, size: run.font.size, on: cr)
            } else {
                glyphs.append(cairo_glyph_t(index: UInt(glyph.id), x: x, y: y))
            }
        }
        if isRaster, !isColored {
            cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
            cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
            cairo_glyph_path(cr, glyphs, Int32(glyphs.count))
            cairo_fill(cr)
        } else {
            cairo_fill(cr)
            cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
        }
    }

    /// The nearest point whose baseline lies between two rows of pixels, where x and y are not mixed.
    private static func snapped(_ point: CGPoint, on cr: OpaquePointer) -> CGPoint {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        guard matrix.xy == 0, matrix.yx == 0, matrix.yy != 0 else { return point }
        var (x, y) = (Double(point.x), Double(point.y))
        cairo_user_to_device(cr, &x, &y)
        y = y.rounded()
        cairo_device_to_user(cr, &x, &y)
        return CGPoint(x: Double(point.x), y: y)
    }

    /// The outline of a box of half the font's size, for a character that no font has.
    private static func addBox(_ x: Double, _ y: Double, size: Double, on cr: OpaquePointer) {
        let line = size * 0.05
        let (width, height) = (size * 0.5, size * 0.7)
        cairo_rectangle(cr, x + line, y - height, width, height)
        // Drawn the other way round, the inner rectangle is a hole.
        cairo_move_to(cr, x + line * 2, y - height + line)
        cairo_line_to(cr, x + line * 2, y - line)
        cairo_line_to(cr, x + width, y - line)
        cairo_line_to(cr, x + width, y - height + line)
        cairo_close_path(cr)
    }
}

/// Pango's marks in glyph ids (its macros do not reach Swift).
enum PangoGlyphs {
    /// A glyph that draws nothing.
    static let empty: UInt32 = 0x0FFF_FFFF
    /// Set where no font has the character.
    static let unknown: UInt32 = 0x1000_0000
}
