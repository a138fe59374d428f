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

    // MARK: The walk

    /// Walks over a view, and notes where it was written.
    func walk<V>(over view: V, isListed: Bool, slot: Int, in builder: GraphBuilder, _ make: () -> Void) {
        let modified = V.self as? any ModifiedValue.Type
        if modified?.isForMembers == true { return make() }
        // The place of a list's member that is made now was noted when it was listed.
        let isSlot = builder.graph[builder.node].tag == slot
        let point = SourceFrame.point(of: view) ?? (isSlot ? entries[builder.node]?.own : nil)
        let isPart = V.self is any UnlocatedView.Type
        let (mark, around) = (SourceFrame.current.mark, SourceTrail.last)
        if modified != nil { (view as? any ModifiedValue)?.expectBase(in: .current) }
        noting(point, isPart: isPart, in: builder) {
            if isListed, let point { SourceFrame.current.expect(view, point) }
            make()
        }
        SourceFrame.current.mark = mark
        // A shape that is filled begins with the shape.
        if V.self is any PaintedShape.Type, let point, point != around, opened >= 0 {
            note(SourcePoint(.modified, point.address), around: opened)
        }
    }

    /// Notes a place down for the node that a closure opens, if it opens one and no other.
    ///
    /// - Parameter isPart: the node stands for what the closure is called for; whoever knows the place of that gives it
    ///   to the node.
    func noting(_ point: SourcePoint?, isPart: Bool = false, in builder: GraphBuilder, _ make: () -> Void) {
        let graph = builder.graph
        let (parent, before, outer) = (builder.node, builder.previous, SourceTrail.last)
        if let point { SourceTrail.last = point }
        opened = .none
        make()
        SourceTrail.last = outer
        let last = builder.previous
        let first = before < 0 ? graph[parent].firstChild : graph[before].nextSibling
        guard builder.node == parent, last != before else { return opened = .none }
        guard first == last else {
            // A group is each of its members.
            var member = first
            while let point, member >= 0 {
                note(point, around: member)
                member = member == last ? .none : graph[member].nextSibling
            }
            return opened = .none
        }
        if opened == first {
            note(point, around: first)
        } else {
            note(point, of: first)
        }
        opened = isPart && point == nil ? .none : first
    }
}

extension ViewGraph {
    private var located: [NodeID: LocatedNodes.Entry] { record?.places?.entries ?? [:] }

    /// Where the view or modifier of a node was written; nil where that is not known, and for nodes that Plumb's own
    /// views are made of.
    func point(of node: NodeID) -> SourcePoint? { located[node]?.own }

    /// Where views were written that stand around a node and have none of their own, outermost first.
    func points(around node: NodeID) -> [SourcePoint] { located[node]?.around ?? [] }

    /// The innermost place that is known of a node and of those around it.
    func nearestPoint(to node: NodeID) -> SourcePoint? {
        let located = located
        guard !located.isEmpty else { return nil }
        var current = node
        while current >= 0 {
            if let entry = located[current], let point = entry.own ?? entry.around.last { return point }
            current = self[current].parent
        }
        return nil
    }
}
