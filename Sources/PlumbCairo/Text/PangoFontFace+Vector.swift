import CCairo
import CPango
import Foundation
import PlumbGraphics

extension PangoFontFace {
    /// Shows glyphs as glyphs of an embedded font.
    func showOutlines(_ glyphs: [cairo_glyph_t], on cr: OpaquePointer) {
        if let vector {
            var matrix = cairo_matrix_t()
            cairo_scaled_font_get_font_matrix(font, &matrix)
            let options = cairo_font_options_create()
            cairo_scaled_font_get_font_options(font, options)
            cairo_font_options_set_variations(options, vector.variations)
            cairo_set_font_face(cr, vector.face)
            cairo_set_font_matrix(cr, &matrix)
            cairo_set_font_options(cr, options)
            cairo_font_options_destroy(options)
        } else {
            cairo_set_scaled_font(cr, font)
        }
        cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
    }

    /// Shows colour glyphs as pictures in the font's own resolution: as glyphs, Cairo would embed them at 72 pixels an
    /// inch.
    func showPictures(_ glyphs: [cairo_glyph_t], size: Double, on cr: OpaquePointer) {
        /// The pixels to an em of Noto Color Emoji.
        let scale = max(109 / max(size, 1), 1)
        for glyph in glyphs {
            var glyph = glyph
            let (x, y) = (glyph.x, glyph.y)
            (glyph.x, glyph.y) = (0, 0)
            var extents = cairo_text_extents_t()
            cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents)
            // A pixel of margin, since pictures of glyphs are not cut exactly at their extents.
            let left = (extents.x_bearing * scale).rounded(.down) - 1
            let top = (extents.y_bearing * scale).rounded(.down) - 1
            let width = Int32(min((extents.width * scale).rounded(.up) + 3, 4096))
            let height = Int32(min((extents.height * scale).rounded(.up) + 3, 4096))
            guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
                let picture = cairo_create(surface)
            else { continue }
            cairo_translate(picture, -left, -top)
            cairo_scale(picture, scale, scale)
            cairo_set_scaled_font(picture, font)
            cairo_show_glyphs(picture, &glyph, 1)
            cairo_destroy(picture)
            cairo_save(cr)
            cairo_translate(cr, x, y)
            cairo_scale(cr, 1 / scale, 1 / scale)
            cairo_set_source_surface(cr, surface, left, top)
            cairo_paint(cr)
            cairo_restore(cr)
            cairo_surface_destroy(surface)
        }
    }
}
