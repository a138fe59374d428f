import PlumbLayout

extension GraphBuilder {
    /// Makes a node that will be put among the children of the node that was just entered.
    func makeSpareChild<T>(_ tag: T.Type) -> NodeID {
        graph.addNode(
            Node(tag: Node.tag(of: tag), parent: node, environment: environment, orientation: orientation))
    }

    /// Puts the children of the node that was just entered in a new order; those that are not in it are gone, or
    /// asleep.
    func reorder(_ ids: [NodeID], asleep: Set<NodeID> = []) {
        let kept = Set(ids).union(asleep)
        var child = graph[node].firstChild
        while child >= 0 {
            let next = graph[child].nextSibling
            if !kept.contains(child) { graph.dismiss(child) }
            child = next
        }
        var last = NodeID.none
        graph[node].firstChild = .none
        for id in ids {
            if last < 0 { graph[node].firstChild = id } else { graph[last].nextSibling = id }
            graph[id].nextSibling = .none
            last = id
        }
        cursor = graph[node].firstChild
        previous = .none
        needsRelink = true
    }
}

extension ViewGraph {
    /// The first box in a node, or its own.
    func box(in node: NodeID) -> BoxID {
        if self[node].box >= 0 { return self[node].box }
        var child = self[node].firstChild
        while child >= 0 {
            let found = box(in: child)
            if found >= 0 { return found }
            child = self[child].nextSibling
        }
        return .none
    }
}
