import PlumbLayout

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
        id = graph.environments.add(values, in: outer, stamp: stamp, writes: writes)
    }

    override func changesWithin(_ changes: EnvironmentKeySet) -> EnvironmentKeySet? {
        let own = reads.reads(changes) ? changesWithSurroundings() : EnvironmentKeySet()
        var rest = changes
        rest.subtract(writes)
        rest.formUnion(own)
        return rest
    }

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
    private func setAgain() -> EnvironmentKeySet {
        let before = graph.environments.known(id).storage
        var keys = writes
        let (values, stamp) = makeValues()
        keys.formUnion(writes)
        let changes = values.storage.changes(since: before, of: keys)
        if changes.isEmpty, graph.environments.isUpToDate(id) {
            graph.environments.confirm(id, writes: writes)
        } else {
            graph.environments.set(id, values, stamp: stamp, writes: writes)
        }
        return changes
    }

    private func makeValues() -> (EnvironmentValues, stamp: Int) {
        let stamp = graph.update.makeStamp()
        // Nobody else has it: what sets a value copies no storage.
        var values = EnvironmentValues(EnvironmentStorage(graph.environment(outer).storage, origin: stamp))
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
    private func changesWithSurroundings() -> EnvironmentKeySet {
        let changes =
            reader >= 0 && !graph.isFree(reader)
            ? ReadTracker.tracking(reader, in: graph) { setAgain() } : setAgain()
        if reader >= 0, readsOfBody.reads(changes) { graph.update.mark(reader) }
        return changes
    }
}

extension ViewGraph {
    /// Changes values that everything inherits.
    func changeSurroundings(_ change: (inout EnvironmentValues) -> Void) {
        let before = environments[0]
        var values = before
        let log = EnvironmentLog.recording { change(&values) }
        let changes = values.storage.changes(since: before.storage, of: log.writes)
        guard !changes.isEmpty else { return }
        environments.set(0, values, stamp: update.makeStamp(), writes: nil)
        if self[.root].object?.takeUnretainedValue().reads.reads(changes) == true { update.mark(.root) }
        mark(changes, below: .root)
        noteRepainted(below: .root)
    }
}
