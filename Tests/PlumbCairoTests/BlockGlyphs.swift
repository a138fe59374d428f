import CCairo
import Foundation
import PlumbCairo

/// Glyphs without a font.
enum BlockGlyphs {
    static func fill(_ size: Double, at origin: CGPoint, _ glyph: GlyphRun.Glyph, on cr: OpaquePointer) {
        cairo_rectangle(cr, origin.x + glyph.x, origin.y + glyph.y - size, size, size)
        cairo_fill(cr)
    }
}
