import PlumbLayout

/// The number of a node in its graph.
typealias NodeID = Int32

extension NodeID {
    /// The node under which everything stands.
    static let root: NodeID = 0
}

/// A place in the view tree: what lives on while view values come and go.
///
/// Identity is position: the chain of parents, with keys for the items of a `ForEach` and a number for the branch of an
/// `if`.
struct Node {
    /// The type of the view that stands here; 0 for the root.
    var tag: Int
    var parent: NodeID
    var firstChild: NodeID = .none
    var nextSibling: NodeID = .none
    /// The node's box; `none` for lists, bodies and environment modifiers.
    var box: BoxID = .none
    /// The number of the environment in force.
    var environment: Int32
    /// Index of the modifiers that wait for the members of the list this node is in; `none` for most.
    var pending: Int32 = .none
    /// 0 in no stack, 1 in a horizontal, 2 in a vertical one.
    var orientation: UInt8
    var isFree = false
    /// Out of sight for a while (`fallAsleep`): what changes meanwhile is seen when it wakes.
    var isAsleep = false
    /// A branch, a type, a count: whatever the view compares to know whether its content is still the same.
    var value = 0
    /// State, items, keys: what the view keeps.
    var object: Unmanaged<NodeObject>?
    /// The bits of what the node and those below it read, or have read, of the environment (`EnvironmentKeySet`).
    var readsWithin: UInt64 = 0

    @inline(__always)
    static func tag<T>(of type: T.Type) -> Int { Int(bitPattern: ObjectIdentifier(type)) }

    /// The type of a tag, for names; nil for the root's.
    static func type(of tag: Int) -> Any.Type? {
        // Types are never unloaded: the number of one is its address for good.
        UnsafeRawPointer(bitPattern: tag).map { unsafeBitCast($0, to: Any.Type.self) }
    }
}

/// What a node keeps beyond plain data.
class NodeObject {
    init() {}
    /// What the node reads of the environment: it is done again when one of these values changes.
    final var reads = EnvironmentKeySet()
    /// A node that stands under this one, but not among its children; none for most.
    @MainActor var detachedChild: NodeID { .none }
    /// Values around the node are others: which are those within? Nil where the node sets none, and those within see
    /// the same changes.
    @MainActor func changesWithin(_ changes: EnvironmentKeySet) -> EnvironmentKeySet? { nil }
    /// Whether the views below are not seen, and get no keys.
    @MainActor var isUnseen: Bool { false }
    /// Does again what depends on state that has changed.
    @MainActor func updateAgain(_ node: NodeID, in graph: ViewGraph) {}
    /// Boxes have their places; `preferences` are those of the views below (`PreferencePass`).
    @MainActor func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {}
    /// The node is about to go.
    @MainActor func willRemove() {}
    /// How many of those that look at every layout it has counted in (`ViewGraph.watcherCount`).
    @MainActor var watchCount: Int { 0 }
    /// Whether the node decides how the view in it comes and goes.
    var isTransition: Bool { false }
    /// Lets the view go; it is not laid out any more. Returns whether anything has started to move.
    @MainActor func leave(_ node: NodeID, in graph: ViewGraph) -> Bool { false }
    /// The node goes, in an animated update, and will be seen going.
    @MainActor func willLeave(_ node: NodeID, in graph: ViewGraph) {}
    /// It does not go after all.
    @MainActor func comesBack(_ node: NodeID, in graph: ViewGraph) {}
    /// The node is out of sight for a while, or back.
    @MainActor func leaveSight() {}
    @MainActor func returnToSight(_ node: NodeID) {}
    /// The page that the node is in has no place any more, or has one again; the node is brought up to date all along.
    @MainActor func pageTurned(isShown: Bool, _ node: NodeID) {}
}

extension GraphBuilder {
    /// The object that the node just entered keeps, if it is of the type.
    func keptObject<T: NodeObject>(as type: T.Type) -> T? { graph[node].object?.takeUnretainedValue() as? T }

    /// The object of the node that was just entered: what it has, brought up to date, or a new one.
    func keepObject<T: NodeObject>(_ make: @autoclosure () -> T, update: (T) -> Void) -> T {
        if let kept = keptObject(as: T.self) {
            update(kept)
            return kept
        }
        let object = make()
        graph.setObject(object, of: node)
        return object
    }
}
