import CCairo
import CPango
import Foundation
import PlumbGraphics

/// A font at one size, as Cairo draws it. Holds Cairo's objects only: they may be used from any thread.
final class PangoFontFace: CairoFontFace, @unchecked Sendable {
    // Safe: it holds Cairo's objects, which count their users atomically; whoever asks them has the `FontLock`.
    let name: String
    let family: String
    /// Colour glyphs (emoji) are pictures; they can't be drawn as outlines.
    let isColored: Bool
    /// Whether it is Inter, which stands in for SF Pro.
    var isSystemFont: Bool { family == FontFamilies.system }
    /// Cairo guards a scaled font with a lock of its own and counts references atomically.
    let font: OpaquePointer
    /// The same font for PDF, if it is an instance of a variable one.
    let vector: (face: OpaquePointer, variations: String)?
    /// Where fontconfig has found the font.
    private let pattern: OpaquePointer?
    private let masks = GlyphMasks()
    /// What rounds the ends of letters; nil for letters as they are.
    let pen: RoundPen?
    /// Whether letters have round ends.
    var isRounded: Bool { pen != nil }

    /// - Parameter roundWeight: the weight of the rounded design; nil for any other design.
    init(_ pangoFont: UnsafeMutablePointer<PangoFont>, roundWeight: Double? = nil) {
        pen = roundWeight.flatMap { RoundPen(pangoFont, weight: $0) }
        let description = pango_font_describe(pangoFont)
        let own = pango_font_description_get_family(description).map { String(cString: $0) } ?? "?"
        family = own == FontFamilies.newerSystem ? FontFamilies.system : own
        name = "\(family) \(pango_font_description_get_weight(description).rawValue)"
        pango_font_description_free(description)
        var isColored: FcBool = 0
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(pangoFont).assumingMemoryBound(to: PangoFcFont.self))
        FcPatternGetBool(pattern, FC_COLOR, 0, &isColored)
        self.isColored = isColored != 0
        vector = pattern.flatMap(VectorFontFaces.face)
        self.pattern = pattern
        if let pattern { FcPatternReference(pattern) }
        font = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)))
    }

    deinit {
        FontLock.with { cairo_scaled_font_destroy(font) }
        if let pattern { FcPatternDestroy(pattern) }
    }

    /// Letters with round ends are in no file, and pictures of letters are no letters.
    var source: FontSource? { isRounded || isColored ? nil : pattern.flatMap(VectorFontFaces.source) }

    /// 1. Glyphs that no font has are boxes.
    /// 2. On pixels, upright letters are put at quarters of a pixel horizontally (`GlyphMasks`) and their baseline
    ///    stands between two rows of pixels; turned and very large ones are filled outlines.
    /// 3. Elsewhere letters stay text that can be searched and copied; colour glyphs become pictures.
    func show(_ run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer) {
        FontLock.with {
            let width = run.font.usableWidth
            guard width != 1 else { return draw(run, at: origin, on: cr) }
            // 4. Wider and narrower letters are stretched: no font here has them.
            cairo_save(cr)
            defer { cairo_restore(cr) }
            cairo_translate(cr, Double(origin.x), Double(origin.y))
            cairo_scale(cr, width, 1)
            var run = run
            for index in run.glyphs.indices { run.glyphs[index].x /= width }
            draw(run, at: .zero, on: cr)
        }
    }

    private func draw(_ run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer) {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        let target = cairo_get_group_target(cr)
        let isRaster = cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let isUpright = matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
        var (x, y) = (Double(origin.x), Double(origin.y))
        if isRaster, isUpright, !run.isFree { y = ((y * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy }

        var boxes = Path()
        var glyphs: [cairo_glyph_t] = []
        glyphs.reserveCapacity(run.glyphs.count)
        for glyph in run.glyphs {
            if glyph.id & PangoGlyphs.unknown != 0 {
                boxes.addPath(
                    Self.box(size: run.font.size),
                    transform: CGAffineTransform(translationX: x + glyph.x, y: y + glyph.y))
            } else {
                glyphs.append(cairo_glyph_t(index: UInt(glyph.id), x: x + glyph.x, y: y + glyph.y))
            }
        }
        if CairoContext(cr: cr).add(boxes) { cairo_fill(cr) }

        cairo_set_scaled_font(cr, font)
        if let pen, !(isRaster && isSmall(run, matrix, target)) {
            // As one mask: where outline and pen overlap, see-through colours must not come twice.
            let source = cairo_pattern_reference(cairo_get_source(cr))
            defer { cairo_pattern_destroy(source) }
            cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
            cairo_set_source_rgba(cr, 0, 0, 0, 1)
            for glyph in glyphs { pen.paint(glyph, on: cr) }
            let letters = cairo_pop_group(cr)
            cairo_set_source(cr, source)
            cairo_mask(cr, letters)
            cairo_pattern_destroy(letters)
        } else if !isRaster {
            if isColored {
                showPictures(glyphs, size: run.font.size, on: cr)
            } else {
                showOutlines(glyphs, of: run, on: cr)
            }
        } else if isColored {
            cairo_show_glyphs(cr, glyphs, Int32(glyphs.count))
        } else if !run.isFree, isSmall(run, matrix, target) {
            let placed = glyphs.map { glyph in
                (id: UInt32(glyph.index), x: glyph.x * matrix.xx + matrix.x0, y: glyph.y * matrix.yy + matrix.y0)
            }
            masks.draw(placed, of: font, matrix, pen, on: cr)
        } else {
            cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
            cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
            cairo_glyph_path(cr, glyphs, Int32(glyphs.count))
            cairo_fill(cr)
        }
    }

    /// Whether pictures of the glyphs are worth keeping.
    private func isSmall(_ run: GlyphRun, _ matrix: cairo_matrix_t, _ target: OpaquePointer?) -> Bool {
        matrix.xy == 0 && matrix.yx == 0 && matrix.xx > 0 && matrix.yy > 0
            && run.font.size * max(matrix.xx, matrix.yy) <= GlyphMasks.largest && Self.hasPixelUnits(target)
    }

    private static func hasPixelUnits(_ surface: OpaquePointer?) -> Bool {
        var (x, y) = (1.0, 1.0)
        cairo_surface_get_device_scale(surface, &x, &y)
        return x == 1 && y == 1
    }

    /// The outline of a box of half the font's size, for a character that no font has.
    static func box(size: Double) -> Path {
        let line = size * 0.05
        let (width, height) = (size * 0.5, size * 0.7)
        var path = Path(CGRect(x: line, y: -height, width: width, height: height))
        // Drawn the other way round, the inner rectangle is a hole.
        path.move(to: CGPoint(x: line * 2, y: line - height))
        path.addLine(to: CGPoint(x: line * 2, y: -line))
        path.addLine(to: CGPoint(x: width, y: -line))
        path.addLine(to: CGPoint(x: width, y: line - height))
        path.closeSubpath()
        return path
    }
}

/// Pango's marks in glyph ids (its macros do not reach Swift).
enum PangoGlyphs {
    /// A glyph that draws nothing.
    static let empty: UInt32 = 0x0FFF_FFFF
    /// Set where no font has the character.
    static let unknown: UInt32 = 0x1000_0000
}

extension FontDescriptor {
    /// What widths are multiplied by, where it is a number that leaves something to see.
    var usableWidth: Double { width.isFinite ? min(max(width, 0.1), 10) : 1 }
}
