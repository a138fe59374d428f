/// What is known of a box before anyone proposes anything: computed once after a change, bottom up.
extension LayoutTree {
    /// Brings the traits of a box and of everything stale below it up to date.
    func resolve(_ id: BoxID) {
        let before = self[id].flags
        guard before.contains(.stale) else { return }
        counts.resolved += 1
        if self[id].rule == .fill || self[id].rule == .rigid, self[id].role == nil { return resolveLeaf(id) }
        forget(id)
        if !before.isDisjoint(with: .guides) { guideAnswers[id] = nil }
        if self[id].spacing >= 0 { spacings.remove(self[id].spacing) }
        self[id].spacing = Box.unresolved
        let traits: BoxFlags
        switch self[id].rule {
        case .line: traits = resolveLine(id)
        case .depth: traits = resolveDepth(id)
        default:
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

    /// The traits of a box that is no line or depth stack, from those of what is in it.
    @inline(__always)
    func traitsFromContent(_ id: BoxID) -> BoxFlags {
        remembering(id, traits(of: id)).subtracting(.scrolls).union(scrolling(id))
    }

    /// Separable boxes with one child remember nothing, and pass a question on. Where very many stand in a row, each of which asks when
    /// it is placed, now and then one must remember: it answers whole proposals, as if its axes depended on each other.
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
        switch self[id].rule {
        case .frame, .flexibleFrame, .insets, .fix, .position:
            return traits.subtracting([.chain, .separable, .rigid, .elastic])
        default: return traits.subtracting(.chain).union(BoxFlags(rawValue: chain))
        }
    }

    /// The axes along which content can be scrolled under views at the edges around a box.
    @inline(__always)
    private func scrolling(_ id: BoxID) -> BoxFlags {
        let child = self[id].firstChild
        guard child >= 0 else { return [] }
        let inner = self[child].flags.intersection(.scrolls)
        switch self[id].rule {
        case .viewport:
            return (self[id].a == 1 ? BoxFlags.scrolls(.horizontal) : []).union(
                self[id].b == 1 ? BoxFlags.scrolls(.vertical) : [])
        case .forward, .guide, .layers: return inner
        // A further view at an edge must be scrolled under too.
        case .beside: return inner.contains(.scrolls(self[id].axis)) ? inner : []
        case .insets, .frame: return self[id].flags.contains(.safeArea) ? inner : []
        default: return []
        }
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

    private func traits(of id: BoxID) -> BoxFlags {
        let first = self[id].firstChild
        let inherited = first >= 0 ? self[first].flags.intersection(BoxFlags.traits) : BoxFlags()
        switch self[id].rule {
        case .fill, .reader: return [.separable, .elastic]
        case .rigid:
            let rigid: BoxFlags = [.separable, .rigid]
            return role(of: id)?.hasBaseline == true ? rigid.union(.guidesBaseline) : rigid
        case .coupled: return []
        case .measured: return .guidesBaseline
        case .gap:
            let lengths: BoxFlags =
                self[id].flags.contains(.noOrientation)
                ? .elastic : [.rigid(self[id].axis.other), .elastic(self[id].axis)]
            return lengths.union([.separable, .projectsSpacing])
        case .rule:
            let thin: Axis = self[id].flags.contains(.noOrientation) ? .vertical : self[id].axis
            return [.separable, .rigid(thin), .elastic(thin.other)]
        case .frame:
            var result = inherited.subtracting(.projectsSpacing)
            if inherited.contains(.projectsSpacing) { result.insert(.projectsSpacing) }
            for axis in Axis.allCases where !(axis == .horizontal ? self[id].a : self[id].b).isNaN {
                result.subtract(.elastic(axis))
                result.insert(.rigid(axis))
            }
            // With one length given, the other axis sees a constant across it.
            if !self[id].a.isNaN || !self[id].b.isNaN { result.insert(.separable) }
            return result
        case .flexibleFrame:
            var result = inherited
            let limits = flexibleFrame(id)
            for axis in Axis.allCases where !limits[axis].isUnlimited {
                let isPredictable = !inherited.isDisjoint(with: [.rigid(axis), .elastic(axis)])
                result.subtract([.rigid(axis), .elastic(axis)])
                if limits[axis].isFixed {
                    result.insert(.rigid(axis))
                } else if limits[axis].maximum == .infinity, !limits[axis].minimum.isNaN || isPredictable,
                    inherited.contains(.separable)
                {
                    result.insert(.elastic(axis))
                }
            }
            return result
        case .insets, .layers: return inherited
        case .forward: return role(of: id)?.isRaised == true ? inherited.union(.raised) : inherited
        case .viewport:
            let result = inherited.subtracting(BoxFlags.guides.union([.rigid, .elastic, .raised]))
            // Content that follows what is visible makes one axis depend on the other.
            return viewportRole(of: id)?.readers.isEmpty == false ? result.subtracting(.separable) : result
        case .expand, .displaced: return inherited
        case .choice:
            var result: BoxFlags = []
            forEachChild(of: id) { result.formUnion(self[$0].flags.intersection(.inherited)) }
            return result
        case .beside:
            return inherited.intersection(.inherited)
        case .guide:
            return inherited.union(self[id].axis == .horizontal ? .guidesHorizontal : .guidesVertical)
        case .fix:
            var result = inherited
            for axis in Axis.allCases where isFixed(id, axis) {
                // What a separable child answers to nil is a constant; another child's answer also depends on the other axis.
                result.subtract(.elastic(axis))
                if inherited.contains(.separable) || isFixed(id, axis.other) { result.insert(.rigid(axis)) }
            }
            if isFixed(id, .horizontal), isFixed(id, .vertical) { result.insert(.separable) }
            return result
        case .ratio: return inherited.intersection(.inherited)
        case .position: return inherited.subtracting([.rigid, .elastic])
        case .line, .depth: return self[id].flags.intersection(.traits)  // found with their children
        case .custom:
            invalidateCustom(id)
            var result: BoxFlags = []
            forEachChild(of: id) { result.formUnion(self[$0].flags.intersection(.inherited)) }
            // What happens to be in sight sets no guide of the whole.
            if dependsOnSight(id) { return result.subtracting(.guides) }
            // A user's layout may set guides that no child has.
            return result.union(customSetsGuides(id) ? .guides : [])
        }
    }

    @inline(__always)
    func forEachChild(of id: BoxID, _ body: (BoxID) -> Void) {
        var child = self[id].firstChild
        while child >= 0 {
            body(child)
            child = self[child].nextSibling
        }
    }

    // MARK: Priority

    /// Priorities leave a box only through rules that pass their child on (Docs/Rules.md, sections 1 and 7; OpenSwiftUI: others answer 0).
    private func resolvePriority(_ id: BoxID) {
        let first = self[id].firstChild
        switch self[id].rule {
        case .gap: self[id].priority = 1
        case .forward where !self[id].a.isNaN: setPriority(self[id].a, of: id)
        case .forward, .guide, .layers, .fix, .expand, .displaced:
            self[id].priority = first >= 0 ? self[first].priority : 0
        case .line, .depth: self[id].priority = first >= 0 ? 0 : 1
        default: self[id].priority = 0
        }
    }
}
