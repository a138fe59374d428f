/// What boxes prefer to their neighbours, worked out when somebody asks.
extension LayoutTree {
    /// A box's spacing preferences, worked out when first asked for: stacks with a given distance never ask.
    package func spacing(of id: BoxID) -> Spacing {
        if self[id].spacing == Box.unresolved { resolveSpacing(id) }
        let index = self[id].spacing
        return index < 0 ? .ordinary : spacings[index]
    }

    /// Whether a box prefers what any view does.
    @inline(__always)
    func isOrdinary(_ id: BoxID) -> Bool {
        if self[id].spacing == Box.unresolved { resolveSpacing(id) }
        return self[id].spacing < 0
    }

    private func setSpacing(_ spacing: Spacing, of id: BoxID) {
        let index = self[id].spacing
        if spacing == .ordinary {
            if index >= 0 { spacings.remove(index) }
            self[id].spacing = .none
        } else if index >= 0 {
            spacings[index] = spacing
        } else {
            self[id].spacing = spacings.add(spacing)
        }
    }

    private func resolveSpacing(_ id: BoxID) { setSpacing(ruledSpacing(id), of: id) }

    /// The larger of each preference over the children; of those with the highest priority in a ZStack.
    func unionOfChildren(_ id: BoxID, topmostOnly: Bool) -> Spacing {
        guard self[id].firstChild >= 0 else { return .zero }
        let top = topmostOnly ? highestPriority(id) : -.infinity
        var result: Spacing?
        var isOrdinary = true
        forEachChild(of: id) { child in
            guard !topmostOnly || priority(of: child) >= top else { return }
            if !self.isOrdinary(child) { isOrdinary = false }
        }
        if isOrdinary { return .ordinary }
        forEachChild(of: id) { child in
            guard !topmostOnly || priority(of: child) >= top else { return }
            let own = spacing(of: child)
            if result == nil { result = own } else { result?.formUnion(own) }
        }
        return result ?? .zero
    }

    func highestPriority(_ id: BoxID) -> Double {
        var top = -Double.infinity
        forEachChild(of: id) { top = max(top, priority(of: $0)) }
        return top
    }
}
