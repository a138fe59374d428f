import Foundation
import PlumbLayout

/// All views of a lazy grid in their lines. The rule: `LazyArrangement`, `LazyGridAlgorithm`. What is in sight of a
/// lazy container sets no guide of the whole, and where everything is, neither does that.
struct LazyGridLayout: GuideKeepingLayout, NamedLayout {
    var containerName: String { arrangement.axis == .vertical ? "LazyVGrid" : "LazyHGrid" }
    let arrangement: LazyArrangement

    typealias Cache = [LazyGridAlgorithm.Member]

    func makeCache(subviews: Subviews) -> Cache {
        arrangement.reportItems(subviews.tree)
        return members(subviews)
    }

    private func members(_ subviews: Subviews) -> Cache {
        subviews.map { subview in
            let place = subview[SectionKey.self]
            return place.role == .row ? .cell(section: place.section < 0 ? nil : place.section) : .fullLine
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let tree = subviews.tree
        let tracks = tracks(proposal, subviews)
        let lines = lines(tracks, subviews, cache)
        let lengths = lines.reduce(0) { $0 + arrangement.length(of: $1, in: tracks, tree) }
        let gaps = Double(max(0, lines.count - 1)) * (arrangement.lineSpacing(in: tree) ?? 0)
        return Lengths(arrangement.axis, lengths + gaps, across: tracks.length).cgSize
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let tree = subviews.tree
        let tracks = tracks(proposal, subviews)
        let gap = arrangement.lineSpacing(in: tree) ?? 0
        var start = 0.0
        var index = subviews.startIndex
        for line in lines(tracks, subviews, cache) {
            let length = arrangement.length(of: line, in: tracks, tree)
            for (_, place) in arrangement.places(
                of: line, at: start, length: length, in: tracks, tree, subviews.container)
            {
                let origin = place.origin.cgSize
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + origin.width, y: bounds.minY + origin.height),
                    proposal: ProposedViewSize(place.proposal))
                index += 1
            }
            start += length + gap
        }
    }

    private func tracks(_ proposal: ProposedViewSize, _ subviews: Subviews) -> LazyArrangement.Tracks {
        arrangement.tracks(
            across: proposal.lengths[arrangement.axis.other], in: subviews.tree, subviews.container)
    }

    private func lines(
        _ tracks: LazyArrangement.Tracks, _ subviews: Subviews, _ members: Cache
    ) -> [LazyArrangement.Line] {
        LazyGridAlgorithm.lines(members, trackCount: tracks.count).map { line in
            LazyArrangement.Line(
                boxes: line.members.map { subviews[subviews.startIndex + $0].box }, isFull: line.isFull)
        }
    }
}
