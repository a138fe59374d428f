/// One child that may be longer than the box along some axes, of which a part is in sight: what `ScrollView` does.
///
/// Source: Docs/Rules.md, section 14, corrections 5 and 6 (swiftuifieldguide.com, measured). The `axes` of the
/// box are those along which it scrolls; the rest is in its `Viewport`.
extension LayoutTree {
    @inline(__always)
    package func scrolls(_ id: BoxID, _ axis: Axis) -> Bool { self[id].isOn(axis) }

    private func margins(_ id: BoxID) -> EdgeLengths { viewport(of: id)?.margins ?? EdgeLengths() }

    /// 1. Along an axis that scrolls, the child is proposed nothing; across, what the margins leave.
    private func viewportProposal(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let margins = margins(id)
        func inner(_ axis: Axis) -> Double {
            if scrolls(id, axis) || proposal[axis].isNaN { return .unspecified }
            return max(0, proposal[axis] - margins[axis])
        }
        return Lengths(inner(.horizontal), inner(.vertical))
    }

    /// 2. Along an axis that scrolls, the box takes the proposal, or the child's length and the margins where there is
    ///    none.
    /// 3. Across it, the box is exactly as long as the child and the margins, also when that is more than proposed.
    /// 4. A box with an ideal size takes every proposal, whatever is in it.
    func viewportLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        let child = self[id].firstChild
        if scrolls(id, axis), !proposal.isNaN { return proposal }
        if let ideal = viewport(of: id)?.ideal[axis], !ideal.isNaN { return proposal.isNaN ? ideal : max(0, proposal) }
        let inner = viewportProposal(id, Lengths(axis, proposal, across: across))
        let length = child < 0 ? 0 : length(child, axis, inner[axis], across: inner[axis.other])
        return max(0, length + margins(id)[axis])
    }

    func viewportSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        if let state = viewport(of: id) { follow(id, state, proposal) }
        return Lengths(
            viewportLength(id, .horizontal, proposal.width, across: proposal.height),
            viewportLength(id, .vertical, proposal.height, across: proposal.width))
    }

    @inline(never)
    func placeViewport(_ id: BoxID) {
        let child = self[id].firstChild
        let state = viewport(of: id)
        defer { placeAgainNextTime(id) }
        guard child >= 0 else { return }
        if let state { follow(id, state, self[id].proposal) }
        let inner = viewportProposal(id, self[id].proposal)
        let content = size(child, inner)
        state?.content = content
        var origin = state?.margins.near ?? .zero
        if let state {
            state.insets = contentInsets(id)
            if state.firstFrame == nil { state.firstFrame = frame }
            for axis in Axis.allCases where scrolls(id, axis) {
                origin[axis] = contentOrigin(axis, content: content[axis], in: id, state)
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
    /// 6. When lengths change, the content stays where it is, or keeps its anchor. It is never moved farther than it
    ///    reaches.
    private func contentOrigin(_ axis: Axis, content: Double, in id: BoxID, _ state: Viewport) -> Double {
        let (origin, offset, limit) = movedContent(axis, content: content, in: id, state)
        state.offset[axis] = offset
        state.limit[axis] = limit
        return origin
    }

    private func movedContent(
        _ axis: Axis, content: Double, in id: BoxID, _ state: Viewport
    ) -> (origin: Double, offset: Double, limit: Double) {
        let left = state.room(axis, in: self[id].size) - content
        let limit = left.isFinite ? max(0, -left) : 0
        var offset = state.offset[axis]
        if state.firstFrame == frame, !state.initial[axis].isNaN {
            offset = limit * state.initial[axis]
        } else if !state.limit[axis].isNaN, state.limit[axis] != limit, !state.sizeChanges[axis].isNaN {
            offset += (limit - state.limit[axis]) * state.sizeChanges[axis]
        }
        offset = offset.isNaN ? 0 : min(max(0, offset), limit)
        let origin = unscrolledOrigin(axis, left: left, state)
        return (origin - offset - state.stretch[axis], offset, limit)
    }

    /// (4)
    private func unscrolledOrigin(_ axis: Axis, left: Double, _ state: Viewport) -> Double {
        let isShort = left > 0 && left.isFinite
        return state.insets.near[axis] + (isShort ? left * state.alignment[axis].specified(or: 0) : 0)
    }

    /// How far below a viewport's top its content has been placed, as if it were not scrolled.
    package func unscrolledTop(_ id: BoxID) -> Double {
        guard scrolls(id, .vertical), let state = viewport(of: id) else { return 0 }
        let left = state.room(.vertical, in: self[id].size) - state.content.height
        return unscrolledOrigin(.vertical, left: left, state)
    }

    /// Where the content that was placed last will stand for the offset in force: x is from the left.
    func contentPlace(_ axis: Axis, in id: BoxID) -> Double {
        let child = self[id].firstChild
        guard child >= 0 else { return 0 }
        guard let state = viewport(of: id) else { return axis == .horizontal ? self[child].x : self[child].y }
        let length = self[child].size[axis]
        let origin = movedContent(axis, content: length, in: id, state).origin
        let isMirrored = axis == .horizontal && self[id].flags.contains(.rightToLeft)
        return isMirrored ? self[id].size[axis] - origin - length : origin
    }

    /// What is in sight has no part in what the box answers: neither guides nor fixed lengths leave it.
    func viewportTraits(_ id: BoxID) -> BoxFlags {
        let traits = childTraits(id).subtracting(BoxFlags.guides.union([.rigid, .elastic, .raised]))
        // Content that follows what is visible makes one axis depend on the other.
        return viewport(of: id)?.readers.isEmpty == false ? traits.subtracting(.separable) : traits
    }

    /// The axes along which the content moves under views at the edges around.
    func viewportScrolling(_ id: BoxID) -> BoxFlags {
        guard self[id].firstChild >= 0 else { return [] }
        return (scrolls(id, .horizontal) ? BoxFlags.scrolls(.horizontal) : []).union(
            scrolls(id, .vertical) ? BoxFlags.scrolls(.vertical) : [])
    }

    /// What moves along an axis does not extend into what it moves under.
    func viewportWhereabouts(_ id: BoxID, _ whereabouts: inout Whereabouts) {
        for index in whereabouts.areas.indices {
            if scrolls(id, .horizontal) {
                whereabouts.areas[index].outer.left = whereabouts.areas[index].inner.left
                whereabouts.areas[index].outer.right = whereabouts.areas[index].inner.right
            }
            if scrolls(id, .vertical) {
                whereabouts.areas[index].outer.top = whereabouts.areas[index].inner.top
                whereabouts.areas[index].outer.bottom = whereabouts.areas[index].inner.bottom
            }
        }
    }

    /// How far a viewport shows its content beyond its edges, along the axes on which it moves: through the safe areas
    /// that it borders. Its frame and what its content keeps clear of are the same as without.
    func viewportBleed(_ id: BoxID, _ whereabouts: Whereabouts) -> EdgeLengths {
        let own = Sides(whereabouts.origin, self[id].size)
        var shown = own
        for area in whereabouts.areas.reversed() {
            if abs(area.inner.left - shown.left) < 0.01 { shown.left = min(shown.left, area.outer.left) }
            if abs(area.inner.right - shown.right) < 0.01 { shown.right = max(shown.right, area.outer.right) }
            if abs(area.inner.top - shown.top) < 0.01 { shown.top = min(shown.top, area.outer.top) }
            if abs(area.inner.bottom - shown.bottom) < 0.01 { shown.bottom = max(shown.bottom, area.outer.bottom) }
        }
        var result = EdgeLengths()
        if scrolls(id, .horizontal) {
            (result.near.width, result.far.width) = (own.left - shown.left, shown.right - own.right)
        }
        if scrolls(id, .vertical) {
            (result.near.height, result.far.height) = (own.top - shown.top, shown.bottom - own.bottom)
        }
        return result
    }
}
