import PlumbLayout

extension ForEach where Content: View {
    /// Lists the elements' views in a list of which only some are made.
    ///
    /// Where an element gives exactly one view, the elements are counted and nothing else: neither ids nor views are
    /// asked for out of sight. Where it may give any number, its views have to be listed before anyone can say where
    /// the next element begins.
    @MainActor
    static func addParts(of view: ForEach, to list: PartialList, in builder: GraphBuilder) {
        let scope = builder.open(ForEach.self)
        if let pending = builder.pending { builder.graph.keepPending(pending, at: builder.node) }
        if let part = builder.keptObject(as: ForEachPart<Data, ID, Content>.self) {
            part.update(view, in: builder)
        } else {
            let part =
                Content.arity.isSingle
                ? ForEachPart(view, builder, in: list) : DividedForEach(view, builder, in: list)
            builder.graph.setObject(part, of: builder.node)
        }
        builder.close(scope)
    }
}

/// A list's part: one member for each element. Those that are made are neighbours.
class ForEachPart<Data: RandomAccessCollection, ID: Hashable, Content: View>: ListPart {
    fileprivate var view: ForEach<Data, ID, Content>
    fileprivate var keys: [ID] = []
    fileprivate var nodes: [NodeID] = []
    override final var elementCount: Int { knownCount }
    fileprivate var knownCount: Int
    /// Elements that have left sight, and those of which an update says that they are gone.
    private var asleep: [ID: NodeID] = [:]
    private var keysOfSleeping: [NodeID: ID] = [:]
    private var removed: Set<ID> = []

    init(_ view: ForEach<Data, ID, Content>, _ builder: GraphBuilder, in list: PartialList) {
        self.view = view
        knownCount = view.data.count
        super.init(builder, in: list)
    }

    override var count: Int { elementCount }

    /// Takes the elements of another value; what is made of them is brought up to date.
    fileprivate func update(_ view: ForEach<Data, ID, Content>, in builder: GraphBuilder) {
        let isSame = areEqual(self.view.data, view.data)
        self.view = view
        let count = view.data.count
        if count != elementCount {
            knownCount = count
            list.setChanged()
        }
        if !isSame { forgetRemoved() }
        builder.list = nil
        walk(made.clamped(to: 0..<count), isUpdate: true, in: builder)
    }

    /// Lets go of what is out of sight of elements that are not there any more.
    private func forgetRemoved() {
        var left = Set(asleep.keys).union(keys)
        for element in view.data {
            if left.isEmpty { break }
            left.remove(view.id(element))
        }
        removed = left
        for node in left.compactMap({ asleep[$0] }) {
            list.sleeping.remove(node)
            forget(node)
        }
    }

    override var sleepingNodes: [NodeID] { Array(asleep.values) }

    override func forget(_ sleeping: NodeID) {
        guard let key = keysOfSleeping.removeValue(forKey: sleeping) else { return }
        asleep[key] = nil
        graph.removeSubtree(sleeping)
    }

    override func willRemove() {
        for node in asleep.values { graph.removeSubtree(node) }
        asleep = [:]
        keysOfSleeping = [:]
        super.willRemove()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) { update(view, in: builder) }
    }

    override func make(_ range: Range<Int>) {
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) {
            builder.list = nil
            walk(range.clamped(to: 0..<elementCount), isUpdate: false, in: builder)
        }
    }

    /// 1. The nodes of ids that are still wanted move to their places, those of others fall asleep or go, and others
    ///    wake or come.
    /// 2. New ones are filled; an update fills all of them again.
    fileprivate func walk(_ asked: Range<Int>, isUpdate: Bool, in builder: GraphBuilder) {
        if view.edits != nil { list.hasEdits = true }
        let data = view.data
        let start = index(asked.lowerBound) ?? data.endIndex
        let end = data.index(start, offsetBy: asked.count, limitedBy: data.endIndex) ?? data.endIndex
        let elements = Array(data[start..<end])
        let range = asked.lowerBound..<(asked.lowerBound + elements.count)
        if range != asked {
            graph.report(
                "a ForEach is over a collection with fewer elements than its count says; it shows those that are there")
            knownCount = range.upperBound
            list.setChanged()
        }
        let keys = elements.map(view.id)
        var isNew = Array(repeating: false, count: keys.count)
        if keys != self.keys {
            // Of elements that are not in sight, ids are not asked for.
            builder.reportDuplicates(in: keys)
            nodes = reconcile(keys, &isNew, in: builder)
            self.keys = keys
            if isDivided { list.setChanged() }
        }
        setMade(range)
        if isUpdate { reads = EnvironmentKeySet() }
        let outer = builder.list
        for index in elements.indices {
            let isNew = isNew[index]
            let item = builder.open(ForEachItem.self)
            builder.list = outer
            if isUpdate || isNew {
                // What has slept may have missed anything.
                if isNew { builder.looksAtAll = true }
                // What the closure reads, the part is updated for.
                ReadTracker.tracking(node, in: graph) {
                    builder.add(builder.observing { view.content(elements[index]) })
                }
                builder.close(item)
            } else {
                builder.skip(item)
            }
        }
    }

    private func index(_ position: Int) -> Data.Index? {
        view.data.index(view.data.startIndex, offsetBy: position, limitedBy: view.data.endIndex)
    }

    private func reconcile(_ keys: [ID], _ isNew: inout [Bool], in builder: GraphBuilder) -> [NodeID] {
        var known: [ID: NodeID] = [:]
        // By number: iterators of pairs take ten times as long where the types are not known.
        for index in nodes.indices where known[self.keys[index]] == nil { known[self.keys[index]] = nodes[index] }
        var woken: [NodeID] = []
        let nodes = keys.indices.map { index in
            if let node = known.removeValue(forKey: keys[index]) { return node }
            isNew[index] = true
            guard let node = asleep.removeValue(forKey: keys[index]) else {
                return builder.makeSpareChild(ForEachItem.self)
            }
            keysOfSleeping[node] = nil
            woken.append(node)
            return node
        }
        // What is divided is taken from the end of a list, not out of sight.
        if isDivided { known = [:] }
        for key in removed { known[key] = nil }
        removed = []
        let leaving = Set(known.values)
        builder.reorder(nodes, asleep: leaving)
        for node in woken {
            list.sleeping.remove(node)
            graph.wake(node)
        }
        for (key, node) in known {
            asleep[key] = node
            keysOfSleeping[node] = key
            graph.fallAsleep(node)
        }
        for node in self.nodes where leaving.contains(node) { list.sleeping.add(node, of: self) }
        return nodes
    }

    override func box(of index: Int) -> BoxID {
        made.contains(index) ? graph.box(in: nodes[index - made.lowerBound]) : .none
    }

    override var edits: DynamicEdits? { view.edits?.edits }

    override func elementIndex(ofItem item: NodeID) -> Int? {
        // One that has left sight is found by its id.
        index(ofItem: item) ?? keysOfSleeping[item].flatMap { index(of: AnyHashable($0)) }
    }

    override func id(ofElement index: Int) -> AnyHashable? {
        keys.indices.contains(index - made.lowerBound) ? AnyHashable(keys[index - made.lowerBound]) : nil
    }

    override func index(ofItem item: NodeID) -> Int? { nodes.firstIndex(of: item).map { made.lowerBound + $0 } }

    override func index(of id: AnyHashable) -> Int? {
        guard let id = id.base as? ID else { return nil }
        return view.data.firstIndex { view.id($0) == id }.map {
            view.data.distance(from: view.data.startIndex, to: $0)
        }
    }

    override func id(of index: Int) -> AnyHashable? {
        guard index >= 0, index < elementCount, let place = self.index(index), place < view.data.endIndex else {
            return nil
        }
        return AnyHashable(view.id(view.data[place]))
    }
}

/// A list's part made of parts: what each element's views are, is known once they are listed. Elements are listed in
/// order, from the first on, as far as somebody needs to look.
private final class DividedForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ForEachPart<Data, ID, Content>
{
    override var isDivided: Bool { true }

    /// What is left, if the rest is as what is there already.
    override var count: Int {
        Int((Double(elementCount - nodes.count) * membersPerElement).rounded())
    }

    override var membersPerElement: Double { nodes.isEmpty ? 1 : max(1, Double(listed) / Double(nodes.count)) }

    override func update(_ view: ForEach<Data, ID, Content>, in builder: GraphBuilder) {
        self.view = view
        let count = view.data.count
        if count != elementCount { list.setChanged() }
        knownCount = count
        walk(0..<min(nodes.count, count), isUpdate: true, in: builder)
    }

    override func make(_ range: Range<Int>) {}

    override func divide(_ count: Int) {
        let wanted = count >= elementCount - nodes.count ? elementCount : nodes.count + count
        guard wanted > nodes.count else { return }
        list.setChanged()
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) { walk(0..<wanted, isUpdate: false, in: builder) }
    }

    override func elementNode(at index: Int) -> NodeID? { nodes.indices.contains(index) ? nodes[index] : nil }

    override func elementNode(of id: AnyHashable) -> NodeID? {
        guard let index = index(of: id) else { return nil }
        divide(index + 1 - nodes.count)
        return nodes[index]
    }
}
