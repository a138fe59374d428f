import Foundation
import PlumbGraphics

/// The glyphs of one text turning into those of another, as numbers on a counter do.
///
/// 1. Texts are compared from their ends, glyph by glyph: ones with ones, tens with tens. 2. A glyph that stays moves
/// from its old place to its new one. 3. One that differs rolls away by half its height and fades; the new one rolls in
/// after it.
enum RollingGlyphs {
    private struct Glyph {
        let run: GlyphRun
        let point: CGPoint
        let paint: Paint
        var id: UInt32 { run.glyphs[0].id }
    }

    /// - Parameters:
    ///   - way: from the place where the old marks were drawn to that of the new ones.
    ///   - part: from 0 to 1.
    static func marks(
        from old: [DisplayItem], to new: [DisplayItem], way: CGPoint, part: Double, isDown: Bool
    ) -> [DisplayItem] {
        let (old, new) = (glyphs(old), glyphs(new))
        var marks: [DisplayItem] = []
        // 1
        for back in 1..<(max(old.count, new.count) + 1) {
            let a = back <= old.count ? old[old.count - back] : nil
            let b = back <= new.count ? new[new.count - back] : nil
            if let a, let b, a.id == b.id, a.run.font == b.run.font {
                // 2
                let start = CGPoint(x: a.point.x + way.x, y: a.point.y + way.y)
                let point = CGPoint(
                    x: start.x + (b.point.x - start.x) * part, y: start.y + (b.point.y - start.y) * part)
                marks.append(.glyphs(b.run, at: point, b.paint))
                continue
            }
            // 3
            let sign = isDown ? 1.0 : -1.0
            if let a {
                let roll = sign * part * Double(a.run.font.size) / 2
                marks += [
                    .pushLayer(opacity: 1 - part, .normal),
                    .glyphs(a.run, at: CGPoint(x: a.point.x + way.x, y: a.point.y + way.y + roll), a.paint), .pop,
                ]
            }
            if let b {
                let roll = -sign * (1 - part) * Double(b.run.font.size) / 2
                marks += [
                    .pushLayer(opacity: part, .normal),
                    .glyphs(b.run, at: CGPoint(x: b.point.x, y: b.point.y + roll), b.paint), .pop,
                ]
            }
        }
        return marks
    }

    /// Every glyph as a run of its own.
    private static func glyphs(_ marks: [DisplayItem]) -> [Glyph] {
        marks.flatMap { mark -> [Glyph] in
            guard case .glyphs(let run, let origin, let paint) = mark else { return [] }
            let characters = Array(run.text)
            return run.glyphs.enumerated().map { index, glyph in
                var single = run
                var own = glyph
                let point = CGPoint(x: origin.x + CGFloat(glyph.x), y: origin.y + CGFloat(glyph.y))
                (own.x, own.y) = (0, 0)
                single.glyphs = [own]
                // What is extracted from a page is still the text, where each glyph is a character.
                single.text =
                    characters.count == run.glyphs.count ? String(characters[index]) : index == 0 ? run.text : ""
                return Glyph(run: single, point: point, paint: paint)
            }
        }
    }
}
