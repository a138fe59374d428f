import Foundation
import PlumbGraphics

/// The disc in a corner of a symbol: `folder.badge.plus`, `bell.badge`.
struct GlyphBadge: Sendable {
    var name: String
    /// The sign cut out of the disc, in units about its centre; empty for a plain disc.
    var strokes = ""
    var spots = ""

    private static let all = [
        GlyphBadge(name: "plus", strokes: "M-2.3 0H2.3M0 -2.3V2.3"),
        GlyphBadge(name: "minus", strokes: "M-2.3 0H2.3"),
        GlyphBadge(name: "xmark", strokes: "M-1.7 -1.7L1.7 1.7M1.7 -1.7L-1.7 1.7"),
        GlyphBadge(name: "checkmark", strokes: "M-2.1 .2L-.6 1.9L2.1 -1.8"),
        GlyphBadge(name: "exclamationmark", strokes: "M0 -2.5V.5", spots: "O0 2.5 .8"),
        GlyphBadge(name: "ellipsis", spots: "O-2.4 0 .8O0 0 .8O2.4 0 .8"),
        GlyphBadge(name: "clock", strokes: "M0 -2.4V.2H1.8"),
        GlyphBadge(name: "questionmark", strokes: "M-1.4 -1.3A1.5 1.5 0 1 1 .8 -.1C.2 .3 0 .5 0 1", spots: "O0 2.7 .7"),
        GlyphBadge(name: "play", spots: "M-1.3 -2.2L2.3 0L-1.3 2.2Z"),
        GlyphBadge(name: "arrow.up", strokes: "M0 2.4V-2.3M-1.9 -.5L0 -2.4L1.9 -.5"),
        GlyphBadge(name: "arrow.down", strokes: "M0 -2.4V2.3M-1.9 .5L0 2.4L1.9 .5"),
        GlyphBadge(name: "record", spots: "O0 0 1.9"),
        GlyphBadge(name: "a", strokes: "M-1.9 2.3L0 -2.4L1.9 2.3M-1.3 .8H1.3"),
        GlyphBadge(name: "lock", strokes: "M-1.2 -.3V-1.2A1.2 1.2 0 0 1 1.2 -1.2V-.3", spots: "R-1.9 -.4 3.8 2.9 .5"),
        GlyphBadge(
            name: "person.crop", spots: "O0 -1.1 1.4M-2.6 2.6C-2.6 1 -1.2 .8 0 .8S2.6 1 2.6 2.6Z"),
    ]

    /// The name before the badge and the badge; nil if the name does not end in one that we have.
    static func split(_ name: String) -> (rest: String, badge: GlyphBadge)? {
        if let rest = name.dropping(".badge") ?? name.dropping(".badge.filled") { return (rest, GlyphBadge(name: "")) }
        for badge in all {
            if let rest = name.dropping(".badge." + badge.name) { return (rest, badge) }
        }
        return nil
    }

    /// The symbol with the badge: below on the right, a plain disc above on the right.
    ///
    /// 1. A larger disc clears the place, 2. the badge is laid into it, 3. its sign is cut out.
    func added(to marks: [GlyphMark]) -> [GlyphMark] {
        let centre = name.isEmpty ? CGPoint(x: 18.2, y: 5.4) : CGPoint(x: 18.4, y: 18.4)
        let radius = name.isEmpty ? 3.9 : 4.9
        // 1
        var all = marks.map(\.behind)
        all += sign("O0 0 \(radius + 1.5)", at: centre, .fill, isCut: true)
        // 2
        all += sign("O0 0 \(radius)", at: centre, .fill, isCut: false)
        // 3
        all += sign(strokes, at: centre, .stroke, isCut: true)
        all += sign(spots, at: centre, .fill, isCut: true)
        return all
    }

    private func sign(_ data: String, at centre: CGPoint, _ kind: GlyphMark.Kind, isCut: Bool) -> [GlyphMark] {
        guard let path = GlyphPathParser.path(data) else { return [] }
        let placed = path.mapped { CGPoint(x: $0.x + centre.x, y: $0.y + centre.y) }
        return [GlyphMark(path: placed, kind: kind, isCut: isCut, pen: 0.75, uprightAt: centre.x)]
    }
}
