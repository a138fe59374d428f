import Foundation
import PlumbLayout

/// Walks over view values and over the nodes they made last time, at once: what is there is updated, what is new is made, what
/// is left over is removed. Making a tree and updating it are the same walk.
@MainActor
public final class GraphBuilder {
    let graph: ViewGraph
    let tree: LayoutTree

    /// The node whose children are being walked, and where the walk is among them.
    private(set) var node: NodeID = .root
    var cursor: NodeID = .none
    var previous: NodeID = .none
    /// The box that encloses what is made here, and the last box put in it by this walk.
    private(set) var parentBox: BoxID = .none
    private var lastBox: BoxID = .none
    /// The enclosing box is new: its children can simply be appended.
    private var isFresh = true
    /// The enclosing box has gained or lost children.
    var needsRelink = false
    /// The environment in force.
    private(set) var environment: Int32 = 0
    /// Views are looked at again though their values are the same: they may have missed something. Ends with the node where it began.
    var looksAtAll = false
    /// The direction of the environment in force, looked up once an environment.
    private var isRightToLeft = false
    /// The axis of the stack that gaps and rules made here stand in.
    var orientation: UInt8 = 0
    /// Modifiers that wait for the members of a list, innermost last.
    var pending: PendingModifiers?
    /// The list whose members are being listed instead of made, while the walk stands among them.
    var list: ListScope?
    /// The walk stands in something that is new.
    private(set) var isInsideNew = false
    /// The walk stands in a container of exactly one view, which has no node, and which came with what is new around it.
    var isInLoneContainer = false
    /// The innermost view whose body is being evaluated.
    var body: Any.Type?
    /// Nested bodies; a view that contains itself is noticed by it.
    var depth = 0
    /// More nested bodies than any real view has.
    static let depthLimit = 60_000

    init(graph: ViewGraph) {
        self.graph = graph
        tree = graph.tree
        isRightToLeft = graph.environment(0).isRightToLeft
    }

    // MARK: The walk

    /// Adds a view to the list being made. The one entry through which every view passes.
    public func add<V: View>(_ view: V) {
        if list != nil, V.arity.isSingle {
            addListMember(view)
        } else if let pending, V.arity.isSingle {
            pending.applyOutermost(to: view, in: self)
        } else {
            V.makeNodes(of: view, in: self)
        }
    }

    /// Where the walk stood before a node was entered.
    struct Scope {
        fileprivate var node: NodeID
        fileprivate var cursor: NodeID
        fileprivate var previous: NodeID
        fileprivate var parentBox: BoxID
        fileprivate var lastBox: BoxID
        fileprivate var isFresh: Bool
        fileprivate var needsRelink: Bool
        fileprivate var orientation: UInt8
        fileprivate var list: ListScope?
        fileprivate var isInsideNew: Bool
        fileprivate var isInLoneContainer: Bool
        fileprivate var looksAtAll: Bool
        fileprivate var hasBox = false
        /// The node was made just now.
        var isNew = false
    }

    /// Enters the next node, which must be of the type `tag`.
    func open<T>(_ tag: T.Type) -> Scope {
        let tag = Node.tag(of: tag)
        var scope = Scope(
            node: node, cursor: cursor, previous: previous, parentBox: parentBox, lastBox: lastBox, isFresh: isFresh,
            needsRelink: needsRelink, orientation: orientation, list: list, isInsideNew: isInsideNew,
            isInLoneContainer: isInLoneContainer, looksAtAll: looksAtAll)
        // Static structure always matches; what does not is from another life.
        while scope.cursor >= 0, graph[scope.cursor].tag != tag {
            let stranger = scope.cursor
            scope.cursor = graph[stranger].nextSibling
            unlink(stranger, after: previous, parent: node)
            graph.dismiss(stranger)
            needsRelink = true
            scope.needsRelink = true
        }
        let child: NodeID
        if scope.cursor >= 0 {
            child = scope.cursor
            scope.cursor = graph[child].nextSibling
            if graph[child].environment != environment {
                graph[child].environment = environment
                looksAtAll = true
            }
            graph[child].orientation = orientation
            if !graph.revived.isEmpty, graph.revived.remove(child) != nil { looksAtAll = true }
        } else if let revived = graph.reviveChild(T.self, of: node) {
            child = revived
            graph.revived.remove(child)
            looksAtAll = true
            link(child)
            needsRelink = true
            scope.needsRelink = true
        } else {
            child = graph.addNode(Node(tag: tag, parent: node, environment: environment, orientation: orientation))
            link(child)
            scope.isNew = true
            if !isInsideNew { (isInsideNew, isInLoneContainer) = (true, false) }
        }
        scope.previous = child
        node = child
        cursor = graph[child].firstChild
        previous = .none
        return scope
    }

    private func link(_ child: NodeID) {
        if previous < 0 { graph[node].firstChild = child } else { graph[previous].nextSibling = child }
        graph[child].nextSibling = .none
    }

    private func unlink(_ child: NodeID, after previous: NodeID, parent: NodeID) {
        let next = graph[child].nextSibling
        if previous < 0 { graph[parent].firstChild = next } else { graph[previous].nextSibling = next }
    }

    /// Gives the node that was just entered a box. What is added until `close` stands in it.
    func box(_ rule: LayoutRule, role: BoxRole? = nil, in scope: inout Scope) -> BoxID {
        var box = graph[node].box
        if box >= 0 {
            isFresh = false
            if graph.isAnimating { graph.presenter.noteRepainted(box) }
        } else {
            box = tree.makeBox(rule, role: role)
            graph[node].box = box
            tree[box].parent = parentBox
            if isFresh {
                append(box)
            } else {
                scope.needsRelink = true
            }
            isFresh = true
        }
        tree.environments[box] = environment
        EnvironmentLog.reads.bits |= 1 << UInt64(EnvironmentSlot.layoutDirection.rawValue)
        if tree[box].flags.contains(.rightToLeft) != isRightToLeft {
            tree[box].flags.formSymmetricDifference(.rightToLeft)
            tree.invalidate(box)
        }
        scope.lastBox = box
        scope.hasBox = true
        parentBox = box
        lastBox = .none
        needsRelink = false
        list = nil
        return box
    }

    private func append(_ box: BoxID) {
        guard parentBox >= 0 else { return }
        if lastBox < 0 { tree[parentBox].firstChild = box } else { tree[lastBox].nextSibling = box }
    }

    /// Leaves the node; children that this walk has not met are gone.
    func close(_ scope: Scope) {
        if cursor >= 0 { removeRest() }
        var scope = scope
        if scope.hasBox {
            if needsRelink { graph.relink(node) }
        } else {
            scope.lastBox = lastBox
            scope.needsRelink = scope.needsRelink || needsRelink
            scope.isFresh = scope.isFresh && isFresh
        }
        restore(scope)
    }

    /// Leaves the node as it was last time.
    func skip(_ scope: Scope) {
        cursor = .none
        restore(scope)
    }

    private func restore(_ scope: Scope) {
        node = scope.node
        cursor = scope.cursor
        previous = scope.previous
        parentBox = scope.parentBox
        lastBox = scope.lastBox
        isFresh = scope.isFresh
        needsRelink = scope.needsRelink
        orientation = scope.orientation
        list = scope.list
        isInsideNew = scope.isInsideNew
        isInLoneContainer = scope.isInLoneContainer
        looksAtAll = scope.looksAtAll
    }

    private func removeRest() {
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

    /// Runs `body` with another environment in force.
    func withEnvironment(_ id: Int32, _ body: () -> Void) {
        let outer = (environment, isRightToLeft)
        environment = id
        isRightToLeft = graph.environment(id).isRightToLeft
        body()
        (environment, isRightToLeft) = outer
    }

    /// Walks a whole tree: makes it, or updates it to another root value.
    func buildRoot<V: View>(_ view: V) {
        let isNew = graph[NodeID.root].box < 0
        if isNew {
            let box = tree.makeBox(.forward)
            graph[NodeID.root].box = box
            if isRightToLeft { tree[box].flags.insert(.rightToLeft) }
        }
        tree[graph[NodeID.root].box].flags.insert(.vertical)
        // Several views form a vertical stack.
        if case .fixed(let count) = V.arity, count > 1 { graph[NodeID.root].orientation = 2 }
        graph.setObject(RootNode { $0.buildRoot(view) }, of: .root)
        resume(at: .root) {
            isFresh = isNew
            graph.forgetReads(of: .root)
            ReadTracker.tracking(.root, in: graph) { add(view) }
        }
    }

    /// Walks the children of a node that stands somewhere in the tree already.
    func resume(at id: NodeID, _ body: () -> Void) {
        let saved = (
            node, cursor, previous, parentBox, lastBox, isFresh, needsRelink, environment, orientation, pending, list
        )
        node = id
        cursor = graph[id].firstChild
        previous = .none
        environment = graph[id].environment
        isRightToLeft = graph.environment(environment).isRightToLeft
        orientation = graph[id].orientation
        pending = graph[id].pending >= 0 ? graph.pendingLists[graph[id].pending] : nil
        var enclosing = id
        while enclosing >= 0, graph[enclosing].box < 0 { enclosing = graph[enclosing].parent }
        parentBox = enclosing >= 0 ? graph[enclosing].box : .none
        list = graph.listScope(at: id)
        let arrival = (isInsideNew, isInLoneContainer)
        (isInsideNew, isInLoneContainer) = (false, false)
        defer { (isInsideNew, isInLoneContainer) = arrival }
        lastBox = .none
        isFresh = false
        needsRelink = false
        graph.walks += 1
        body()
        if cursor >= 0 { removeRest() }
        if needsRelink, enclosing >= 0 { graph.relink(enclosing) }
        graph.walks -= 1
        (node, cursor, previous, parentBox, lastBox, isFresh, needsRelink, environment, orientation, pending, list) =
            saved
        isRightToLeft = graph.environment(environment).isRightToLeft
        if graph.walks == 0, !graph.marked.isEmpty { graph.evaluate([]) }
    }
}
