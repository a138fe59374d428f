import PlumbLayout

/// How many nodes are above a node. What was found for one is known for those above it.
@MainActor
struct NodeDepths {
    private let graph: ViewGraph
    private var known: [NodeID: Int] = [:]

    init(graph: ViewGraph) { self.graph = graph }

    mutating func depth(of node: NodeID) -> Int {
        var path: [NodeID] = []
        var current = node
        while current >= 0, known[current] == nil, !graph[current].isFree {
            path.append(current)
            current = graph[current].parent
        }
        var depth = current >= 0 ? known[current] ?? 0 : -1
        for node in path.reversed() {
            depth += 1
            known[node] = depth
        }
        return max(depth, 0)
    }
}

/// Whether views have a place, or stand in something that has none: an alternative that was not chosen.
@MainActor
struct Sight {
    private let graph: ViewGraph
    /// Whether a node, or one around it, has a box without a place.
    private var hidden: [NodeID: Bool] = [:]
    /// The first box in a node.
    private var boxes: [NodeID: BoxID] = [:]

    init(graph: ViewGraph) { self.graph = graph }

    mutating func isHidden(_ node: NodeID) -> Bool {
        guard !graph[node].isFree else { return false }
        let box = box(in: node)
        return box >= 0 && graph.tree[box].x.isNaN || isWithinHidden(node)
    }

    private mutating func isWithinHidden(_ node: NodeID) -> Bool {
        var path: [NodeID] = []
        var current = node
        var result = false
        while current >= 0, !graph[current].isFree {
            if let known = hidden[current] {
                result = known
                break
            }
            path.append(current)
            if graph.isOutOfSight(current) {
                result = true
                break
            }
            current = graph[current].parent
        }
        for node in path { hidden[node] = result }
        return result
    }

    private mutating func box(in node: NodeID) -> BoxID {
        if graph[node].box >= 0 { return graph[node].box }
        if let known = boxes[node] { return known }
        var found = BoxID.none
        var child = graph[node].firstChild
        while child >= 0, found < 0 {
            found = box(in: child)
            child = graph[child].nextSibling
        }
        boxes[node] = found
        return found
    }
}
