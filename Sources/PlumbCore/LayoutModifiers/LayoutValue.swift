import PlumbLayout

/// A value for the `Layout` around the view. Size and place are the view's.
package struct LayoutValueModifier<K: LayoutValueKey>: MemberModifier {
    let value: K.Value

    @MainActor public static func makeNodes<C: View>(
        of modifier: LayoutValueModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(LayoutValueModifier.self)
        let role = LayoutValueRole<K>(modifier.value)
        let box = builder.box(.forward, role: role, in: &scope)
        if !scope.isNew {
            let old = (builder.tree.role(of: box) as? LayoutValueRole<K>)?.value
            if !isSame(modifier.value, old) { builder.tree.invalidate(box) }
            builder.tree.setRole(role, of: box)
        }
        builder.add(content)
        builder.close(scope)
    }

    /// Values that can't be compared may have changed.
    private static func isSame(_ value: K.Value, _ old: K.Value?) -> Bool {
        guard let value = value as? any Equatable, let old else { return false }
        return isEqual(value, old)
    }

    private static func isEqual<V: Equatable>(_ value: V, _ old: Any) -> Bool { old as? V == value }
}

extension LayoutValueRole: TracedRole {
    func describe(_ parameters: inout TracedParameters) {
        parameters.layoutValue =
            (K.self as? any ModifierKey.Type)?.modifier ?? UserTypes.name(of: K.self).map { .custom($0) }
    }
}

extension View {
    /// A custom layout reads the value with `subview[key]`.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
