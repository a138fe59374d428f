/// One child whose centre is put at a point of a box that takes what is proposed: `position`.
///
/// Source: Docs/Rules.md, section 7.
extension LayoutTree {
    /// 1. The proposal is the answer; on an axis without one, the child's.
    func positionLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        guard proposal.isNaN else { return proposal }
        let child = self[id].firstChild
        return child < 0 ? 0 : length(child, axis, proposal, across: across)
    }

    func positionSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(
            positionLength(id, .horizontal, proposal.width, across: proposal.height),
            positionLength(id, .vertical, proposal.height, across: proposal.width))
    }

    /// 2. The child is proposed the box's size, and its centre is put at the point.
    @inline(never)
    func positionPlacement(_ id: BoxID, _ size: Lengths) -> ChildPlace {
        let own = self.size(self[id].firstChild, size)
        return ChildPlace(
            proposal: size, size: own,
            origin: Lengths(self[id].point.width - own.width / 2, self[id].point.height - own.height / 2))
    }

    func positionTraits(_ id: BoxID) -> BoxFlags { childTraits(id).subtracting([.rigid, .elastic]) }
}
