/// Children upon each other: what `ZStack` does.
///
/// Source: Docs/Rules.md, section 8 (MySwiftUI, swiftuifieldguide.com, fatbobman's MyZStack; OpenSwiftUI's plain
/// maximum is incomplete).
extension LayoutTree {
    /// 1. Only children of the highest priority count. 2. Each is asked with the proposal.
    /// 3. The length is the farthest any reaches before the alignment line and after it.
    func zStackLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        guard self[id].firstChild >= 0 else { return 0 }
        let top = highestPriority(id)
        var before = -Double.infinity
        var after = -Double.infinity
        var child = self[id].firstChild
        while child >= 0 {
            if priority(of: child) >= top {
                let length = length(child, axis, proposal, across: across)
                let line = zStackLine(
                    id, child, axis, length: length, proposal: Lengths(axis, proposal, across: across))
                before = max(before, line)
                after = max(after, length - line)
                // An unlimited child makes an unlimited stack, wherever its line is.
                if length == .infinity { return .infinity }
            }
            child = self[child].nextSibling
        }
        let sum = before + after
        return sum.isNaN ? 0 : sum
    }

    /// The stack's answer where its axes depend on each other.
    func zStackSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        Lengths(
            zStackLength(id, .horizontal, proposal.width, across: proposal.height),
            zStackLength(id, .vertical, proposal.height, across: proposal.width))
    }

    /// The length of a separable stack: that of the longest child that counts.
    func separableZStackLength(_ id: BoxID, _ axis: Axis, _ proposal: Double) -> Double {
        let known = knownLength(id, axis, proposal)
        if !known.isNaN { return known }
        let key = memoKey(id, axis, proposal)
        let answer = longest(id, axis, key, over: highestPriority(id))
        remember(answer, of: id, axis, for: key)
        return answer
    }

    /// The largest limits of the children that count.
    func zStackLimits(_ id: BoxID, _ axis: Axis) -> Limits {
        let known = knownLimits(id, axis)
        if !known.minimum.isNaN, !known.maximum.isNaN { return known }
        return remember(largestLimits(id, axis, over: highestPriority(id)), of: id, axis)
    }

    @inline(__always)
    func zStackTraits(_ id: BoxID) -> BoxFlags {
        let memo = memo(of: id)
        return containerTraits(id, resolveChildren(of: id, along: .horizontal), memo: memo)
    }

    /// The larger of each preference over the children that count.
    func zStackSpacing(_ id: BoxID) -> Spacing { unionOfChildren(id, topmostOnly: true) }

    /// A child's guide on an axis. The other length is asked for only where a guide could depend on it.
    @inline(__always)
    private func zStackLine(_ id: BoxID, _ child: BoxID, _ axis: Axis, length: Double, proposal: Lengths) -> Double {
        let key = self[id].key(axis)
        var size = Lengths(axis, length, across: length)
        if !self[id].flags.contains(.separable) {
            size[axis.other] = self.length(child, axis.other, proposal[axis.other], across: proposal[axis])
        }
        return guide(key, of: child, proposal: proposal, size: size)
    }

    /// 4. Placement: every child is proposed the final size; the line is the farthest guide among the highest priority.
    @inline(__always)
    package func forEachPlaceInZStack(_ id: BoxID, bounds: Lengths, _ body: (BoxID, ChildPlace) -> Void) {
        let line = zStackLines(id, bounds: bounds)
        var child = self[id].firstChild
        while child >= 0 {
            let size = size(child, bounds)
            let origin = Lengths(
                line.width - guide(self[id].horizontal, of: child, proposal: bounds, size: size),
                line.height - guide(self[id].vertical, of: child, proposal: bounds, size: size))
            body(child, ChildPlace(proposal: bounds, size: size, origin: origin))
            child = self[child].nextSibling
        }
    }

    func placeZStack(_ id: BoxID) {
        forEachPlaceInZStack(id, bounds: self[id].size) { child, place in
            self.place(child, in: id, at: place.origin, proposal: place.proposal, size: place.size)
        }
    }

    private func zStackLines(_ id: BoxID, bounds: Lengths) -> Lengths {
        let top = highestPriority(id)
        var line = Lengths(-.infinity, -.infinity)
        forEachChild(of: id) { child in
            guard priority(of: child) >= top else { return }
            let size = size(child, bounds)
            line.width = max(line.width, guide(self[id].horizontal, of: child, proposal: bounds, size: size))
            line.height = max(line.height, guide(self[id].vertical, of: child, proposal: bounds, size: size))
        }
        return line
    }

    /// The merged explicit guide of the stack.
    func zStackGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        if key.isEdgeOrCenter { return .unspecified }
        var merge = ExplicitMerge(key)
        forEachPlaceInZStack(id, bounds: size) { child, place in
            guard mayBeExplicit(key, child) else { return }
            merge.add(explicitGuide(key, of: child, proposal: size, size: place.size) + place.origin[key.axis])
        }
        return merge.result
    }
}
