/// Children in line along an axis: what `HStack` and `VStack` do.
///
/// Source: rules, section 1 (OpenSwiftUI and MySwiftUI `StackLayout` agree; objc.io fuzzed it against UIHostingController).
/// M is the line's axis, m the other one; the step numbers are the rule's.
extension LayoutTree {
    /// Steps 1–5: offers each child its share along M and notes down share and length. Returns the line's length.
    func distribute(_ id: BoxID, _ offered: Lengths) -> Double {
        let axis = self[id].axis
        // What lies across does not matter to separable children: one note serves every proposal across.
        let isSeparable = self[id].flags.contains(.separable)
        let proposal = isSeparable ? Lengths(axis, offered[axis], across: .unspecified) : offered
        let across = proposal[axis.other]
        let total = proposal[axis]
        let memo = memo(of: id)
        if memos[memo].isDistributed, memos[memo].distributed.isIdentical(to: proposal) { return sumOfLengths(id) }
        memos[memo].isDistributed = true
        memos[memo].distributed = proposal

        // 2. Nothing is proposed along M: every child at its ideal.
        if total.isNaN {
            var child = self[id].firstChild
            var sum = 0.0
            while child >= 0 {
                let length = length(child, axis, .unspecified, across: across)
                self[child].share = .unspecified
                self[child].length = length
                sum += self[child].gap + length
                child = self[child].nextSibling
            }
            return sum
        }

        // 1. and 3. The gaps, and the order of offers.
        let internalGaps = sumOfGaps(id)
        order(id, memo: memo, across: across)

        // 4. The first run of equal priority leaves room for the minima of all later ones.
        var child = memos[memo].firstInOrder
        guard child >= 0 else { return 0 }
        var available = total - internalGaps
        let topPriority = self[child].priority
        var isFirstRun = true
        if hasSeveralPriorities(memo) {
            var later = child
            while later >= 0 {
                if self[later].priority != topPriority { available -= self[later].minimum }
                later = self[later].nextInOrder
            }
        }

        // 5. Within a run: an equal share of what is left, the least flexible first.
        while child >= 0 {
            let priority = self[child].priority
            var runCount = 0.0
            var runMinimum = 0.0
            var member = child
            while member >= 0, self[member].priority == priority {
                runCount += 1
                runMinimum += self[member].minimum
                member = self[member].nextInOrder
            }
            if !isFirstRun { available += runMinimum }
            isFirstRun = false
            while runCount > 0 {
                // ∞ − ∞: an unlimited line stays unlimited.
                if available.isNaN { available = .infinity }
                let share = max(available / runCount, 0)
                let length = length(child, axis, share, across: across)
                self[child].share = share
                self[child].length = length
                if !length.isNaN { available -= length }
                runCount -= 1
                child = self[child].nextInOrder
            }
        }
        return sumOfLengths(id)
    }

    private func sumOfLengths(_ id: BoxID) -> Double {
        var sum = 0.0
        var child = self[id].firstChild
        while child >= 0 {
            sum += self[child].gap + self[child].length
            child = self[child].nextSibling
        }
        return sum
    }

    private func sumOfGaps(_ id: BoxID) -> Double {
        var sum = 0.0
        var child = self[id].firstChild
        while child >= 0 {
            sum += self[child].gap
            child = self[child].nextSibling
        }
        return sum
    }

    private func hasSeveralPriorities(_ memo: Int32) -> Bool {
        let first = memos[memo].firstInOrder
        var child = first
        while child >= 0 {
            if self[child].priority != self[first].priority { return true }
            child = self[child].nextInOrder
        }
        return false
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
        var previous = BoxID.none
        var isSorted = true
        while child >= 0 {
            // Limits are asked for only where they matter: not of rigid children.
            if self[child].isRigid(axis) {
                self[child].minimum = length(child, axis, 0, across: across)
                self[child].flexibility = 0
            } else {
                let minimum = length(child, axis, 0, across: across)
                self[child].minimum = minimum
                self[child].flexibility = length(child, axis, .infinity, across: across) - minimum
            }
            self[child].nextInOrder = self[child].nextSibling
            if previous >= 0, precedes(child, previous) { isSorted = false }
            previous = child
            child = self[child].nextSibling
        }
        let first = self[id].firstChild
        memos[memo].firstInOrder = isSorted ? first : sorted(first, count: Int(self[id].childCount)).first
        memos[memo].isOrdered = true
        memos[memo].orderedAcross = across
    }

    /// a. higher priority, b. smaller flexibility, c. among unlimited ones the larger minimum; else source order.
    @inline(__always)
    private func precedes(_ a: BoxID, _ b: BoxID) -> Bool {
        if self[a].priority != self[b].priority { return self[a].priority > self[b].priority }
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
        let bounds = boundsAcross(id, proposal)
        return bounds.high - bounds.low
    }

    /// Where the children reach across the line, measured from the alignment line at 0.
    private func boundsAcross(_ id: BoxID, _ proposal: Lengths) -> (low: Double, high: Double) {
        let axis = self[id].axis
        let across = proposal[axis.other]
        let isSeparable = self[id].flags.contains(.separable)
        if !isSeparable { _ = distribute(id, proposal) }
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
    func forEachPlaceInLine(_ id: BoxID, proposal: Lengths, size: Lengths, _ body: (BoxID, ChildPlace) -> Void) {
        let axis = self[id].axis
        let layout = Lengths(axis, proposal[axis], across: proposal[axis.other].specified(or: size[axis.other]))
        _ = distribute(id, layout)
        let low = boundsAcross(id, layout).low
        var position = 0.0
        var child = self[id].firstChild
        while child >= 0 {
            let length = length(child, axis.other, layout[axis.other], across: self[child].share)
            let origin = originAcross(id, child, length: length, across: layout[axis.other]) - low
            position += self[child].gap
            let place = ChildPlace(
                proposal: Lengths(axis, self[child].share, across: layout[axis.other]),
                size: Lengths(axis, self[child].length, across: length),
                origin: Lengths(axis, position, across: origin))
            position += self[child].length
            body(child, place)
            child = self[child].nextSibling
        }
    }

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
}
