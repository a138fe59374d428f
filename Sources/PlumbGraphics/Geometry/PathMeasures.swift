import Foundation

// What can be asked of a path: its bounds, what lies inside, a part of it.

extension Path {
    /// The smallest rectangle around the outline itself (not its control points); null for the empty path.
    public var boundingRect: CGRect {
        var low = CGPoint(x: CGFloat.infinity, y: .infinity)
        var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
        func include(_ point: CGPoint) {
            low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
            high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
        }
        for subpath in subpaths {
            include(subpath.start)
            for segment in subpath.segments {
                include(segment.p3)
                for t in segment.turningPoints(\.x) + segment.turningPoints(\.y) { include(segment.point(at: t)) }
            }
        }
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// True when the point lies inside; an open subpath counts as closed.
    ///
    /// 1. Each segment is cut where it turns in y, so that it crosses a height at most once.
    /// 2. A crossing to the right of the point counts +1 downwards and −1 upwards. The upper end of a piece belongs to
    ///    it, the lower does not: a corner counts once.
    /// 3. Inside is a sum that is not zero or, for `eoFill`, an odd number of crossings.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        var crossings = 0
        for subpath in subpaths {
            var segments = subpath.segments
            if let last = segments.last, last.p3 != subpath.start {
                segments.append(PathSegment(lineFrom: last.p3, to: subpath.start))
            }
            for segment in segments where segment.mayCross(toTheRightOf: p) {
                if segment.kind == .line {
                    let down = segment.crossing(of: p, from: 0, to: 1)
                    winding += down
                    crossings += abs(down)
                    continue
                }
                // (1)
                let cuts = [0] + segment.turningPoints(\.y) + [1]
                for (t0, t1) in zip(cuts, cuts.dropFirst()) {
                    // (2)
                    let down = segment.crossing(of: p, from: t0, to: t1)
                    winding += down
                    crossings += abs(down)
                }
            }
        }
        // (3)
        return eoFill ? crossings % 2 == 1 : winding != 0
    }

    /// The part of the outline between two fractions of its length, over all subpaths in order.
    ///
    /// Fractions are clamped to 0…1; when `from` is not below `to`, nothing is left. Curves are cut exactly. The line
    /// that closes a subpath counts as a line; a subpath that is kept whole stays closed.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard
            Complaints.check(
                from + to, ["beginning": from, "end": to], isEndlessAllowed: true, of: "a trim", "nothing is left"),
            from < to
        else { return Path() }
        if from <= 0 && to >= 1 { return self }
        let subpaths = subpaths
        let lengths = subpaths.map { $0.segments.map(\.length) }
        let total = lengths.joined().reduce(0, +)
        guard total > 0, total.isFinite else { return Path() }
        return Path(subpaths, lengths: lengths, between: max(0, from) * total, and: min(1, to) * total)
    }

    /// The part of subpaths between two distances (points) along all of them.
    init(_ subpaths: [Subpath], lengths: [[Double]], between start: Double, and end: Double) {
        self.init()
        var behind = 0.0
        for (subpath, lengths) in zip(subpaths, lengths) {
            let subpathLength = lengths.reduce(0, +)
            let isWhole = start <= behind && behind + subpathLength <= end
            var isFirst = true
            for (segment, length) in zip(subpath.segments, lengths) {
                defer { behind += length }
                guard behind < end, behind + length > start else { continue }
                let t0 = start > behind ? segment.parameter(atLength: start - behind) : 0
                let t1 = end < behind + length ? segment.parameter(atLength: end - behind) : 1
                let part = segment.part(from: t0, to: t1)
                if isFirst { move(to: part.p0) }
                isFirst = false
                elements.append(part.element)
            }
            if isWhole && subpath.isClosed && !isFirst { closeSubpath() }
        }
    }
}

extension PathSegment {
    /// False when the segment is certainly above, below or to the left of the point: it lies within its control points.
    fileprivate func mayCross(toTheRightOf p: CGPoint) -> Bool {
        if p0.x <= p.x && p1.x <= p.x && p2.x <= p.x && p3.x <= p.x { return false }
        if p0.y <= p.y && p1.y <= p.y && p2.y <= p.y && p3.y <= p.y { return false }
        return !(p0.y > p.y && p1.y > p.y && p2.y > p.y && p3.y > p.y)
    }

    /// +1 when the piece passes the point's height downwards, to the right of it; −1 upwards; 0 when it does not.
    fileprivate func crossing(of p: CGPoint, from t0: Double, to t1: Double) -> Int {
        let (start, end) = (point(at: t0), point(at: t1))
        let goesDown = start.y <= p.y && p.y < end.y
        let goesUp = end.y <= p.y && p.y < start.y
        guard goesDown || goesUp else { return 0 }
        var low = t0
        var high = t1
        // A line's parameter follows from the height; a curve's by halving.
        if kind == .line {
            low = t0 + (t1 - t0) * (p.y - start.y) / (end.y - start.y)
            high = low
        } else {
            for _ in 0..<48 {
                let middle = (low + high) / 2
                if (point(at: middle).y <= p.y) == goesDown { low = middle } else { high = middle }
            }
        }
        guard point(at: (low + high) / 2).x > p.x else { return 0 }
        return goesDown ? 1 : -1
    }
}
