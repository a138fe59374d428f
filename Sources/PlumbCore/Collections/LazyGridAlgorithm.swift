import Foundation
import PlumbLayout

/// Cells that fill one line of given tracks after another: what `LazyVGrid` and `LazyHGrid` do.
///
/// Source: Docs/Rules.md, section 13 and correction 3 (objc.io and lochiwei measured the two passes; the reported
/// length is measured). "Across" is the direction in which the tracks lie side by side: the width of a vertical grid.
struct LazyGridAlgorithm {
    /// At least one.
    let items: [GridItem]
    /// Between two tracks where an item says nothing.
    private let stackSpacing: Double

    /// Without any item there is one flexible track.
    init(items: [GridItem], stackSpacing: Double) {
        self.items = items.isEmpty ? [GridItem()] : items
        self.stackSpacing = stackSpacing
    }

    // MARK: Tracks

    /// A column of a vertical grid.
    struct Track: Equatable {
        /// The item that made it.
        var item: Int
        var start: Double
        var length: Double
    }

    /// An adaptive item makes at most so many tracks.
    private static let trackLimit = 10_000

    /// 1. The first pass: the tracks for the proposal; 10 where nothing is proposed.
    /// 2. The grid reports the proposal, or what the tracks take if that is more.
    /// 3. The second pass runs with the reported length, so that tracks held by their minima make others longer still.
    func layout(across proposal: Double) -> (length: Double, tracks: [Track]) {
        let proposed = proposal.specified(or: .idealLength)
        let length = max(proposed, LazyGridAlgorithm.length(of: tracks(in: proposed)))
        return (length, tracks(in: length))
    }

    /// The tracks and the gaps between them.
    static func length(of tracks: [Track]) -> Double { tracks.last.map { $0.start + $0.length } ?? 0 }

    /// One pass.
    ///
    /// a. Fixed tracks and the gaps between items are taken off.
    /// b. Each other item, in order, takes an equal share of what is left for it and those after it, within its limits.
    /// c. An adaptive item divides its share into as many tracks as fit.
    func tracks(in length: Double) -> [Track] {
        var left = length
        var sharing = 0.0
        for (index, item) in items.enumerated() {
            if index > 0 { left -= gap(after: items[index - 1]) }
            if case .fixed(let fixed) = item.size { left -= valid(fixed) } else { sharing += 1 }
        }
        var tracks: [Track] = []
        var start = 0.0
        func add(_ length: Double, _ item: Int) {
            tracks.append(Track(item: item, start: start, length: length))
            start += length + gap(after: items[item])
        }
        for (index, item) in items.enumerated() {
            // ∞ − ∞: an unlimited grid stays unlimited.
            if left.isNaN { left = .infinity }
            let share = left / sharing
            let taken: Double
            switch item.size {
            case .fixed(let fixed):
                add(valid(fixed), index)
                continue
            case .flexible(let minimum, let maximum):
                taken = clamp(share, minimum, maximum)
                add(taken, index)
            case .adaptive(let minimum, let maximum):
                taken = max(share, valid(minimum))
                for length in divided(taken, minimum, maximum, gap: gap(after: item)) { add(length, index) }
            }
            left -= taken
            sharing -= 1
        }
        return tracks
    }

    /// As many equal lengths as fit with gaps between them, at least one, none longer than the maximum.
    private func divided(_ length: Double, _ minimum: CGFloat, _ maximum: CGFloat, gap: Double) -> [Double] {
        let fitting = ((length + gap) / (valid(minimum) + gap)).rounded(.down)
        let isCount = length.isFinite && fitting >= 1
        let count = isCount ? min(fitting, Double(LazyGridAlgorithm.trackLimit)) : 1
        let each = clamp((length - (count - 1) * gap) / count, minimum, maximum)
        return Array(repeating: each, count: Int(count))
    }

    private func gap(after item: GridItem) -> Double {
        guard let spacing = item.spacing, spacing.isFinite else { return stackSpacing }
        return Double(spacing)
    }

    /// A length that is negative or no number counts as 0.
    private func valid(_ length: CGFloat) -> Double { length.isFinite ? max(0, Double(length)) : 0 }

    private func clamp(_ length: Double, _ minimum: CGFloat, _ maximum: CGFloat) -> Double {
        let least = valid(minimum)
        return min(max(length, least), maximum.isNaN ? .infinity : max(Double(maximum), least))
    }

    // MARK: Lines

    /// What a view is to the lines.
    enum Member: Equatable {
        /// A cell of one track; cells of different sections are not in the same line.
        case cell(section: Int32?)
        /// A section's header or footer.
        case fullLine
    }

    /// A row of a vertical grid.
    struct Line: Equatable {
        var members: Range<Int>
        var isFull = false
    }

    /// 4. Cells fill the tracks of a line in order; a header or footer has a line for itself, and a section begins a
    ///    new one.
    static func lines(_ members: [Member], trackCount: Int) -> [Line] {
        var lines: [Line] = []
        for (index, member) in members.enumerated() {
            let isFull = member == .fullLine
            if let last = lines.last, !isFull, !last.isFull, last.members.count < trackCount,
                members[index - 1] == member
            {
                lines[lines.count - 1].members = last.members.lowerBound..<(index + 1)
            } else {
                lines.append(Line(members: index..<(index + 1), isFull: isFull))
            }
        }
        return lines
    }
}
