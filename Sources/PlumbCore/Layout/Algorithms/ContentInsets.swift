/// Safe areas around what scrolls: the viewport keeps its frame, and its content the distance (Docs/Rules.md, correction 6).
extension LayoutTree {
    /// Whether what a safe area is put around can be moved along an axis.
    func scrollsInside(_ id: BoxID, _ axis: Axis) -> Bool {
        let child = self[id].firstChild
        return child >= 0 && self[child].flags.contains(.scrolls(axis))
    }

    /// How far the content of a viewport keeps from an edge because of the safe areas around it.
    func contentInset(_ id: BoxID, _ axis: Axis, isFar: Bool) -> Double {
        var inset = 0.0
        var current = id
        while self[current].parent >= 0 {
            let parent = self[current].parent
            switch self[parent].rule {
            case .forward, .guide: break
            case .frame where self[parent].flags.contains(.safeArea): break
            case .layers where self[parent].firstChild == current: break
            case .beside where self[parent].firstChild == current:
                if self[parent].axis == axis, self[parent].flags.contains(.farEdge) == isFar {
                    inset += besideInset(parent)
                }
                // Around a bar across the axis, everything shrinks as around plain content.
                if !self[parent].flags.contains(.scrolls(axis)) { return inset }
            case .insets where self[parent].flags.contains(.safeArea): inset += safeInset(parent, axis, isFar: isFar)
            default: return inset
            }
            current = parent
        }
        return inset
    }
}
