/// One child that may be longer than the box along some axes: what `ScrollView` does.
///
/// Source: rules, section 14 and correction 5 (swiftuifieldguide.com, measured). `a` and `b` are 1 where it scrolls horizontally and
/// vertically.
extension LayoutTree {
    @inline(__always)
    private func scrolls(_ id: BoxID, _ axis: Axis) -> Bool { (axis == .horizontal ? self[id].a : self[id].b) == 1 }

    /// 1. Along an axis that scrolls, the child is proposed nothing.
    private func viewportProposal(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(
            scrolls(id, .horizontal) ? .unspecified : proposal.width,
            scrolls(id, .vertical) ? .unspecified : proposal.height)
    }

    /// 2. Along an axis that scrolls, the box takes the proposal, or the child's length where there is none.
    /// 3. Across it, the box is exactly as long as the child, also when that is more than proposed.
    func viewportLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        let child = self[id].firstChild
        if scrolls(id, axis), !proposal.isNaN { return proposal }
        guard child >= 0 else { return 0 }
        let inner = viewportProposal(id, Lengths(axis, proposal, across: across))
        return length(child, axis, inner[axis], across: inner[axis.other])
    }

    func viewportSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(
            viewportLength(id, .horizontal, proposal.width, across: proposal.height),
            viewportLength(id, .vertical, proposal.height, across: proposal.width))
    }

    /// 4. Content starts at the top leading corner, however short it is.
    func placeViewport(_ id: BoxID) {
        let child = self[id].firstChild
        guard child >= 0 else { return }
        let inner = viewportProposal(id, self[id].proposal)
        // 5. Views at the edges around push the content away from them.
        let origin = Lengths(
            scrolls(id, .horizontal) ? contentInset(id, .horizontal) : 0,
            scrolls(id, .vertical) ? contentInset(id, .vertical) : 0)
        place(child, in: id, at: origin, proposal: inner, size: size(child, inner))
    }
}
