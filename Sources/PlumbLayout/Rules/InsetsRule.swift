/// One child within insets: `padding`.
///
/// Source: Docs/Rules.md, section 7.
extension LayoutTree {
    /// What the insets take at the trailing and bottom edge.
    @inline(__always)
    private func farInsets(_ id: BoxID) -> Lengths { furtherNumbers[self[id].further] }

    @inline(__always)
    private func insets(_ id: BoxID, _ axis: Axis) -> Double {
        // A safe area takes nothing from what scrolls in it.
        if self[id].flags.contains(.safeArea), scrollsInside(id, axis) { return 0 }
        return self[id].nearInsets[axis] + farInsets(id)[axis]
    }

    /// 1. The child is proposed what the insets leave, at least 0.
    @inline(__always)
    private func childProposal(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        proposal.isNaN ? proposal : max(0, proposal - insets(id, axis))
    }

    func insetsProposal(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(childProposal(id, .horizontal, proposal.width), childProposal(id, .vertical, proposal.height))
    }

    /// 2. The answer is the child's and the insets, at least 0.
    func insetsLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        let child = self[id].firstChild
        let length =
            child < 0
            ? 0
            : length(
                child, axis, childProposal(id, axis, proposal), across: childProposal(id, axis.other, across))
        return max(0, length + insets(id, axis))
    }

    /// 3. The child stands behind the near insets.
    func insetsOrigin(_ id: BoxID) -> Lengths {
        let isSafeArea = self[id].flags.contains(.safeArea)
        return Lengths(
            isSafeArea && scrollsInside(id, .horizontal) ? 0 : self[id].nearInsets.width,
            isSafeArea && scrollsInside(id, .vertical) ? 0 : self[id].nearInsets.height)
    }

    /// One of the four insets.
    func safeInset(_ id: BoxID, _ axis: Axis, isFar: Bool) -> Double {
        isFar ? farInsets(id)[axis] : self[id].nearInsets[axis]
    }

    func insetsSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let child = self[id].firstChild
        let inner = child < 0 ? .zero : size(child, insetsProposal(id, proposal))
        return Lengths(
            max(0, inner.width + insets(id, .horizontal)), max(0, inner.height + insets(id, .vertical)))
    }

    @inline(never)
    func insetsPlacement(_ id: BoxID, _ proposal: Lengths) -> ChildPlace {
        let child = self[id].firstChild
        let inner = insetsProposal(id, proposal)
        return ChildPlace(proposal: inner, size: size(child, inner), origin: insetsOrigin(id))
    }

    /// On an edge with an inset the box prefers what any view does, on the others what its child does.
    func insetsSpacing(_ id: BoxID) -> Spacing {
        let child = self[id].firstChild
        guard child >= 0 else { return .zero }
        var own = spacing(of: child)
        let (near, far) = (self[id].nearInsets, farInsets(id))
        if near.height != 0 { own.top = Spacing.ordinary.top }
        if near.width != 0 { own.leading = Spacing.ordinary.leading }
        if far.height != 0 { own.bottom = Spacing.ordinary.bottom }
        if far.width != 0 { own.trailing = Spacing.ordinary.trailing }
        return own
    }
}
