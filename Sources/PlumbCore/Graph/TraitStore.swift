import PlumbLayout

/// A value that views have for something around them: the row of a list, the screen, the tab they stand in.
package protocol TraitKey {
    associatedtype Value
    /// Whether views that read the values are evaluated again for another value. Not for one that is read when
    /// something happens: who sets it may be made by who reads it.
    static var isSeen: Bool { get }
}

extension TraitKey {
    package static var isSeen: Bool { true }
}

/// What views say about something around them, and who wants to know.
@MainActor
package final class TraitStore {
    private struct Trait {
        let key: ObjectIdentifier
        let node: NodeID
        /// How many nodes are around it.
        let depth: Int
        let isSeen: Bool
        var value: Any
    }

    /// The outermost first; among equals, in the order in which they were set.
    @exclusivity(unchecked) private var traits: [Trait] = []
    /// Who wants to know.
    private struct Reader {
        // The graph keeps what keeps the store: a reference back would keep all of it for good.
        unowned let graph: ViewGraph
        /// Of which keys; nil for all.
        let keys: [ObjectIdentifier]?
        let node: NodeID
    }

    // There are one or two.
    private var readers: [Reader] = []

    nonisolated package init() {}

    /// Whether there is nothing that readers hear of.
    var isEmpty: Bool { traits.allSatisfy { !$0.isSeen } }

    /// The value of a key that was set outermost; nil for none.
    package func value<K: TraitKey>(_ key: K.Type) -> K.Value? {
        guard !traits.isEmpty else { return nil }
        return traits.first { $0.key == ObjectIdentifier(key) }?.value as? K.Value
    }

    /// All values of a key, the outermost first; among equals, in the order in which they were set.
    package func values<K: TraitKey>(_ key: K.Type) -> [K.Value] {
        guard !traits.isEmpty else { return [] }
        return traits.lazy.filter { $0.key == ObjectIdentifier(key) }.compactMap { $0.value as? K.Value }
    }

    /// Sets a value that no view says.
    package func set<K: TraitKey>(_ value: K.Value, for key: K.Type) {
        set(value, for: key, at: .none, depth: .max)
    }

    func set<K: TraitKey>(_ value: K.Value, for key: K.Type, at node: NodeID, depth: Int) {
        let id = ObjectIdentifier(key)
        if let index = traits.firstIndex(where: { $0.key == id && $0.node == node }) {
            if let old = traits[index].value as? K.Value, areEqual(old, value) { return }
            traits[index].value = value
        } else {
            let index = traits.firstIndex { $0.depth > depth } ?? traits.endIndex
            traits.insert(Trait(key: id, node: node, depth: depth, isSeen: K.isSeen, value: value), at: index)
        }
        if K.isSeen { tellReaders(of: id) }
    }

    func remove<K: TraitKey>(_ key: K.Type, of node: NodeID) {
        guard let index = traits.firstIndex(where: { $0.key == ObjectIdentifier(key) && $0.node == node }) else {
            return
        }
        traits.remove(at: index)
        if K.isSeen { tellReaders(of: ObjectIdentifier(key)) }
    }

    func add(reader: NodeID, of keys: [ObjectIdentifier]? = nil, in graph: ViewGraph) {
        remove(reader: reader)
        readers.append(Reader(graph: graph, keys: keys, node: reader))
    }
    func remove(reader: NodeID) { readers.removeAll { $0.node == reader } }

    private func tellReaders(of key: ObjectIdentifier) {
        for reader in readers where reader.keys?.contains(key) != false { reader.graph.evaluateAgain(reader.node) }
    }
}

extension ViewGraph {
    /// Has a node evaluated: in the update that runs, or in the next one.
    func evaluateAgain(_ node: NodeID) { if update.walks > 0 { update.mark(node) } else { queue.add(node) } }
}
