/// What stacks and ZStacks share: what is known of their children, in one pass over them, and the longest of them.
extension LayoutTree {
    /// The children's traits together.
    @inline(__always)
    func resolveChildren(of id: BoxID, along axis: Axis) -> ChildTraits {
        var together = ChildTraits()
        var boxes = boxes.records
        var child = boxes[id].firstChild
        while child >= 0 {
            if boxes[child].flags.contains(.stale) {
                resolve(child)
                // A user's layout that is asked for its spacing may have made boxes.
                boxes = self.boxes.records
            }
            let flags = boxes[child].flags
            let least = ruledLeast(child, flags, in: boxes)
            together.add(flags, priority: boxes[child].priority, least: least, along: axis)
            let next = boxes[child].nextSibling
            boxes[child].nextInOrder = next
            child = next
        }
        return together
    }

    /// What a box takes of a proposal of 0, on the axes on which it is rigid or elastic.
    func askedLeast(_ id: BoxID, _ flags: BoxFlags) -> Lengths {
        // What is found out beforehand is no part of the negotiation.
        if let recorder, !recorder.isPaused { return recorder.pause { askedLeast(id, flags) } }
        return Lengths(
            flags.predictable.contains(.rigidWidth)
                ? length(id, .horizontal, 0, across: .unspecified) : .unspecified,
            flags.predictable.contains(.rigidHeight)
                ? length(id, .vertical, 0, across: .unspecified) : .unspecified)
    }

    @inline(__always)
    func containerTraits(_ id: BoxID, _ children: ChildTraits, memo: Int32) -> BoxFlags {
        let axis = self[id].axis
        let isZStack = self[id].rule == .zStack
        // A lazy stack, which fills across, hands no guide of its views on (Docs/Layout/AlignmentGuide.md).
        let inherited: BoxFlags = self[id].flags.contains(.fillsAcross) ? .raised : .inherited
        var result = children.any.intersection(inherited)
        guard children.all.contains(.separable) else { return result }
        // The extent across depends on guides; explicit ones may depend on both axes.
        if isZStack || axis == .vertical, isGuided(id, .horizontal, children.any) { return result }
        if isZStack || axis == .horizontal, isGuided(id, .vertical, children.any) { return result }
        result.insert(.separable)
        if self[id].flags.contains(.fillsAcross) { return result.union(.rigid(axis)) }
        // Only some of a ZStack's children count.
        if isZStack, children.hasPriorities { return result }
        // Elastic children take together, whatever their order, what the rigid ones leave, but no less than they must:
        // along its axis a stack is elastic itself, across it and in a ZStack as much as its children are.
        var least = children.longest
        if !isZStack { least[axis] = children.sum[axis] + memos[memo].gaps }
        // Not so with gaps that leave less than nothing.
        if children.all.contains(.rigidWidth), least.width >= 0 {
            memos[memo].width.minimum = least.width
            if children.any.contains(.elasticWidth) {
                result.insert(.elasticWidth)
            } else {
                memos[memo].width.ideal = least.width
                result.insert(.rigidWidth)
            }
        }
        if children.all.contains(.rigidHeight), least.height >= 0 {
            memos[memo].height.minimum = least.height
            if children.any.contains(.elasticHeight) {
                result.insert(.elasticHeight)
            } else {
                memos[memo].height.ideal = least.height
                result.insert(.rigidHeight)
            }
        }
        return result
    }

    /// The length of a separable container across its axis, or of a separable ZStack: that of the longest child of
    /// at least a priority.
    ///
    /// Its guides are edges, centres or default baselines, so the alignment line is at the same place of every child,
    /// and the children reach as far on either side as the longest one does.
    @inline(__always)
    func longest(_ id: BoxID, _ axis: Axis, _ proposal: Double, over top: Double) -> Double {
        if self[id].flags.contains(.fillsAcross), !proposal.isNaN { return proposal }
        var longest = 0.0
        var child = self[id].firstChild
        while child >= 0 {
            if priority(of: child) >= top {
                let length = length(child, axis, proposal, across: .unspecified)
                if length > longest { longest = length }
            }
            child = self[child].nextSibling
        }
        return longest
    }

    /// The largest limits of the children of at least a priority.
    @inline(__always)
    func largestLimits(_ id: BoxID, _ axis: Axis, over top: Double) -> Limits {
        var result = Limits(0, 0)
        var child = self[id].firstChild
        while child >= 0 {
            if priority(of: child) >= top {
                let own = limits(child, axis, across: .unspecified)
                result.minimum = max(result.minimum, own.minimum)
                result.maximum = max(result.maximum, own.maximum)
            }
            child = self[child].nextSibling
        }
        return result
    }

    /// Whether the extent on an axis depends on a guide that may be anywhere.
    @inline(__always)
    private func isGuided(_ id: BoxID, _ axis: Axis, _ flags: BoxFlags) -> Bool {
        let key = self[id].key(axis)
        if !key.isBuiltIn || key.isOfText && !key.isBaseline { return true }
        let guides: BoxFlags =
            axis == .horizontal
            ? .guidesHorizontal : key.isBaseline ? [.guidesVertical, .guidesBaseline] : .guidesVertical
        return !flags.isDisjoint(with: guides)
    }
}

/// What is known of the children of a container together.
struct ChildTraits {
    /// Of all children: separable; and rigid or elastic on an axis, told as rigid.
    var all: BoxFlags = [.separable, .rigid]
    /// Of some of them.
    var any: BoxFlags = []
    var count: Int32 = 0
    var hasPriorities = false
    /// The rigid ones come first, then the elastic ones, of which those that need more come before the others: the
    /// order of offers.
    var areInOrder = true
    private var priority: UInt16 = 0
    private var isElastic = false
    private var last = 0.0
    /// The sum of their answers to 0, and the longest.
    var sum = Lengths.zero
    var longest = Lengths.zero

    @inline(__always)
    mutating func add(_ flags: BoxFlags, priority: UInt16, least: Lengths, along axis: Axis) {
        all.formIntersection(flags.intersection(.separable).union(flags.predictable))
        any.formUnion(flags)
        if count == 0 { self.priority = priority } else if self.priority != priority { hasPriorities = true }
        count += 1
        sum.width += least.width
        sum.height += least.height
        if least.width > longest.width { longest.width = least.width }
        if least.height > longest.height { longest.height = least.height }
        let needed = least[axis]
        let stretches = flags.contains(.elastic(axis))
        if isElastic, !stretches || needed > last { areInOrder = false }
        isElastic = stretches
        last = needed
    }
}
