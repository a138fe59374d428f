/// Children one after the other along an axis: what `HStack` and `VStack` do.
///
/// Source: Docs/Rules.md, section 1 (OpenSwiftUI and MySwiftUI `StackLayout` agree; objc.io fuzzed it against
/// UIHostingController). M is the stack's axis, m the other one; the step numbers are the rule's. The order of offers
/// is in `StackOrder.swift`, what is known of a stack before anything is proposed to it in `StackTraits.swift`.
extension LayoutTree {
    /// The length of a separable stack: along M as below, across it that of the longest child.
    func separableStackLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        let known = knownLength(id, axis, proposal)
        if !known.isNaN { return known }
        let key = memoKey(id, axis, proposal)
        let answer =
            self[id].axis == axis
            ? stackLength(id, Lengths(axis, key, across: .unspecified)) : longest(id, axis, key, over: -.infinity)
        remember(answer, of: id, axis, for: key)
        return answer
    }

    /// The stack's answer where its axes depend on each other.
    func stackSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let along = stackLength(id, proposal)
        return Lengths(self[id].axis, along, across: extent(id, proposal))
    }

    /// The stack's length along M: steps 1–5.
    @inline(__always)
    func stackLength(_ id: BoxID, _ proposal: Lengths) -> Double {
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
        // A stack that fills across proposes nothing along itself.
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
            if !memos[memo].isOrdered {
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
        // ∞ − ∞: an unlimited stack stays unlimited.
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

    /// Step 6, the size across: from the alignment line to the farthest child on either side, the line itself included.
    func extent(_ id: BoxID, _ proposal: Lengths) -> Double {
        let across = proposal[self[id].axis.other]
        if self[id].flags.contains(.fillsAcross), !across.isNaN { return across }
        let bounds = boundsAcross(id, proposal)
        return bounds.high - bounds.low
    }

    /// Where the children reach across the stack, measured from the alignment line at 0.
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

    /// Step 7: with the final size, nil across becomes the stack's own extent, and the children are asked again.
    @inline(__always)
    package func forEachPlaceInStack(_ id: BoxID, proposal: Lengths, size: Lengths, _ body: (BoxID, ChildPlace) -> Void)
    {
        let axis = self[id].axis
        let isSeparable = self[id].flags.contains(.separable)
        let layout = Lengths(axis, proposal[axis], across: proposal[axis.other].specified(or: size[axis.other]))
        let across = layout[axis.other]
        distribute(id, layout)
        // In a separable stack all guides are at the same fraction of their views: the line is at that fraction of the
        // longest.
        let fraction = isSeparable ? self[id].key(axis.other).fraction : 0
        let extent = isSeparable ? self.length(id, axis.other, across, across: .unspecified) : 0
        let low = isSeparable ? 0 : stackOrigin(id, layout)
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
    private func stackOrigin(_ id: BoxID, _ layout: Lengths) -> Double {
        guard self[id].flags.contains(.fillsAcross) else { return boundsAcross(id, layout).low }
        let size = Lengths(self[id].axis, 0, across: layout[self[id].axis.other])
        return -defaultGuide(self[id].key(self[id].axis.other), of: id, proposal: layout, size: size)
    }

    /// Out of line: its loop over the children has the registers to itself.
    @inline(never)
    func placeStack(_ id: BoxID) {
        if recorder != nil { recordGaps(id) }
        forEachPlaceInStack(id, proposal: self[id].proposal, size: self[id].size) { child, place in
            self.place(child, in: id, at: place.origin, proposal: place.proposal, size: place.size)
        }
    }

    /// The merged explicit guide of a stack: its children's, moved by where they stand.
    func stackGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        if key.isEdgeOrCenter { return .unspecified }
        var merge = ExplicitMerge(key)
        forEachPlaceInStack(id, proposal: proposal, size: size) { child, place in
            guard mayBeExplicit(key, child) else { return }
            let value = explicitGuide(key, of: child, proposal: place.proposal, size: place.size)
            merge.add(value + place.origin[key.axis])
        }
        return merge.result
    }
}
