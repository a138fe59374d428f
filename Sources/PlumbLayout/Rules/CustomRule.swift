import Foundation

/// What a `custom` box asks of the type that lays it out.
open class CustomLayoutRole: BoxRole {
    /// The type's name, for sentences.
    open var name: String { "a layout" }
    /// The size in points that the box takes for a proposal. Zero in both lengths unless a subclass says otherwise.
    open func size(_ proposal: Lengths, in tree: LayoutTree, box: BoxID) -> Lengths { .zero }
    /// Lets the type place its subviews; the answer has its notes.
    open func place(in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID) -> Arrangement? { nil }
    /// Where the type itself sets a guide for the key, in points; unspecified where it sets none.
    open func explicitGuide(_ key: AlignmentKey, in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID)
        -> Double
    {
        .unspecified
    }
    /// The distances that the box asks for from its neighbours: the ordinary ones unless a subclass says otherwise.
    open func spacing(tree: LayoutTree, box: BoxID) -> Spacing { .ordinary }
    /// Whether explicit guides, the type's own or its subviews', are handed on to what is around.
    open var setsGuides: Bool { true }
    /// Whether places depend on what is in sight.
    open var dependsOnSight: Bool { false }
    /// Makes what is in sight, and lets go of what is not; asked between layouts. Returns whether another layout is
    /// needed.
    ///
    /// - Parameter isAhead: viewports were moved since the last layout; boxes stand where they stood.
    open func fillSight(isAhead: Bool) -> Bool { false }
    /// Forgets what is cached for subviews that have changed.
    open func invalidate() {}
}

/// A user's `Layout`: it sees its children through `LayoutSubviews` and is asked through `CustomLayoutRole`.
///
/// Source: Docs/Rules.md, section 16 (OpenSwiftUI `ViewLayoutEngine`).
extension LayoutTree {
    /// Every `custom` box has such a role, except after the views are gone.
    @inline(__always)
    private func customRole(_ id: BoxID) -> CustomLayoutRole? {
        role(of: id).map { unsafeDowncast($0, to: CustomLayoutRole.self) }
    }

    func dependsOnSight(_ id: BoxID) -> Bool { customRole(id)?.dependsOnSight ?? false }

    /// Subviews may have changed since the layout was last asked. A user's layout may set guides that no child has; a
    /// lazy container hands none on.
    func customTraits(_ id: BoxID) -> BoxFlags {
        customRole(id)?.invalidate()
        let result = childrensTraits(id)
        return customRole(id)?.setsGuides == true ? result.union(.guides) : result.subtracting(.guides)
    }

    func customSpacing(_ id: BoxID) -> Spacing {
        customRole(id)?.spacing(tree: self, box: id) ?? .zero
    }

    /// A length that is no number counts as 0.
    func customSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        counts.measures += 1
        guard let role = customRole(id) else { return .zero }
        let size = role.size(proposal, in: self, box: id)
        guard size.width.isNaN || size.height.isNaN else { return size }
        report("\(role.name) answers \(size.cgSize) to a proposal; what is no number counts as 0", of: id)
        return Lengths(size.width.specified(or: 0), size.height.specified(or: 0))
    }

    func customGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        let bounds = CGRect(origin: .zero, size: size.cgSize)
        return customRole(id)?.explicitGuide(key, in: bounds, proposal: proposal, tree: self, box: id) ?? .unspecified
    }

    @inline(never)
    func placeCustom(_ id: BoxID) {
        let dependsOnSight = dependsOnSight(id)
        // Outer ones come before inner ones.
        if dependsOnSight { sightDependents[root, default: []].append(id) }
        defer { if dependsOnSight { placeAgainNextTime(id) } }
        let bounds = CGRect(origin: .zero, size: self[id].size.cgSize)
        let proposal = self[id].proposal
        guard let arrangement = customRole(id)?.place(in: bounds, proposal: proposal, tree: self, box: id) else {
            return
        }
        for number in arrangement.boxes.indices {
            let place = arrangement.place(number, in: bounds, proposal: proposal)
            self.place(
                arrangement.boxes[number], in: id, at: place.origin, proposal: place.proposal, size: place.size)
        }
    }

    /// The role of a type that a box carries, or a view that it wraps, as seen by the layout around.
    package func roleForLayout<R: BoxRole>(_ type: R.Type, of id: BoxID) -> R? {
        var current = id
        while current >= 0 {
            if let role = role(of: current) as? R { return role }
            guard self[current].rule.passesLayoutValues else { return nil }
            current = self[current].firstChild
        }
        return nil
    }
}
