/// One child that may be longer than the box along some axes, of which a part is in sight: what `ScrollView` does.
///
/// Source: Docs/Rules.md, section 14, corrections 5 and 6 (swiftuifieldguide.com, measured). `a` and `b` are 1 where it scrolls horizontally
/// and vertically; the rest is in its `ViewportRole`.
extension LayoutTree {
    @inline(__always)
    func scrolls(_ id: BoxID, _ axis: Axis) -> Bool { (axis == .horizontal ? self[id].a : self[id].b) == 1 }

    private func margins(_ id: BoxID) -> EdgeLengths { viewportRole(of: id)?.margins ?? EdgeLengths() }

    /// 1. Along an axis that scrolls, the child is proposed nothing; across, what the margins leave.
    private func viewportProposal(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let margins = margins(id)
        func inner(_ axis: Axis) -> Double {
            if scrolls(id, axis) || proposal[axis].isNaN { return .unspecified }
            return max(0, proposal[axis] - margins[axis])
        }
        return Lengths(inner(.horizontal), inner(.vertical))
    }

    /// 2. Along an axis that scrolls, the box takes the proposal, or the child's length and the margins where there is none.
    /// 3. Across it, the box is exactly as long as the child and the margins, also when that is more than proposed.
    func viewportLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        let child = self[id].firstChild
        if scrolls(id, axis), !proposal.isNaN { return proposal }
        let inner = viewportProposal(id, Lengths(axis, proposal, across: across))
        let length = child < 0 ? 0 : length(child, axis, inner[axis], across: inner[axis.other])
        return max(0, length + margins(id)[axis])
    }

    func viewportSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        if let role = viewportRole(of: id) { follow(id, role, proposal) }
        return Lengths(
            viewportLength(id, .horizontal, proposal.width, across: proposal.height),
            viewportLength(id, .vertical, proposal.height, across: proposal.width))
    }

    func placeViewport(_ id: BoxID) {
        let child = self[id].firstChild
        let role = viewportRole(of: id)
        guard child >= 0 else { return }
        if let role { follow(id, role, self[id].proposal) }
        let inner = viewportProposal(id, self[id].proposal)
        let content = size(child, inner)
        role?.content = content
        var origin = role?.margins.near ?? .zero
        if let role {
            role.insets = contentInsets(id)
            if role.firstFrame == nil { role.firstFrame = frame }
            for axis in Axis.allCases where scrolls(id, axis) {
                origin[axis] = contentOrigin(axis, content: content[axis], in: id, role)
            }
        } else {
            for axis in Axis.allCases where scrolls(id, axis) { origin[axis] = contentInset(id, axis, isFar: false) }
        }
        place(child, in: id, at: origin, proposal: inner, size: content)
    }

    /// The margins, and what views at the edges around take, along axes that scroll.
    private func contentInsets(_ id: BoxID) -> EdgeLengths {
        var result = margins(id)
        for axis in Axis.allCases where scrolls(id, axis) {
            result.near[axis] += contentInset(id, axis, isFar: false)
            result.far[axis] += contentInset(id, axis, isFar: true)
        }
        return result
    }

    /// 4. Content that is shorter than what the insets leave stands at its near edge, or where the alignment says.
    /// 5. Other content begins there too, or once, when it appears, as the initial anchor says.
    /// 6. When lengths change, the content stays where it is, or keeps its anchor. It is never moved farther than it reaches.
    private func contentOrigin(_ axis: Axis, content: Double, in id: BoxID, _ role: ViewportRole) -> Double {
        let left = role.room(axis, in: self[id].size) - content
        let near = role.insets.near[axis]
        let limit = left.isFinite ? max(0, -left) : 0
        let isFirst = role.firstFrame == frame && !role.initial[axis].isNaN
        if isFirst {
            role.offset[axis] = limit * role.initial[axis]
        } else if !role.limit[axis].isNaN, role.limit[axis] != limit, !role.sizeChanges[axis].isNaN {
            role.offset[axis] += (limit - role.limit[axis]) * role.sizeChanges[axis]
        }
        role.limit[axis] = limit
        let offset = role.offset[axis]
        role.offset[axis] = offset.isNaN ? 0 : min(max(0, offset), limit)
        let stretch = role.stretch[axis]
        if left > 0, left.isFinite { return near + left * role.alignment[axis].specified(or: 0) - stretch }
        return near - role.offset[axis] - stretch
    }
}
