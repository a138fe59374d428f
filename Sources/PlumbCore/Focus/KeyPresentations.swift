/// Which presentations get the keys, and where the focus is while presentations come and go.
///
/// 1. Keys are for the topmost presentation that keeps them for itself, and for those above it. 2. When such a
/// presentation comes, the view behind it that has the focus loses it. 3. It has it again when it is in reach once
/// more, unless another view has taken it meanwhile.
extension KeyFocus {
    /// 1: the presentations that get keys, the topmost first.
    var presentations: [Presentation] {
        let shown = graph.presentations.presented.filter { graph.isShown($0) || $0 === graph.presentations.page }
        let last = shown.lastIndex { $0.traits.holdsKeys } ?? 0
        return shown[last...].reversed()
    }

    /// Whether a view may have the focus where it stands.
    func isInReach(_ node: NodeID) -> Bool {
        if graph.presentations.above.isEmpty { return true }
        let presentation = graph.presentation(of: node)
        return presentations.contains { $0 === presentation }
    }

    /// Whether no view in reach has the focus.
    var isFree: Bool { target.map { !isInReach($0.node) } ?? true }

    /// Presentations have come or gone. What is told of it may be evaluated just now: it waits for the layout.
    func presentationsChange() {
        graph.afterLayout.changes.append(
            Notice(name: "presentation", subject: KeyFocus.self) { [weak self] in self?.followPresentations() })
    }

    private func followPresentations() {
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

    /// Lets a presentation call itself off. Returns whether it can.
    func cancel(_ presentation: Presentation) -> Bool {
        guard let action = presentation.traits.cancel else { return false }
        action()
        return true
    }
}

/// A view that has lost the focus to a presentation over it.
struct CoveredFocus {
    weak var target: FocusTarget?
}
