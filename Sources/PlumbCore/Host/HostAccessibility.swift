import Foundation

extension ViewHost {
    /// What those who can't see the view are told of it, as it is now: elements with their frames, in reading order.
    ///
    /// Nothing is kept for it, and asking changes nothing.
    package func accessibilityTree() -> [AccessibilityNode] {
        update()
        return graph.working { AccessibilityPass(graph).drafts().map(\.finished) }
    }

    /// Does what an element offers. "focus" gives it the focus of whoever reads the screen, and the keys if it takes
    /// some.
    ///
    /// - Parameters:
    ///   - name: one of the element's `actions`, or "focus".
    ///   - id: the element's number.
    /// - Returns: false where there is no such element, it does not offer that, it is disabled, or it takes no focus.
    package func performAccessibilityAction(_ name: String, on id: UInt64) -> Bool {
        update()
        let draft = graph.working { AccessibilityPass(graph).drafts().lazy.compactMap { $0.find(id) }.first }
        guard let draft else { return false }
        defer { update() }
        if name == "focus" {
            return graph.working { graph.accessibilityFocus.move(to: draft) }
        }
        guard draft.node.isEnabled, let offer = draft.offer(name) else { return false }
        switch offer.deed {
        case .run(let action): graph.working(action)
        case .tap: return tap(at: draft.node.activationPoint)
        case .tapAt(let point): return tap(at: point)
        }
        return true
    }

    /// Sets the number that an element holds, as near as it takes it.
    ///
    /// - Returns: nil where the element has no number, or where only its actions change it; false where it is disabled.
    package func setAccessibilityNumber(_ number: Double, on id: UInt64) -> Bool? {
        update()
        let draft = graph.working { AccessibilityPass(graph).drafts().lazy.compactMap { $0.find(id) }.first }
        guard let draft, let set = draft.setNumber, number.isFinite else { return nil }
        guard draft.node.isEnabled else { return false }
        defer { update() }
        graph.working { set(number) }
        return true
    }
}
