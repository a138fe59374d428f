/// Safe areas around what scrolls: the viewport keeps its frame, and its content the distance (Docs/Rules.md,
/// correction 6).
extension LayoutTree {
    /// Whether what a safe area is put around can be moved along an axis.
    package func scrollsInside(_ id: BoxID, _ axis: Axis) -> Bool {
        let child = self[id].firstChild
        return child >= 0 && self[child].flags.contains(.scrolls(axis))
    }

    /// How far the content of a viewport keeps from an edge because of the safe areas around it.
    func contentInset(_ id: BoxID, _ axis: Axis, isFar: Bool) -> Double {
        var inset = 0.0
        var current = id
        while self[current].parent >= 0 {
            let parent = self[current].parent
            let edge = ruledInset(parent, around: current, axis, isFar: isFar)
            inset += edge.inset
            guard edge.goesOn else { return inset }
            current = parent
        }
        return inset
    }

    /// Lets what scrolls under the safe areas around a box be placed anew: its frame stays what it is when they change.
    package func invalidateWhatScrolls(in id: BoxID) {
        var waiting = [id]
        while let current = waiting.popLast() {
            let count = waiting.count
            forEachChild(of: current) { child in
                let flags = self[child].flags
                if flags.contains(.scrolls(.horizontal)) || flags.contains(.scrolls(.vertical)) {
                    waiting.append(child)
                }
            }
            // What is around a box is placed anew with it.
            if self[current].rule == .viewport || waiting.count == count { invalidate(current) }
        }
    }

    /// What safe areas around take from a box along the axes on which it scrolls under them: its frame is all of the
    /// room, and what is put on it keeps clear of them (Docs/Rules.md, correction 6). Nil where it does not scroll.
    @inline(__always)
    func insetsUnder(_ id: BoxID) -> EdgeLengths? {
        let flags = self[id].flags
        guard flags.contains(.scrolls(.horizontal)) || flags.contains(.scrolls(.vertical)) else { return nil }
        return scrolledInsets(id)
    }

    @inline(never)
    private func scrolledInsets(_ id: BoxID) -> EdgeLengths {
        var result = EdgeLengths()
        for axis in Axis.allCases where self[id].flags.contains(.scrolls(axis)) {
            result.near[axis] = contentInset(id, axis, isFar: false)
            result.far[axis] = contentInset(id, axis, isFar: true)
        }
        return result
    }
}

extension EdgeLengths {
    /// What is left of lengths; of none, none.
    func left(of lengths: Lengths) -> Lengths {
        Lengths(
            lengths.width.isNaN ? .unspecified : max(0, lengths.width - self[.horizontal]),
            lengths.height.isNaN ? .unspecified : max(0, lengths.height - self[.vertical]))
    }
}
