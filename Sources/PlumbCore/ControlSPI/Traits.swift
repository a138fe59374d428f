import PlumbLayout

/// What views have said to a store. The view that has this is evaluated again when they say something else.
package struct Traits: DynamicProperty {
    package let store: TraitStore
    private let keys: [ObjectIdentifier]?

    /// - Parameter keys: those that matter; nil for all. A view around those who say something reads what can be
    ///   compared only: it makes them say it again.
    package init(_ store: TraitStore, of keys: [any TraitKey.Type]? = nil) {
        self.store = store
        self.keys = keys?.map { ObjectIdentifier($0) }
    }

    @MainActor package mutating func bind(to place: PropertySlot) {
        place.object { TraitsReader(place.node, place.graph) }.follow(store, of: keys)
    }

    /// The value that was set outermost; nil for none.
    @MainActor package subscript<K: TraitKey>(key: K.Type) -> K.Value? { store.value(key) }

    /// All values, in the order in which they were set.
    @MainActor package func all<K: TraitKey>(_ key: K.Type) -> [K.Value] { store.values(key) }
}

/// What views have said to the store that stands in the environment; nothing where there is none. The view that has
/// this is evaluated again when they say something else about some keys.
package struct TraitsAround: DynamicProperty {
    private let path: KeyPath<EnvironmentValues, TraitStore?>
    private let keys: [ObjectIdentifier]
    private var store: TraitStore?

    package init(_ path: KeyPath<EnvironmentValues, TraitStore?>, of keys: [any TraitKey.Type]) {
        self.path = path
        self.keys = keys.map { ObjectIdentifier($0) }
    }

    @MainActor package mutating func bind(to place: PropertySlot) {
        store = place.environment[keyPath: path]
        if let store { place.object { TraitsReader(place.node, place.graph) }.follow(store, of: keys) }
    }

    /// The value that was set outermost; nil for none.
    @MainActor package subscript<K: TraitKey>(key: K.Type) -> K.Value? { store?.value(key) }
}

/// A node that is evaluated again when views say something else to the store that it follows.
@MainActor
final class TraitsReader: RemovableProperty {
    private let node: NodeID
    private unowned let graph: ViewGraph
    private weak var store: TraitStore?

    init(_ node: NodeID, _ graph: ViewGraph) {
        self.node = node
        self.graph = graph
    }

    func follow(_ store: TraitStore, of keys: [ObjectIdentifier]? = nil) {
        guard store !== self.store else { return }
        self.store?.remove(reader: node)
        self.store = store
        store.add(reader: node, of: keys, in: graph)
    }

    func willRemove() { store?.remove(reader: node) }
}

/// Says something to the store that stands in the environment; nothing where there is none. Size and place are the
/// view's.
struct TraitModifier<K: TraitKey>: MemberModifier {
    let store: KeyPath<EnvironmentValues, TraitStore?>
    let name: String?
    let value: @MainActor (EnvironmentSource) -> K.Value?

    @MainActor static func makeNodes<C: View>(of modifier: TraitModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(TraitModifier.self)
        let node = builder.keepObject(TraitNode<K>(builder.node, builder.graph)) { _ in }
        node.name = modifier.name
        node.set(modifier.value(node.source), in: builder.values[keyPath: modifier.store])
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class TraitNode<K: TraitKey>: NodeObject, SayingNode {
    private let node: NodeID
    private let depth: Int
    private weak var store: TraitStore?
    let source: EnvironmentSource
    var name: String?
    var said: SaidTrait? { name.map { SaidTrait(name: $0, isForRow: false, isHeard: store != nil) } }

    init(_ node: NodeID, _ graph: ViewGraph) {
        self.node = node
        var depths = NodeDepths(graph: graph)
        depth = depths.depth(of: node)
        source = EnvironmentSource(node, graph)
        super.init()
    }

    func set(_ value: K.Value?, in store: TraitStore?) {
        if store !== self.store {
            self.store?.remove(K.self, of: node)
            self.store = store
        }
        if let value { store?.set(value, for: K.self, at: node, depth: depth) } else { store?.remove(K.self, of: node) }
    }

    override func willRemove() { store?.remove(K.self, of: node) }
}

extension View {
    /// Says something to the store that stands in the environment. Does nothing where there is none. Size and place
    /// are the view's.
    ///
    /// - Parameter name: the modifier as it is written, if it matters whether there is a store.
    package func trait<K: TraitKey>(
        _ key: K.Type, in store: KeyPath<EnvironmentValues, TraitStore?>, as name: String? = nil, _ value: K.Value?
    ) -> some View { modifier(TraitModifier<K>(store: store, name: name) { _ in value }) }

    /// The same, for a value that has views in it: they are shown elsewhere, and inherit what is inherited here.
    package func trait<K: TraitKey>(
        _ key: K.Type, in store: KeyPath<EnvironmentValues, TraitStore?>, as name: String? = nil,
        _ value: @escaping @MainActor (EnvironmentSource) -> K.Value?
    ) -> some View { modifier(TraitModifier<K>(store: store, name: name, value: value)) }
}
