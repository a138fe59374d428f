/// What is known of lines and depth stacks from their children, in one pass over them.
extension LayoutTree {
    @inline(__always)
    func resolveLine(_ id: BoxID) -> BoxFlags {
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

    func resolveDepth(_ id: BoxID) -> BoxFlags {
        let memo = memo(of: id)
        return containerTraits(id, resolveChildren(of: id, along: .horizontal), memo: memo)
    }

    /// The children's traits together.
    @inline(__always)
    private func resolveChildren(of id: BoxID, along axis: Axis) -> ChildTraits {
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
            let least: Lengths
            switch boxes[child].rule {
            case .fill, .reader: least = .zero
            case .rigid: least = Lengths(boxes[child].a, boxes[child].b)
            // A line that fills across has no least length there, and its own along is not worked out yet.
            case .line where flags.contains(.fillsAcross): least = leastLengths(child, flags)
            case .line, .depth: least = memos[boxes[child].memo].least
            default: least = leastLengths(child, flags)
            }
            together.add(flags, priority: boxes[child].priority, least: least, along: axis)
            let next = boxes[child].nextSibling
            boxes[child].nextInOrder = next
            child = next
        }
        return together
    }

    /// What a box takes of a proposal of 0, on the axes on which it is rigid or elastic.
    private func leastLengths(_ id: BoxID, _ flags: BoxFlags) -> Lengths {
        // What is found out beforehand is no part of the negotiation.
        if let recorder, !recorder.isPaused { return recorder.pause { leastLengths(id, flags) } }
        return Lengths(
            flags.predictable.contains(.rigidWidth)
                ? length(id, .horizontal, 0, across: .unspecified) : .unspecified,
            flags.predictable.contains(.rigidHeight)
                ? length(id, .vertical, 0, across: .unspecified) : .unspecified)
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
                ? PlatformMetrics.stackSpacing
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

    @inline(__always)
    private func containerTraits(_ id: BoxID, _ children: ChildTraits, memo: Int32) -> BoxFlags {
        let axis = self[id].axis
        let isDepth = self[id].rule == .depth
        // A lazy stack, which fills across, hands no guide of its views on (Docs/Layout/AlignmentGuide.md).
        let inherited: BoxFlags = self[id].flags.contains(.fillsAcross) ? .raised : .inherited
        var result = children.any.intersection(inherited)
        guard children.all.contains(.separable) else { return result }
        // The extent across depends on guides; explicit ones may depend on both axes.
        if isDepth || axis == .vertical, isGuided(id, .horizontal, children.any) { return result }
        if isDepth || axis == .horizontal, isGuided(id, .vertical, children.any) { return result }
        result.insert(.separable)
        if self[id].flags.contains(.fillsAcross) { return result.union(.rigid(axis)) }
        // Only some of a depth stack's children count.
        if isDepth, children.hasPriorities { return result }
        // Elastic children take together, whatever their order, what the rigid ones leave, but no less than they must: along a line
        // the stack is elastic itself, across it and in depth as much as its children are.
        var least = children.longest
        if !isDepth { least[axis] = children.sum[axis] + memos[memo].gaps }
        // Not so with unlimited children, or gaps that leave less than nothing.
        if children.all.contains(.rigidWidth), least.width >= 0, least.width < .infinity {
            memos[memo].width.minimum = least.width
            if children.any.contains(.elasticWidth) {
                result.insert(.elasticWidth)
            } else {
                memos[memo].width.ideal = least.width
                result.insert(.rigidWidth)
            }
        }
        if children.all.contains(.rigidHeight), least.height >= 0, least.height < .infinity {
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

    /// Whether the extent on an axis depends on a guide that may be anywhere.
    @inline(__always)
    private func isGuided(_ id: BoxID, _ axis: Axis, _ flags: BoxFlags) -> Bool {
        let key = self[id].key(axis)
        if !key.isBuiltIn { return true }
        let guides: BoxFlags =
            axis == .horizontal
            ? .guidesHorizontal : key.isBaseline ? [.guidesVertical, .guidesBaseline] : .guidesVertical
        return !flags.isDisjoint(with: guides)
    }
}

/// What is known of the children of a container together.
private struct ChildTraits {
    /// Of all children: separable; and rigid or elastic on an axis, told as rigid.
    var all: BoxFlags = [.separable, .rigid]
    /// Of some of them.
    var any: BoxFlags = []
    var count: Int32 = 0
    var hasPriorities = false
    /// The rigid ones come first, then the elastic ones, of which those that need more come before the others: the order of offers.
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
