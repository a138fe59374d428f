import PlumbLayout

/// What must hold of a graph and its boxes between two updates, for tests: linear in nodes, and nothing is changed.
///
/// 1. Removed nodes wait once each to be used again. The others stand in a list, or are loose: asleep, or seen on their
/// way out. 2. Every box belongs to one node, or is that of a presentation's screen; the boxes in a box are those of
/// the nodes in its node, in that order. 3. Environments and modifiers that nodes name are there. 4. Whoever is noted
/// down by number is there. 5. Counts are what they count.
@MainActor
struct GraphInvariants {
    private let graph: ViewGraph
    private var complaints = Complaints()
    /// Nodes in no list, with those in them that stand in lists.
    private var loose: Set<NodeID> = []
    private var reached: [Bool]
    private var watchers = 0
    private var pendingCount = 0
    private let environments: Set<Int32>
    /// The node of each box.
    private var owners: [BoxID: NodeID] = [:]

    private init(_ graph: ViewGraph) {
        self.graph = graph
        environments = graph.environments.numbers
        reached = Array(repeating: false, count: graph.nodes.count)
    }

    /// What does not hold, a sentence each.
    static func check(_ graph: ViewGraph) -> [String] {
        var check = GraphInvariants(graph)
        check.run()
        return check.complaints.sentences
    }

    private func isLiving(_ id: NodeID) -> Bool { id >= 0 && id < graph.nodes.count && !graph.isFree(id) }

    private mutating func run() {
        checkFreeNodes()
        visit(.root, isAsleep: false)
        var departingViews: [DepartingView] = []
        for (box, own) in graph.motion.departingViews.byParent {
            if !isLivingBox(box) { complaints.add("something is on its way out of box \(box), which is gone") }
            departingViews += own
        }
        for departing in departingViews { visitLoose(departing.node, "on its way out") }
        for node in graph.presentations.floating {
            if isLiving(node) {
                visit(node, isAsleep: false)
            } else {
                complaints.add("node \(node) floats, and is gone")
            }
        }
        for presentation in graph.presentations.above
        where isLiving(presentation.node) && !reached[Int(presentation.node)] {
            visit(presentation.node, isAsleep: false)
        }
        for id in 0..<Int32(graph.nodes.count) where !graph.isFree(id) && !reached[Int(id)] {
            complaints.add("\(name(id)) stands in node \(graph[id].parent), which does not list it")
        }
        guard complaints.isEmpty else { return }
        checkBoxes()
        checkNumbers()
        for id in graph.recorder?.nodes ?? [] where !isLiving(id) {
            complaints.add("something is recorded of node \(id), which is gone")
        }
        if watchers != graph.afterLayout.watcherCount {
            complaints.add(
                "\(watchers) objects look at every layout, and \(graph.afterLayout.watcherCount) are counted")
        }
        if pendingCount != pendingLists.count {
            complaints.add("\(pendingCount) nodes keep modifiers, and \(pendingLists.count) are kept")
        }
    }

    private var pendingLists: [Int32: PendingModifiers] { graph.service(PendingLists.self).lists }

    private func name(_ id: NodeID) -> String {
        let type = Node.type(of: graph[id].tag).map { "\($0)".prefix(60) } ?? "root"
        return "node \(id) (\(type))"
    }

    // MARK: 1

    private mutating func checkFreeNodes() {
        let spare = complaints.distinct(graph.nodes.spareNumbers, below: graph.nodes.count, "node")
        for id in 0..<Int32(graph.nodes.count) where graph.isFree(id) != spare.contains(id) {
            complaints.add(
                "node \(id) is \(graph.isFree(id) ? "gone, but not to be used again" : "to be used again, but there")")
        }
    }

    private mutating func visitLoose(_ id: NodeID, _ why: String) {
        guard isLiving(id) else { return complaints.add("node \(id) is \(why), and is gone") }
        if !isLiving(graph[id].parent) {
            complaints.add("\(name(id)) is \(why), and the node that it stood in is gone")
        }
        if reached[Int(id)] { return complaints.add("\(name(id)) is \(why), and stands in a list") }
        loose.insert(id)
        visit(id, isAsleep: true)
    }

    private mutating func visit(_ top: NodeID, isAsleep: Bool) {
        reached[Int(top)] = true
        var way = [top]
        while let id = way.popLast() {
            note(id, isAsleep: isAsleep)
            var child = graph[id].firstChild
            while child >= 0 {
                guard isLiving(child) else {
                    complaints.add("node \(child) is listed in \(name(id)), and is gone")
                    break
                }
                if graph[child].parent != id {
                    complaints.add("\(name(child)) is listed in \(name(id)), and stands in node \(graph[child].parent)")
                }
                guard !reached[Int(child)] else {
                    complaints.add("\(name(child)) is listed twice")
                    break
                }
                reached[Int(child)] = true
                way.append(child)
                child = graph[child].nextSibling
            }
        }
    }

    private mutating func note(_ id: NodeID, isAsleep: Bool) {
        let node = graph[id]
        if node.isAsleep != isAsleep {
            complaints.add("\(name(id)) is \(node.isAsleep ? "asleep in a list" : "awake out of its list")")
        }
        // 3
        if !environments.contains(node.environment) {
            complaints.add("\(name(id)) has environment \(node.environment), which is gone")
        }
        if node.pending >= 0 {
            pendingCount += 1
            if pendingLists[node.pending] == nil { complaints.add("\(name(id)) keeps modifiers that are gone") }
        }
        if node.box >= 0 {
            if !isLivingBox(node.box) { complaints.add("\(name(id)) has box \(node.box), which is gone") }
            if let other = owners.updateValue(id, forKey: node.box) {
                complaints.add("box \(node.box) belongs to \(name(id)) and to \(name(other))")
            }
        }
        guard let object = node.object?.takeUnretainedValue() else { return }
        watchers += object.watchCount
        if let part = object as? ListPart { for node in part.sleepingNodes { visitLoose(node, "asleep") } }
    }

    // MARK: 2

    private func isLivingBox(_ id: BoxID) -> Bool { id >= 0 && id < graph.tree.boxes.count && !graph.tree.isFree(id) }

    private mutating func checkBoxes() {
        let tree = graph.tree
        var looseBoxes: Set<BoxID> = []
        for id in loose { collectBoxes(in: id) { looseBoxes.insert($0) } }
        var check = TreeInvariants(tree, loose: looseBoxes)
        check.check()
        complaints.add(check.complaints)
        guard complaints.isEmpty else { return }
        // A frame and insets around the root of a presentation.
        var screens: Set<BoxID> = []
        for presentation in graph.presentations.all where graph[presentation.node].box >= 0 {
            var outer = tree[graph[presentation.node].box].parent
            while outer >= 0, screens.count <= tree.boxes.count {
                screens.insert(outer)
                outer = tree[outer].parent
            }
        }
        for id in 0..<Int32(tree.boxes.count) where !tree.isFree(id) && owners[id] == nil {
            if !screens.contains(id) { complaints.add("box \(id) (\(tree[id].rule)) belongs to no node") }
        }
        for (box, node) in owners {
            var next = tree[box].firstChild
            var isSame = true
            var child = graph[node].firstChild
            while child >= 0 {
                collectBoxes(in: child) { own in
                    if next != own { isSame = false }
                    if next >= 0 { next = tree[next].nextSibling }
                }
                child = graph[child].nextSibling
            }
            if !isSame || next >= 0 {
                complaints.add("in box \(box) stand others than in \(name(node)), or in another order")
            }
        }
        for id in looseBoxes {
            var outer = owners[id].map { graph[$0].parent } ?? .none
            while outer >= 0, graph[outer].box < 0 { outer = graph[outer].parent }
            if outer < 0 || tree[id].parent != graph[outer].box {
                complaints.add("box \(id), which is in no list, stood in another box than its node does")
            }
        }
        for id in 0..<Int32(tree.boxes.count) where !tree.isFree(id) && owners[id] != nil {
            if !environments.contains(tree.environments[id]) {
                complaints.add("box \(id) has environment \(tree.environments[id]), which is gone")
            }
        }
    }

    /// The outermost boxes in a node, in order.
    private func collectBoxes(in id: NodeID, _ body: (BoxID) -> Void) {
        if graph[id].box >= 0 { return body(graph[id].box) }
        var child = graph[id].firstChild
        while child >= 0 {
            collectBoxes(in: child, body)
            child = graph[child].nextSibling
        }
    }

    // MARK: 4

    private mutating func checkNumbers() {
        let motion = graph.motion
        check(motion.frameMotions.keys, "travels")
        check(motion.paints.keys, "changes its colours")
        check(motion.fades.keys, "fades")
        for departing in motion.departingViews.byParent.values.joined() {
            check(departing.boxes.map(\.box), "is on its way out")
        }
        check(nodes: motion.movers.nodes, "has a value on its way")
        check(nodes: motion.placeFollowers.keys, "looks at its place")
        for presentation in graph.presentations.all { check(nodes: presentation.roomReaders, "reads the room") }
        check(nodes: graph.afterLayout.appearing.map(\.node), "waits to appear")
        check(nodes: graph.keyFocus.valueReaders, "reads focused values")
        if !graph.update.leavingNames.isEmpty { complaints.add("names of nodes that leave are kept") }
    }

    private mutating func check(_ boxes: some Sequence<BoxID>, _ what: String) {
        for box in boxes where !isLivingBox(box) { complaints.add("box \(box) \(what), and is gone") }
    }

    private mutating func check(nodes: some Sequence<NodeID>, _ what: String) {
        for node in nodes where !isLiving(node) { complaints.add("node \(node) \(what), and is gone") }
    }
}

extension ViewHost {
    /// What does not hold of the host's nodes and boxes, a sentence each; empty where all is well. To be asked between
    /// updates. Linear in nodes.
    package func checkInvariants() -> [String] { graph.update.failure == nil ? GraphInvariants.check(graph) : [] }
}
