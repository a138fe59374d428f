import Foundation

extension DisplayList {
    /// Leaves out marks whose place is no number or endless: no renderer need expect them. Groups stay closed; what
    /// stands in one that has no place is clipped away. Returns whether anything was left out.
    @discardableResult
    public mutating func removeEndlessMarks() -> Bool {
        if items.allSatisfy(\.isFinite) { return false }
        let finite = items.map(\.finite)
        moveSpans { finite[$0] != nil }
        items = finite.compactMap(\.self)
        return true
    }
}

extension DisplayItem {
    /// The item with numbers that are some; nil for what has no place.
    fileprivate var finite: DisplayItem? {
        if isFinite { return self }
        switch self {
        case .pushTransform, .pushProjection, .pushClip: return .pushClip(Path(), FillStyle())
        case .pushLayer(_, let mode): return .pushLayer(opacity: 1, mode)
        case .pushShadow, .pushBlur, .pushColors, .pushThreshold: return .pushLayer(opacity: 1, .normal)
        case .pushMask: return self
        case .stroke(let path, let paint, var style) where style.dash.contains { !$0.isFinite }:
            // Such dashes are none.
            style.dash = []
            let solid = DisplayItem.stroke(path, paint, style)
            return solid.isFinite ? solid : nil
        case .fill, .stroke, .glyphs, .image, .pop: return nil
        }
    }

    /// Whether a list with the mark is drawn as it is: all its numbers are some, and it is no change of colours.
    package var isKept: Bool {
        if case .pushColors = self { return false }
        return isFinite
    }

    fileprivate var isFinite: Bool {
        switch self {
        case .fill(let path, let paint, _): path.isFinite && paint.isFinite
        case .stroke(let path, let paint, let style): path.isFinite && paint.isFinite && style.isFinite
        case .glyphs(_, let point, let paint): point.isFinite && paint.isFinite
        case .image(_, let rect, let source, let tint, _):
            rect.isFinite && source?.isFinite != false && tint?.isFinite != false
        case .pushTransform(let t): (t.a + t.b + t.c + t.d + t.tx + t.ty).isFinite
        case .pushProjection(let t): t.isFinite
        case .pushClip(let path, _): path.isFinite
        case .pushLayer(let opacity, _): opacity.isFinite
        case .pushShadow(let paint, let radius, let offset):
            paint.isFinite && (radius + offset.width + offset.height).isFinite
        case .pushBlur(let radius, _): radius.isFinite
        case .pushColors(let matrix): matrix.isFinite
        case .pushThreshold(let min, let max, _): !min.isNaN && !max.isNaN
        case .pushMask, .pop: true
        }
    }
}

extension CGPoint {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    fileprivate var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}

extension Path {
    fileprivate var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let to), .line(let to): to.isFinite
            case .quadCurve(let to, let control): to.isFinite && control.isFinite
            case .curve(let to, let first, let second): to.isFinite && first.isFinite && second.isFinite
            case .closeSubpath: true
            }
        }
    }
}

extension StrokeStyle {
    fileprivate var isFinite: Bool {
        lineWidth.isFinite && dashPhase.isFinite && (lineJoin != .miter || miterLimit > -.infinity)
            && dash.allSatisfy(\.isFinite)
    }
}

extension Paint {
    fileprivate var isFinite: Bool {
        switch self {
        case .color: true
        case .linearGradient(_, let start, let end): start.isFinite && end.isFinite
        case .radialGradient(_, let center, let start, let end): center.isFinite && start.isFinite && end.isFinite
        case .ellipticalGradient(_, let center, let size, let start, let end):
            center.isFinite && size.width.isFinite && size.height.isFinite && start.isFinite && end.isFinite
        case .angularGradient(_, let center, let start, let end): center.isFinite && start.isFinite && end.isFinite
        case .backdrop(let backdrop): (backdrop.radius + backdrop.opacity).isFinite
        case .tiles(let tiles): tiles.part.isFinite && tiles.tile.isFinite && tiles.opacity.isFinite
        case .meshGradient(let mesh, let rect): mesh.isFinite && rect.isFinite
        }
    }
}
