import Foundation
import PlumbLayout

/// A view that has gone from the tree of views and is still seen: its transition runs.
struct Ghost {
    let node: NodeID
    /// The node in which it stood.
    let outer: NodeID
    /// The outermost boxes of the view, and where they stood in the coordinates in which frames travel.
    let boxes: [(box: BoxID, origin: Lengths)]
    /// In front of the views beside it; others are behind them, as in SwiftUI, where a view that goes counts with its
    /// `zIndex` only.
    let isInFront: Bool
    /// The transition of a view that states none: 0 when it is gone, rest 1 when it is not.
    var fade: Motion<Double>?
    /// By what it is known again, should it come back before it is gone: the branch or the element that it was.
    let name: AnyHashable
}

/// Views that have gone and are still seen, by the box in which they stood.
@MainActor
struct Ghosts {
    private(set) var byParent: [BoxID: [Ghost]] = [:]
    /// How many stood in a node.
    private var counts: [NodeID: Int] = [:]

    var isEmpty: Bool { byParent.isEmpty }
    subscript(parent: BoxID) -> [Ghost] { byParent[parent] ?? [] }

    mutating func add(_ ghost: Ghost, in parent: BoxID) {
        byParent[parent, default: []].append(ghost)
        counts[ghost.outer, default: 0] += 1
    }

    mutating func removeAll(in parent: BoxID) -> [Ghost] {
        let removed = byParent.removeValue(forKey: parent) ?? []
        for ghost in removed { discount(ghost) }
        return removed
    }

    /// Takes out those that stood in a node, wherever their boxes are.
    mutating func removeAll(under outer: NodeID) -> [Ghost] {
        guard counts[outer] != nil else { return [] }
        var removed: [Ghost] = []
        for (box, ghosts) in byParent where ghosts.contains(where: { $0.outer == outer }) {
            removed += ghosts.filter { $0.outer == outer }
            let left = ghosts.filter { $0.outer != outer }
            byParent[box] = left.isEmpty ? nil : left
        }
        counts[outer] = nil
        return removed
    }

    private mutating func discount(_ ghost: Ghost) {
        let left = (counts[ghost.outer] ?? 1) - 1
        counts[ghost.outer] = left > 0 ? left : nil
    }

    /// Moves the fades on; takes out those of which nothing moves any more.
    mutating func move(to time: Double, isMoving: (Ghost) -> Bool) -> [Ghost] {
        var gone: [Ghost] = []
        for parent in byParent.keys.sorted() {
            var left: [Ghost] = []
            for var ghost in byParent[parent] ?? [] {
                let fades = ghost.fade?.move(to: time) ?? false
                if fades || isMoving(ghost) { left.append(ghost) } else { gone.append(ghost) }
            }
            byParent[parent] = left.isEmpty ? nil : left
        }
        for ghost in gone { discount(ghost) }
        return gone
    }

    /// Takes out the one that is known by a name under a node.
    mutating func take(under parent: NodeID, named name: AnyHashable, tag: Int, in graph: ViewGraph) -> Ghost? {
        for (box, ghosts) in byParent {
            guard
                let index = ghosts.firstIndex(where: {
                    $0.outer == parent && graph[$0.node].tag == tag && $0.name == name
                })
            else { continue }
            let ghost = ghosts[index]
            discount(ghost)
            byParent[box]?.remove(at: index)
            if byParent[box]?.isEmpty == true { byParent[box] = nil }
            return ghost
        }
        return nil
    }

    /// Takes out all of them.
    mutating func takeAll() -> [Ghost] {
        defer { (byParent, counts) = ([:], [:]) }
        return byParent.values.flatMap { $0 }
    }
}

extension Presentation {
    func moveGhosts(to time: Double, in graph: ViewGraph) {
        guard !ghosts.isEmpty else { return }
        let gone = ghosts.move(to: time) { isMoving(in: $0.node, graph) }
        for ghost in gone { graph.removeSubtree(ghost.node) }
    }

    /// Whether anything moves in a node.
    func isMoving(in node: NodeID, _ graph: ViewGraph) -> Bool {
        if movers[node] != nil { return true }
        var child = graph[node].firstChild
        while child >= 0 {
            if isMoving(in: child, graph) { return true }
            child = graph[child].nextSibling
        }
        return false
    }

    /// A node is gone, and what has gone from it before: it is seen in the environment of what was around it.
    func forgetNode(_ node: NodeID, in graph: ViewGraph) {
        forgetNode(node)
        guard !ghosts.isEmpty else { return }
        for ghost in ghosts.removeAll(under: node) { graph.removeSubtree(ghost.node) }
    }

    /// A box is gone, and what has gone from it before.
    func forget(_ box: BoxID, in graph: ViewGraph) {
        forget(box)
        guard !ghosts.isEmpty else { return }
        for ghost in ghosts.removeAll(in: box) { graph.removeSubtree(ghost.node) }
    }
}

extension Presentation: GraphPresentation {
    func begin(_ transaction: Transaction?) {
        before = []
        for completion in transaction?.completions ?? [] where !completions.contains(where: { $0 === completion }) {
            completions.append(completion)
        }
    }

    func noteBefore(in graph: ViewGraph) {
        noteMarks(in: graph)
        noteFrames(in: graph)
    }

    func noteRepainted(_ box: BoxID) { repainted.insert(box) }

    func dismiss(_ node: NodeID, in graph: ViewGraph) { graph.seeOff(node) }

    func revive<T>(_ tag: T.Type, under parent: NodeID, named name: AnyHashable, in graph: ViewGraph) -> NodeID? {
        graph.comeBack(tag, under: parent, named: name)
    }

    func forget(_ node: NodeID, _ box: BoxID, in graph: ViewGraph) {
        forgetNode(node, in: graph)
        if box >= 0 { forget(box, in: graph) }
    }

    func present<V>(_ view: inout V, after last: V?, in builder: GraphBuilder) {
        func shown<A: Animatable>(_ value: A) -> Any {
            builder.presented(value, after: last.flatMap { $0 as? A }) { _, node, graph in graph.queue.add(node) }
        }
        guard let value = view as? any Animatable, let shown = shown(value) as? V else { return }
        view = shown
    }
}

extension ViewGraph {
    /// What is seen of the graph beyond its layout.
    var presentation: Presentation { unsafeDowncast(presenter, to: Presentation.self) }

    /// Takes a node out of the world, or lets it be seen on its way out. The caller has unlinked it.
    ///
    /// 1. In an update that is not animated, or where nothing of it is seen, it goes at once. 2. The transitions that
    /// its outermost views state run backwards; a view that states none fades. 3. When nothing of it moves any more, it
    /// goes.
    fileprivate func seeOff(_ id: NodeID) {
        let environment = self[id].environment
        // 1
        guard isAnimating, tree.newBoxes != nil else { return removeSubtree(id) }
        let transaction = transaction(in: environment)
        var boxes: [BoxID] = []
        collectBoxes(in: id, into: &boxes)
        boxes.removeAll { tree[$0].x.isNaN || tree.newBoxes?.contains($0) == true }
        guard transaction.animation != nil, let first = boxes.first else { return removeSubtree(id) }
        let parent = tree[first].parent
        guard parent >= 0, !tree.isFree(parent) else { return removeSubtree(id) }
        // 2
        var ghost = Ghost(
            node: id, outer: self[id].parent, boxes: boxes.map { ($0, tree.originWhereFramesTravel($0)) },
            isInFront: boxes.contains { tree.zIndex(of: $0) > 0 },
            name: leavingNames[id] ?? AnyHashable(self[self[id].parent].value))
        putToSleep(id)
        let started = leave(id)
        if !started.hasTransition {
            var fade = Motion<Double>()
            fade.start(-1, transaction, at: presentation.time, in: self.environment(environment))
            ghost.fade = fade
        } else if !started.isMoving {
            return removeSubtree(id)
        }
        presentation.ghosts.add(ghost, in: parent)
    }

    /// What is on its way out and comes back: it goes on from where it is seen, with its state. The caller links the
    /// node.
    fileprivate func comeBack<T>(_ tag: T.Type, under parent: NodeID, named name: AnyHashable) -> NodeID? {
        guard let ghost = presentation.ghosts.take(under: parent, named: name, tag: Node.tag(of: tag), in: self)
        else { return nil }
        wakeUp(ghost.node)
        // On its way out it was told of nothing.
        revived.insert(ghost.node)
        if let fade = ghost.fade {
            for (box, _) in ghost.boxes {
                let environment = tree.environments[box]
                presentation.fades[box, default: Motion()].start(
                    1 - min(max(0, fade.rest), 1), transaction(in: environment), at: presentation.time,
                    in: self.environment(environment))
            }
            fade.abandon()
        }
        return ghost.node
    }

    private func wakeUp(_ id: NodeID) {
        self[id].isAsleep = false
        self[id].object?.takeUnretainedValue().comesBack(id, in: self)
        var child = self[id].firstChild
        while child >= 0 {
            wakeUp(child)
            child = self[child].nextSibling
        }
    }

    private func collectBoxes(in node: NodeID, into boxes: inout [BoxID]) {
        if self[node].box >= 0 { return boxes.append(self[node].box) }
        var child = self[node].firstChild
        while child >= 0 {
            collectBoxes(in: child, into: &boxes)
            child = self[child].nextSibling
        }
    }

    private func putToSleep(_ id: NodeID) {
        self[id].isAsleep = true
        self[id].object?.takeUnretainedValue().willLeave(id, in: self)
        var child = self[id].firstChild
        while child >= 0 {
            putToSleep(child)
            child = self[child].nextSibling
        }
    }

    /// Lets the outermost transitions in a node run backwards.
    private func leave(_ id: NodeID) -> (hasTransition: Bool, isMoving: Bool) {
        if let object = self[id].object?.takeUnretainedValue(), object.isTransition {
            return (true, object.leave(id, in: self))
        }
        // A container's views go with it, not by themselves.
        if self[id].box >= 0, tree[self[id].box].rule.isContainer { return (false, false) }
        var result = (hasTransition: false, isMoving: false)
        var child = self[id].firstChild
        while child >= 0 {
            let found = leave(child)
            result = (result.hasTransition || found.hasTransition, result.isMoving || found.isMoving)
            // What stands behind or in front of a view goes with it.
            if self[id].box >= 0, tree[self[id].box].rule == .layers { break }
            child = self[child].nextSibling
        }
        return result
    }
}

extension LayoutTree {
    /// Lays out anew what is in a box that has its place: of one that is seen going, for which nobody else does it.
    func placeContent(of box: BoxID) {
        resolve(box)
        placeAnew(box, proposal: self[box].proposal, size: self[box].size)
    }
}

extension LayoutTree {
    /// Where a box stands in the coordinates in which frames travel (`Presentation`).
    func originWhereFramesTravel(_ box: BoxID) -> Lengths {
        var origin = Lengths(self[box].x, self[box].y)
        var inner = box
        var outer = self[box].parent
        while outer >= 0, !isFree(outer) {
            if self[outer].rule == .viewport {
                return Lengths(origin.width - self[inner].x, origin.height - self[inner].y)
            }
            if painter(of: outer)?.transform(for: self[outer].size.cgSize) != nil { return origin }
            origin.width += self[outer].x
            origin.height += self[outer].y
            inner = outer
            outer = self[outer].parent
        }
        return origin
    }
}
