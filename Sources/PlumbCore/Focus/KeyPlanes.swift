/// Which planes get the keys, and where the focus is while planes come and go.
///
/// 1. Keys are for the topmost plane that keeps them for itself, and for those above it. 2. When such a plane comes,
/// the view behind it that has the focus loses it. 3. It has it again when it is in reach once more, unless another
/// view has taken it meanwhile.
extension KeyFocus {
    /// 1: the planes that get keys, the topmost first.
    var planes: [Plane] {
        let shown = graph.planes.presented.filter { graph.isShown($0) || $0 === graph.planes.page }
        let last = shown.lastIndex { $0.traits.holdsKeys } ?? 0
        return shown[last...].reversed()
    }

    /// Whether a view may have the focus where it stands.
    func isInReach(_ node: NodeID) -> Bool {
        if graph.planes.above.isEmpty { return true }
        let plane = graph.plane(of: node)
        return planes.contains { $0 === plane }
    }

    /// Whether no view in reach has the focus.
    var isFree: Bool { target.map { !isInReach($0.node) } ?? true }

    /// Planes have come or gone. What is told of it may be evaluated just now: it waits for the layout.
    func planesChange() {
        graph.changes.append(
            Notice(name: "plane", subject: KeyFocus.self) { [weak self] in self?.followPlanes() })
    }

    private func followPlanes() {
        // 2
        if let target, !isInReach(target.node) {
            covered.append(CoveredFocus(target: target))
            move(to: nil)
        }
        // 3
        covered.removeAll { $0.target == nil }
        guard target == nil, let index = covered.lastIndex(where: { $0.target.map { isInReach($0.node) } ?? false })
        else {
            return
        }
        move(to: covered.remove(at: index).target)
    }

    /// Lets a plane call itself off. Returns whether it can.
    func cancel(_ plane: Plane) -> Bool {
        guard let action = plane.traits.cancel else { return false }
        action()
        return true
    }
}

/// A view that has lost the focus to a plane over it.
struct CoveredFocus {
    weak var target: FocusTarget?
}
