/// What is known of a box before anyone proposes anything: computed once after a change, bottom up.
extension LayoutTree {
    /// Brings the traits of a box and of everything stale below it up to date.
    func resolve(_ id: BoxID) {
        guard self[id].flags.contains(.stale) else { return }
        counts.resolved += 1
        forget(id)
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
        case .viewport: return inherited.subtracting(BoxFlags.guides.union([.rigidWidth, .rigidHeight, .raised]))
        case .expand: return inherited.subtracting(.guides)
        case .choice:
            var result: BoxFlags = []
            forEachChild(of: id) { result.formUnion(self[$0].flags.intersection(.guides)) }
            return result
        case .beside: return []
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
        case .ratio: return inherited.intersection(BoxFlags.guides.union(.raised))
        case .position: return inherited.subtracting([.rigidWidth, .rigidHeight])
        case .line, .depth: return self[id].flags.intersection(.traits)  // found with their children
        case .custom:
            invalidateCustom(id)
            var result: BoxFlags = []
            forEachChild(of: id) { result.formUnion(self[$0].flags.intersection(.guides)) }
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
        all.formUnion(any.intersection(BoxFlags.guides.union(.raised)))
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

    // MARK: Spacing

    /// A box's spacing preferences, worked out when first asked for: stacks with a given distance never ask.
    func spacing(of id: BoxID) -> Spacing {
        if self[id].spacing == Box.unresolved { resolveSpacing(id) }
        let index = self[id].spacing
        return index < 0 ? .ordinary : spacings[index]
    }

    /// Whether a box prefers what any view does.
    @inline(__always)
    private func isOrdinary(_ id: BoxID) -> Bool {
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

    /// Preferences by rule (rules, section 3; OpenSwiftUI `spacing()` of each layout).
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
        case .forward, .guide, .layers, .fix, .ratio, .choice, .beside, .expand: inheritSpacing(id, from: first)
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
