import Foundation
import PlumbLayout

/// A view that has gone from the tree of views and is still seen: its transition runs.
struct DepartingView {
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
struct DepartingViews {
    private(set) var byParent: [BoxID: [DepartingView]] = [:]
    /// How many stood in a node.
    private var counts: [NodeID: Int] = [:]

    var isEmpty: Bool { byParent.isEmpty }
    subscript(parent: BoxID) -> [DepartingView] { byParent[parent] ?? [] }

    mutating func add(_ departing: DepartingView, in parent: BoxID) {
        byParent[parent, default: []].append(departing)
        counts[departing.outer, default: 0] += 1
    }

    mutating func removeAll(in parent: BoxID) -> [DepartingView] {
        let removed = byParent.removeValue(forKey: parent) ?? []
        for departing in removed { discount(departing) }
        return removed
    }

    /// Takes out those that stood in a node, wherever their boxes are.
    mutating func removeAll(under outer: NodeID) -> [DepartingView] {
        guard counts[outer] != nil else { return [] }
        var removed: [DepartingView] = []
        for (box, departingViews) in byParent where departingViews.contains(where: { $0.outer == outer }) {
            removed += departingViews.filter { $0.outer == outer }
            let left = departingViews.filter { $0.outer != outer }
            byParent[box] = left.isEmpty ? nil : left
        }
        counts[outer] = nil
        return removed
    }

    private mutating func discount(_ departing: DepartingView) {
        let left = (counts[departing.outer] ?? 1) - 1
        counts[departing.outer] = left > 0 ? left : nil
    }

    /// Moves the fades on; takes out those of which nothing moves any more.
    mutating func move(to time: Double, isMoving: (DepartingView) -> Bool) -> [DepartingView] {
        var gone: [DepartingView] = []
        for parent in byParent.keys.sorted() {
            var left: [DepartingView] = []
            for var departing in byParent[parent] ?? [] {
                let fades = departing.fade?.move(to: time) ?? false
                if fades || isMoving(departing) { left.append(departing) } else { gone.append(departing) }
            }
            byParent[parent] = left.isEmpty ? nil : left
        }
        for departing in gone { discount(departing) }
        return gone
    }

    /// Takes out the one that is known by a name under a node.
    mutating func take(under parent: NodeID, named name: AnyHashable, tag: Int, in graph: ViewGraph) -> DepartingView? {
        for (box, departingViews) in byParent {
            guard
                let index = departingViews.firstIndex(where: {
                    $0.outer == parent && graph[$0.node].tag == tag && $0.name == name
                })
            else { continue }
            let departing = departingViews[index]
            discount(departing)
            byParent[box]?.remove(at: index)
            if byParent[box]?.isEmpty == true { byParent[box] = nil }
            return departing
        }
        return nil
    }

    /// Takes out all of them.
    mutating func takeAll() -> [DepartingView] {
        defer { (byParent, counts) = ([:], [:]) }
        return byParent.values.flatMap { $0 }
    }
}

extension MotionState {
    func moveDepartingViews(to time: Double, in graph: ViewGraph) {
        guard !departingViews.isEmpty else { return }
        let gone = departingViews.move(to: time) { isMoving(in: $0.node, graph) }
        for departing in gone { graph.removeSubtree(departing.node) }
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
        guard !departingViews.isEmpty else { return }
        for departing in departingViews.removeAll(under: node) { graph.removeSubtree(departing.node) }
    }

    /// A box is gone, and what has gone from it before.
    func forget(_ box: BoxID, in graph: ViewGraph) {
        forget(box)
        guard !departingViews.isEmpty else { return }
        for departing in departingViews.removeAll(in: box) { graph.removeSubtree(departing.node) }
    }
}

extension MotionState: GraphMotion {
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
    var motion: MotionState { unsafeDowncast(graphMotion, to: MotionState.self) }

    /// Takes a node out of the world, or lets it be seen on its way out. The caller has unlinked it.
    ///
    /// 1. In an update that is not animated, or where nothing of it is seen, it goes at once. 2. The transitions that
    /// its outermost views state run backwards; a view that states none fades. 3. When nothing of it moves any more, it
    /// goes.
    fileprivate func seeOff(_ id: NodeID) {
        let environment = self[id].environment
        // 1
        guard update.isAnimating, tree.newBoxes != nil else { return removeSubtree(id) }
        let transaction = transaction(in: environment)
        var boxes: [BoxID] = []
        collectBoxes(in: id, into: &boxes)
        boxes.removeAll { tree[$0].x.isNaN || tree.newBoxes?.contains($0) == true }
        guard transaction.animation != nil, let first = boxes.first else { return removeSubtree(id) }
        let parent = tree[first].parent
        guard parent >= 0, !tree.isFree(parent) else { return removeSubtree(id) }
        // 2
        var departing = DepartingView(
            node: id, outer: self[id].parent, boxes: boxes.map { ($0, tree.originWhereFramesMove($0)) },
            isInFront: boxes.contains { tree.zIndex(of: $0) > 0 },
            name: update.leavingNames[id] ?? AnyHashable(self[self[id].parent].value))
        putToSleep(id)
        let started = leave(id)
        if !started.hasTransition {
            var fade = Motion<Double>()
            fade.start(-1, transaction, at: motion.time, in: self.environment(environment))
            departing.fade = fade
        } else if !started.isMoving {
            return removeSubtree(id)
        }
        motion.departingViews.add(departing, in: parent)
    }

    /// What is on its way out and comes back: it goes on from where it is seen, with its state. The caller links the
    /// node.
    fileprivate func comeBack<T>(_ tag: T.Type, under parent: NodeID, named name: AnyHashable) -> NodeID? {
        guard let departing = motion.departingViews.take(under: parent, named: name, tag: Node.tag(of: tag), in: self)
        else { return nil }
        wakeUp(departing.node)
        // On its way out it was told of nothing.
        update.revived.insert(departing.node)
        if let fade = departing.fade {
            for (box, _) in departing.boxes {
                let environment = tree.environments[box]
                motion.fades[box, default: Motion()].start(
                    1 - min(max(0, fade.rest), 1), transaction(in: environment), at: motion.time,
                    in: self.environment(environment))
            }
            fade.abandon()
        }
        return departing.node
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
    /// Where a box stands in what moves it: the content of a scroll view, a view with a rotation, the page.
    func originWhereFramesMove(_ box: BoxID) -> Lengths {
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
