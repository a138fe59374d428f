import PlumbLayout

/// Gives a view a value for the container around it. Size and place are the view's.
package struct ContainerValueModifier<V>: MemberModifier {
    let keyPath: WritableKeyPath<ContainerValues, V>
    let value: V

    @MainActor public static func makeNodes<C: View>(
        of modifier: ContainerValueModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(ContainerValueModifier.self)
        let role = ContainerValueRole(modifier.keyPath, modifier.value)
        let box = builder.box(.forward, role: role, in: &scope)
        if !scope.isNew {
            // A layout around may do something with the value.
            if (builder.tree.role(of: box) as? ContainerValueRole<V>)?.isSame(as: role) != true {
                builder.tree.invalidate(box)
            }
            builder.tree.setRole(role, of: box)
        }
        builder.add(content)
        builder.close(scope)
    }
}

extension ContainerValueModifier: ContainerValueBearer {
    nonisolated func add(to values: inout ContainerValues) { values[keyPath: keyPath] = value }
}

private final class ContainerValueRole<V>: BoxRole, ContainerValueBearer {
    private let keyPath: WritableKeyPath<ContainerValues, V>
    private let value: V

    init(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) {
        self.keyPath = keyPath
        self.value = value
    }

    func add(to values: inout ContainerValues) { values[keyPath: keyPath] = value }

    /// Values that can't be compared may have changed.
    func isSame(as other: ContainerValueRole) -> Bool {
        func isEqual<E: Equatable>(_ value: E) -> Bool { other.value as? E == value }
        guard keyPath == other.keyPath, let value = value as? any Equatable else { return false }
        return isEqual(value)
    }
}

extension View {
    /// Gives the view a value for the container around it: a custom layout, `Group(subviews:)`, `ForEach(subviews:)`
    /// and the like. On a list, each of its views has it.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
