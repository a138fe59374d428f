import Foundation
import PlumbGraphics

/// Makes the marks of a name, drawn or composed.
///
/// A name is read from its end. The first rule that fits is used:
/// 1. a glyph that the tables have under the whole name;
/// 2. `….badge` and `….badge.plus` (minus, xmark, checkmark, …), `….trianglebadge.exclamationmark`: the rest with a
///    badge in its corner;
/// 3. `….fill`: the rest with its bodies filled; nil if it has none;
/// 4. `….slash`: the rest behind a stroke from corner to corner;
/// 5. `goforward.15`, `gobackward.10`: the number inside the arrow;
/// 6. `….circle`, `….square`, `….shield`, …: the rest made small inside an enclosure; the rest may be a letter or a
///    number here.
enum GlyphComposition {
    /// The marks in grid units; nil if nothing answers to the name.
    static func marks(named name: String) -> [GlyphMark]? {
        // No symbol has a longer name; the bound keeps the recursion shallow whatever is passed in.
        guard name.utf8.count <= 80 else { return nil }
        return marks(name, filled: false)
    }

    private static func marks(_ name: String, filled: Bool) -> [GlyphMark]? {
        // 1
        if filled, name.hasSuffix(".fill") { return nil }
        if filled, let special = GlyphLibrary.glyph(name + ".fill") { return special.marks(filled: true) }
        if let glyph = GlyphLibrary.glyph(name) {
            if name.hasSuffix(".fill") { return glyph.marks(filled: true) }
            return filled && !glyph.hasBody ? nil : glyph.marks(filled: filled)
        }
        // 2
        if let (rest, badge) = GlyphBadge.split(name) {
            return marks(rest, filled: filled).map { badge.added(to: $0) }
        }
        // 3
        if let rest = name.dropping(".fill") { return filled ? nil : marks(rest, filled: true) }
        // 4
        if let rest = name.dropping(".slash") {
            return marks(rest, filled: filled).map { $0.map(\.behind) + slash }
        }
        // 5
        for arrow in ["goforward", "gobackward"] {
            guard let number = name.dropping(before: arrow + "."), !filled else { continue }
            return GlyphEnclosure.number(number, inside: arrow)
        }
        // 6
        for enclosure in GlyphEnclosure.all {
            guard let rest = name.dropping("." + enclosure.name) else { continue }
            return enclosure.marks(around: rest, filled: filled)
        }
        return nil
    }

    private static let slash: [GlyphMark] = {
        let path = Path { path in
            path.move(to: CGPoint(x: 3.5, y: 3.5))
            path.addLine(to: CGPoint(x: 20.5, y: 20.5))
        }
        // The space beside the slash is no longer than it: its corners reach as far as half its width does at 45°.
        let reach = Glyph.clearance / 2 * 0.5.squareRoot()
        return [
            GlyphMark(path: path, kind: .stroke, isCut: true, clearance: Glyph.clearance, reach: reach),
            GlyphMark(path: path, kind: .stroke),
        ]
    }()
}

extension String {
    /// The text before an ending, if it has that ending and something before it.
    func dropping(_ ending: String) -> String? {
        hasSuffix(ending) && count > ending.count ? String(dropLast(ending.count)) : nil
    }

    /// The text after a beginning, if it has that beginning and something after it.
    func dropping(before beginning: String) -> String? {
        hasPrefix(beginning) && count > beginning.count ? String(dropFirst(beginning.count)) : nil
    }
}

extension GlyphMark {
    /// The mark in a layer behind what is laid over it.
    var behind: GlyphMark {
        var mark = self
        mark.layer = 1
        return mark
    }
}
