/// The order in which a stack offers shares to its children (Docs/Rules.md, section 1, step 3).
extension LayoutTree {
    /// Step 3: links the children in the order of offers. It holds as long as the proposal across stays the same
    /// (a separable child's limits do not depend on it at all).
    func order(_ id: BoxID, memo: Int32, across: Double) {
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
}
