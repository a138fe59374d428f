/// What is known of a box before anyone proposes anything: computed once after a change, bottom up.
extension LayoutTree {
    /// Brings the traits of a box and of everything stale below it up to date.
    package func resolve(_ id: BoxID) {
        let before = self[id].flags
        guard before.contains(.stale) else { return }
        counts.resolved += 1
        if self[id].rule == .fill || self[id].rule == .rigid, self[id].role == nil { return resolveLeaf(id) }
        forget(id)
        if !before.isDisjoint(with: .guides) { guideAnswers[id] = nil }
        if self[id].spacing >= 0 { spacings.remove(self[id].spacing) }
        self[id].spacing = Box.unresolved
        let traits: BoxFlags
        if self[id].rule.hasMemo {
            traits = ruledTraits(id)
        } else {
            var child = self[id].firstChild
            while child >= 0 {
                resolve(child)
                child = self[child].nextSibling
            }
            traits = traitsFromContent(id)
        }
        self[id].flags.subtract(BoxFlags.traits.union(.stale))
        self[id].flags.formUnion(traits)
        resolvePriority(id)
    }

    /// The traits of a box that is no stack or ZStack, from those of what is in it.
    @inline(__always)
    func traitsFromContent(_ id: BoxID) -> BoxFlags {
        remembering(id, ruledTraits(id)).subtracting(.scrolls).union(ruledScrolling(id))
    }

    /// Separable boxes with one child remember nothing, and pass a question on. Where very many stand in a row, each of
    /// which asks when it is placed, now and then one must remember: it answers whole proposals, as if its axes
    /// depended on each other.
    @inline(__always)
    private func remembering(_ id: BoxID, _ traits: BoxFlags) -> BoxFlags {
        let child = self[id].firstChild
        // A reader's content has no part in its answers.
        guard child >= 0, traits.contains(.separable), self[id].rule != .reader else {
            return traits.subtracting(.chain)
        }
        let chain = self[child].flags.intersection(.chain).rawValue
        if chain < 24 * BoxFlags.chainUnit {
            return traits.subtracting(.chain).union(BoxFlags(rawValue: chain + BoxFlags.chainUnit))
        }
        if self[id].rule.asksAgain { return traits.subtracting([.chain, .separable, .rigid, .elastic]) }
        return traits.subtracting(.chain).union(BoxFlags(rawValue: chain))
    }

    /// A leaf of numbers alone: nothing is remembered for it.
    @inline(__always)
    private func resolveLeaf(_ id: BoxID) {
        let lengths = self[id].rule == .fill ? BoxFlags.elastic : .rigid
        self[id].flags.subtract(BoxFlags.traits.union(.stale))
        self[id].flags.formUnion(lengths.union(.separable))
        if self[id].spacing >= 0 { spacings.remove(self[id].spacing) }
        self[id].spacing = .none
        self[id].priority = 0
    }

    @inline(__always)
    package func forEachChild(of id: BoxID, _ body: (BoxID) -> Void) {
        var child = self[id].firstChild
        while child >= 0 {
            body(child)
            child = self[child].nextSibling
        }
    }
}
