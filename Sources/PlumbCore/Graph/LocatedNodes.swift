import PlumbLayout

/// Where the views and modifiers of a graph's nodes were written, while that is recorded.
@MainActor
final class LocatedNodes {
    /// A node's place, and those of views around it that have no node of their own: a stack of one view is that view.
    struct Entry {
        var own: SourcePoint?
        /// Outermost first.
        var around: [SourcePoint] = []
    }

    private(set) var entries: [NodeID: Entry] = [:]
    /// The node that the view just added has opened, and no other.
    var opened = NodeID.none

    /// A view has opened a node. Where it is not known where the view was written, what was known of the node stays.
    func note(_ point: SourcePoint?, of node: NodeID) {
        if let point { entries[node] = Entry(own: point) }
    }

    /// A view stands for the node that another one in it has opened.
    func note(_ point: SourcePoint?, around node: NodeID) {
        guard let point, entries[node]?.own != point, entries[node]?.around.contains(point) != true else { return }
        entries[node, default: Entry()].around.insert(point, at: 0)
    }

    func forget(_ node: NodeID) { entries[node] = nil }
}

extension ViewGraph {
    /// Where the view or modifier of a node was written; nil where that is not known, and for nodes that Plumb's own
    /// views are made of.
    func point(of node: NodeID) -> SourcePoint? { placed?.entries[node]?.own }

    /// Where views were written that stand around a node and have none of their own, outermost first.
    func points(around node: NodeID) -> [SourcePoint] { placed?.entries[node]?.around ?? [] }

    /// The innermost place that is known of a node and of those around it.
    func nearestPoint(to node: NodeID) -> SourcePoint? {
        guard let placed, !placed.entries.isEmpty else { return nil }
        var current = node
        while current >= 0 {
            if let entry = placed.entries[current], let point = entry.own ?? entry.around.last { return point }
            current = self[current].parent
        }
        return nil
    }

    /// The innermost place that is known of a box's view and of those around it.
    func point(ofBox box: BoxID) -> SourcePoint? {
        guard box >= 0, SourceAddress.isRecorded else { return nil }
        for node in 0..<Int32(nodes.count) where !isFree(node) && self[node].box == box {
            return nearestPoint(to: node)
        }
        return nil
    }
}

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
        if V.self is any PaintedShape.Type, let point, point != around, let placed = graph.placed, placed.opened >= 0 {
            placed.note(SourcePoint(.modified, point.address), around: placed.opened)
        }
    }

    /// Notes a place down for the node that a closure opens, if it opens one and no other.
    ///
    /// - Parameter isPart: the node stands for what the closure is called for; whoever knows the place of that gives it
    ///   to the node.
    func noting(_ point: SourcePoint?, isPart: Bool = false, _ make: () -> Void) {
        let placed = graph.placed ?? LocatedNodes()
        graph.placed = placed
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
