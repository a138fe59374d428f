import Foundation

/// A path that is asked for many points: its segments are found once.
///
/// 1. Each segment is cut where it turns in y, so that it crosses a height at most once.
/// 2. A crossing to the right of the point counts +1 downwards and −1 upwards. The upper end of a piece belongs to it,
///    the lower does not: a corner counts once.
/// 3. Inside is a sum that is not zero or, for `eoFill`, an odd number of crossings.
/// 4. Segments that follow each other stand in runs with common bounds. What lies above, below or to the left of the
///    point is passed over.
package struct PathRegion: Sendable {
    private struct Run: Sendable {
        var segments: Range<Int>
        var bounds: SegmentBounds
    }

    private static let runLength = 32

    private var segments: [PathSegment] = []
    private var runs: [Run] = []

    /// An open subpath counts as closed.
    package init(_ path: Path) {
        for subpath in path.subpaths {
            let start = segments.count
            segments.append(contentsOf: subpath.segments)
            if let last = subpath.segments.last, last.p3 != subpath.start {
                segments.append(PathSegment(lineFrom: last.p3, to: subpath.start))
            }
            for first in stride(from: start, to: segments.count, by: Self.runLength) {
                let range = first..<min(first + Self.runLength, segments.count)
                runs.append(Run(segments: range, bounds: SegmentBounds(segments[range])))
            }
        }
    }

    /// True when the point lies inside.
    package func contains(_ p: CGPoint, eoFill: Bool) -> Bool {
        var winding = 0
        var crossings = 0
        func count(_ down: Int) {
            winding += down
            crossings += abs(down)
        }
        // (4)
        for run in runs where run.bounds.mayBeCrossed(toTheRightOf: p) {
            for segment in segments[run.segments] {
                if segment.kind == .line {
                    count(segment.crossing(of: p, from: 0, to: 1))
                } else if SegmentBounds([segment]).mayBeCrossed(toTheRightOf: p) {
                    // (1)
                    let cuts = [0] + segment.turningPoints(\.y) + [1]
                    // (2)
                    for (t0, t1) in zip(cuts, cuts.dropFirst()) { count(segment.crossing(of: p, from: t0, to: t1)) }
                }
            }
        }
        // (3)
        return eoFill ? crossings % 2 == 1 : winding != 0
    }
}

/// What the control points of segments reach: the segments lie within.
private struct SegmentBounds: Sendable {
    var top = CGFloat.infinity
    var bottom = -CGFloat.infinity
    var right = -CGFloat.infinity

    init(_ segments: some Sequence<PathSegment>) {
        for segment in segments {
            top = min(top, segment.p0.y, segment.p1.y, min(segment.p2.y, segment.p3.y))
            bottom = max(bottom, segment.p0.y, segment.p1.y, max(segment.p2.y, segment.p3.y))
            right = max(right, segment.p0.x, segment.p1.x, max(segment.p2.x, segment.p3.x))
        }
    }

    func mayBeCrossed(toTheRightOf p: CGPoint) -> Bool { top <= p.y && p.y < bottom && p.x < right }
}

extension PathSegment {
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
