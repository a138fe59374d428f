import CCairo
import CPango
import Foundation
import PlumbGraphics
import Synchronization

/// The test engine's characters, drawn in JetBrains Mono at a size that fills cells of 10 × 20.
extension FixedFontFace: CairoFontFace {
    private static let font = FontDescriptor(design: .monospaced, size: 16.6)
    /// Nil where no fonts are installed: layout with the test engine needs none, its pictures then show bars.
    private static let engine = Mutex<PangoTextEngine?>(try? PangoTextEngine())

    func show(_ run: GlyphRun, at origin: CGPoint, on cr: OpaquePointer) {
        // A glyph's id is the first scalar of its character; the run's text has the whole of it.
        let characters = Array(run.text)
        let isComplete = characters.count == run.glyphs.count
        for (index, glyph) in run.glyphs.enumerated() {
            let character =
                isComplete ? characters[index] : Unicode.Scalar(glyph.id).map(Character.init) ?? "\u{FFFD}"
            let cell = CGPoint(x: Double(origin.x) + glyph.x, y: Double(origin.y) + glyph.y)
            let span = TextSpan(String(character), font: Self.font)
            if let shaped = Self.engine.withLock({ $0?.shape([span]) }) {
                Self.show(shaped, in: cell, on: cr)
            } else if !character.isWhitespace {
                cairo_rectangle(cr, Double(cell.x) + 1, Double(cell.y) - 12, 8, 12)
                cairo_fill(cr)
            }
        }
    }

    /// Draws one shaped character in the middle of its cell, shrunk if it is wider (emoji and Chinese characters are).
    private static func show(_ shaped: ShapedText, in cell: CGPoint, on cr: OpaquePointer) {
        let options = TextLayoutOptions(lineMetrics: [])
        let layout = TextLayout(shaped, options: options, proposedWidth: nil, proposedHeight: nil) { _ in shaped }
        let width = Double(layout.size.width)
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_translate(cr, Double(cell.x), Double(cell.y))
        let scale = min(1, FixedTextEngine.characterWidth / max(width, 1))
        cairo_translate(cr, (FixedTextEngine.characterWidth - width * scale) / 2, 0)
        cairo_scale(cr, scale, scale)
        for run in layout.lines.flatMap(\.runs) {
            (run.glyphs.face as? any CairoFontFace)?.show(run.glyphs, at: CGPoint(x: run.x, y: 0), on: cr)
        }
    }
}
