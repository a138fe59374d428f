import Foundation
import PlumbLayout

/// Walks over view values and over the nodes they made last time, at once: what is there is updated, what is new is
/// made, what is left over is removed. Making a tree and updating it are the same walk.
@MainActor
public final class GraphBuilder {
    let graph: ViewGraph
    let tree: LayoutTree

    /// Where the walk stands, and what is in force there.
    // Safe: the walk belongs to its builder, on the main actor.
    nonisolated(unsafe) let walk: UnsafeMutablePointer<Walk>
    /// Modifiers that wait for the members of a list, innermost last.
    @exclusivity(unchecked) var pending: PendingModifiers?
    /// The lists that the walk stands in, outermost first (`WalkPosition.list`).
    var lists: [ListScope] = []
    /// The innermost view whose body is being evaluated.
    @exclusivity(unchecked) var body: Any.Type?
    /// More nested bodies than any real view has.
    static let depthLimit = 60_000

    init(graph: ViewGraph) {
        self.graph = graph
        tree = graph.tree
        walk = .allocate(capacity: 1)
        walk.initialize(to: Walk())
        walk.pointee.isRightToLeft = graph.environment(0).isRightToLeft
    }

    deinit { walk.deallocate() }

    /// Where the walk stands.
    var place: WalkPosition {
        @inline(__always) unsafeAddress {
            UnsafePointer(UnsafeRawPointer(walk).assumingMemoryBound(to: WalkPosition.self))
        }
        @inline(__always) unsafeMutableAddress {
            UnsafeMutableRawPointer(walk).assumingMemoryBound(to: WalkPosition.self)
        }
    }

    // MARK: The walk

    /// Where the walk stood before a node was entered.
    struct Scope: BitwiseCopyable {
        fileprivate var place: WalkPosition
        fileprivate var hasBox = false
        /// The node was made just now.
        var isNew = false
    }

    /// Enters the next node, which must be of the type `tag`.
    @inline(__always)
    func open<T>(_ tag: T.Type) -> Scope {
        let tag = Node.tag(of: tag)
        let cursor = place.cursor
        if cursor < 0, !graph.graphMotion.hasLeaving { return openNew(tag) }
        if cursor >= 0, graph[cursor].tag == tag { return openKnown(cursor) }
        return openOther(tag, T.self)
    }

    /// Enters the node where the walk is.
    private func openKnown(_ child: NodeID) -> Scope {
        var scope = Scope(place: place)
        enter(child, &scope)
        return scope
    }

    private func openNew(_ tag: Int) -> Scope {
        var scope = Scope(place: place)
        make(tag, &scope)
        return scope
    }

    /// Enters a node where another stands, or where one that has left may come back.
    private func openOther<T>(_ tag: Int, _ type: T.Type) -> Scope {
        var scope = Scope(place: place)
        // Static structure always matches; what does not is from another life.
        while scope.place.cursor >= 0, graph[scope.place.cursor].tag != tag {
            let stranger = scope.place.cursor
            scope.place.cursor = graph[stranger].nextSibling
            unlink(stranger, after: place.previous, parent: place.node)
            graph.dismiss(stranger)
            place.needsRelink = true
            scope.place.needsRelink = true
        }
        if scope.place.cursor >= 0 {
            enter(scope.place.cursor, &scope)
        } else if let revived = graph.reviveChild(type, of: place.node) {
            graph.update.revived.remove(revived)
            place.looksAtAll = true
            link(revived)
            place.needsRelink = true
            scope.place.needsRelink = true
            stand(in: revived, &scope)
        } else {
            make(tag, &scope)
        }
        return scope
    }

    @inline(__always)
    private func enter(_ child: NodeID, _ scope: inout Scope) {
        scope.place.cursor = graph[child].nextSibling
        if graph[child].environment != walk.pointee.environment {
            graph[child].environment = walk.pointee.environment
            place.looksAtAll = true
        }
        graph[child].orientation = place.orientation
        if !graph.update.revived.isEmpty, graph.update.revived.remove(child) != nil { place.looksAtAll = true }
        stand(in: child, &scope)
    }

    @inline(__always)
    private func make(_ tag: Int, _ scope: inout Scope) {
        let child = graph.addNode(
            Node(tag: tag, parent: place.node, environment: walk.pointee.environment, orientation: place.orientation))
        link(child)
        scope.isNew = true
        if !place.isInsideNew { (place.isInsideNew, place.isInLoneContainer) = (true, false) }
        stand(in: child, &scope)
    }

    @inline(__always)
    private func stand(in child: NodeID, _ scope: inout Scope) {
        scope.place.previous = child
        place.node = child
        place.cursor = graph[child].firstChild
        place.previous = .none
    }

    private func link(_ child: NodeID) {
        if place.previous < 0 {
            graph[place.node].firstChild = child
        } else {
            graph[place.previous].nextSibling = child
        }
        graph[child].nextSibling = .none
    }

    private func unlink(_ child: NodeID, after previous: NodeID, parent: NodeID) {
        let next = graph[child].nextSibling
        if previous < 0 { graph[parent].firstChild = next } else { graph[previous].nextSibling = next }
    }

    /// Gives the node that was just entered a box. What is added until `close` stands in it.
    func box(_ rule: LayoutRule, role: BoxRole? = nil, in scope: inout Scope) -> BoxID {
        let box = graph[node].box
        if box < 0 { return makeBox(Box(rule: rule), role: role, in: &scope) }
        enterBox(box, in: &scope)
        return box
    }

    func makeBox(_ record: Box, role: BoxRole?, in scope: inout Scope) -> BoxID {
        var record = record
        record.parent = place.parentBox
        if isRightToLeft { record.flags.insert(.rightToLeft) }
        let box = tree.add(record, role: role, environment: environment)
        graph[node].box = box
        if place.isFresh { append(box) } else { scope.place.needsRelink = true }
        place.isFresh = true
        stand(inBox: box, &scope)
        return box
    }

    func enterBox(_ box: BoxID, in scope: inout Scope) {
        place.isFresh = false
        graph.noteRepainted(box)
        tree.environments[box] = environment
        if tree[box].flags.contains(.rightToLeft) != isRightToLeft {
            tree[box].flags.formSymmetricDifference(.rightToLeft)
            tree.invalidate(box)
        }
        stand(inBox: box, &scope)
    }

    @inline(__always)
    private func stand(inBox box: BoxID, _ scope: inout Scope) {
        EnvironmentLog.reads.bits |= 1 << UInt64(EnvironmentSlot.layoutDirection.rawValue)
        scope.place.lastBox = box
        scope.hasBox = true
        place.parentBox = box
        place.lastBox = .none
        place.needsRelink = false
        place.list = .none
    }

    private func append(_ box: BoxID) {
        guard parentBox >= 0 else { return }
        if lastBox < 0 { tree[parentBox].firstChild = box } else { tree[lastBox].nextSibling = box }
    }

    /// Leaves the node; children that this walk has not met are gone.
    func close(_ scope: Scope) {
        checkIsInnermost(scope)
        if cursor >= 0 { removeRest() }
        var scope = scope
        if scope.hasBox {
            if needsRelink { graph.relink(node) }
        } else {
            scope.place.lastBox = lastBox
            scope.place.needsRelink = scope.place.needsRelink || needsRelink
            scope.place.isFresh = scope.place.isFresh && isFresh
        }
        restore(scope)
    }

    /// Leaves the node as it was last time.
    func skip(_ scope: Scope) {
        checkIsInnermost(scope)
        cursor = .none
        restore(scope)
    }

    /// A node that is left open would take in what stands beside it.
    @inline(__always)
    private func checkIsInnermost(_ scope: Scope) {
        assert(scope.place.previous == node, "a node in this one was entered and not left")
    }

    @inline(__always)
    private func restore(_ scope: Scope) {
        place = scope.place
    }

    func removeRest() {
        var child = cursor
        if previous < 0 { graph[node].firstChild = .none } else { graph[previous].nextSibling = .none }
        while child >= 0 {
            let next = graph[child].nextSibling
            graph.dismiss(child)
            child = next
        }
        cursor = .none
        needsRelink = true
    }

    /// Walks once more over what is in the node that was just entered.
    func startAgain() {
        cursor = graph[node].firstChild
        previous = .none
        isFresh = false
    }

    /// Drops everything below the node that was just entered: its content is of another kind now.
    func removeContent() {
        cursor = graph[node].firstChild
        previous = .none
        if cursor >= 0 { removeRest() }
    }
}
