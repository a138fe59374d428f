import PlumbLayout

/// Tells when a preference has another value than last time. Size and place are the view's.
///
/// 1. The action runs after a layout that has come to rest, before anything is drawn. 2. It runs for the first value
/// that a view within writes, the default's equal included, then for each that differs from the one before; when the
/// last writer goes, that is the default. 3. As long as no view within has written any, it does not run. 4. State that
/// it changes makes another layout; `Frame.settlingLimit` ends that. Source: OpenSwiftUI `PreferenceBinder` (which
/// calls a writer's first value, and has no binder where there is no writer).
package struct PreferenceChangeModifier<K: PreferenceKey>: MemberModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    @MainActor public static func makeNodes<C: View>(
        of modifier: PreferenceChangeModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(PreferenceChangeModifier.self)
        _ = builder.keepObject(PreferenceListener<K>(modifier.action, builder.graph)) { $0.action = modifier.action }
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class PreferenceListener<K: PreferenceKey>: LayoutWatcher where K.Value: Equatable {
    var action: (K.Value) -> Void
    /// The value of the last call.
    private var last: K.Value?

    init(_ action: @escaping (K.Value) -> Void, _ graph: ViewGraph) {
        self.action = action
        super.init(graph)
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        guard let value = preferences[K.self] ?? (last == nil ? nil : K.defaultValue), value != last else { return }
        graph.afterLayout.notices.append(
            Notice(name: "onPreferenceChange", subject: K.self) { [self] in
                last = value
                action(value)
            })
    }
}

extension View {
    /// - Parameter action: is given the new value.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}
