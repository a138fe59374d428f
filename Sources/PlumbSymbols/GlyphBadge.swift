import Foundation
import PlumbGraphics

/// The sign in a corner of a symbol: `folder.badge.plus`, `bell.badge`, `lock.trianglebadge.exclamationmark`.
struct GlyphBadge: Sendable {
    /// What it stands on.
    enum Ground: Sendable {
        case disc, triangle
        /// On nothing: the sign itself is painted.
        case none
    }

    var name: String
    var ground = Ground.disc
    /// The sign cut out of its ground, in units about its centre; empty for a plain disc.
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
            name: "gearshape", ground: .none,
            spots:
                "M-.78 -3.45L-.6 -4.51A4.6 4.6 0 0 1 .6 -4.51L.78 -3.45A3.54 3.54 0 0 1 1.89 -2.99L2.76 -3.63A4.6 4.6 0 0 1 3.63 -2.76L2.99 -1.89A3.54 3.54 0 0 1 3.45 -.78L4.51 -.6A4.6 4.6 0 0 1 4.51 .6L3.45 .78A3.54 3.54 0 0 1 2.99 1.89L3.63 2.76A4.6 4.6 0 0 1 2.76 3.63L1.89 2.99A3.54 3.54 0 0 1 .78 3.45L.6 4.51A4.6 4.6 0 0 1 -.6 4.51L-.78 3.45A3.54 3.54 0 0 1 -1.89 2.99L-2.76 3.63A4.6 4.6 0 0 1 -3.63 2.76L-2.99 1.89A3.54 3.54 0 0 1 -3.45 .78L-4.51 .6A4.6 4.6 0 0 1 -4.51 -.6L-3.45 -.78A3.54 3.54 0 0 1 -2.99 -1.89L-3.63 -2.76A4.6 4.6 0 0 1 -2.76 -3.63L-1.89 -2.99A3.54 3.54 0 0 1 -.78 -3.45ZO0 0 1.5"
        ),
        GlyphBadge(
            name: "wifi", ground: .none, strokes: "M-4.4 -1.4A6.4 6.4 0 0 1 4.4 -1.4M-2.2 1A3.2 3.2 0 0 1 2.2 1",
            spots: "O0 3.6 1"),
        GlyphBadge(
            name: "mic", ground: .none, strokes: "M-3 -.4V.2A3 3 0 0 0 3 .2V-.4M0 3.2V4.8",
            spots: "R-1.5 -4.6 3 6.4 1.5"),
        GlyphBadge(
            name: "sparkles", ground: .none,
            spots:
                "M-1.2 -3.6C-.8 -.8 0 0 2.8 .4C0 .8 -.8 1.6 -1.2 4.4C-1.6 1.6 -2.4 .8 -5.2 .4C-2.4 0 -1.6 -.8 -1.2 -3.6ZM3 -4.8C3.2 -3.4 3.6 -3 5 -2.8C3.6 -2.6 3.2 -2.2 3 -.8C2.8 -2.2 2.4 -2.6 1 -2.8C2.4 -3 2.8 -3.4 3 -4.8Z"
        ),
        GlyphBadge(name: "exclamationmark", ground: .triangle, strokes: "M0 -1.7V.6", spots: "O0 2.6 .75"),
        GlyphBadge(
            name: "person.crop", spots: "O0 -1.1 1.4M-2.6 2.6C-2.6 1 -1.2 .8 0 .8S2.6 1 2.6 2.6Z"),
    ]

    /// The name before the badge and the badge; nil if the name does not end in one that we have.
    static func split(_ name: String) -> (rest: String, badge: GlyphBadge)? {
        if let rest = name.dropping(".badge") ?? name.dropping(".badge.filled") { return (rest, GlyphBadge(name: "")) }
        for badge in all {
            let ending = (badge.ground == .triangle ? ".trianglebadge." : ".badge.") + badge.name
            if let rest = name.dropping(ending) { return (rest, badge) }
        }
        return nil
    }

    /// The symbol with the badge: below on the right, a plain disc above on the right.
    ///
    /// 1. A larger ground clears the place, 2. the ground is laid into it, 3. the sign is cut out of it, or painted
    /// where there is no ground.
    func added(to marks: [GlyphMark]) -> [GlyphMark] {
        let centre = name.isEmpty ? CGPoint(x: 18.2, y: 5.4) : CGPoint(x: 18.4, y: 18.4)
        let radius = name.isEmpty ? 3.9 : 4.9
        // 1
        var all = marks.map(\.behind)
        let clearing = ground == .triangle ? Self.roomAroundTriangle : "O0 0 \(radius + 1.5)"
        all += sign(clearing, at: centre, .fill, isCut: true)
        // 2
        switch ground {
        case .disc: all += sign("O0 0 \(radius)", at: centre, .fill, isCut: false)
        case .triangle: all += sign(Self.triangle, at: centre, .fill, isCut: false)
        case .none: break
        }
        // 3
        all += sign(strokes, at: centre, .stroke, isCut: ground != .none)
        all += sign(spots, at: centre, .fill, isCut: ground != .none)
        return all
    }

    private static let triangle =
        "M-.9 -4.8A1.05 1.05 0 0 1 .9 -4.8L5.2 2.6A1.05 1.05 0 0 1 4.3 4.3H-4.3A1.05 1.05 0 0 1 -5.2 2.6Z"
    private static let roomAroundTriangle =
        "M-2.1 -5.8A2.45 2.45 0 0 1 2.1 -5.8L6.6 2A2.5 2.5 0 0 1 4.4 5.8H-4.4A2.5 2.5 0 0 1 -6.6 2Z"

    private func sign(_ data: String, at centre: CGPoint, _ kind: GlyphMark.Kind, isCut: Bool) -> [GlyphMark] {
        guard let path = GlyphPathParser.path(data) else { return [] }
        let placed = path.mapped { CGPoint(x: $0.x + centre.x, y: $0.y + centre.y) }
        return [GlyphMark(path: placed, kind: kind, isCut: isCut, pen: 0.75, uprightAt: centre.x)]
    }
}
