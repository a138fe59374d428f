/// What rules share that have one child, or one that counts. A box without it answers as an empty view does.
extension LayoutTree {
    func childLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        let child = self[id].firstChild
        return child >= 0 ? length(child, axis, proposal, across: across) : 0
    }

    func childSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let child = self[id].firstChild
        return child >= 0 ? size(child, proposal) : .zero
    }

    func childLimits(_ id: BoxID, _ axis: Axis, across: Double) -> Limits {
        let child = self[id].firstChild
        return child >= 0 ? limits(child, axis, across: across) : Limits(0, 0)
    }

    @inline(__always)
    func childTraits(_ id: BoxID) -> BoxFlags {
        let child = self[id].firstChild
        return child >= 0 ? self[child].flags.intersection(BoxFlags.traits) : []
    }

    /// What containers take over from any of their children.
    func childrensTraits(_ id: BoxID) -> BoxFlags {
        var result: BoxFlags = []
        forEachChild(of: id) { result.formUnion(self[$0].flags.intersection(.inherited)) }
        return result
    }

    @inline(__always)
    func childScrolling(_ id: BoxID) -> BoxFlags {
        let child = self[id].firstChild
        return child >= 0 ? self[child].flags.intersection(.scrolls) : []
    }

    func childSpacing(_ id: BoxID) -> Spacing {
        let child = self[id].firstChild
        return child < 0 ? .zero : spacing(of: child)
    }

    /// Priorities leave a box only through rules that pass their child on (Docs/Rules.md, sections 1 and 7;
    /// OpenSwiftUI: others answer 0).
    func takePriorityOfChild(_ id: BoxID) {
        let child = self[id].firstChild
        self[id].priority = child >= 0 ? self[child].priority : 0
    }

    /// The explicit guide of a child that stands at the box's origin with its answer.
    func childGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        let child = self[id].firstChild
        return child >= 0 ? explicitGuide(key, of: child, proposal: proposal, size: size) : .unspecified
    }

    @inline(__always)
    func hasChild(_ id: BoxID) -> Bool { self[id].firstChild >= 0 }

    /// Whether there is a child in which a guide may have been set.
    @inline(__always)
    func hasGuidedChild(_ key: AlignmentKey, _ id: BoxID) -> Bool {
        let child = self[id].firstChild
        return child >= 0 && mayBeExplicit(key, child)
    }

    /// The explicit guide of the child, moved by where it stands.
    @inline(__always)
    func placedGuide(_ key: AlignmentKey, _ id: BoxID, _ place: ChildPlace) -> Double {
        explicitGuide(key, of: self[id].firstChild, proposal: place.proposal, size: place.size) + place.origin[key.axis]
    }

    /// Puts the child where the rule says.
    @inline(__always)
    func placeChild(_ id: BoxID, _ place: ChildPlace) {
        self.place(self[id].firstChild, in: id, at: place.origin, proposal: place.proposal, size: place.size)
    }

    /// Puts the child at the box's origin, with the box's proposal and size.
    func placeForward(_ id: BoxID) {
        let child = self[id].firstChild
        if child >= 0 { place(child, in: id, at: .zero, proposal: self[id].proposal, size: self[id].size) }
    }

    /// The child's guides on the box's own, which are never explicit ones; the child's may be (Docs/Rules.md, section
    /// 5).
    func alignedPlacement(_ id: BoxID, _ proposal: Lengths, _ size: Lengths, inner: Lengths) -> ChildPlace {
        let child = self[id].firstChild
        let own = self.size(child, inner)
        let origin = Lengths(
            defaultGuide(self[id].horizontal, of: id, proposal: proposal, size: size)
                - guide(self[id].horizontal, of: child, proposal: inner, size: own),
            defaultGuide(self[id].vertical, of: id, proposal: proposal, size: size)
                - guide(self[id].vertical, of: child, proposal: inner, size: own))
        return ChildPlace(proposal: inner, size: own, origin: origin)
    }

    /// The child in the middle of the box.
    func centeredPlacement(_ id: BoxID, _ size: Lengths, inner: Lengths) -> ChildPlace {
        let own = self.size(self[id].firstChild, inner)
        return ChildPlace(
            proposal: inner, size: own, origin: Lengths((size.width - own.width) / 2, (size.height - own.height) / 2))
    }

    /// The child's preferences, but an ordinary view's along axes whose length the box bounds; those of a gap survive
    /// it (Docs/Rules.md, section 3; OpenSwiftUI `requiresSpacingProjection`).
    func boundedSpacing(_ id: BoxID, resets: (Axis) -> Bool) -> Spacing {
        let child = self[id].firstChild
        guard child >= 0 else { return .zero }
        var own = spacing(of: child)
        if self[child].flags.contains(.projectsSpacing) { return own }
        if resets(.horizontal) {
            own.leading = Spacing.ordinary.leading
            own.trailing = Spacing.ordinary.trailing
        }
        if resets(.vertical) {
            own.top = Spacing.ordinary.top
            own.bottom = Spacing.ordinary.bottom
        }
        return own
    }
}
