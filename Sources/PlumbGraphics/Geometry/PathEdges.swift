/// The lines of an arrangement, each once, and what lies on their sides.
struct PathEdges {
    struct Edge {
        /// The upper end; of a horizontal one the left end.
        var low: PathArrangement.Vertex
        var high: PathArrangement.Vertex
        /// How often each path goes from `low` to `high`, less how often it goes back.
        var first = 0
        var second = 0
        /// A piece that lies here.
        var piece: PathArrangement.Piece

        var isHorizontal: Bool { low.y == high.y }
    }

    /// How often each path goes around a place.
    struct Winding {
        var first = 0
        var second = 0
    }

    private struct Ends: Hashable {
        var low: PathArrangement.Vertex
        var high: PathArrangement.Vertex
    }

    private(set) var edges: [Edge] = []
    private var byHeight: Bands
    private var byWidth: Bands

    init(_ arrangement: PathArrangement) {
        var known: [Ends: Int] = [:]
        for piece in arrangement.pieces {
            let isForwards = (piece.from.y, piece.from.x) < (piece.to.y, piece.to.x)
            let (low, high) = isForwards ? (piece.from, piece.to) : (piece.to, piece.from)
            let ends = Ends(low: low, high: high)
            let index = known[ends] ?? edges.count
            if index == edges.count {
                known[ends] = index
                edges.append(Edge(low: low, high: high, piece: piece))
            }
            let way = isForwards ? 1 : -1
            if piece.isFirst { edges[index].first += way } else { edges[index].second += way }
        }
        byHeight = Bands(edges.map { ($0.low.y, $0.high.y) })
        byWidth = Bands(edges.map { (min($0.low.x, $0.high.x), max($0.low.x, $0.high.x)) })
    }

    /// What lies to the left of the way from `low` to `high` on screen, and what to the right.
    func sides(of index: Int) -> (left: Winding, right: Winding) {
        let edge = edges[index]
        // Twice the middle, which is whole.
        let middle = PathArrangement.Vertex(x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
        var outer = Winding()
        if edge.isHorizontal {
            // Above it: what passes over the middle, further up.
            for other in byWidth.members(at: middle.x) where other != index {
                let way = edges[other].way(over: middle)
                outer.first += way * edges[other].first
                outer.second += way * edges[other].second
            }
            // Its way is to the right: above is left.
            return (outer, Winding(first: outer.first + edge.first, second: outer.second + edge.second))
        }
        // Beside it, on the left of the page: what passes the middle's height further left.
        for other in byHeight.members(at: middle.y) where other != index {
            let way = edges[other].way(before: middle)
            outer.first += way * edges[other].first
            outer.second += way * edges[other].second
        }
        // Its way is down: the page's left is on the right.
        return (Winding(first: outer.first - edge.first, second: outer.second - edge.second), outer)
    }

    /// How often the second path goes around a place, given twice.
    func second(around middle: PathArrangement.Vertex) -> Int {
        byHeight.members(at: middle.y).reduce(0) { $0 + edges[$1].way(before: middle) * edges[$1].second }
    }
}

extension PathEdges.Edge {
    /// −1 where it passes the height of a place (twice its numbers) to the left of it on the page, on its way down: who
    /// crosses it from there comes from one turn less around.
    fileprivate func way(before place: PathArrangement.Vertex) -> Int {
        guard 2 * low.y <= place.y, place.y < 2 * high.y else { return 0 }
        let side = (high.x - low.x) * (place.y - 2 * low.y) - (high.y - low.y) * (place.x - 2 * low.x)
        return side < 0 ? -1 : 0
    }

    /// The same for what passes over a place, above it: 1 on its way to the right, −1 to the left.
    fileprivate func way(over place: PathArrangement.Vertex) -> Int {
        let isRightwards = low.x < high.x
        let (left, right) = isRightwards ? (low, high) : (high, low)
        guard 2 * left.x <= place.x, place.x < 2 * right.x else { return 0 }
        let side = (right.x - left.x) * (place.y - 2 * left.y) - (right.y - left.y) * (place.x - 2 * left.x)
        return side > 0 ? (isRightwards ? 1 : -1) : 0
    }
}

/// Ranges of numbers, to be found by a number within.
private struct Bands {
    private var members: [[Int32]] = []
    private var low = 0
    private var width = 1

    init(_ ranges: [(low: Int, high: Int)]) {
        guard let least = ranges.map(\.low).min(), let most = ranges.map(\.high).max() else { return }
        let count = max(1, min(256, ranges.count / 4))
        low = least
        width = (most - least) / count + 1
        members = Array(repeating: [], count: count)
        for (index, range) in ranges.enumerated() {
            for band in (range.low - low) / width...(range.high - low) / width { members[band].append(Int32(index)) }
        }
    }

    /// - Parameter place: twice the number.
    func members(at place: Int) -> some Sequence<Int> {
        let band = (place >> 1) - low
        let list = band >= 0 && members.indices.contains(band / width) ? members[band / width] : []
        return list.lazy.map { Int($0) }
    }
}
