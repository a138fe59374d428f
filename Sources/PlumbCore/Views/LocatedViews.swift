import PlumbLayout

/// A shape with a paint: the place is that of the paint.
protocol PaintedShape: LocatedValue {}

extension GraphBuilder {
    /// What `add` does, and notes where the view was written.
    @inline(never)
    func addNoting<V: View>(_ view: V) {
        let isMember = V.arity.isSingle
        // The modifier that waits is noted for itself, and the view when it comes to it.
        if !(isListing && isMember), let pending, isMember { return pending.applyOutermost(to: view, in: self) }
        let modified = V.self as? any ModifiedValue.Type
        if modified?.isForMembers == true { return V.makeNodes(of: view, in: self) }
        let point = SourceFrame.point(of: view) ?? slotPoint(of: V.self)
        let isPart = V.self is any UnlocatedView.Type
        let (mark, around) = (SourceFrame.current.mark, SourceTrail.last)
        if modified != nil { (view as? any ModifiedValue)?.expectBase(in: .current) }
        noting(point, isPart: isPart) {
            if isListing, isMember {
                if let point { SourceFrame.current.expect(view, point) }
                addListMember(view)
            } else {
                V.makeNodes(of: view, in: self)
            }
        }
        SourceFrame.current.mark = mark
        // A shape that is filled begins with the shape.
        if V.self is any PaintedShape.Type, let point, point != around, let placed = graph.records.placed,
            placed.opened >= 0
        {
            placed.note(SourcePoint(.modified, point.address), around: placed.opened)
        }
    }

    /// Notes a place down for the node that a closure opens, if it opens one and no other.
    ///
    /// - Parameter isPart: the node stands for what the closure is called for; whoever knows the place of that gives it
    ///   to the node.
    func noting(_ point: SourcePoint?, isPart: Bool = false, _ make: () -> Void) {
        let placed = graph.records.placed ?? LocatedNodes()
        graph.records.placed = placed
        let (parent, before, outer) = (node, previous, SourceTrail.last)
        if let point { SourceTrail.last = point }
        placed.opened = .none
        make()
        SourceTrail.last = outer
        let first = before < 0 ? graph[parent].firstChild : graph[before].nextSibling
        guard node == parent, previous != before else { return placed.opened = .none }
        guard first == previous else {
            // A group is each of its members.
            var member = first
            while let point, member >= 0 {
                placed.note(point, around: member)
                member = member == previous ? .none : graph[member].nextSibling
            }
            return placed.opened = .none
        }
        if placed.opened == first {
            placed.note(point, around: first)
        } else {
            placed.note(point, of: first)
        }
        placed.opened = isPart && point == nil ? .none : first
    }

    /// The place of a list's member that is made now: it was noted when it was listed.
    private func slotPoint<V: View>(of type: V.Type) -> SourcePoint? {
        guard graph[node].tag == Node.tag(of: ListSlot<V>.self) else { return nil }
        return graph.point(of: node)
    }
}
