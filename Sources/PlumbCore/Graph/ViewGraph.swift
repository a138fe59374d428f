import Foundation
import PlumbLayout

/// Nodes, boxes and environments of one view tree, and the queue of what must be updated.
@MainActor
public final class ViewGraph {
    let tree = LayoutTree()
    let nodes = Storage<Node>()
    /// What is in force at places of the tree, and whom everybody there tells what is wrong.
    var environments: EnvironmentScopes
    /// The page, and what is presented over it.
    let presentations = Presentations()
    /// What waits for its time.
    let agenda = Agenda()
    @exclusivity(unchecked) var update = RunningUpdate()
    /// What waits for the end of a layout.
    var afterLayout = AfterLayout()
    /// What is seen beyond what was laid out.
    let graphMotion: any GraphMotion
    /// What features keep for the whole graph.
    var services = GraphServices()
    @exclusivity(unchecked) var records = GraphRecords()

    init(environment: EnvironmentValues, graphMotion: any GraphMotion) {
        self.graphMotion = graphMotion
        environments = EnvironmentScopes(environment)
        if queue.isLogged { records.updateLog = UpdateLog() }
        let sink = environments.diagnostics
        tree.reporter = { [sink, weak self] sentence, box in sink.report(sentence, at: self?.point(ofBox: box)) }
        _ = nodes.add(Node(tag: 0, parent: .none, environment: 0, orientation: 0))
    }

    isolated deinit {
        events.close()
        for index in 0..<Int32(nodes.count) where !isFree(index) { nodes[index].object?.release() }
        nodes.deallocate()
        tree.dropRoles()
    }

    subscript(id: NodeID) -> Node {
        @inline(__always) unsafeAddress { UnsafePointer(nodes.address(of: id)) }
        @inline(__always) unsafeMutableAddress { nodes.address(of: id) }
    }

    /// Whether a node has gone; its number may be another's by now.
    func isFree(_ id: NodeID) -> Bool { nodes.peek(id).isFree }

    /// Sentences about what the views got wrong, each once.
    var diagnostics: [Diagnostic] { environments.diagnostics.diagnostics }
    func report(_ message: String) { environments.diagnostics.report(message) }
    func report(_ message: String, at point: SourcePoint?) { environments.diagnostics.report(message, at: point) }

    /// What a feature keeps for the whole graph.
    func service<S: GraphService>(_ type: S.Type) -> S { services.service(type, for: self) }

    // MARK: Nodes

    /// Whether a node's box has been given no place.
    func isOutOfSight(_ node: NodeID) -> Bool { self[node].box >= 0 && tree[self[node].box].x.isNaN }

    /// Whether a view stands in something that has been given no place.
    func isWithinOutOfSight(_ node: NodeID) -> Bool {
        var sight = Sight(graph: self)
        return sight.isHidden(node)
    }

    func addNode(_ node: Node) -> NodeID {
        assert(!tree.isPlacing, "a node is made while boxes get their places")
        update.madeCount += 1
        return nodes.add(node)
    }

    func setObject(_ object: NodeObject?, of id: NodeID) {
        self[id].object?.release()
        self[id].object = object.map { Unmanaged.passRetained($0) }
    }

    /// Takes a node and all below it out of the world. The caller has unlinked it.
    func removeSubtree(_ id: NodeID) {
        // Not for each node: most programs record nothing.
        if records.isKept { forgetRecords(of: id) }
        removeNodes(id)
    }

    private func removeNodes(_ id: NodeID) {
        assert(!tree.isPlacing, "a node is removed while boxes get their places")
        var child = self[id].firstChild
        while child >= 0 {
            let next = self[child].nextSibling
            removeNodes(child)
            child = next
        }
        if let object = self[id].object?.takeUnretainedValue() { object.willRemove() }
        setObject(nil, of: id)
        graphMotion.forget(id, self[id].box, in: self)
        if self[id].box >= 0 { tree.removeBox(self[id].box) }
        if self[id].pending >= 0 { service(PendingLists.self).lists[self[id].pending] = nil }
        self[id].isFree = true
        nodes.remove(id)
    }

    @inline(never)
    private func forgetRecords(of id: NodeID) {
        records.placed?.forget(id)
        records.updateLog?.forget(id)
        var child = self[id].firstChild
        while child >= 0 {
            forgetRecords(of: child)
            child = self[child].nextSibling
        }
    }

    /// Links the boxes below a node's box anew, in the order of the nodes.
    func relink(_ id: NodeID) {
        let box = self[id].box
        guard box >= 0 else { return }
        var last = BoxID.none
        tree[box].firstChild = .none
        func visit(_ node: NodeID) {
            var child = self[node].firstChild
            while child >= 0 {
                let own = self[child].box
                if own >= 0 {
                    tree[own].parent = box
                    tree[own].nextSibling = .none
                    if last < 0 { tree[box].firstChild = own } else { tree[last].nextSibling = own }
                    last = own
                } else {
                    visit(child)
                }
                child = self[child].nextSibling
            }
        }
        visit(id)
        tree.invalidate(box)
        update.hasOtherBoxes = true
    }
}
