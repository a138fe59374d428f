import Foundation

/// The lines of two paths, cut wherever they meet.
///
/// 1. Places are whole numbers: the paths' room is divided into some 2²⁴ steps, so that what is on a line and what is
///    not is known exactly.
/// 2. Curves are followed in pieces that are off by less than a hundredth of a point; each knows its segment and its
///    part of it.
/// 3. Pieces are cut where they meet. A cut is moved to a whole place, where it may meet others anew: that is repeated
///    a few times.
struct PathArrangement {
    /// A place, in steps.
    struct Vertex: Hashable {
        var x: Int
        var y: Int
    }

    /// A straight piece of a segment.
    struct Piece {
        var from: Vertex
        var to: Vertex
        /// The segment's index.
        var source: Int
        /// The part of the segment; backwards where the first number is larger.
        var start: Double
        var end: Double
        var isFirst: Bool
    }

    private(set) var pieces: [Piece] = []
    private(set) var segments: [PathSegment] = []
    /// Where segments really begin and end.
    private var ends: [Vertex: CGPoint] = [:]
    private var origin = CGPoint.zero
    private var step = 1.0

    /// More pieces than this are not cut.
    private static let most = 20_000

    /// nil where there is too much to cut, or what is no number.
    ///
    /// - Parameter closesFirst: whether the first path's open subpaths count as closed.
    init?(_ first: Path, _ second: Path, closesFirst: Bool) {
        let parts = [first.subpaths, second.subpaths]
        guard parts.joined().allSatisfy(\.isFinite) else { return nil }
        var bounds = CGRect.null
        for subpath in parts.joined() {
            for segment in subpath.segments {
                for point in [segment.p0, segment.p1, segment.p2, segment.p3] {
                    bounds = bounds.union(CGRect(origin: point, size: .zero))
                }
            }
        }
        if bounds.isNull { return }
        let extent = max(bounds.width, bounds.height)
        guard extent.isFinite, extent < 1e12 else { return nil }
        // A power of two, and whole points where they are not too large: what stands on them is kept exactly.
        step = exp2(log2(max(extent, 1e-6) / 16_777_216).rounded(.up))
        origin = CGPoint(x: bounds.midX.rounded(), y: bounds.midY.rounded())
        for (index, subpaths) in parts.enumerated() {
            for subpath in subpaths {
                var all = subpath.segments
                if let last = all.last, last.p3 != subpath.start, index == 1 || closesFirst {
                    all.append(PathSegment(lineFrom: last.p3, to: subpath.start))
                }
                for segment in all where !add(segment, isFirst: index == 0, extent) { return nil }
            }
        }
        guard cut() else { return nil }
    }

    // MARK: Places

    private func place(_ point: CGPoint) -> Vertex {
        Vertex(x: Int(((point.x - origin.x) / step).rounded()), y: Int(((point.y - origin.y) / step).rounded()))
    }

    func point(_ place: Vertex) -> CGPoint {
        ends[place] ?? CGPoint(x: origin.x + Double(place.x) * step, y: origin.y + Double(place.y) * step)
    }

    // MARK: Pieces

    /// (2)
    private mutating func add(_ segment: PathSegment, isFirst: Bool, _ extent: Double) -> Bool {
        var count = 1
        if segment.kind != .line {
            func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
                hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
            }
            let most = max(bend(segment.p0, segment.p1, segment.p2), bend(segment.p1, segment.p2, segment.p3))
            let tolerance = max(0.005, extent * 1e-6)
            count = Int(min(512, max(2, (0.75 * most / tolerance).squareRoot().rounded(.up))))
        }
        guard pieces.count + count <= Self.most else { return false }
        segments.append(segment)
        var last = place(segment.p0)
        if ends[last] == nil { ends[last] = segment.p0 }
        for index in 1...count {
            let t = Double(index) / Double(count)
            let point = index == count ? segment.p3 : segment.point(at: t)
            let next = place(point)
            if index == count, ends[next] == nil { ends[next] = segment.p3 }
            guard next != last else { continue }
            pieces.append(
                Piece(
                    from: last, to: next, source: segments.count - 1,
                    start: Double(index - 1) / Double(count), end: t, isFirst: isFirst))
            last = next
        }
        return true
    }

    /// (3) False where there are too many cuts.
    private mutating func cut() -> Bool {
        for _ in 0..<6 {
            var cuts: [Int: [Vertex]] = [:]
            var count = 0
            // Only what overlaps from left to right can meet.
            let order = pieces.indices.sorted { pieces[$0].left < pieces[$1].left }
            var active: [Int] = []
            for index in order {
                let piece = pieces[index]
                active.removeAll { pieces[$0].right < piece.left }
                for other in active where pieces[other].overlapsInHeight(piece) {
                    for (cutPiece, place) in Self.cuts(of: index, piece, other, pieces[other]) {
                        cuts[cutPiece, default: []].append(place)
                        count += 1
                    }
                }
                if count > 10 * Self.most { return false }
                active.append(index)
            }
            if cuts.isEmpty { return true }
            var next: [Piece] = []
            next.reserveCapacity(pieces.count + count)
            for (index, piece) in pieces.enumerated() {
                guard let places = cuts[index] else {
                    next.append(piece)
                    continue
                }
                let ordered = Set(places).map { (piece.part(at: $0), $0) }.sorted { $0.0 < $1.0 }
                var rest = piece
                for (part, place) in ordered where place != rest.from && place != piece.to {
                    var head = rest
                    let t = piece.start + (piece.end - piece.start) * part
                    (head.to, head.end) = (place, t)
                    (rest.from, rest.start) = (place, t)
                    next.append(head)
                }
                next.append(rest)
            }
            pieces = next
            guard pieces.count <= 4 * Self.most else { return false }
        }
        return true
    }

    /// Where two pieces meet, other than at an end of the piece that is cut.
    private static func cuts(of i: Int, _ a: Piece, _ j: Int, _ b: Piece) -> [(Int, Vertex)] {
        let (c1, c2) = (a.side(of: b.from), a.side(of: b.to))
        let (d1, d2) = (b.side(of: a.from), b.side(of: a.to))
        var result: [(Int, Vertex)] = []
        if c1 == 0, a.holds(b.from) { result.append((i, b.from)) }
        if c2 == 0, a.holds(b.to) { result.append((i, b.to)) }
        if d1 == 0, b.holds(a.from) { result.append((j, a.from)) }
        if d2 == 0, b.holds(a.to) { result.append((j, a.to)) }
        guard (c1 < 0 && c2 > 0) || (c1 > 0 && c2 < 0), (d1 < 0 && d2 > 0) || (d1 > 0 && d2 < 0) else { return result }
        let part = Double(d1) / (Double(d1) - Double(d2))
        let place = Vertex(
            x: a.from.x + Int((Double(a.to.x - a.from.x) * part).rounded()),
            y: a.from.y + Int((Double(a.to.y - a.from.y) * part).rounded()))
        if place != a.from, place != a.to { result.append((i, place)) }
        if place != b.from, place != b.to { result.append((j, place)) }
        return result
    }
}

extension PathArrangement.Piece {
    fileprivate var left: Int { min(from.x, to.x) }
    fileprivate var right: Int { max(from.x, to.x) }

    fileprivate func overlapsInHeight(_ other: Self) -> Bool {
        min(from.y, to.y) <= max(other.from.y, other.to.y) && min(other.from.y, other.to.y) <= max(from.y, to.y)
    }

    /// Positive to the right of the way on screen, 0 on its line.
    fileprivate func side(of place: PathArrangement.Vertex) -> Int {
        (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)
    }

    /// Whether a place on its line lies between its ends.
    fileprivate func holds(_ place: PathArrangement.Vertex) -> Bool {
        place != from && place != to && left <= place.x && place.x <= right && min(from.y, to.y) <= place.y
            && place.y <= max(from.y, to.y)
    }

    /// Which part of the way a place is on.
    fileprivate func part(at place: PathArrangement.Vertex) -> Double {
        let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
        let part = (Double(place.x - from.x) * dx + Double(place.y - from.y) * dy) / (dx * dx + dy * dy)
        return min(max(0, part), 1)
    }
}
