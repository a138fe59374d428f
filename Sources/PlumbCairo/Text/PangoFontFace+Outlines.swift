import CCairo
import Foundation
import PlumbGraphics

extension PangoFontFace {
    var familyName: String? { family }

    /// A run's letters as one outline, with boxes for characters that no font has.
    func outlines(of run: GlyphRun) -> Path? {
        if isColored { return nil }
        return FontLock.with {
            let width = run.font.usableWidth
            var path = Path()
            for glyph in run.glyphs where glyph.id != PangoGlyphs.empty {
                let outline =
                    glyph.id & PangoGlyphs.unknown != 0
                    ? Self.box(size: run.font.size) : self.outline(of: UInt(glyph.id))
                path.addPath(
                    outline, transform: CGAffineTransform(a: width, b: 0, c: 0, d: 1, tx: glyph.x, ty: glyph.y))
            }
            return path
        }
    }

    private func outline(of glyph: UInt) -> Path {
        pen?.outline(of: glyph) ?? RoundLetters.joined(RoundLetters.outlines(of: glyph, font))
    }
}

extension RoundPen {
    /// A letter with what the pen adds to it.
    func outline(of glyph: UInt) -> Path {
        letters.shape(of: glyph).parts.reduce(into: Path()) { path, part in
            path.addPath(part.filled, transform: CGAffineTransform(scaleX: unit, y: unit))
        }
    }
}

extension RoundLetters.Part {
    /// The outline, and an ellipse that follows it.
    fileprivate var filled: Path {
        guard min(pen.width, pen.height) > 0.1 else { return outline }
        let round = CGAffineTransform(scaleX: 1 / pen.width, y: 1 / pen.height)
        let stroke = outline.applying(round).strokedPath(
            StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round)
        ).applying(CGAffineTransform(scaleX: pen.width, y: pen.height))
        return outline.union(stroke)
    }
}
