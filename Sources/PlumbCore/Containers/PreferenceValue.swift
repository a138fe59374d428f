import PlumbLayout

/// Views in front of or behind another, made of a preference of that view.
///
/// 1. Size, guides, spacing and priority are the primary view's; the secondary views are placed as those of `overlay`
/// are. 2. They are made after the layout, with the value that the primary view hands up (the default where it hands up
/// none), and made again when that value or what the closure has read is another. 3. What they read of geometry is
/// right in the layout that follows. 4. Upwards go the primary view's preferences, then those of the secondary views.
/// Source: Apple (`overlayPreferenceValue`), OpenSwiftUI `_PreferenceReadingView` and its secondary layers.
package struct PreferenceValueModifier<K: PreferenceKey, Secondary: View>: MemberModifier {
    let alignment: Alignment
    let isBehind: Bool
    let transform: (K.Value) -> Secondary

    @MainActor public static func makeNodes<C: View>(
        of modifier: PreferenceValueModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.openBox(
            PreferenceValueModifier.self,
            BoxParameters(.layers, alignment: modifier.alignment, flags: modifier.isBehind ? .behind : []))
        let primary = builder.open(PreferencePrimary.self)
        let reader = builder.keepObject(PreferenceReader(modifier, builder.graph)) { $0.modifier = modifier }
        builder.add(content)
        builder.close(primary)
        builder.orientation = 0
        let secondary = builder.open(PreferenceSecondary.self)
        reader.secondary = builder.node
        if builder.looksAtAll { reader.looksAtAll = true }
        if secondary.isNew { builder.graph.setObject(PreferenceDisplay(reader), of: builder.node) }
        // Old views stay until the new value is known: a closure must not meet the value of another moment.
        builder.skip(secondary)
        builder.close(scope)
    }
}

private enum PreferencePrimary {}
private enum PreferenceSecondary {}

/// Stands around the primary view and looks at what it hands up.
@MainActor
private final class PreferenceReader<K: PreferenceKey, Secondary: View>: LayoutWatcher {
    var modifier: PreferenceValueModifier<K, Secondary> { didSet { isOutdated = true } }
    var secondary = NodeID.none
    /// The secondary views may have missed something: all of them are looked at when they are made next.
    var looksAtAll = false
    /// The closure may give other views for the same value.
    var isOutdated = true
    /// The value for which views are to be made, and are made.
    private(set) var waiting: LastPreference<K>?
    private var shown: LastPreference<K>?

    init(_ modifier: PreferenceValueModifier<K, Secondary>, _ graph: ViewGraph) {
        self.modifier = modifier
        super.init(graph)
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        let value = LastPreference<K>(preferences)
        guard isOutdated || shown?.isSame(as: value) != true else { return }
        waiting = value
        graph.needsAnotherLayout(
            secondary, because: modifier.isBehind ? "backgroundPreferenceValue" : "overlayPreferenceValue", of: K.self)
    }

    /// Makes the secondary views.
    func show(at node: NodeID) {
        guard let value = waiting else {
            isOutdated = true
            return
        }
        waiting = nil
        shown = value
        isOutdated = false
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) {
            builder.looksAtAll = looksAtAll
            looksAtAll = false
            graph.forgetReads(of: node)
            ReadTracker.tracking(node, in: graph) {
                let view = modifier.transform(value.value)
                builder.addLayer(view, alignment: modifier.alignment)
            }
        }
    }
}

/// Stands around the secondary views.
private final class PreferenceDisplay<K: PreferenceKey, Secondary: View>: NodeObject {
    private let reader: PreferenceReader<K, Secondary>

    init(_ reader: PreferenceReader<K, Secondary>) {
        self.reader = reader
        super.init()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { reader.show(at: node) }
}

extension View {
    /// Puts views in front of this one that are made of a preference of it.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceValueModifier<K, V>(alignment: .center, isBehind: false, transform: transform))
    }

    /// Puts views in front of this one that are made of a preference of it, lined up with it by the alignment.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceValueModifier<K, V>(alignment: alignment, isBehind: false, transform: transform))
    }

    /// Puts views behind this one that are made of a preference of it.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceValueModifier<K, V>(alignment: .center, isBehind: true, transform: transform))
    }

    /// Puts views behind this one that are made of a preference of it, lined up with it by the alignment.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceValueModifier<K, V>(alignment: alignment, isBehind: true, transform: transform))
    }
}
