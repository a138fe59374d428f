import Foundation

// Colour effects, mark by mark.
//
// A matrix that keeps alpha maps a mix of two colours to the same mix of what becomes of them: then it does not matter
// whether it is applied to the group's pixels or to its marks, as long as nothing has to be cut off at the edge of the
// gamut. Marks stay text and shapes, and cost no pixels.
//
// 1. A group is of that kind where its matrix is, and where in it are only marks whose paints are colours: no pictures
//    with colours of their own, nothing that looks at what lies behind, and no group of the other kind. 2. Matrices of
//    groups within groups become one.
extension DisplayList {
    /// Applies those colour effects to marks that can be; the others stay groups.
    ///
    /// - Parameter cutsOff: also those that leave the gamut: marks that cover each other in part may then differ from
    ///   what pixels would be.
    ///
    /// Returns whether there is any such group.
    @discardableResult
    public mutating func applyColorsToMarks(cutsOff: Bool = false) -> Bool {
        let groups = items.contains { if case .pushColors = $0 { true } else { false } }
        guard groups else { return false }
        let plain = plainGroups(cutsOff: cutsOff)
        var result: [DisplayItem] = []
        result.reserveCapacity(items.count)
        // What is open: the matrix that is in force, and whether the group is left out.
        var open: [(matrix: ColorMatrix?, isLeftOut: Bool)] = []
        var current: ColorMatrix?
        var leftOut: Set<Int> = []
        for (index, item) in items.enumerated() {
            switch item {
            case .pushColors(let matrix) where plain.contains(index):
                leftOut.insert(index)
                open.append((current, true))
                current = current.map { matrix.followed(by: $0) } ?? matrix
            case .pop:
                let group = open.popLast()
                if let group { current = group.matrix }
                if group?.isLeftOut == true { leftOut.insert(index) } else { result.append(item) }
            default:
                result.append(current.map { item.mapColors($0.applied) } ?? item)
                if item.opensGroup { open.append((current, false)) }
            }
        }
        moveSpans { !leftOut.contains($0) }
        items = result
        return true
    }

    /// (1)
    private func plainGroups(cutsOff: Bool) -> Set<Int> {
        var plain: Set<Int> = []
        var open: [(index: Int, isPlain: Bool)] = []
        func spoil() { if !open.isEmpty { open[open.count - 1].isPlain = false } }
        for (index, item) in items.enumerated() {
            if case .pop = item {
                guard let group = open.popLast() else { continue }
                var isPlain = group.isPlain
                if case .pushColors(let matrix) = items[group.index] {
                    isPlain = isPlain && matrix.keepsAlpha && (cutsOff || matrix.staysInGamut)
                    if isPlain { plain.insert(group.index) }
                }
                if !isPlain { spoil() }
            } else {
                let isPlain = item.hasOnlyColors
                if item.opensGroup { open.append((index, isPlain)) } else if !isPlain { spoil() }
            }
        }
        return plain
    }
}

extension DisplayItem {
    /// Whether it is closed by a `pop`.
    package var opensGroup: Bool {
        switch self {
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
            .pushThreshold,
            .pushMask:
            true
        case .fill, .stroke, .glyphs, .image, .pop: false
        }
    }

    /// Whether nothing in it but colours of marks says which colours are seen.
    fileprivate var hasOnlyColors: Bool {
        switch self {
        case .fill(_, let paint, _), .stroke(_, let paint, _), .glyphs(_, _, let paint), .pushShadow(let paint, _, _):
            paint.hasOnlyColors
        case .image(_, _, _, let tint, _): tint?.hasOnlyColors ?? false
        case .pushLayer(_, let mode): mode == .normal
        case .pushThreshold: false
        case .pushTransform, .pushProjection, .pushClip, .pushBlur, .pushColors, .pushMask, .pop: true
        }
    }

    fileprivate func mapColors(_ change: (RGBA) -> RGBA) -> DisplayItem {
        switch self {
        case .fill(let path, let paint, let style): .fill(path, paint.mapColors(change), style)
        case .stroke(let path, let paint, let style): .stroke(path, paint.mapColors(change), style)
        case .glyphs(let run, let point, let paint): .glyphs(run, at: point, paint.mapColors(change))
        case .image(let bitmap, let rect, let source, let tint, let quality):
            .image(bitmap, in: rect, source: source, tint: tint?.mapColors(change), quality)
        case .pushShadow(let paint, let radius, let offset):
            .pushShadow(paint.mapColors(change), radius: radius, offset: offset)
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushBlur, .pushColors, .pushThreshold, .pushMask,
            .pop:
            self
        }
    }
}

extension Paint {
    /// Colours that are mixed by their numbers may be changed before they are mixed.
    fileprivate var hasOnlyColors: Bool {
        switch self {
        case .color: true
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
            stops.allSatisfy { $0.mixing == .device }
        case .meshGradient, .backdrop, .tiles: false
        }
    }
}
