import PlumbLayout
import PlumbPlatform

/// The values in force at the places of a tree, by number.
///
/// A scope is made of the one around it and of what its modifier sets. When a value changes, the scopes within are not
/// visited: whoever asks for the values of one (a body, drawing, a touch) first has it look whether the scopes around
/// have changed since it was made.
@MainActor
struct EnvironmentScopes {
    private struct Scope {
        var values: EnvironmentValues
        var outer: Int32
        /// Another number for other values.
        var stamp: Int
        /// The stamp of the outer scope that the values were made of.
        var outerStamp: Int
        /// The stamp that the scope, and the outer one, began with: numbers of scopes that are gone are given anew.
        var birth: Int
        var outerBirth: Int
        /// The version in which the scope was found to be up to date.
        var version: Int
        /// Who sets values here; nil for the root, and where that is gone.
        unowned(unsafe) var node: EnvironmentNode?
    }

    private var scopes: [Scope]
    private var spare: [Int32] = []
    /// The numbers of the scopes that are there.
    var numbers: Set<Int32> { Set(0..<Int32(scopes.count)).subtracting(spare) }
    /// Counts changes of scopes: one that was found up to date in this version is so still.
    private var version = 0

    init(_ values: EnvironmentValues = EnvironmentValues()) {
        scopes = [
            Scope(
                values: values, outer: .none, stamp: 0, outerStamp: 0, birth: 0, outerBirth: 0, version: 0, node: nil)
        ]
    }

    /// The values as they are just now.
    subscript(id: Int32) -> EnvironmentValues {
        mutating get {
            if scopes[Int(id)].version != version { update(id) }
            return scopes[Int(id)].values
        }
    }

    /// The values as they were when somebody looked last.
    func known(_ id: Int32) -> EnvironmentValues { scopes[Int(id)].values }

    func isUpToDate(_ id: Int32) -> Bool {
        let scope = scopes[Int(id)]
        return scope.outer < 0 || scope.outerStamp == scopes[Int(scope.outer)].stamp
    }

    /// Looks from the outermost scope that may have changed to the one that is asked for.
    private mutating func update(_ id: Int32) {
        var path: [Int32] = []
        var current = id
        while current > 0, scopes[Int(current)].version != version {
            path.append(current)
            current = scopes[Int(current)].outer
        }
        if current == 0 { scopes[0].version = version }
        for id in path.reversed() {
            let scope = scopes[Int(id)]
            let outer = scopes[Int(scope.outer)]
            // A view on its way out may have outlived the scopes around it: it keeps the last values.
            if scope.outerStamp != outer.stamp, scope.outerBirth == outer.birth, let node = scope.node {
                // What the modifier sets stays: where it depends on a value around, it was told of that
                // (`ViewGraph.mark`).
                if node.writes.bits & EnvironmentKeySet.allBit == 0 {
                    let storage = outer.values.storage.with(node.writes, from: scope.values.storage)
                    scopes[Int(id)].values = EnvironmentValues(storage)
                }
                // Whoever knows the outer stamp knows this one: it is the later of two numbers that were never given
                // before.
                scopes[Int(id)].stamp = max(scope.stamp, outer.stamp)
                scopes[Int(id)].outerStamp = outer.stamp
            }
            scopes[Int(id)].version = version
        }
    }

    mutating func add(_ values: EnvironmentValues, in outer: Int32, stamp: Int, node: EnvironmentNode) -> Int32 {
        let scope = Scope(
            values: values, outer: outer, stamp: stamp, outerStamp: scopes[Int(outer)].stamp, birth: stamp,
            outerBirth: scopes[Int(outer)].birth, version: version, node: node)
        if let id = spare.popLast() {
            scopes[Int(id)] = scope
            return id
        }
        scopes.append(scope)
        return Int32(scopes.count - 1)
    }

    /// Takes other values for a scope. Its outer scope is up to date.
    mutating func set(_ id: Int32, _ values: EnvironmentValues, stamp: Int) {
        version += 1
        scopes[Int(id)].values = values
        scopes[Int(id)].stamp = stamp
        if id > 0 { scopes[Int(id)].outerStamp = scopes[Int(scopes[Int(id)].outer)].stamp }
        scopes[Int(id)].version = version
    }

    /// The scope was found to be as it should be. Its outer scope is up to date.
    mutating func confirm(_ id: Int32) { scopes[Int(id)].version = version }

    /// Forgets who sets the values; views on their way out may show them still.
    mutating func remove(_ id: Int32) {
        scopes[Int(id)].node = nil
        spare.append(id)
    }
}

/// Where a modifier sets values: a scope.
@MainActor
final class EnvironmentNode: NodeObject {
    private unowned let graph: ViewGraph
    private let node: NodeID
    private let outer: Int32
    private var change: (inout EnvironmentValues) -> Void
    /// Whose body the modifier is in; none for none.
    private var reader = NodeID.none
    private(set) var id: Int32 = .none
    /// What the modifier sets. `reads` is what it looks at of the values around.
    private(set) var writes = EnvironmentKeySet()
    /// What the body around reads, in this scope, of what is set here.
    private(set) var readsOfBody = EnvironmentKeySet()

    init(_ change: @escaping (inout EnvironmentValues) -> Void, in builder: GraphBuilder) {
        graph = builder.graph
        node = builder.node
        outer = builder.environment
        self.change = change
        super.init()
        reader = ReadTracker.current(in: graph) ?? .none
        let (values, stamp) = makeValues()
        id = graph.environments.add(values, in: outer, stamp: stamp, node: self)
    }

    override var environmentScope: EnvironmentNode? { self }

    override func willRemove() { graph.environments.remove(id) }

    /// Takes over the modifier's new value, and tells the readers within of what it changes.
    func update(_ change: @escaping (inout EnvironmentValues) -> Void, in builder: GraphBuilder) {
        self.change = change
        reader = ReadTracker.current(in: graph) ?? .none
        let changes = setAgain()
        guard !changes.isEmpty else { return }
        graph.mark(changes, below: node)
        graph.noteRepainted(below: node)
    }

    /// Sets the values anew. Returns those that are others than before.
    func setAgain() -> EnvironmentKeySet {
        let before = graph.environments.known(id).storage
        var keys = writes
        let (values, stamp) = makeValues()
        keys.formUnion(writes)
        let changes = values.storage.changes(since: before, of: keys)
        if changes.isEmpty, graph.environments.isUpToDate(id) {
            graph.environments.confirm(id)
        } else {
            graph.environments.set(id, values, stamp: stamp)
        }
        return changes
    }

    private func makeValues() -> (EnvironmentValues, stamp: Int) {
        let stamp = graph.makeStamp()
        let storage = EnvironmentStorage(graph.environment(outer).storage)
        storage.origin = stamp
        var values = EnvironmentValues(storage)
        let log = EnvironmentLog.recording { [change] in change(&values) }
        writes = log.writes
        // Other values as a whole: everything is set.
        if values.storage.origin != stamp { writes.bits |= EnvironmentKeySet.allBit }
        if !log.reads.isEmpty || !reads.isEmpty {
            reads = log.reads
            graph.noteReadsWithin(reads.bits, node)
        }
        return (values, stamp)
    }

    /// Takes what the body around reads in the scope. Returns what it reads of the values around.
    func takeReads(_ reads: EnvironmentKeySet) -> EnvironmentKeySet {
        var rest = reads
        rest.subtract(writes)
        if rest.bits != reads.bits || !readsOfBody.isEmpty {
            readsOfBody = reads
            readsOfBody.subtract(rest)
        }
        return rest
    }

    /// Something that the modifier looks at has changed: it sets its values anew. Returns those that are others than
    /// before.
    func changesWithSurroundings() -> EnvironmentKeySet {
        let changes =
            reader >= 0 && !graph.isFree(reader)
            ? ReadTracker.tracking(reader, in: graph) { setAgain() } : setAgain()
        if reader >= 0, readsOfBody.reads(changes) { graph.mark(reader) }
        return changes
    }
}

/// Walks over the root view again, which reads what is in no body.
final class RootNode: NodeObject {
    private let build: @MainActor (GraphBuilder) -> Void

    init(_ build: @escaping @MainActor (GraphBuilder) -> Void) {
        self.build = build
        super.init()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { build(GraphBuilder(graph: graph)) }
}

extension ViewGraph {
    /// The values in force by the number that nodes and boxes have.
    func environment(_ id: Int32) -> EnvironmentValues { environments[id] }

    /// The platform of the host, which views everywhere have.
    var platform: Platform { environments[0].platform }

    /// Changes values that everything inherits.
    func changeSurroundings(_ change: (inout EnvironmentValues) -> Void) {
        let before = environments[0]
        var values = before
        let log = EnvironmentLog.recording { change(&values) }
        let changes = values.storage.changes(since: before.storage, of: log.writes)
        guard !changes.isEmpty else { return }
        environments.set(0, values, stamp: makeStamp())
        if self[.root].object?.takeUnretainedValue().reads.reads(changes) == true { mark(.root) }
        mark(changes, below: .root)
        noteRepainted(below: .root)
    }
}
