import PlumbLayout

/// A value for the `Layout` around the view. Size and place are the view's.
package struct LayoutValueModifier<K: LayoutValueKey>: MemberModifier {
    @usableFromInline let value: K.Value
    /// Where the view is painted among its neighbours; nil for in turn.
    @usableFromInline var zIndex: Double?

    @inlinable package init(value: K.Value, zIndex: Double? = nil) {
        self.value = value
        self.zIndex = zIndex
    }

    @MainActor public static func makeNodes<C: View>(
        of modifier: LayoutValueModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(LayoutValueModifier.self)
        let role = LayoutValueRole<K>(modifier.value, zIndex: modifier.zIndex)
        let box = builder.box(.forward, role: role, in: &scope)
        if !scope.isNew { replace(role, of: box, in: builder.tree) }
        builder.add(content)
        builder.close(scope)
    }

    /// In a function of its own: types are looked up for it, also where nothing is replaced.
    @inline(never)
    @MainActor private static func replace(_ role: LayoutValueRole<K>, of box: BoxID, in tree: LayoutTree) {
        let old = (tree.role(of: box) as? LayoutValueRole<K>)?.value
        if !isSame(role.value, old) { tree.invalidate(box) }
        tree.setRole(role, of: box)
    }

    /// Values that can't be compared may have changed.
    private static func isSame(_ value: K.Value, _ old: K.Value?) -> Bool {
        guard let value = value as? any Equatable, let old else { return false }
        return isEqual(value, old)
    }

    private static func isEqual<V: Equatable>(_ value: V, _ old: Any) -> Bool { old as? V == value }
}

extension View {
    /// A custom layout reads the value with `subview[key]`.
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(LayoutValueModifier<K>(value: value))
    }
}
