/// A view that gives up room at one edge to another: `safeAreaInset`. Views that take such room back:
/// `IgnoreSafeAreaRule.swift`.
///
/// Source: Docs/Rules.md, section 15 and correction 6 (OpenSwiftUI `InsetViewModifier`, its recorded pictures; measured
/// on macOS 26). The first child of a `safeAreaInset` is the primary one. The axis is that of the edge, `farEdge` its
/// end.
extension LayoutTree {
    private typealias Sides = (primary: BoxID, secondary: BoxID)

    private func sides(_ id: BoxID) -> Sides {
        let primary = self[id].firstChild
        return (primary, primary < 0 ? .none : self[primary].nextSibling)
    }

    /// 1. The distance: as given, else what the two prefer.
    private func safeAreaInsetGap(_ id: BoxID, _ sides: Sides) -> Double {
        let given = self[id].givenSpacing
        if !given.isNaN { return given }
        let primary = spacing(of: sides.primary)
        let secondary = spacing(of: sides.secondary)
        return self[id].flags.contains(.farEdge)
            ? primary.distance(to: secondary, along: self[id].axis, standard: stackSpacing)
            : secondary.distance(to: primary, along: self[id].axis, standard: stackSpacing)
    }

    /// What the secondary view takes from an edge of the primary one, once it is placed. Around a bar across the axis,
    /// everything shrinks as around plain content: there the safe areas around the box don't count.
    func safeAreaInsetInset(_ id: BoxID, around child: BoxID, _ axis: Axis, isFar: Bool) -> (
        inset: Double, goesOn: Bool
    ) {
        let sides = sides(id)
        guard sides.primary == child else { return (0, false) }
        let isHere = sides.secondary >= 0 && self[id].axis == axis && self[id].flags.contains(.farEdge) == isFar
        let inset = isHere ? safeAreaInsetGap(id, sides) + self[sides.secondary].size[axis] : 0
        return (inset, self[id].flags.contains(.scrolls(axis)))
    }

    /// 2. The secondary view is offered what the shortest primary view leaves. 3. The primary view is offered what
    ///    remains.
    private func safeAreaInsetProposals(_ id: BoxID, _ sides: Sides, _ proposal: Lengths) -> (
        primary: Lengths, secondary: Lengths
    ) {
        let axis = self[id].axis
        guard !proposal[axis].isNaN else { return (proposal, proposal) }
        let gap = safeAreaInsetGap(id, sides)
        var outer = proposal
        let minimum = length(sides.primary, axis, 0, across: proposal[axis.other])
        outer[axis] = max(0, proposal[axis] - gap - minimum)
        var inner = proposal
        inner[axis] = max(
            0, proposal[axis] - gap - length(sides.secondary, axis, outer[axis], across: outer[axis.other]))
        return (inner, outer)
    }

    /// 4. Along the axis both and the distance add up; across it, the primary view decides.
    func safeAreaInsetSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let sides = sides(id)
        guard sides.primary >= 0 else { return .zero }
        guard sides.secondary >= 0 else { return size(sides.primary, proposal) }
        let axis = self[id].axis
        if scrollsUnder(id) { return size(sides.primary, proposal) }
        let offered = safeAreaInsetProposals(id, sides, proposal)
        var result = size(sides.primary, offered.primary)
        result[axis] +=
            safeAreaInsetGap(id, sides)
            + length(
                sides.secondary, axis, offered.secondary[axis], across: offered.secondary[axis.other])
        return result
    }

    /// 5. The secondary view stands at the edge, aligned with the box across it; the primary view at the opposite edge.
    /// A primary view that scrolls keeps the whole room; the edge is that of what safe areas around leave of it.
    @inline(never)
    func placeSafeAreaInset(_ id: BoxID) {
        let sides = sides(id)
        guard sides.primary >= 0 else { return }
        let bounds = self[id].size
        guard sides.secondary >= 0 else {
            return place(sides.primary, in: id, at: .zero, proposal: self[id].proposal, size: bounds)
        }
        let axis = self[id].axis
        let isFar = self[id].flags.contains(.farEdge)
        let insets = insetsUnder(id)
        let proposal = insets?.left(of: self[id].proposal) ?? self[id].proposal
        let offered = safeAreaInsetProposals(id, sides, proposal)
        let primary = size(sides.primary, offered.primary)
        let secondary = size(sides.secondary, offered.secondary)
        let key = self[id].key(axis.other)
        let line = defaultGuide(key, of: id, proposal: proposal, size: insets?.left(of: bounds) ?? bounds)
        let across =
            (insets?.near[axis.other] ?? 0) + line
            - guide(key, of: sides.secondary, proposal: offered.secondary, size: secondary)
        place(
            sides.secondary, in: id,
            at: Lengths(
                axis, isFar ? bounds[axis] - (insets?.far[axis] ?? 0) - secondary[axis] : insets?.near[axis] ?? 0,
                across: across),
            proposal: offered.secondary, size: secondary)
        if scrollsUnder(id) {
            place(sides.primary, in: id, at: .zero, proposal: self[id].proposal, size: bounds)
        } else {
            place(
                sides.primary, in: id, at: Lengths(axis, isFar ? 0 : bounds[axis] - primary[axis], across: 0),
                proposal: offered.primary, size: primary)
        }
    }

    /// Whether the primary view scrolls towards the edge: it keeps its frame, and its content the distance
    /// (Docs/Rules.md, correction 6).
    private func scrollsUnder(_ id: BoxID) -> Bool { scrollsInside(id, self[id].axis) }

    /// The primary view's explicit guide, moved by where it stands.
    func safeAreaInsetGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        let sides = sides(id)
        guard sides.primary >= 0, sides.secondary >= 0, !scrollsUnder(id) else {
            return sides.primary < 0
                ? .unspecified : explicitGuide(key, of: sides.primary, proposal: proposal, size: size)
        }
        let offered = safeAreaInsetProposals(id, sides, proposal)
        let primary = self.size(sides.primary, offered.primary)
        let value = explicitGuide(key, of: sides.primary, proposal: offered.primary, size: primary)
        let isNear = key.axis == self[id].axis && !self[id].flags.contains(.farEdge)
        return isNear ? value + size[key.axis] - primary[key.axis] : value
    }

    /// Both axes depend on each other: what one view takes is offered to the other.
    func safeAreaInsetTraits(_ id: BoxID) -> BoxFlags { childTraits(id).intersection(.inherited) }

    /// A further view at an edge must be scrolled under too.
    func safeAreaInsetScrolling(_ id: BoxID) -> BoxFlags {
        let inner = childScrolling(id)
        return inner.contains(.scrolls(self[id].axis)) ? inner : []
    }
}
