import PlumbLayout

/// A list's member that is one view.
final class ListSlot<V: View>: ListPart {
    var view: V

    init(_ view: V, _ builder: GraphBuilder, in list: PartialList) {
        self.view = view
        super.init(builder, in: list)
    }

    override var count: Int { 1 }

    /// The content that is asleep.
    private var sleeping = NodeID.none

    override func make(_ range: Range<Int>) {
        setMade(range)
        let wakes = !range.isEmpty && sleeping >= 0
        if wakes {
            list.sleeping.remove(node)
            graph[node].firstChild = sleeping
            forEachSleeping { graph.wake($0) }
            sleeping = .none
        }
        if range.isEmpty, graph[node].firstChild >= 0 {
            sleeping = graph[node].firstChild
            graph[node].firstChild = .none
            forEachSleeping { graph.fallAsleep($0) }
            list.sleeping.add(node, of: self)
        }
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) {
            builder.list = nil
            // Boxes have come or gone.
            builder.needsRelink = true
            if wakes { builder.looksAtAll = true }
            if !range.isEmpty { addView(to: builder) }
        }
    }

    /// What is read while the member is made, it is made again for.
    func addView(to builder: GraphBuilder) {
        reads = EnvironmentKeySet()
        ReadTracker.tracking(node, in: graph) { builder.add(view) }
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        guard !made.isEmpty else { return }
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) {
            builder.list = nil
            addView(to: builder)
        }
    }

    private func forEachSleeping(_ body: (NodeID) -> Void) {
        var child = sleeping
        while child >= 0 {
            let next = graph[child].nextSibling
            body(child)
            child = next
        }
    }

    override var sleepingNodes: [NodeID] {
        var nodes: [NodeID] = []
        forEachSleeping { nodes.append($0) }
        return nodes
    }

    override func forget(_ sleeping: NodeID) {
        forEachSleeping { graph.removeSubtree($0) }
        self.sleeping = .none
    }

    override func willRemove() {
        forget(node)
        super.willRemove()
    }

    override func box(of index: Int) -> BoxID { graph.box(in: node) }
    override func index(ofItem item: NodeID) -> Int? { 0 }
    override func index(of id: AnyHashable) -> Int? { self.id(of: 0) == id ? 0 : nil }
    override func id(of index: Int) -> AnyHashable? { (view as? any ExplicitlyIdentified)?.explicitID }
}

/// A view that says its id without being made.
protocol ExplicitlyIdentified {
    var explicitID: AnyHashable? { get }
}
