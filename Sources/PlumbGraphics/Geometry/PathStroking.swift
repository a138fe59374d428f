import Foundation

extension Path {
    /// The outline of the area that a stroke would paint. To be filled with the non-zero rule: its subpaths overlap
    /// where the stroke crosses itself.
    ///
    /// 1. Dashes cut the subpaths into open pieces (`dashed`).
    /// 2. Curves are followed in steps so short that neither they nor their edges are off by more than 1/100 point.
    /// 3. A step's area is the quadrilateral between its ends, half a line width to the left and right. Side by side
    ///    they form one subpath: the left side, the end, the right side backwards, the start. A closed subpath gives
    ///    two.
    /// 4. Where a curve bends so tightly that a quadrilateral folds over, the outline is broken off and the fold is
    ///    added as triangles: every area is gone around in the same direction, and overlaps never cancel each other.
    /// 5. At a corner, the outer side gets its join and the inner side goes through the corner itself.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        var result = Path()
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return result }
        for subpath in subpaths.flatMap({ $0.dashed(style) }) {
            let outline = StrokeOutline(subpath, style)
            result.elements.append(contentsOf: outline.path.elements)
        }
        return result
    }
}

extension Subpath {
    /// Every point is a number.
    var isFinite: Bool {
        let points = [start] + segments.flatMap { [$0.p1, $0.p2, $0.p3] }
        return points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }

    /// The pieces that dashes leave of the subpath; the subpath itself for a solid line. On a closed one, a dash goes
    /// on across the start. What would be more than a hundred thousand dashes is solid.
    func dashed(_ style: StrokeStyle) -> [Subpath] {
        guard isFinite else { return [] }
        var pattern = style.usableDashes
        if pattern.isEmpty { return [self] }
        if pattern.count % 2 == 1 { pattern += pattern }
        let period = pattern.reduce(0, +)
        let lengths = segments.map(\.length)
        let total = lengths.reduce(0, +)
        guard total / period * Double(pattern.count) < 1e5 else { return [self] }
        let phase = style.dashPhase.isFinite ? Double(style.dashPhase) : 0

        // Exact, however large the phase is: what is left of it is never longer than the pattern.
        let rest = phase.truncatingRemainder(dividingBy: period)
        var at = -(rest < 0 ? rest + period : rest)
        var index = 0
        var dashes: [(start: Double, end: Double)] = []
        while at < total {
            let end = at + pattern[index]
            if index % 2 == 0 && end > 0 { dashes.append((max(0, at), min(total, end))) }
            at = end
            index = (index + 1) % pattern.count
        }
        if dashes.count == 1 && dashes[0].start <= 0 && dashes[0].end >= total { return [self] }
        let whole: (subpaths: [Subpath], lengths: [[Double]]) = ([self], [lengths])
        var pieces = dashes.compactMap { dash in
            Path(whole.subpaths, lengths: whole.lengths, between: dash.start, and: dash.end).subpaths.first
        }
        if isClosed, pieces.count > 1, dashes[0].start <= 0, dashes[dashes.count - 1].end >= total {
            let first = pieces.removeFirst()
            pieces[pieces.count - 1].segments += first.segments
        }
        return pieces
    }
}
