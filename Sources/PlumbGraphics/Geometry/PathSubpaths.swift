import Foundation

/// A stretch of a path between two moves.
struct Subpath {
    var start: CGPoint
    /// The closing line is among them, when it has a length.
    var segments: [PathSegment] = []
    var isClosed = false
}

extension Path {
    /// The path's subpaths. What follows a `closeSubpath` without a move starts a new one at the same place.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func line(to end: CGPoint) -> PathSegment { PathSegment(lineFrom: point, to: end) }
        for element in elements {
            if case .move(let start) = element {
                if let finished = current { result.append(finished) }
                current = Subpath(start: start)
                point = start
                continue
            }
            // Taken out, so that it grows in place.
            var subpath = current.take() ?? Subpath(start: point)
            switch element {
            case .move: break
            case .line(let end): subpath.segments.append(line(to: end))
            case .quadCurve(let end, let control):
                subpath.segments.append(PathSegment(quadFrom: point, to: end, control: control))
            case .curve(let end, let control1, let control2):
                subpath.segments.append(
                    PathSegment(curveFrom: point, to: end, control1: control1, control2: control2))
            case .closeSubpath:
                if point != subpath.start { subpath.segments.append(line(to: subpath.start)) }
                subpath.isClosed = true
            }
            point = element.end ?? subpath.start
            if subpath.isClosed {
                result.append(subpath)
            } else {
                current = subpath
            }
        }
        if let finished = current { result.append(finished) }
        return result
    }

    /// The same outline, drawn the other way: the last subpath first, and each from its end. A closed one stays closed.
    package var reversed: Path {
        var path = Path()
        for subpath in subpaths.reversed() {
            path.move(to: subpath.segments.last?.p3 ?? subpath.start)
            for segment in subpath.segments.reversed() {
                var back = segment
                (back.p0, back.p1, back.p2, back.p3) = (segment.p3, segment.p2, segment.p1, segment.p0)
                path.elements.append(back.element)
            }
            if subpath.isClosed { path.closeSubpath() }
        }
        return path
    }
}
