import Foundation
import PlumbLayout

/// Nodes, boxes and environments of one view tree, and the queue of what must be updated.
@MainActor
public final class ViewGraph {
    let tree: LayoutTree
    let nodes = Storage<Node>()
    var environments = EnvironmentScopes()
    private(set) var pendingLists: [Int32: PendingModifiers] = [:]
    private var nextPendingList: Int32 = 0
    let queue = UpdateQueue()
    let clock = HostClock()
    /// The date when the clock was at 0.
    var startDate = Date.distantPast
    let events = HostEvents()
    private var services = GraphServices()
    /// Who is told of addresses that the app is to open.
    var urlReaders: [any URLReader] = []
    /// What is seen beyond what was laid out.
    let graphMotion: any GraphMotion
    /// The transaction of the update that runs, and the number of the update.
    var transaction = Transaction()
    var updateNumber = 0
    /// Something may be animated in the update that runs.
    @exclusivity(unchecked) var isAnimating = false
    /// Names of nodes that are about to go, for those that come back.
    var leavingNames: [NodeID: AnyHashable] = [:]
    /// The root's value is another, and has not been laid out.
    var isRootNew = false
    /// Places at which a modifier changes transactions.
    var transactionScopeCount = 0
    private let sink = DiagnosticSink()
    /// Sentences about what the views got wrong, each once.
    var diagnostics: [Diagnostic] { sink.diagnostics }
    /// Actions that wait for the end of the first layout their view is in.
    var appearing: [(node: NodeID, action: () -> Void)] = []
    /// Actions of views that have gone.
    var disappearing: [() -> Void] = []
    /// Objects that look at every layout.
    var watcherCount = 0
    /// Is given what the page hands up, after each layout.
    var pagePreferences: ((PreferenceValues) -> Void)?
    /// Actions for values that an evaluation found changed; they wait until the layout has come to rest.
    var changes: [Notice] = []
    /// Actions that wait until the layout has come to rest.
    var notices: [Notice] = []
    /// Who asked last for another layout, for the sentence about views that never come to rest.
    private(set) var restless = "a body"
    private var lastStamp = 0
    /// Nodes that are to be evaluated in this round of the update pass, and have not been yet.
    @exclusivity(unchecked) var waiting: Set<NodeID> = []
    /// Those that a changed environment has added since the round began.
    var marked: [NodeID] = []
    /// Walks under way, one in the other.
    @exclusivity(unchecked) var walks = 0
    /// Nodes that were on their way out and have come back, until the walk meets them.
    @exclusivity(unchecked) var revived: Set<NodeID> = []
    /// The page, and what is presented over it.
    let presentations = Presentations()
    /// What must stay as it is while a change to boxes is tried; nil else.
    var trial: TrialScope?
    /// What the views ask of whoever previews them.
    var previewRequest = PreviewRequest()
    /// Where views and modifiers were written; nil as long as that is not recorded.
    @exclusivity(unchecked) var placed: LocatedNodes? {
        didSet { hasRecords = true }
    }
    /// Whether there may be something recorded of nodes.
    @exclusivity(unchecked) private var hasRecords = false
    /// What updates do; nil unless that is recorded.
    @exclusivity(unchecked) var updateLog: UpdateLog?
    /// Bodies evaluated and nodes made, for tests.
    @exclusivity(unchecked) var bodyCount = 0
    @exclusivity(unchecked) private(set) var madeCount = 0

    init(environment: EnvironmentValues, graphMotion: any GraphMotion) {
        self.graphMotion = graphMotion
        tree = LayoutTree(stackSpacing: environment.platform.metrics.stackSpacing)
        updateLog = queue.isLogged ? UpdateLog() : nil
        hasRecords = queue.isLogged
        var environment = environment
        environment.diagnostics = sink
        environments = EnvironmentScopes(environment)
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

    func report(_ message: String) { sink.report(message) }
    func report(_ message: String, at point: SourcePoint?) { sink.report(message, at: point) }

    /// What a feature keeps for the whole graph.
    func service<S: GraphService>(_ type: S.Type) -> S { services.service(type, for: self) }

    /// Ends the picture: what was built is not worth laying out.
    func fail(_ message: String) {
        if failure == nil { failure = message }
    }
    /// The turns of the last frame went round in a circle: what is still due waits for the next frame.
    var repeatsTurns = false
    /// Why the views could not be built, if they could not.
    @exclusivity(unchecked) private(set) var failure: String?

    // MARK: After the layout

    /// Updates a node again: what it was made of is another since it has been laid out.
    func needsAnotherLayout(_ node: NodeID, because name: StaticString, of subject: Any.Type) {
        queue.add(node)
        restless = "\(name)(\(subject))"
    }

    /// Runs the actions that waited for the end of the layout. Returns whether there were any.
    func runNotices() -> Bool {
        // Views that were not chosen for a place have not appeared yet.
        var sight = Sight(graph: self)
        var actions = disappearing
        var hidden: [(node: NodeID, action: () -> Void)] = []
        for view in appearing {
            if sight.isHidden(view.node) { hidden.append(view) } else { actions.append(view.action) }
        }
        disappearing = []
        appearing = hidden.filter { !isFree($0.node) }
        let changes = changes + notices + services.takeNotices()
        self.changes = []
        notices = []
        actions += graphMotion.takeFinished()
        for action in actions { action() }
        if !actions.isEmpty { restless = "onAppear or onDisappear" }
        for change in changes { change.action() }
        if let last = changes.last { restless = "\(last.name)(\(last.subject))" }
        return !actions.isEmpty || !changes.isEmpty
    }

    /// Boxes have come or gone since the page was drawn.
    @exclusivity(unchecked) var hasOtherBoxes = true

    /// Whether a node's box has been given no place.
    func isOutOfSight(_ node: NodeID) -> Bool { self[node].box >= 0 && tree[self[node].box].x.isNaN }

    /// Whether a view stands in something that has been given no place.
    func isWithinOutOfSight(_ node: NodeID) -> Bool {
        var sight = Sight(graph: self)
        return sight.isHidden(node)
    }

    /// A number that was never given before.
    func makeStamp() -> Int {
        lastStamp += 1
        return lastStamp
    }

    /// The box of the one view around which the modifier stands that the preference pass has come to.
    var boxWithin = BoxID.none

    // MARK: Nodes

    func addNode(_ node: Node) -> NodeID {
        assert(!tree.isPlacing, "a node is made while boxes get their places")
        madeCount += 1
        return nodes.add(node)
    }

    func setObject(_ object: NodeObject?, of id: NodeID) {
        self[id].object?.release()
        self[id].object = object.map { Unmanaged.passRetained($0) }
    }

    /// Takes a node and all below it out of the world. The caller has unlinked it.
    func removeSubtree(_ id: NodeID) {
        // Not for each node: most programs record nothing.
        if hasRecords { forgetRecords(of: id) }
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
        if self[id].pending >= 0 { pendingLists[self[id].pending] = nil }
        self[id].isFree = true
        nodes.remove(id)
    }

    @inline(never)
    private func forgetRecords(of id: NodeID) {
        placed?.forget(id)
        updateLog?.forget(id)
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
        hasOtherBoxes = true
    }

    func keepPending(_ list: PendingModifiers, at node: NodeID) {
        if self[node].pending < 0 {
            self[node].pending = nextPendingList
            nextPendingList += 1
        }
        pendingLists[self[node].pending] = list
    }
}
