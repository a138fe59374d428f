/// Children in line along an axis: what `HStack` and `VStack` do.
///
/// Source: Docs/Rules.md, section 1 (OpenSwiftUI and MySwiftUI `StackLayout` agree; objc.io fuzzed it against UIHostingController).
/// M is the line's axis, m the other one; the step numbers are the rule's.
extension LayoutTree {
    /// The length of a separable line: along M as below, across it that of the longest child.
    @inline(__always)
    func separableLineLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        if self[id].axis == axis { return lineLength(id, Lengths(axis, proposal, across: .unspecified)) }
        return longest(id, axis, proposal, over: -.infinity)
    }

    /// The line's answer where its axes depend on each other.
    func lineSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let along = lineLength(id, proposal)
        return Lengths(self[id].axis, along, across: extent(id, proposal))
    }

    /// The line's length along M: steps 1–5.
    @inline(__always)
    func lineLength(_ id: BoxID, _ proposal: Lengths) -> Double {
        // For ∞ every share is ∞, whatever the order.
        if proposal[self[id].axis] == .infinity, !self[id].flags.contains(.fillsAcross) {
            return unlimitedLength(id, proposal)
        }
        distribute(id, proposal)
        return memos[memo(of: id)].distributedLength
    }

    private func unlimitedLength(_ id: BoxID, _ proposal: Lengths) -> Double {
        let axis = self[id].axis
        var sum = memos[memo(of: id)].gaps
        var child = self[id].firstChild
        while child >= 0 {
            sum += length(child, axis, .infinity, across: proposal[axis.other])
            child = self[child].nextSibling
        }
        return sum
    }

    /// Steps 1–5: offers each child its share along M and notes down share and length.
    @inline(__always)
    func distribute(_ id: BoxID, _ offered: Lengths) {
        let axis = self[id].axis
        // What lies across does not matter to separable children: one note serves every proposal across.
        let isSeparable = self[id].flags.contains(.separable)
        let across = isSeparable ? .unspecified : offered[axis.other]
        // A line that fills across proposes nothing along itself.
        let total = self[id].flags.contains(.fillsAcross) ? .unspecified : offered[axis]
        let proposal = Lengths(axis, total, across: across)
        let memo = memo(of: id)
        if memos[memo].isDistributed, memos[memo].distributed.isIdentical(to: proposal) { return }
        memos[memo].isDistributed = false
        var sum = memos[memo].gaps

        if total.isNaN {
            // 2. Nothing is proposed along M: every child at its ideal.
            var child = self[id].firstChild
            while child >= 0 {
                let length = length(child, axis, .unspecified, across: across)
                self[child].share = .unspecified
                self[child].length = length
                sum += length
                child = self[child].nextSibling
            }
        } else {
            // 1. and 3. The gaps, and the order of offers.
            var available = total - memos[memo].gaps
            order(id, memo: memo, across: across)
            if memos[memo].hasPriorities {
                sum += offerByPriority(id, memo: memo, available: available, across: across)
            } else {
                // 5. One run: an equal share of what is left, the least flexible first.
                var left = Double(memos[memo].childCount)
                var child = memos[memo].firstInOrder
                while child >= 0 {
                    sum += offer(child, axis, &available, among: left, across: across)
                    left -= 1
                    child = self[child].nextInOrder
                }
            }
        }
        if recorder != nil, !total.isNaN { recordOffers(id, total, across: across) }
        memos[memo].isDistributed = true
        memos[memo].distributed = proposal
        memos[memo].distributedLength = sum
    }

    /// Offers one child its share of what is available among `count` children, and takes its answer from it.
    @inline(__always)
    private func offer(
        _ child: BoxID, _ axis: Axis, _ available: inout Double, among count: Double, across: Double
    ) -> Double {
        // ∞ − ∞: an unlimited line stays unlimited.
        if available.isNaN { available = .infinity }
        let share = max(available / count, 0)
        let length = length(child, axis, share, across: across)
        self[child].share = share
        self[child].length = length
        if !length.isNaN { available -= length }
        return length
    }

    /// Steps 4 and 5 with several priorities. Returns the sum of the answers.
    private func offerByPriority(_ id: BoxID, memo: Int32, available: Double, across: Double) -> Double {
        let axis = self[id].axis
        var available = available
        var sum = 0.0
        var child = memos[memo].firstInOrder
        guard child >= 0 else { return 0 }
        // 4. The first run of equal priority leaves room for the minima of all later ones.
        let topPriority = self[child].priority
        var later = child
        while later >= 0 {
            if self[later].priority != topPriority { available -= self[later].minimum }
            later = self[later].nextInOrder
        }
        var isFirstRun = true
        while child >= 0 {
            let priority = self[child].priority
            var left = 0.0
            var minima = 0.0
            var member = child
            while member >= 0, self[member].priority == priority {
                left += 1
                minima += self[member].minimum
                member = self[member].nextInOrder
            }
            // 4. Every later run gets back the room that was kept for it.
            if !isFirstRun { available += minima }
            isFirstRun = false
            // 5.
            while left > 0 {
                sum += offer(child, axis, &available, among: left, across: across)
                left -= 1
                child = self[child].nextInOrder
            }
        }
        return sum
    }

    /// Step 3: links the children in the order of offers. It holds as long as the proposal across stays the same
    /// (a separable child's limits do not depend on it at all).
    private func order(_ id: BoxID, memo: Int32, across: Double) {
        let isSeparable = self[id].flags.contains(.separable)
        if memos[memo].isOrdered,
            isSeparable || memos[memo].orderedAcross.bitPattern == across.bitPattern
        {
            return
        }
        let axis = self[id].axis
        var child = self[id].firstChild
        while child >= 0 {
            let limits = limits(child, axis, across: across)
            self[child].minimum = limits.minimum
            self[child].flexibility = limits.maximum - limits.minimum
            child = self[child].nextSibling
        }
        // Linked only now: a child's limits may be those of a user's layout, which can ask anything.
        child = self[id].firstChild
        var previous = BoxID.none
        var isSorted = true
        var hasPriorities = false
        let firstPriority = child >= 0 ? self[child].priority : 0
        while child >= 0 {
            if self[child].priority != firstPriority { hasPriorities = true }
            self[child].nextInOrder = self[child].nextSibling
            if previous >= 0, precedes(child, previous) { isSorted = false }
            previous = child
            child = self[child].nextSibling
        }
        let first = self[id].firstChild
        memos[memo].firstInOrder = isSorted ? first : sorted(first, count: Int(memos[memo].childCount)).first
        memos[memo].hasPriorities = hasPriorities
        // The minima that priorities need are overwritten by the answers: such an order serves once.
        memos[memo].isOrdered = !hasPriorities
        memos[memo].orderedAcross = across
    }

    /// a. higher priority, b. smaller flexibility, c. among unlimited ones the larger minimum; else source order.
    @inline(__always)
    private func precedes(_ a: BoxID, _ b: BoxID) -> Bool {
        if self[a].priority != self[b].priority { return priority(of: a) > priority(of: b) }
        if self[a].flexibility != self[b].flexibility { return self[a].flexibility < self[b].flexibility }
        return self[a].flexibility == .infinity && self[a].minimum > self[b].minimum
    }

    /// A stable merge sort of a chain of children, in place.
    private func sorted(_ first: BoxID, count: Int) -> (first: BoxID, rest: BoxID) {
        if count == 1 {
            let rest = self[first].nextInOrder
            self[first].nextInOrder = .none
            return (first, rest)
        }
        let (left, middle) = sorted(first, count: count / 2)
        let (right, rest) = sorted(middle, count: count - count / 2)
        var a = left
        var b = right
        var head = BoxID.none
        var tail = BoxID.none
        while a >= 0 || b >= 0 {
            let takesRight = a < 0 || (b >= 0 && precedes(b, a))
            let next = takesRight ? b : a
            if takesRight { b = self[b].nextInOrder } else { a = self[a].nextInOrder }
            if tail < 0 { head = next } else { self[tail].nextInOrder = next }
            tail = next
        }
        if tail >= 0 { self[tail].nextInOrder = .none }
        return (head, rest)
    }

    /// Step 6, the size across: from the alignment line to the farthest child on either side, the line itself included.
    func extent(_ id: BoxID, _ proposal: Lengths) -> Double {
        let across = proposal[self[id].axis.other]
        if self[id].flags.contains(.fillsAcross), !across.isNaN { return across }
        let bounds = boundsAcross(id, proposal)
        return bounds.high - bounds.low
    }

    /// Where the children reach across the line, measured from the alignment line at 0.
    private func boundsAcross(_ id: BoxID, _ proposal: Lengths) -> (low: Double, high: Double) {
        let axis = self[id].axis
        let across = proposal[axis.other]
        let isSeparable = self[id].flags.contains(.separable)
        if !isSeparable { distribute(id, proposal) }
        var low = 0.0
        var high = 0.0
        var child = self[id].firstChild
        while child >= 0 {
            let length = length(child, axis.other, across, across: isSeparable ? .unspecified : self[child].share)
            let origin = originAcross(id, child, length: length, across: across)
            low = min(low, origin)
            let end = origin + length
            if end > high { high = end }
            child = self[child].nextSibling
        }
        return (low, high)
    }

    /// Minus the child's guide, where the alignment line is at 0; NaN, ∞ and −∞ stand for each other in that order.
    @inline(__always)
    private func originAcross(_ id: BoxID, _ child: BoxID, length: Double, across: Double) -> Double {
        let axis = self[id].axis
        let key = self[id].key(axis.other)
        let size = Lengths(axis, self[child].length, across: length)
        let proposal = Lengths(axis, self[child].share, across: across)
        let guide = guide(key, of: child, proposal: proposal, size: size)
        return guide.isNaN ? -.infinity : -guide
    }

    /// Step 7: with the final size, nil across becomes the line's own extent, and the children are asked again.
    @inline(__always)
    package func forEachPlaceInLine(_ id: BoxID, proposal: Lengths, size: Lengths, _ body: (BoxID, ChildPlace) -> Void)
    {
        let axis = self[id].axis
        let isSeparable = self[id].flags.contains(.separable)
        let layout = Lengths(axis, proposal[axis], across: proposal[axis.other].specified(or: size[axis.other]))
        let across = layout[axis.other]
        distribute(id, layout)
        // In a separable line all guides are at the same fraction of their views: the line is at that fraction of the longest.
        let fraction = isSeparable ? self[id].key(axis.other).fraction : 0
        let extent = isSeparable ? self.length(id, axis.other, across, across: .unspecified) : 0
        let low = isSeparable ? 0 : lineOrigin(id, layout)
        let gap = memos[memo(of: id)].gap
        var position = 0.0
        var child = self[id].firstChild
        while child >= 0 {
            let length = length(child, axis.other, across, across: self[child].share)
            let origin =
                isSeparable
                ? (extent - length) * fraction : originAcross(id, child, length: length, across: across) - low
            if gap.isNaN {
                position += gaps[child]
            } else if child != self[id].firstChild {
                position += gap
            }
            let place = ChildPlace(
                proposal: Lengths(axis, self[child].share, across: across),
                size: Lengths(axis, self[child].length, across: length),
                origin: Lengths(axis, position, across: origin))
            position += self[child].length
            body(child, place)
            child = self[child].nextSibling
        }
    }

    /// Where the box begins, measured from the alignment line.
    private func lineOrigin(_ id: BoxID, _ layout: Lengths) -> Double {
        guard self[id].flags.contains(.fillsAcross) else { return boundsAcross(id, layout).low }
        let size = Lengths(self[id].axis, 0, across: layout[self[id].axis.other])
        return -defaultGuide(self[id].key(self[id].axis.other), of: id, proposal: layout, size: size)
    }

    @inline(__always)
    func placeLine(_ id: BoxID) {
        forEachPlaceInLine(id, proposal: self[id].proposal, size: self[id].size) { child, place in
            self.place(child, in: id, at: place.origin, proposal: place.proposal, size: place.size)
        }
    }

    /// The merged explicit guide of a line: its children's, moved by where they stand.
    func lineGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        if key.isEdgeOrCenter { return .unspecified }
        var merge = ExplicitMerge(key)
        forEachPlaceInLine(id, proposal: proposal, size: size) { child, place in
            guard mayBeExplicit(key, child) else { return }
            let value = explicitGuide(key, of: child, proposal: place.proposal, size: place.size)
            merge.add(value + place.origin[key.axis])
        }
        return merge.result
    }

    // MARK: What is known beforehand

    @inline(__always)
    func lineTraits(_ id: BoxID) -> BoxFlags {
        let axis = self[id].axis
        // Made before those of the children, as the boxes are: what is walked over lies in order.
        let memo = memo(of: id)
        let children = resolveChildren(of: id, along: axis)
        memos[memo].childCount = children.count
        if self[id].flags.contains(.uniformSpacing) {
            memos[memo].gap = self[id].a
            memos[memo].gaps = children.count > 1 ? self[id].a * Double(children.count - 1) : 0
        } else {
            resolveGaps(id, axis, memo: memo)
        }
        if children.areInOrder, !children.hasPriorities, children.all.isSuperset(of: [.separable, .rigid(axis)]) {
            memos[memo].isOrdered = true
            memos[memo].hasPriorities = false
            memos[memo].firstInOrder = self[id].firstChild
        }
        return containerTraits(id, children, memo: memo)
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
                ? LayoutMetrics.stackSpacing
                : spacing(of: previous).distance(to: spacing(of: child), along: axis)
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

    /// The gaps of a line differ from here on: notes down those before, which did not.
    private func noteGaps(of id: BoxID, before end: BoxID, _ gap: Double) {
        var child = self[id].firstChild
        while child >= 0, child != end {
            setGap(child == self[id].firstChild ? 0 : gap, before: child)
            child = self[child].nextSibling
        }
    }

    /// Along the line the limits of the children and the gaps add up; across it, the largest count. Nil where negative gaps leave something
    /// to offer even of nothing.
    func lineLimits(_ id: BoxID, _ axis: Axis) -> Limits? {
        guard self[id].axis == axis else { return largestLimits(id, axis, over: -.infinity) }
        let gaps = memos[memo(of: id)].gaps
        guard gaps >= 0 else { return nil }
        var result = Limits(gaps, gaps)
        var child = self[id].firstChild
        while child >= 0 {
            let own = limits(child, axis, across: .unspecified)
            result.minimum += own.minimum
            result.maximum += own.maximum
            child = self[child].nextSibling
        }
        return result
    }

    /// What a line itself prefers: the first child gives the near edge, the last the far edge, all of them the edges across.
    func lineSpacing(_ id: BoxID) -> Spacing {
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
