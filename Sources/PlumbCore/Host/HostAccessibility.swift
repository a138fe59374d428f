import Foundation

// What those who can't see the view are told of it, and what they do to it.
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
    /// - Parameter name: one of the element's `actions`, or "focus".
    /// - Returns: false where the element does not offer it, is disabled, or takes no focus.
    func perform(_ name: String, on target: HostEvent.Target) throws(Refusal) -> Bool {
        let draft = try draft(of: target)
        defer { update() }
        if name == "focus" {
            return graph.working { graph.accessibilityFocus.move(to: draft) }
        }
        guard draft.node.isEnabled, let offer = draft.offer(name) else { return false }
        switch offer.deed {
        case .run(let action): graph.working(action)
        case .tap: return tapThere(draft.node.activationPoint)
        case .tapAt(let point): return tapThere(point)
        }
        return true
    }

    /// Sets the number that an element holds, as near as it takes it: at once, or where it has steps only, by them.
    ///
    /// - Returns: false where the element is disabled or has no number.
    func setNumber(_ number: Double, of target: HostEvent.Target) throws(Refusal) -> Bool {
        let draft = try draft(of: target)
        guard let set = draft.setNumber else { return try step(to: number, .element(draft.node.id)) }
        guard draft.node.isEnabled else { return false }
        graph.working { set(number) }
        update()
        return true
    }

    /// Steps of an element that are tried on the way to a number.
    private static let mostSteps = 100

    private func step(to number: Double, _ target: HostEvent.Target) throws(Refusal) -> Bool {
        guard var now = try draft(of: target).node.number else { return false }
        let isUpwards = number > now
        var hasMoved = number == now
        for _ in 0..<ViewHost.mostSteps where number != now {
            guard try perform(isUpwards ? "increment" : "decrement", on: target),
                let next = try draft(of: target).node.number, next != now
            else { break }
            hasMoved = true
            let isNearer = abs(next - number) < abs(now - number)
            if !isNearer {
                _ = try perform(isUpwards ? "decrement" : "increment", on: target)
                break
            }
            let isBeyond = (next > number) == isUpwards
            now = next
            if isBeyond { break }
        }
        return hasMoved
    }

    // MARK: Texts that can be edited

    /// Puts a text in the place of some characters. Whoever watches the text learns of it as of a text that is typed.
    ///
    /// - Parameter range: in characters; nil for everything.
    /// - Returns: false where the element's text can't be edited.
    func replaceText(_ range: Range<Int>?, with text: String, of target: HostEvent.Target) throws(Refusal) -> Bool {
        try edit(target) { field in
            let words = field.settings?.kind == .line ? String(text.map { $0.isNewline ? " " : $0 }) : text
            field.edit { editable in
                editable.select(range ?? 0..<editable.count)
                editable.insert(words)
            }
        }
    }

    /// Selects some characters, or puts the caret between two, and gives the text the focus.
    ///
    /// - Parameter range: in characters.
    /// - Returns: false where the element's text can't be edited.
    func selectText(_ range: Range<Int>, of target: HostEvent.Target) throws(Refusal) -> Bool {
        try edit(target) { field in
            graph.keyFocus.move(to: field)
            field.edit { $0.select(range) }
        }
    }

    private func edit(
        _ target: HostEvent.Target, _ change: (TextInputTarget) -> Void
    ) throws(Refusal) -> Bool {
        let draft = try draft(of: target)
        guard draft.node.isEnabled, let field = draft.target as? TextInputTarget else { return false }
        defer { update() }
        graph.working { change(field) }
        return true
    }
}
