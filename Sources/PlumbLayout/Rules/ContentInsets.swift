/// Safe areas around what scrolls: the viewport keeps its frame, and its content the distance (Docs/Rules.md, correction 6).
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
}
