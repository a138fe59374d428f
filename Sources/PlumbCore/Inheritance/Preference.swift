import PlumbLayout

/// Writes a preference. Size and place are the view's.
///
/// What views within write for the same key does not come through: the outermost wins (OpenSwiftUI
/// `_PreferenceWritingModifier`).
package struct PreferenceModifier<K: PreferenceKey>: MemberModifier {
    let value: K.Value

    @MainActor public static func makeNodes<C: View>(
        of modifier: PreferenceModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(PreferenceModifier.self)
        _ = builder.keepObject(PreferenceWriter<K>(modifier.value, builder.graph)) { $0.write(modifier.value) }
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class PreferenceWriter<K: PreferenceKey>: LayoutWatcher {
    private var value: K.Value
    private var stamp: Int

    init(_ value: K.Value, _ graph: ViewGraph) {
        self.value = value
        stamp = graph.update.makeStamp()
        super.init(graph)
    }

    func write(_ new: K.Value) {
        if !areEqual(value, new) { stamp = graph.update.makeStamp() }
        value = new
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        preferences.set(K.self, value, stamp: stamp)
    }
}

/// Changes the preference that views within have written; the default where none has. Size and place are the view's.
package struct PreferenceTransformModifier<K: PreferenceKey>: MemberModifier {
    let transform: (inout K.Value) -> Void

    @MainActor public static func makeNodes<C: View>(
        of modifier: PreferenceTransformModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(PreferenceTransformModifier.self)
        _ = builder.keepObject(PreferenceTransformer<K>(modifier.transform, builder.graph)) {
            $0.transform = modifier.transform
        }
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class PreferenceTransformer<K: PreferenceKey>: LayoutWatcher {
    var transform: (inout K.Value) -> Void { didSet { stamp = graph.update.makeStamp() } }
    private var stamp: Int

    init(_ transform: @escaping (inout K.Value) -> Void, _ graph: ViewGraph) {
        self.transform = transform
        stamp = graph.update.makeStamp()
        super.init(graph)
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { stamp = graph.update.makeStamp() }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        var value = preferences[K.self] ?? K.defaultValue
        ReadTracker.tracking(node, in: graph) { transform(&value) }
        preferences.set(K.self, value, stamp: PreferenceValues.stamp(preferences.stamp(of: K.self), stamp))
    }
}

extension View {
    /// Hands a value up to the views around this one.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Changes a value on its way up.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }
}
