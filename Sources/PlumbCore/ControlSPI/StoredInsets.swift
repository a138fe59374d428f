import PlumbLayout

/// Keeps a view clear of what bars take, which views within say themselves: a title, items. As large as proposed; what
/// scrolls keeps its frame, and its content the distance. What does not stands in the middle of the rest.
package struct StoredInsets<Content: View>: PrimitiveView {
    let store: TraitStore
    let other: TraitStore?
    let insets: @MainActor (TraitStore, EnvironmentValues) -> EdgeInsets
    let notes: @MainActor (TraitStore, EnvironmentValues) -> [LayoutNote]
    let content: Content

    /// - Parameters:
    ///   - other: a store whose words matter too.
    ///   - insets: points on each side; asked again when somebody says something else.
    ///   - notes: what takes them, for those who ask why.
    package init(
        _ store: TraitStore, and other: TraitStore? = nil,
        insets: @escaping @MainActor (TraitStore, EnvironmentValues) -> EdgeInsets,
        notes: @escaping @MainActor (TraitStore, EnvironmentValues) -> [LayoutNote],
        @ViewBuilder content: () -> Content
    ) {
        self.store = store
        self.other = other
        self.insets = insets
        self.notes = notes
        self.content = content()
    }

    @MainActor package static func makeNodes(of view: StoredInsets, in builder: GraphBuilder) {
        var scope = builder.open(StoredInsets.self)
        let object = builder.keepObject(StoredInsetsNode(builder.node, in: builder.graph)) { _ in }
        (object.insets, object.notes) = (view.insets, view.notes)
        object.store = view.store
        object.other = view.other
        _ = builder.box(.insets, in: &scope)
        let room = builder.openBox(Pages<Content>.self, BoxParameters(.pages))
        // One view stands by itself; several form a VStack, as on the page.
        let inner = builder.openBox(Content.self, BoxParameters(.forward))
        let content = builder.graph[builder.node].box
        builder.add(view.content, with: EnvironmentModifier(\.hasSafeArea, true))
        builder.close(inner)
        builder.close(room)
        let rule: LayoutRule = builder.tree.hasSingleChild(content) ? .forward : .stack
        if builder.tree[content].rule != rule {
            builder.tree[content].flags.insert(.vertical)
            builder.tree.setRule(rule, of: content)
            builder.tree.invalidate(content)
        }
        object.updateAgain(builder.node, in: builder.graph)
        builder.close(scope)
    }
}

@MainActor
private final class StoredInsetsNode: NodeObject, NotedBox {
    var insets: (@MainActor (TraitStore, EnvironmentValues) -> EdgeInsets)?
    var notes: (@MainActor (TraitStore, EnvironmentValues) -> [LayoutNote])?
    weak var store: TraitStore? { didSet { if let store { reader.follow(store) } } }
    private let node: NodeID
    private let reader: TraitsReader
    weak var other: TraitStore? { didSet { if let other { otherReader.follow(other) } } }
    private let otherReader: TraitsReader

    init(_ node: NodeID, in graph: ViewGraph) {
        self.node = node
        reader = TraitsReader(node, graph)
        otherReader = TraitsReader(node, graph)
        super.init()
    }

    func parameters(in graph: ViewGraph) -> BoxParameters {
        guard let store, let insets else { return .insets(EdgeInsets(), flags: .safeArea) }
        let values = graph.environment(graph[node].environment)
        var result = EdgeInsets()
        let log = EnvironmentLog.recording { result = insets(store, values) }.reads
        reads = log
        graph.noteReadsWithin(log.bits, node)
        return .insets(result, flags: .safeArea)
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        let box = graph[node].box
        guard box >= 0 else { return }
        let parameters = parameters(in: graph)
        guard !graph.tree.hasParameters(parameters, box) else { return }
        graph.tree.configure(box, parameters)
        graph.tree.invalidateWhatScrolls(in: box)
    }

    override func willRemove() {
        reader.willRemove()
        otherReader.willRemove()
    }

    func notes(of box: BoxID, in graph: ViewGraph) -> [LayoutNote] {
        guard let store, let notes else { return [] }
        return notes(store, graph.environment(graph[node].environment))
    }
}
