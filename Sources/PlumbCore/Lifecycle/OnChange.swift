import PlumbLayout

/// Runs an action when a value is another one than at the last evaluation. Size and place are the view's.
///
/// The action runs after the layout that shows the change; what it changes is laid out before anything is drawn.
package struct OnChangeModifier<V: Equatable>: SubtreeModifier {
    let value: V
    let isInitial: Bool
    let action: (V, V) -> Void

    @MainActor public static func makeNodes<C: View>(
        of modifier: OnChangeModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(OnChangeModifier.self)
        let graph = builder.graph
        let new = modifier.value
        if let kept = builder.keptObject(as: OnChangeNode<V>.self) {
            let old = kept.value
            if old != new {
                kept.value = new
                graph.afterLayout.changes.append(
                    Notice(name: "onChange(of:)", subject: V.self) { modifier.action(old, new) })
            }
        } else {
            graph.setObject(OnChangeNode(new), of: builder.node)
            if modifier.isInitial {
                graph.afterLayout.changes.append(
                    Notice(name: "onChange(of:)", subject: V.self) { modifier.action(new, new) })
            }
        }
        builder.add(content)
        builder.close(scope)
    }
}

private final class OnChangeNode<V: Equatable>: NodeObject {
    var value: V

    init(_ value: V) {
        self.value = value
        super.init()
    }
}

extension View {
    /// - Parameters:
    ///   - initial: whether the action runs for the first value too.
    ///   - action: takes the old and the new value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { modifier(OnChangeModifier(value: value, isInitial: initial, action: action)) }

    /// - Parameters:
    ///   - initial: whether the action runs for the first value too.
    ///   - action: runs when the value has become another.
    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    {
        modifier(OnChangeModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// - Parameter action: takes the new value.
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        modifier(OnChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}
