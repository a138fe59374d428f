/// One child at its ideal length on the fixed axes: `fixedSize`.
///
/// Source: Docs/Rules.md, section 7.
extension LayoutTree {
    @inline(__always)
    func isFixed(_ id: BoxID, _ axis: Axis) -> Bool { self[id].isOn(axis) }

    func fixedSizeProposal(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(
            isFixed(id, .horizontal) ? .unspecified : proposal.width,
            isFixed(id, .vertical) ? .unspecified : proposal.height)
    }

    func fixedSizeLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        let child = self[id].firstChild
        guard child >= 0 else { return 0 }
        return length(
            child, axis, isFixed(id, axis) ? .unspecified : proposal,
            across: isFixed(id, axis.other) ? .unspecified : across)
    }

    func fixedSizeSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let child = self[id].firstChild
        return child < 0 ? .zero : size(child, fixedSizeProposal(id, proposal))
    }

    /// The child stands in the middle: its length and the box's may differ where it can't be as long as it answers.
    @inline(never)
    func fixedSizePlacement(_ id: BoxID, _ proposal: Lengths, _ size: Lengths) -> ChildPlace {
        centeredPlacement(id, size, inner: fixedSizeProposal(id, proposal))
    }

    /// What a separable child answers to nil is a constant; another child's answer also depends on the other axis.
    func fixedSizeTraits(_ id: BoxID) -> BoxFlags {
        let inherited = childTraits(id)
        var result = inherited
        for axis in Axis.allCases where isFixed(id, axis) {
            result.subtract(.elastic(axis))
            if inherited.contains(.separable) || isFixed(id, axis.other) { result.insert(.rigid(axis)) }
        }
        if isFixed(id, .horizontal), isFixed(id, .vertical) { result.insert(.separable) }
        return result
    }
}
