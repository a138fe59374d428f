import Foundation
import PlumbGraphics

/// One line of a glyph table: an outline on the 24 × 24 grid and the part it plays.
struct GlyphElement: Equatable, Sendable {
    enum Role: Sendable {
        /// Stroked in every variant.
        case line
        /// A closed outline: stroked, and filled as well in the `.fill` variant.
        case body
        /// A stroke inside a body: cut out of it in the `.fill` variant.
        case detail
        /// Filled in every variant.
        case spot
        /// Filled inside a body: cut out of it in the `.fill` variant.
        case hole
        /// A stroke that clears a way through what was drawn before it, wide enough to part two shapes.
        case gap
        /// A closed outline that clears its own place in what was drawn before it, and the space around it that a gap
        /// clears.
        case room
        /// A stroke that is cut out of what was drawn before it, no wider than the pen.
        case cutLine
    }

    var role: Role
    /// See `GlyphPathParser`.
    var data: String
    /// 0 primary, 1 secondary, 2 tertiary: what hierarchical and palette rendering tell apart.
    var layer = 0
    /// The place in the order in which a variable value lights the symbol up; nil for what is always lit.
    var step: Int?

    static func line(_ data: String) -> GlyphElement { GlyphElement(role: .line, data: data) }
    static func body(_ data: String) -> GlyphElement { GlyphElement(role: .body, data: data) }
    static func detail(_ data: String) -> GlyphElement { GlyphElement(role: .detail, data: data) }
    static func spot(_ data: String) -> GlyphElement { GlyphElement(role: .spot, data: data) }
    static func hole(_ data: String) -> GlyphElement { GlyphElement(role: .hole, data: data) }
    static func gap(_ data: String) -> GlyphElement { GlyphElement(role: .gap, data: data) }
    static func room(_ data: String) -> GlyphElement { GlyphElement(role: .room, data: data) }

    /// The line in another layer.
    func layer(_ layer: Int) -> GlyphElement {
        var element = self
        element.layer = layer
        return element
    }

    /// The line lit up by a variable value, after the steps before.
    func step(_ step: Int) -> GlyphElement {
        var element = self
        element.step = step
        return element
    }
}

/// A family of glyphs under their names.
typealias GlyphTable = KeyValuePairs<String, [GlyphElement]>

/// One step of painting a glyph, in grid units.
struct GlyphMark: Equatable, Sendable {
    enum Kind: Sendable { case stroke, fill }

    var path: Path
    var kind: Kind
    /// Takes away from the marks before it instead of adding to them.
    var isCut = false
    /// The pen's width as a multiple of the weight's width.
    var pen = 1.0
    /// A stroke inside a body, see `SymbolPen`.
    var isDetail = false
    /// Added to the pen's width on the grid, whatever the weight: the free space beside a slash or a badge.
    var clearance = 0.0
    /// How far beyond its pen that space belongs to the image of a resizable symbol, in grid units.
    var reach = 0.0
    /// 0 primary, 1 secondary, 2 tertiary.
    var layer = 0
    /// The place in the order in which a variable value lights the symbol up; nil for what is always lit.
    var step: Int?
    /// A figure that is cut out of the layer under it, and painted where layers have paints of their own.
    var isFigure = false
    /// Where a sign that can be read stands: it moves with a symbol that is mirrored, and is not mirrored itself.
    var uprightAt: Double?

    /// The mark moved and scaled; its pen and clearance are multiplied by `pen`.
    func applying(_ transform: CGAffineTransform, pen factor: Double = 1) -> GlyphMark {
        var mark = self
        mark.path = path.mapped { $0.applying(transform) }
        mark.pen = pen * factor
        mark.clearance = clearance * factor
        mark.reach = reach * factor
        mark.uprightAt = uprightAt.map { transform.a * $0 + transform.tx }
        return mark
    }

    /// The mark of the mirrored symbol.
    var mirrored: GlyphMark {
        var mark = self
        if let axis = uprightAt {
            mark.path = path.mapped { CGPoint(x: $0.x + 24 - 2 * axis, y: $0.y) }
        } else {
            mark.path = path.mapped { CGPoint(x: 24 - $0.x, y: $0.y) }
        }
        return mark
    }
}

/// A drawing on the 24 × 24 grid, ready to be varied.
struct Glyph: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        var role: GlyphElement.Role
        var path: Path
        var layer = 0
        var step: Int?
    }

    var parts: [Part]

    /// Nil if a path string is not well formed.
    init?(_ elements: [GlyphElement]) {
        parts = []
        for element in elements {
            guard let path = GlyphPathParser.path(element.data) else { return nil }
            parts.append(Part(role: element.role, path: path, layer: element.layer, step: element.step))
        }
    }

    /// Whether there is something that a `.fill` variant could fill.
    var hasBody: Bool { parts.contains { $0.role == .body } }

    /// The steps of painting the outline, or the `.fill` variant.
    func marks(filled: Bool) -> [GlyphMark] {
        // The layer of the body that details lie on: the last one before them.
        var behind = 0
        return parts.flatMap { part -> [GlyphMark] in
            if part.role == .body { behind = part.layer }
            return marks(of: part, filled: filled).map { mark in
                var mark = mark
                mark.layer = part.layer
                mark.step = part.step
                // A detail in front of its body has a paint of its own where layers have.
                mark.isFigure = mark.isCut && part.role != .gap && part.role != .room && part.layer < behind
                return mark
            }
        }
    }

    private func marks(of part: Part, filled: Bool) -> [GlyphMark] {
        let path = part.path
        switch part.role {
        case .line: return [GlyphMark(path: path, kind: .stroke)]
        case .body where filled: return [GlyphMark(path: path, kind: .fill), GlyphMark(path: path, kind: .stroke)]
        case .body: return [GlyphMark(path: path, kind: .stroke)]
        case .detail: return [GlyphMark(path: path, kind: .stroke, isCut: filled, isDetail: true)]
        case .spot: return [GlyphMark(path: path, kind: .fill)]
        case .hole: return [GlyphMark(path: path, kind: .fill, isCut: filled)]
        case .gap: return [GlyphMark(path: path, kind: .stroke, isCut: true, clearance: Glyph.clearance)]
        case .room:
            return [
                GlyphMark(path: path, kind: .fill, isCut: true),
                GlyphMark(path: path, kind: .stroke, isCut: true, clearance: Glyph.clearance),
            ]
        case .cutLine: return [GlyphMark(path: path, kind: .stroke, isCut: true)]
        }
    }

    /// The free space left and right of a stroke that parts two shapes, together, in grid units.
    static let clearance = 3.0
}
