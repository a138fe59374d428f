import Foundation

// Areas and lines of two paths together. Lines that cross, touch or lie on each other are found exactly
// (`PathArrangement`); what is left of a curve is a part of that curve.

extension Path {
    /// The outline of what lies in one of the two areas, or in both.
    ///
    /// Subpaths count as closed. Outer outlines run clockwise on screen, holes the other way: the result has the same
    /// area by both rules of filling. Paths of more than some ten thousand lines and curves, and such with numbers that
    /// are none, are not combined: the result is this path.
    ///
    /// - Parameter eoFill: whether the insides of both are found by the even-odd rule.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 || $1 } }

    /// The outline of what lies in both areas; limits as in `union`.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && $1 } }

    /// The outline of what lies in this area and not in the other; limits as in `union`.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(other, eoFill) { $0 && !$1 } }

    /// The outline of what lies in exactly one of the two areas; limits as in `union`.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(other, eoFill) { $0 != $1 }
    }

    /// The outline of the path's area, without lines that cross or lie inside; limits as in `union`.
    public func normalized(eoFill: Bool = true) -> Path { combined(Path(), eoFill) { first, _ in first } }

    /// The parts of this path's line that lie in the other's area, or on its edge.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { lines(in: other, eoFill, keeps: true) }

    /// The parts of this path's line that lie outside of the other's area.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { lines(in: other, eoFill, keeps: false) }
}

extension Path {
    /// 1. Both paths' lines are cut where they meet, and each is kept once. 2. A line is an edge of the result where
    /// that has one side inside and the other outside; it then goes with the inside on its right. 3. Edges follow each
    /// other by the sharpest turn to the right, so that areas that touch in a point stay apart. 4. Parts of one segment
    /// that follow each other become one again.
    private func combined(_ other: Path, _ eoFill: Bool, _ isInside: (Bool, Bool) -> Bool) -> Path {
        // 1
        guard let arrangement = PathArrangement(self, other, closesFirst: true) else { return self }
        let lines = PathEdges(arrangement)
        func holds(_ winding: PathEdges.Winding) -> Bool {
            isInside(winding.first.isInside(eoFill), winding.second.isInside(eoFill))
        }
        // 2
        var loops = EdgeLoops()
        for (index, edge) in lines.edges.enumerated() where edge.first != 0 || edge.second != 0 || eoFill {
            let sides = lines.sides(of: index)
            let (left, right) = (holds(sides.left), holds(sides.right))
            if left != right { loops.add(edge.piece, from: right ? edge.low : edge.high) }
        }
        // 3, 4
        var result = Path()
        for loop in loops.take() {
            result.add(loop, in: arrangement)
            result.closeLoop()
        }
        return result
    }

    private func lines(in other: Path, _ eoFill: Bool, keeps: Bool) -> Path {
        guard let arrangement = PathArrangement(self, other, closesFirst: false) else { return self }
        let edges = PathEdges(arrangement)
        var onEdge: [PathArrangement.Vertex: Set<PathArrangement.Vertex>] = [:]
        for edge in edges.edges where edge.second != 0 { onEdge[edge.low, default: []].insert(edge.high) }
        var result = Path()
        var run: [PathArrangement.Piece] = []
        func finish() {
            if !run.isEmpty { result.add(run, in: arrangement) }
            run = []
        }
        for piece in arrangement.pieces where piece.isFirst {
            let isForwards = (piece.from.y, piece.from.x) < (piece.to.y, piece.to.x)
            let (low, high) = isForwards ? (piece.from, piece.to) : (piece.to, piece.from)
            let middle = PathArrangement.Vertex(x: low.x + high.x, y: low.y + high.y)
            let isIn = onEdge[low]?.contains(high) == true || edges.second(around: middle).isInside(eoFill)
            guard isIn == keeps else {
                finish()
                continue
            }
            if let last = run.last, last.to != piece.from { finish() }
            run.append(piece)
        }
        finish()
        return result
    }

    /// Adds pieces that follow each other, after a move to the first.
    fileprivate mutating func add(_ pieces: [PathArrangement.Piece], in arrangement: PathArrangement) {
        guard let first = pieces.first else { return }
        move(to: arrangement.point(first.from))
        var index = 0
        while index < pieces.count {
            var piece = pieces[index]
            index += 1
            while index < pieces.count, pieces[index].continues(piece) {
                (piece.to, piece.end) = (pieces[index].to, pieces[index].end)
                index += 1
            }
            let segment = arrangement.segments[piece.source]
            let end = arrangement.point(piece.to)
            if segment.kind == .line {
                addLine(to: end)
                continue
            }
            var part = segment.part(from: min(piece.start, piece.end), to: max(piece.start, piece.end))
            if piece.start > piece.end {
                (part.p0, part.p1, part.p2, part.p3) = (part.p3, part.p2, part.p1, part.p0)
            }
            part.p3 = end
            elements.append(part.element)
        }
    }

    /// Closes a subpath; a line back to its beginning is what closing draws.
    fileprivate mutating func closeLoop() {
        if case .line = elements.last { elements.removeLast() }
        closeSubpath()
    }
}

extension Int {
    fileprivate func isInside(_ eoFill: Bool) -> Bool { eoFill ? self & 1 != 0 : self != 0 }
}

extension PathArrangement.Piece {
    /// Whether it goes on where another one ends, on the same segment.
    fileprivate func continues(_ other: Self) -> Bool {
        source == other.source && start == other.end && (end > start) == (other.end > other.start)
    }

    fileprivate var reversed: Self {
        Self(from: to, to: from, source: source, start: end, end: start, isFirst: isFirst)
    }
}

/// Edges with a direction, on their way to be outlines.
private struct EdgeLoops {
    private var edges: [PathArrangement.Piece] = []
    private var leaving: [PathArrangement.Vertex: [Int]] = [:]

    mutating func add(_ piece: PathArrangement.Piece, from place: PathArrangement.Vertex) {
        let edge = piece.from == place ? piece : piece.reversed
        leaving[edge.from, default: []].append(edges.count)
        edges.append(edge)
    }

    mutating func take() -> [[PathArrangement.Piece]] {
        var isUsed = Array(repeating: false, count: edges.count)
        var loops: [[PathArrangement.Piece]] = []
        for start in edges.indices where !isUsed[start] {
            var loop: [PathArrangement.Piece] = []
            var current: Int? = start
            while let index = current {
                isUsed[index] = true
                loop.append(edges[index])
                if edges[index].to == edges[start].from { break }
                current = (leaving[edges[index].to] ?? []).filter { !isUsed[$0] }
                    .max { turn(from: index, to: $0) < turn(from: index, to: $1) }
            }
            loops.append(Self.rotated(loop))
        }
        return loops
    }

    /// Radians, positive to the right on screen.
    private func turn(from index: Int, to next: Int) -> Double {
        func way(_ edge: PathArrangement.Piece) -> CGVector {
            CGVector(dx: Double(edge.to.x - edge.from.x), dy: Double(edge.to.y - edge.from.y))
        }
        let (a, b) = (way(edges[index]), way(edges[next]))
        return atan2(a.dx * b.dy - a.dy * b.dx, a.dx * b.dx + a.dy * b.dy)
    }

    /// The loop from a place where a segment begins, so that none is cut in two.
    private static func rotated(_ loop: [PathArrangement.Piece]) -> [PathArrangement.Piece] {
        guard let last = loop.last, loop[0].continues(last),
            let start = loop.indices.dropFirst().first(where: { !loop[$0].continues(loop[$0 - 1]) })
        else { return loop }
        return Array(loop[start...] + loop[..<start])
    }
}
