/// One child in a frame whose lengths are given: `frame(width:height:alignment:)`.
///
/// Source: Docs/Rules.md, section 5. Invalid lengths have become NaN, as those that are not given.
extension LayoutTree {
    @inline(__always)
    private func given(_ id: BoxID, _ axis: Axis) -> Double { self[id].given[axis] }

    /// What the child is proposed: the given lengths, else what was proposed to the frame.
    @inline(__always)
    func frameProposal(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(
            self[id].given.width.specified(or: proposal.width), self[id].given.height.specified(or: proposal.height))
    }

    /// 1. A given length is the answer, and the child is not asked. 2. Else the child's own.
    @inline(__always)
    func frameLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        let given = given(id, axis)
        if !given.isNaN { return given }
        let child = self[id].firstChild
        guard child >= 0 else { return 0 }
        return length(child, axis, proposal, across: self.given(id, axis.other).specified(or: across))
    }

    func frameSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(
            frameLength(id, .horizontal, proposal.width, across: proposal.height),
            frameLength(id, .vertical, proposal.height, across: proposal.width))
    }

    /// Where the child stands: lined up with the frame by the alignment.
    @inline(never)
    func framePlacement(_ id: BoxID, _ proposal: Lengths, _ size: Lengths) -> ChildPlace {
        alignedPlacement(id, proposal, size, inner: frameProposal(id, proposal))
    }

    /// A given length is rigid. With one length given, the other axis sees a constant across it.
    func frameTraits(_ id: BoxID) -> BoxFlags {
        var result = childTraits(id)
        for axis in Axis.allCases where !given(id, axis).isNaN {
            result.subtract(.elastic(axis))
            result.insert(.rigid(axis))
        }
        if !self[id].given.width.isNaN || !self[id].given.height.isNaN { result.insert(.separable) }
        return result
    }

    /// Along an axis with a given length the frame prefers what any view does; a gap's preferences survive it.
    func frameSpacing(_ id: BoxID) -> Spacing {
        boundedSpacing(id, resets: { !given(id, $0).isNaN })
    }
}
