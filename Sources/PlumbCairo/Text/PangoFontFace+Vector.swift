import CCairo
import CPango
import Foundation
import PlumbGraphics

extension PangoFontFace {
    /// Shows glyphs as glyphs of an embedded font.
    ///
    /// - Parameter run: what they spell. Where that is not known glyph by glyph, Cairo looks for the characters in the
    ///   font, which does not know ligatures, nor the order of letters from right to left.
    func showOutlines(_ glyphs: [cairo_glyph_t], of run: GlyphRun, on cr: OpaquePointer) {
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
        guard let clusters = run.textClusters(of: glyphs.count) else {
            return cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
        }
        let flags = run.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
        cairo_show_text_glyphs(
            cr, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
            flags)
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

extension GlyphRun {
    /// How many bytes of the text are how many glyphs, in logical order; nil where that is not known. Characters
    /// without a glyph of their own are part of the ligature before them.
    fileprivate func textClusters(of count: Int) -> [cairo_text_cluster_t]? {
        guard count == glyphs.count, !text.utf8.contains(0) else { return nil }
        guard let clusters else {
            let result = text.map { cairo_text_cluster_t(num_bytes: Int32($0.utf8.count), num_glyphs: 1) }
            return result.count == count ? result : nil
        }
        var result: [cairo_text_cluster_t] = []
        for cluster in clusters where !cluster.text.isEmpty || cluster.glyphCount > 0 {
            let bytes = Int32(cluster.text.utf8.count)
            if cluster.glyphCount == 0, let last = result.indices.last, result[last].num_glyphs > 0 {
                result[last].num_bytes += bytes
            } else {
                result.append(cairo_text_cluster_t(num_bytes: bytes, num_glyphs: Int32(cluster.glyphCount)))
            }
        }
        let glyphs = result.reduce(0) { $0 + Int($1.num_glyphs) }
        let bytes = result.reduce(0) { $0 + Int($1.num_bytes) }
        return glyphs == count && bytes == text.utf8.count ? result : nil
    }
}
