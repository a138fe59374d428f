/// What is known of a box before anyone proposes anything: computed once after a change, bottom up.
extension LayoutTree {
    /// Brings the traits of a box and of everything stale below it up to date.
    func resolve(_ id: BoxID) {
        let before = self[id].flags
        guard before.contains(.stale) else { return }
        counts.resolved += 1
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
            traits = self.traits(of: id)
        }
        self[id].flags.subtract(BoxFlags.traits.union(.stale))
        self[id].flags.formUnion(traits)
        resolvePriority(id)
    }

    /// A line's children, their traits together, and the gap before each of them, in one pass.
    @inline(__always)
    private func resolveLine(_ id: BoxID) -> BoxFlags {
        let axis = self[id].axis
        let isUniform = self[id].flags.contains(.uniformSpacing)
        let uniform = self[id].a
        var all: BoxFlags = [.separable, .rigidWidth, .rigidHeight]
        var any: BoxFlags = []
        var previous = BoxID.none
        var gaps = 0.0
        var count: Int32 = 0
        var child = self[id].firstChild
        while child >= 0 {
            resolve(child)
            all.formIntersection(self[child].flags)
            any.formUnion(self[child].flags)
            let gap: Double
            if previous < 0 {
                gap = 0
            } else if isUniform {
                gap = uniform
            } else if isOrdinary(previous), isOrdinary(child) {
                gap = PlatformMetrics.stackSpacing
            } else {
                gap = spacing(of: previous).distance(to: spacing(of: child), along: axis)
            }
            self[child].gap = gap
            gaps += gap
            count += 1
            previous = child
            child = self[child].nextSibling
        }
        let memo = memo(of: id)
        memos[memo].gaps = gaps
        memos[memo].childCount = count
        return containerTraits(id, all: all, any: any)
    }

    private func resolveDepth(_ id: BoxID) -> BoxFlags {
        var all: BoxFlags = [.separable, .rigidWidth, .rigidHeight]
        var any: BoxFlags = []
        forEachChild(of: id) {
            resolve($0)
            all.formIntersection(self[$0].flags)
            any.formUnion(self[$0].flags)
        }
        return containerTraits(id, all: all, any: any)
    }

    private func traits(of id: BoxID) -> BoxFlags {
        let first = self[id].firstChild
        let inherited = first >= 0 ? self[first].flags.intersection(BoxFlags.traits) : BoxFlags()
        switch self[id].rule {
        case .fill: return .separable
        case .reader: return .separable
        case .rigid:
            let rigid: BoxFlags = [.separable, .rigidWidth, .rigidHeight]
            return role(of: id)?.hasBaseline == true ? rigid.union(.guidesBaseline) : rigid
        case .coupled: return []
        case .measured: return .guidesBaseline
        case .gap:
            let rigid: BoxFlags =
                self[id].flags.contains(.noOrientation) ? [] : .rigid(self[id].axis.other)
            return rigid.union([.separable, .projectsSpacing])
        case .rule: return [.separable, .rigid(self[id].flags.contains(.noOrientation) ? .vertical : self[id].axis)]
        case .frame:
            var result = inherited.subtracting(.projectsSpacing)
            if inherited.contains(.projectsSpacing) { result.insert(.projectsSpacing) }
            if !self[id].a.isNaN { result.insert(.rigidWidth) }
            if !self[id].b.isNaN { result.insert(.rigidHeight) }
            // With one length given, the other axis sees a constant across it.
            if !self[id].a.isNaN || !self[id].b.isNaN { result.insert(.separable) }
            return result
        case .flexibleFrame:
            var result = inherited
            let limits = flexibleFrame(id)
            for axis in Axis.allCases where !limits[axis].isUnlimited {
                result.remove(.rigid(axis))
                if limits[axis].isFixed { result.insert(.rigid(axis)) }
            }
            return result
        case .insets, .layers: return inherited
        case .forward: return role(of: id)?.isRaised == true ? inherited.union(.raised) : inherited
        case .viewport:
            return inherited.subtracting(BoxFlags.guides.union([.rigidWidth, .rigidHeight, .raised]))
        case .expand: return inherited
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
                if inherited.contains(.separable) || isFixed(id, axis.other) { result.insert(.rigid(axis)) }
            }
            if isFixed(id, .horizontal), isFixed(id, .vertical) { result.insert(.separable) }
            return result
        case .ratio: return inherited.intersection(.inherited)
        case .position: return inherited.subtracting([.rigidWidth, .rigidHeight])
        case .line, .depth: return self[id].flags.intersection(.traits)  // found with their children
        case .custom:
            invalidateCustom(id)
            var result: BoxFlags = []
            forEachChild(of: id) { result.formUnion(self[$0].flags.intersection(.inherited)) }
            // A user's layout may set guides that no child has.
            return result.union(customSetsGuides(id) ? .guides : [])
        }
    }

    private func containerTraits(_ id: BoxID, all: BoxFlags, any: BoxFlags) -> BoxFlags {
        var all = all
        // The extent across depends on guides; explicit ones may depend on both axes.
        let isDepth = self[id].rule == .depth
        for axis in Axis.allCases where isDepth || axis == self[id].axis.other {
            let key = self[id].key(axis)
            let guides: BoxFlags =
                axis == .horizontal
                ? .guidesHorizontal : key.isBaseline ? [.guidesVertical, .guidesBaseline] : .guidesVertical
            if !key.isBuiltIn || !any.isDisjoint(with: guides) {
                all.subtract([.separable, .rigidWidth, .rigidHeight])
            }
        }
        if !all.contains(.separable) { all.subtract([.rigidWidth, .rigidHeight]) }
        all.formUnion(any.intersection(.inherited))
        if self[id].flags.contains(.fillsAcross) {
            all.subtract([.rigidWidth, .rigidHeight])
            if all.contains(.separable) { all.insert(.rigid(self[id].axis)) }
        }
        return all
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

    /// Priorities leave a box only through rules that pass their child on (rules, sections 1 and 7; OpenSwiftUI: others answer 0).
    private func resolvePriority(_ id: BoxID) {
        let first = self[id].firstChild
        switch self[id].rule {
        case .gap: self[id].priority = 1
        case .forward where !self[id].a.isNaN: setPriority(self[id].a, of: id)
        case .forward, .guide, .layers, .fix, .expand: self[id].priority = first >= 0 ? self[first].priority : 0
        case .line, .depth: self[id].priority = first >= 0 ? 0 : 1
        default: self[id].priority = 0
        }
    }
}
