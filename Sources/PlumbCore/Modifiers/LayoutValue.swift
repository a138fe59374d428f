/// A value for the `Layout` around the view. Size and place are the view's.
public struct LayoutValueModifier<K: LayoutValueKey>: MemberModifier {
    let value: K.Value

    @MainActor public static func makeNodes<C: View>(
        of modifier: LayoutValueModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.openBox(
            LayoutValueModifier.self, BoxParameters(.forward), role: LayoutValueRole<K>(modifier.value))
        if !scope.isNew { builder.tree.invalidate(builder.graph[builder.node].box) }
        builder.add(content)
        builder.close(scope)
    }
}

extension View {
    /// A custom layout reads the value with `subview[key]`.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
