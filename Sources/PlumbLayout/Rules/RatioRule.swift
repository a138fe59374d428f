/// One child whose proposal is brought to a ratio of width to height: `aspectRatio`, `scaledToFit`, `scaledToFill`.
///
/// Source: Docs/Rules.md, section 7. For `fill` with one axis unspecified the given axis decides (measured in a scroll
/// view; OpenSwiftUI's text would be infinite there). The flag `covers` stands for fill.
extension LayoutTree {
    /// The child's proposal: ratio × scale.
    /// 1. Nothing proposed on either axis is passed on.
    /// 2. The scale is the smallest (fit) or largest (fill) of proposal ÷ ratio over the axes that are given.
    func ratioProposal(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        if proposal.width.isNaN, proposal.height.isNaN { return proposal }
        var ratio = self[id].ratio
        let child = self[id].firstChild
        if ratio.width.isNaN, child >= 0 { ratio = size(child, .unspecified) }
        guard ratio.width > 0, ratio.height > 0, ratio.isFinite else { return proposal }
        let horizontal = proposal.width / ratio.width
        let vertical = proposal.height / ratio.height
        let scale: Double
        if horizontal.isNaN {
            scale = vertical
        } else if vertical.isNaN {
            scale = horizontal
        } else {
            scale = self[id].flags.contains(.covers) ? max(horizontal, vertical) : min(horizontal, vertical)
        }
        return Lengths(ratio.width * scale, ratio.height * scale)
    }

    /// 3. The answer is the child's.
    func ratioSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let child = self[id].firstChild
        return child < 0 ? .zero : size(child, ratioProposal(id, proposal))
    }

    /// 4. The child stands in the middle.
    @inline(never)
    func ratioPlacement(_ id: BoxID, _ proposal: Lengths, _ size: Lengths) -> ChildPlace {
        centeredPlacement(id, size, inner: ratioProposal(id, proposal))
    }

    /// Both axes depend on each other.
    func ratioTraits(_ id: BoxID) -> BoxFlags { childTraits(id).intersection(.inherited) }
}
