import PlumbLayout

/// How the columns (or rows) of a grid share a length: as the children of a stack do, with cells that lie across
/// several of them.
///
/// Source: Docs/Rules.md, sections 1 and 12 (swiftui-lab: flexible cells share what is left) and correction 4
/// (measured: columns with a flexible cell share the width equally; a flexible view outside any row adds what is left
/// in equal increments to every column).
struct TrackSharing {
    /// A cell that lies across several tracks, and its length for a proposal.
    struct WideCell {
        var tracks: Range<Int>
        var answer: (Double) -> Double
    }

    /// The distance before each track; 0 before the first.
    var gaps: [Double]
    /// The length of a track for a proposal, as its own cells want it.
    var answer: (Int, Double) -> Double
    /// Cells across several tracks, those across fewer first.
    var wideCells: [WideCell] = []

    private var tracks: Range<Int> { 0..<gaps.count }

    /// The length of each track where `proposal` is offered to all of them together; NaN is "nothing proposed".
    func lengths(for proposal: Double) -> [Double] {
        // 1. Nothing is proposed: every track at its ideal, stretched by what lies across it.
        if proposal.isNaN {
            var ideals = tracks.map { answer($0, .unspecified) }
            for cell in wideCells { stretch(&ideals, in: cell.tracks, to: cell.answer(.unspecified)) }
            return ideals
        }
        // 2. The least and the most of each track. What lies across needs room too: flexible tracks give it, else all
        //    of them.
        let own = tracks.map { answer($0, 0) }
        let most = tracks.map { answer($0, .infinity) }
        var least = own
        for cell in wideCells {
            let flexible = cell.tracks.filter { most[$0] > least[$0] }
            stretch(&least, in: cell.tracks, only: flexible, to: cell.answer(0))
        }
        // 3. An equal share of what is left for each, the least flexible first; among unlimited ones, the larger
        //    minimum.
        let flexibility = tracks.map { max(0, most[$0] - least[$0]) }
        let order = tracks.sorted { a, b in
            if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
            return flexibility[a] == .infinity && least[a] != least[b] ? least[a] > least[b] : a < b
        }
        var lengths = least
        var available = proposal - gaps.reduce(0, +)
        for (index, track) in order.enumerated() {
            let share = max(available / Double(order.count - index), 0)
            // Between its least and its most only its cells know; asking no more keeps nested grids cheap.
            let length = share <= own[track] ? own[track] : share >= most[track] ? most[track] : answer(track, share)
            lengths[track] = max(least[track], length)
            available -= lengths[track]
            // ∞ − ∞: an unlimited grid stays unlimited.
            if available.isNaN { available = .infinity }
        }
        // 4. What is still left goes to whatever lies across and wants it, in equal increments to all its tracks.
        for cell in wideCells {
            let left = proposal - length(lengths, of: tracks)
            let area = length(lengths, of: cell.tracks)
            stretch(&lengths, in: cell.tracks, to: cell.answer(left > 0 ? area + left : area))
        }
        return lengths
    }

    /// The length of several tracks with the gaps between them.
    private func length(_ lengths: [Double], of tracks: Range<Int>) -> Double {
        TrackSharing.length(lengths, gaps: gaps, of: tracks)
    }

    static func length(_ lengths: [Double], gaps: [Double], of tracks: Range<Int>) -> Double {
        tracks.reduce(0) { $0 + lengths[$1] + ($1 == tracks.lowerBound ? 0 : gaps[$1]) }
    }

    /// Makes tracks longer, by equal increments, until they are `wanted` long together.
    private func stretch(_ lengths: inout [Double], in tracks: Range<Int>, only some: [Int] = [], to wanted: Double) {
        let missing = wanted - length(lengths, of: tracks)
        guard missing > 0 else { return }
        let stretched = some.isEmpty ? Array(tracks) : some
        for track in stretched { lengths[track] += missing / Double(stretched.count) }
    }
}
