import Foundation

/// Lines of cells along an axis, in tracks that lie across it. The rule: `LazyGridAlgorithm`.
struct LazyGridLayout: Layout {
    /// The axis along which the lines follow each other.
    let axis: Axis
    let items: [GridItem]
    /// Where the tracks stand across the grid, and a view in its track unless the item says otherwise.
    let alignment: AlignmentKey
    /// Points between lines; nil for the platform's 8.
    let spacing: CGFloat?

    typealias Cache = [LazyGridAlgorithm.Member]

    func makeCache(subviews: Subviews) -> Cache {
        for item in items where !item.isValid {
            subviews.tree.report("GridItem was given \(item.size), which is no length; what is wrong counts as 0")
        }
        return members(subviews)
    }

    private func members(_ subviews: Subviews) -> Cache {
        subviews.map { subview in
            let mark = subview[SectionMark.Key.self]
            return mark == nil || mark?.part == .content ? .cell(section: mark?.section) : .fullLine
        }
    }

    private var algorithm: LazyGridAlgorithm {
        let given = spacing.engineLength
        return LazyGridAlgorithm(
            items: items, lineSpacing: given.isFinite ? given : PlatformMetrics.stackSpacing)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrange(proposal, subviews, cache).size.cgSize
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (subview, place) in zip(subviews, arrange(proposal, subviews, cache).places) {
            subview.place(
                at: CGPoint(
                    x: bounds.minX + CGFloat(place.origin.width), y: bounds.minY + CGFloat(place.origin.height)),
                proposal: ProposedViewSize(place.proposal))
        }
    }

    /// 1. The tracks, and the lines that the views make in them; the tracks stand in the reported length by the grid's alignment.
    /// 2. A view is asked with its track's length and nothing along; the longest of a line is the line's length.
    /// 3. Then it is proposed its cell, and stands in it by its item's alignment: by default the grid's across, centred along.
    private func arrange(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ members: Cache
    ) -> (size: Lengths, places: [ChildPlace]) {
        let algorithm = algorithm
        let (across, tracks) = algorithm.layout(across: proposal.lengths[axis.other])
        let lines = LazyGridAlgorithm.lines(members, trackCount: tracks.count)
        let tree = subviews.tree
        func position(_ key: AlignmentKey, in length: Double) -> Double {
            let size = Lengths(key.axis, length, across: length)
            return tree.defaultGuide(key, of: subviews.container, proposal: size, size: size)
        }
        let margin = position(alignment, in: across) - position(alignment, in: LazyGridAlgorithm.length(of: tracks))
        var places: [ChildPlace] = []
        var start = 0.0
        for (number, line) in lines.enumerated() {
            if number > 0 { start += algorithm.lineSpacing }
            func track(_ member: Int) -> LazyGridAlgorithm.Track {
                line.isFull
                    ? .init(item: 0, start: -margin, length: across) : tracks[member - line.members.lowerBound]
            }
            let boxes = line.members.map { subviews[subviews.startIndex + $0].box }
            var length = 0.0
            for (box, member) in zip(boxes, line.members) {
                let asked = Lengths(axis, .unspecified, across: track(member).length)
                length = max(length, tree.size(box, asked)[axis])
            }
            for (box, member) in zip(boxes, line.members) {
                let track = track(member)
                let cell = Lengths(axis, length, across: track.length)
                let size = tree.size(box, cell)
                let item = line.isFull ? nil : algorithm.items[track.item].alignment
                var origin = Lengths(axis, start, across: margin + track.start)
                for direction in Axis.allCases {
                    let key = guide(direction, of: item)
                    origin[direction] +=
                        tree.defaultGuide(key, of: subviews.container, proposal: cell, size: cell)
                        - tree.guide(key, of: box, proposal: cell, size: size)
                }
                places.append(ChildPlace(proposal: cell, size: size, origin: origin))
            }
            start += length
        }
        return (Lengths(axis, start, across: across), places)
    }

    private func guide(_ direction: Axis, of item: Alignment?) -> AlignmentKey {
        if let item { return direction == .horizontal ? item.horizontal.key : item.vertical.key }
        if direction == axis { return axis == .horizontal ? .horizontalCenter : .verticalCenter }
        return alignment
    }
}
