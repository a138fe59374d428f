import Foundation
import PlumbGraphics

/// A figure that other glyphs are put into: `xmark.circle`, `3.square.fill`.
struct GlyphEnclosure: Sendable {
    var name: String
    /// The outline of the figure.
    var data: String
    /// How large the glyph inside may be, compared with its size inside the circle.
    var room = 1.0
    /// Where the middle of the glyph inside is.
    var middle = CGPoint(x: 12, y: 12)

    static let all = [
        GlyphEnclosure(name: "circle", data: "O12 12 10"),
        GlyphEnclosure(name: "square", data: "R3 3 18 18 3", room: 1.04),
        GlyphEnclosure(name: "app", data: "R3 3 18 18 5.2"),
        GlyphEnclosure(name: "rectangle", data: "R1.5 4.5 21 15 2.5", room: 0.86),
        GlyphEnclosure(name: "rectangle.portrait", data: "R4.5 2 15 20 2.5", room: 0.86),
        GlyphEnclosure(name: "capsule", data: "R1 5.5 22 13 6.5", room: 0.76),
        GlyphEnclosure(
            name: "shield", data: "M12 2L20 4.8V11.4C20 16.2 16.8 20 12 22C7.2 20 4 16.2 4 11.4V4.8Z", room: 0.86),
        GlyphEnclosure(name: "seal", data: seal, room: 0.9),
        GlyphEnclosure(name: "octagon", data: "M8.4 2.5H15.6L21.5 8.4V15.6L15.6 21.5H8.4L2.5 15.6V8.4Z", room: 1),
        GlyphEnclosure(name: "diamond", data: diamond, room: 0.84),
        GlyphEnclosure(name: "hexagon", data: hexagon, room: 0.95),
        GlyphEnclosure(name: "triangle", data: triangle, room: 0.7, middle: CGPoint(x: 12, y: 14)),
        GlyphEnclosure(name: "bubble", data: bubble, room: 0.84, middle: CGPoint(x: 12, y: 10.4)),
        GlyphEnclosure(name: "bubble.left", data: bubble, room: 0.84, middle: CGPoint(x: 12, y: 10.4)),
        GlyphEnclosure(
            name: "icloud", data: "M6.5 20A5 5 0 0 1 5.7 10.1A6.5 6.5 0 0 1 18.4 10.5A4.8 4.8 0 0 1 18 20Z", room: 0.76,
            middle: CGPoint(x: 12, y: 13.4)),
    ]

    private static let seal =
        "M8.7 4A3.6 3.6 0 0 1 15.3 4A3.6 3.6 0 0 1 20 8.7A3.6 3.6 0 0 1 20 15.3A3.6 3.6 0 0 1 15.3 20A3.6 3.6 0 0 1 8.7 20A3.6 3.6 0 0 1 4 15.3A3.6 3.6 0 0 1 4 8.7A3.6 3.6 0 0 1 8.7 4Z"
    private static let diamond =
        "M10.6 2.6L2.6 10.6A2 2 0 0 0 2.6 13.4L10.6 21.4A2 2 0 0 0 13.4 21.4L21.4 13.4A2 2 0 0 0 21.4 10.6L13.4 2.6A2 2 0 0 0 10.6 2.6Z"
    private static let hexagon =
        "M11 2.6L4.5 6.3A2 2 0 0 0 3.5 8V16A2 2 0 0 0 4.5 17.7L11 21.4A2 2 0 0 0 13 21.4L19.5 17.7A2 2 0 0 0 20.5 16V8A2 2 0 0 0 19.5 6.3L13 2.6A2 2 0 0 0 11 2.6Z"
    private static let triangle =
        "M10.6 4.1L2.2 18.2A1.6 1.6 0 0 0 3.6 20.6H20.4A1.6 1.6 0 0 0 21.8 18.2L13.4 4.1A1.6 1.6 0 0 0 10.6 4.1Z"
    private static let bubble =
        "M5.2 2.8H18.8A3.2 3.2 0 0 1 22 6V14.4A3.2 3.2 0 0 1 18.8 17.6H11.5L7 21.4A.6 .6 0 0 1 6 20.9V17.6H5.2A3.2 3.2 0 0 1 2 14.4V6A3.2 3.2 0 0 1 5.2 2.8Z"

    /// How a glyph is fitted: the longer side of its outline in grid units, and the pen.
    private struct Fit {
        var extent: Double
        var pen: Double
    }

    /// Glyphs whose size inside the circle was set by eye; others follow `fit`.
    private static let fits: [String: Fit] = [
        "plus": Fit(extent: 8.4, pen: 1), "minus": Fit(extent: 8.4, pen: 1), "xmark": Fit(extent: 7, pen: 1),
        "multiply": Fit(extent: 7, pen: 1), "checkmark": Fit(extent: 8.4, pen: 1), "equal": Fit(extent: 8, pen: 1),
        "ellipsis": Fit(extent: 11.4, pen: 1), "info": Fit(extent: 10.6, pen: 0.95),
        "questionmark": Fit(extent: 11, pen: 0.95), "exclamationmark": Fit(extent: 11, pen: 1),
        "play": Fit(extent: 8.2, pen: 0.55), "pause": Fit(extent: 7.6, pen: 0.5), "stop": Fit(extent: 6.4, pen: 0.5),
        "line.3.horizontal.decrease": Fit(extent: 10, pen: 0.9), "heart": Fit(extent: 9.6, pen: 0.5),
        "star": Fit(extent: 10.6, pen: 0.45), "mappin": Fit(extent: 13.4, pen: 0.9),
    ]

    /// Glyphs that look out of the middle when their box is in the middle, in units of the circle: to the right, down.
    private static let shifts: [String: CGPoint] = [
        "play": CGPoint(x: 0.8, y: 0), "chevron.right": CGPoint(x: 0.4, y: 0), "chevron.left": CGPoint(x: -0.4, y: 0),
        "chevron.up": CGPoint(x: 0, y: -0.4), "chevron.down": CGPoint(x: 0, y: 0.4), "heart": CGPoint(x: 0, y: 0.5),
        "star": CGPoint(x: 0, y: -0.4), "location": CGPoint(x: -0.6, y: 0.6), "paperplane": CGPoint(x: -0.6, y: 0.6),
        "bell": CGPoint(x: 0, y: -0.1), "triangle": CGPoint(x: 0, y: -0.6),
    ]

    /// The enclosure with the glyph of a name, a letter or a number in it.
    ///
    /// 1. What stands inside is the filled variant, if there is one: at half the size an outline would close up.
    /// 2. It is scaled so that the longer side of its outline has the length given by `fit`, and centred.
    /// 3. A filled enclosure has it cut out; what was cut inside it becomes ink again.
    func marks(around name: String, filled: Bool) -> [GlyphMark]? {
        guard let outline = GlyphPathParser.path(data) else { return nil }
        var ring = [GlyphMark(path: outline, kind: .stroke, layer: 1)]
        if filled { ring.insert(GlyphMark(path: outline, kind: .fill, layer: 1), at: 0) }
        // 1
        guard let content = content(name) else { return nil }
        // 2
        guard let box = content.marks.compactMap(\.path.extent).reduce(nil, { $0?.union($1) ?? $1 }) else { return nil }
        let side = max(box.width, box.height, content.isText ? box.width * 0.82 : 0)
        let scale = content.fit.extent * room / side
        let shift = GlyphEnclosure.shifts[GlyphLibrary.original(name)] ?? .zero
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: middle.x + shift.x - box.midX * scale,
            ty: middle.y + shift.y - box.midY * scale)
        let inner = content.marks.map { $0.applying(transform, pen: content.fit.pen) }
        // 3
        return ring
            + inner.map { mark in
                var mark = mark
                mark.layer = 0
                if filled {
                    mark.isFigure = !mark.isCut
                    mark.isCut.toggle()
                }
                return mark
            }
    }

    /// A number in the middle of a round arrow: `goforward.15`.
    static func number(_ number: String, inside arrow: String) -> [GlyphMark]? {
        guard number.allSatisfy(\.isNumber), let path = CharacterGlyphs.path(number), let box = path.extent,
            let glyph = GlyphLibrary.glyph(arrow)
        else { return nil }
        let scale = min(7.2 / max(box.width, 1), 5.8 / box.height)
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: 12 - box.midX * scale, ty: 13.7 - box.midY * scale)
        return glyph.marks(filled: false)
            + [GlyphMark(path: path, kind: .stroke).applying(transform, pen: 0.7)]
    }

    private func content(_ name: String) -> (marks: [GlyphMark], fit: Fit, isText: Bool)? {
        if let path = CharacterGlyphs.path(name) {
            let isWide = name.count > 1
            let fit = Fit(extent: isWide ? 10.8 : 9.4, pen: isWide ? 0.85 : 0.95)
            return ([GlyphMark(path: path, kind: .stroke)], fit, isWide)
        }
        if name.hasSuffix(".slash"), let marks = GlyphComposition.marks(named: name) {
            return (marks, Fit(extent: 11, pen: 0.6), false)
        }
        guard let glyph = GlyphLibrary.glyph(name) else { return nil }
        return (glyph.marks(filled: glyph.hasBody), fit(name, hasBody: glyph.hasBody), false)
    }

    /// Bodies keep their proportions; bare strokes keep more of their weight, arrows and chevrons all of it.
    private func fit(_ name: String, hasBody: Bool) -> Fit {
        let original = GlyphLibrary.original(name)
        if let fit = GlyphEnclosure.fits[original] { return fit }
        if hasBody { return Fit(extent: 11, pen: 0.5) }
        if original.hasPrefix("chevron.") { return Fit(extent: 7.6, pen: 1) }
        if original.hasPrefix("arrow.") { return Fit(extent: 9.2, pen: 0.95) }
        return Fit(extent: 10.6, pen: 0.75)
    }
}
