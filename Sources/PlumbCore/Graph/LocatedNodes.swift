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
    func point(of node: NodeID) -> SourcePoint? { records.placed?.entries[node]?.own }

    /// Where views were written that stand around a node and have none of their own, outermost first.
    func points(around node: NodeID) -> [SourcePoint] { records.placed?.entries[node]?.around ?? [] }

    /// The innermost place that is known of a node and of those around it.
    func nearestPoint(to node: NodeID) -> SourcePoint? {
        guard let placed = records.placed, !placed.entries.isEmpty else { return nil }
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
