/// What boxes prefer to their neighbours, worked out when somebody asks.
extension LayoutTree {
    /// A box's spacing preferences, worked out when first asked for: stacks with a given distance never ask.
    func spacing(of id: BoxID) -> Spacing {
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

    /// Preferences by rule (Docs/Rules.md, section 3; OpenSwiftUI `spacing()` of each layout).
    private func resolveSpacing(_ id: BoxID) {
        let first = self[id].firstChild
        switch self[id].rule {
        case .fill, .rigid, .coupled, .rule, .reader, .measured:
            setSpacing(role(of: id)?.spacing ?? .ordinary, of: id)
        case .gap:
            // No distance on the stack's axis; in no stack, none anywhere.
            var own = Spacing()
            if self[id].flags.contains(.noOrientation) {
                own = .zero
            } else if self[id].axis == .horizontal {
                own.leading = .zero
                own.trailing = .zero
            } else {
                own.top = .zero
                own.bottom = .zero
            }
            setSpacing(own, of: id)
        case .forward, .guide, .layers, .fix, .ratio, .choice, .beside, .expand, .displaced:
            inheritSpacing(id, from: first)
        case .viewport: setSpacing(.ordinary, of: id)
        case .frame, .flexibleFrame:
            guard first >= 0 else { return setSpacing(.zero, of: id) }
            var own = spacing(of: first)
            if !self[first].flags.contains(.projectsSpacing) {
                if resetsSpacing(id, .horizontal) {
                    own.leading = Spacing.ordinary.leading
                    own.trailing = Spacing.ordinary.trailing
                }
                if resetsSpacing(id, .vertical) {
                    own.top = Spacing.ordinary.top
                    own.bottom = Spacing.ordinary.bottom
                }
            }
            setSpacing(own, of: id)
        case .insets:
            guard first >= 0 else { return setSpacing(.zero, of: id) }
            var own = spacing(of: first)
            if self[id].a != 0 { own.top = Spacing.ordinary.top }
            if self[id].b != 0 { own.leading = Spacing.ordinary.leading }
            let far = pairs[self[id].side]
            if far.width != 0 { own.bottom = Spacing.ordinary.bottom }
            if far.height != 0 { own.trailing = Spacing.ordinary.trailing }
            setSpacing(own, of: id)
        case .position: setSpacing(.ordinary, of: id)
        case .line: resolveLineSpacing(id)
        case .depth: setSpacing(unionOfChildren(id, topmostOnly: true), of: id)
        case .custom: setSpacing(customSpacing(id), of: id)
        }
    }

    private func resetsSpacing(_ id: BoxID, _ axis: Axis) -> Bool {
        if self[id].rule == .frame { return !(axis == .horizontal ? self[id].a : self[id].b).isNaN }
        return !flexibleFrame(id)[axis].isUnlimited
    }

    private func inheritSpacing(_ id: BoxID, from child: BoxID) {
        setSpacing(child < 0 ? .zero : spacing(of: child), of: id)
    }

    /// The larger of each preference over the children; of those with the highest priority in a depth stack.
    func unionOfChildren(_ id: BoxID, topmostOnly: Bool) -> Spacing {
        guard self[id].firstChild >= 0 else { return .zero }
        let top = topmostOnly ? highestPriority(id) : -.infinity
        var result: ViewSpacing?
        var isOrdinary = true
        forEachChild(of: id) { child in
            guard !topmostOnly || priority(of: child) >= top else { return }
            if !self.isOrdinary(child) { isOrdinary = false }
        }
        if isOrdinary { return .ordinary }
        forEachChild(of: id) { child in
            guard !topmostOnly || priority(of: child) >= top else { return }
            let own = ViewSpacing(spacing(of: child))
            result = result?.union(own) ?? own
        }
        return result?.spacing ?? .zero
    }

    func highestPriority(_ id: BoxID) -> Double {
        var top = -Double.infinity
        forEachChild(of: id) { top = max(top, priority(of: $0)) }
        return top
    }

    /// What a line itself prefers: the first child gives the near edge, the last the far edge, all of them the edges across.
    private func resolveLineSpacing(_ id: BoxID) {
        var last = BoxID.none
        var isOrdinary = true
        forEachChild(of: id) { child in
            if !self.isOrdinary(child) { isOrdinary = false }
            last = child
        }
        guard last >= 0 else { return setSpacing(.zero, of: id) }
        if isOrdinary { return setSpacing(.ordinary, of: id) }
        var own = unionOfChildren(id, topmostOnly: false)
        let first = spacing(of: self[id].firstChild)
        let end = spacing(of: last)
        if self[id].axis == .horizontal {
            own.leading = first.leading
            own.trailing = end.trailing
        } else {
            own.top = first.top
            own.bottom = end.bottom
        }
        setSpacing(own, of: id)
    }
}
