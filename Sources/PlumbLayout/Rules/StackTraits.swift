/// What is known of a stack before anything is proposed to it: traits, gaps, limits and spacing preferences.
extension LayoutTree {
    /// Out of line: its loop over the children has the registers to itself.
    @inline(never)
    func stackTraits(_ id: BoxID) -> BoxFlags {
        let axis = self[id].axis
        // Made before those of the children, as the boxes are: what is walked over lies in order.
        let memo = memo(of: id)
        let children = resolveChildren(of: id, along: axis)
        memos[memo].childCount = children.count
        if self[id].flags.contains(.uniformSpacing) {
            memos[memo].gap = self[id].givenSpacing
            memos[memo].gaps = children.count > 1 ? self[id].givenSpacing * Double(children.count - 1) : 0
        } else {
            resolveGaps(id, axis, memo: memo)
        }
        if !children.hasPriorities, children.all.isSuperset(of: [.separable, .rigid(axis)]) {
            let first = children.areInOrder ? self[id].firstChild : elasticLast(id, axis, children)
            if first >= 0 || children.areInOrder {
                memos[memo].isOrdered = true
                memos[memo].firstInOrder = first
            }
        }
        return containerTraits(id, children, memo: memo)
    }

    /// The order of offers where all children but one are rigid: that one comes last. The first of them; none where
    /// several are elastic.
    @inline(never)
    private func elasticLast(_ id: BoxID, _ axis: Axis, _ children: ChildTraits) -> BoxID {
        // What is rigid and endless has no place in the order.
        guard children.sum[axis] < .infinity else { return .none }
        var elastic = BoxID.none
        var first = BoxID.none
        var last = BoxID.none
        var child = self[id].firstChild
        while child >= 0 {
            if self[child].isElastic(axis) {
                if elastic >= 0 { return .none }
                elastic = child
            } else {
                if last < 0 { first = child } else { self[last].nextInOrder = child }
                last = child
            }
            child = self[child].nextSibling
        }
        guard elastic >= 0, last >= 0 else { return .none }
        self[last].nextInOrder = elastic
        self[elastic].nextInOrder = .none
        return first
    }

    /// The preferred gaps: one number where all are the same, else noted down before each child.
    private func resolveGaps(_ id: BoxID, _ axis: Axis, memo: Int32) {
        var sum = 0.0
        var first = Double.unspecified
        var isVaried = false
        var previous = self[id].firstChild
        var child = previous < 0 ? .none : self[previous].nextSibling
        while child >= 0 {
            let gap =
                isOrdinary(previous) && isOrdinary(child)
                ? stackSpacing
                : spacing(of: previous).distance(to: spacing(of: child), along: axis, standard: stackSpacing)
            if first.isNaN { first = gap }
            if gap != first, !isVaried {
                isVaried = true
                noteGaps(of: id, before: child, first)
            }
            if isVaried { setGap(gap, before: child) }
            sum += gap
            previous = child
            child = self[child].nextSibling
        }
        memos[memo].gaps = sum
        memos[memo].gap = isVaried ? .unspecified : first.specified(or: 0)
    }

    /// The gaps of a stack differ from here on: notes down those before, which did not.
    private func noteGaps(of id: BoxID, before end: BoxID, _ gap: Double) {
        var child = self[id].firstChild
        while child >= 0, child != end {
            setGap(child == self[id].firstChild ? 0 : gap, before: child)
            child = self[child].nextSibling
        }
    }

    /// Along the stack the limits of the children and the gaps add up; across it, the largest count.
    func stackLimits(_ id: BoxID, _ axis: Axis) -> Limits {
        if self[id].flags.contains(.fillsAcross), self[id].axis != axis { return Limits(0, .infinity) }
        let known = knownLimits(id, axis)
        if !known.minimum.isNaN, !known.maximum.isNaN { return known }
        guard self[id].axis == axis else { return remember(largestLimits(id, axis, over: -.infinity), of: id, axis) }
        let gaps = memos[memo(of: id)].gaps
        // Negative gaps leave something to offer even of nothing.
        guard gaps >= 0 else { return askedLimits(id, axis, across: .unspecified) }
        var result = Limits(gaps, gaps)
        var child = self[id].firstChild
        while child >= 0 {
            let own = limits(child, axis, across: .unspecified)
            result.minimum += own.minimum
            result.maximum += own.maximum
            child = self[child].nextSibling
        }
        return remember(result, of: id, axis)
    }

    /// What a stack itself prefers: the first child gives the near edge, the last the far edge, all of them the edges
    /// across.
    func stackSpacing(_ id: BoxID) -> Spacing {
        var last = BoxID.none
        var isOrdinary = true
        forEachChild(of: id) { child in
            if !self.isOrdinary(child) { isOrdinary = false }
            last = child
        }
        guard last >= 0 else { return .zero }
        if isOrdinary { return .ordinary }
        var own = unionOfChildren(id, topmostOnly: false)
        let first = spacing(of: self[id].firstChild)
        let end = spacing(of: last)
        if self[id].axis == .horizontal {
            own.leading = first.leading
            own.trailing = end.trailing
        } else {
            own.top = first.top
            own.bottom = end.bottom
        }
        return own
    }
}
