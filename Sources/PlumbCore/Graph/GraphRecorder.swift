import PlumbLayout
import Synchronization

/// Who writes down what happens in a graph, for those who ask why. Nobody does, unless that is asked for.
///
/// The graph, its views and its host tell what they do, and do the same whether somebody listens or not. Who it is,
/// they don't know (`Record/GraphRecord.swift`).
@MainActor
protocol GraphRecorder: AnyObject, Sendable {
    // MARK: The walk

    /// The walk comes to a view.
    ///
    /// - Parameters:
    ///   - isListed: it is listed, and will be made when the layout wants it.
    ///   - slot: the tag of the node that a listed view of the type has.
    ///   - make: makes the view's nodes, or updates them.
    func walk<V>(over view: V, isListed: Bool, slot: Int, in builder: GraphBuilder, _ make: () -> Void)
    /// The walk comes to the member of a list to which a modifier is applied that was written at the place.
    func modify(at place: SourceAddress, in builder: GraphBuilder, _ make: () -> Void)
    /// The walk comes to what a modifier with a body is applied to.
    func walk(outside modifier: Any.Type, _ make: () -> Void)
    /// A walk begins in the middle of the tree, and ends.
    func resume(at node: NodeID, in graph: ViewGraph)
    func endResume()
    /// A choice between views of two types was walked over.
    func choose(_ first: Any.Type, _ second: Any.Type, in builder: GraphBuilder)
    /// A list has other elements than before, so many of which are the same; and whether an element gives another id
    /// each time that it is asked.
    func list(_ count: Int, before: Int, kept: Int, isComputed: Bool, in builder: GraphBuilder)
    /// A container was walked over that has one view and no node.
    func stand(alone axis: Axis?, _ horizontal: AlignmentKey, _ vertical: AlignmentKey, in builder: GraphBuilder)
    /// Views of a type were walked over that were given an alignment of lines.
    func align(_ content: Any.Type, in builder: GraphBuilder)
    /// A node goes, with all below it.
    func forget(_ node: NodeID, in graph: ViewGraph)

    // MARK: Bodies

    /// The walk comes to a view with a body that is new.
    func meetNew()
    /// It comes to one that is as before.
    func meetSame(_ view: Any.Type)
    /// It comes to one that has another value.
    func meet<V>(_ view: V, before: V)
    /// Walks over a body begin and end.
    func enter(_ view: Any.Type)
    func leave()
    /// A body is about to be evaluated, with its properties.
    func evaluate<V>(_ view: inout V, of instance: NodeObject, in builder: GraphBuilder)
    /// It was.
    func evaluated<Body>(_ body: Body, of instance: NodeObject)

    // MARK: Updates

    /// A note of a change, by whoever makes it, on any thread.
    nonisolated func note(_ cause: UpdateCause) -> any Sendable
    /// An update begins.
    func begin(_ transaction: Transaction, at time: Double)
    /// Changes that were noted are seen by these nodes.
    func change(_ note: any Sendable, seenBy nodes: Set<NodeID>)
    func change(_ notes: [(note: any Sendable, node: NodeID)])

    // MARK: Questions

    /// Where the view of a box was written; nil where that is not known.
    func point(of box: BoxID, in graph: ViewGraph) -> SourcePoint?
    /// Whether a node may make the content of its box anew: not while a change to boxes in it is tried.
    func mayRebuild(_ box: BoxID, for node: NodeID, in tree: LayoutTree) -> Bool
    /// Whether views may be evaluated because state has changed: not while a change to boxes is tried.
    func mayUpdate() -> Bool
    /// The nodes of which something is written down.
    var nodes: Set<NodeID> { get }
}

/// What has changed, for whoever writes updates down.
enum UpdateCause {
    /// The value that an object keeps for a property.
    case location(ObjectIdentifier, Any)
    /// An object of a type that says when it changes.
    case object(Any.Type)
    /// An `@Observable` object.
    case observable
    case other
}

/// Who makes the recorders of graphs.
enum Recording {
    /// Makes the one of a graph that is made from now on; nil while nothing is written down.
    static let make = Mutex<(@MainActor @Sendable () -> any GraphRecorder)?>(nil)
}
