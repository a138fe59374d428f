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
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { PathRegion(self).contains(p, eoFill: eoFill) }

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
