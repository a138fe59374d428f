import PlumbLayout

/// What is seen of a graph, as far as it differs from what was laid out: views on their way, and those that have gone
/// and are still seen.
///
/// The graph tells it what happens to nodes and boxes, and asks whether something is on its way. Who it is, the graph
/// does not know.
@MainActor
protocol GraphMotion: AnyObject {
    /// Whether anything is on its way.
    var isMoving: Bool { get }
    /// Whether anything is on its way out.
    var hasLeaving: Bool { get }

    /// An update begins, with its transaction; nil when nothing was changed but what the root is proposed.
    func begin(_ transaction: Transaction?)
    /// What the update changes may be animated: notes down where everything stands, and what it shows.
    func noteBefore(in graph: ViewGraph)
    /// The update has looked at a box: what it paints may be other.
    func noteRepainted(_ box: BoxID)

    /// Takes a node out of the world, or lets it be seen on its way out. The caller has unlinked it.
    func dismiss(_ node: NodeID, in graph: ViewGraph)
    /// A node with a name that is on its way out under another, and comes back. The caller links it.
    func revive<T>(_ tag: T.Type, under parent: NodeID, named name: AnyHashable, in graph: ViewGraph) -> NodeID?
    /// A node is gone, and its box, if it had one.
    func forget(_ node: NodeID, _ box: BoxID, in graph: ViewGraph)

    /// Puts a view whose data can change step by step on its way from its last value.
    func present<V>(_ view: inout V, after last: V?, in builder: GraphBuilder)
    /// Actions that have waited for animations which are over.
    func takeFinished() -> [() -> Void]
}

extension ViewGraph {
    func dismiss(_ id: NodeID) { graphMotion.dismiss(id, in: self) }

    func revive<T>(_ tag: T.Type, under parent: NodeID, named name: AnyHashable) -> NodeID? {
        graphMotion.hasLeaving ? graphMotion.revive(tag, under: parent, named: name, in: self) : nil
    }

    /// A child on its way out that comes back: the branch that the node has taken is the one that it was. The caller
    /// links it.
    @inline(__always)
    func reviveChild<T>(_ tag: T.Type, of parent: NodeID) -> NodeID? {
        if !graphMotion.hasLeaving { return nil }
        return graphMotion.revive(tag, under: parent, named: AnyHashable(self[parent].value), in: self)
    }
}

/// What a feature keeps for a whole graph: one of each type, made when somebody first asks for it.
@MainActor
protocol GraphService: AnyObject {
    init(_ graph: ViewGraph)

    /// Actions that wait until the layout has come to rest.
    func takeNotices() -> [Notice]
}

extension GraphService {
    func takeNotices() -> [Notice] { [] }
}

/// The services of a graph, in the order in which they were made.
@MainActor
struct GraphServices {
    private var numbers: [ObjectIdentifier: Int] = [:]
    private var services: [any GraphService] = []

    mutating func service<S: GraphService>(_ type: S.Type, for graph: ViewGraph) -> S {
        if let number = numbers[ObjectIdentifier(type)] { return unsafeDowncast(services[number], to: S.self) }
        let service = S(graph)
        numbers[ObjectIdentifier(type)] = services.count
        services.append(service)
        return service
    }

    func takeNotices() -> [Notice] { services.flatMap { $0.takeNotices() } }
}
