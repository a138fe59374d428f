import PlumbLayout

/// A value that a view carries for the container around it, and its default.
public protocol ContainerValueKey {
    /// What views carry.
    associatedtype Value
    /// What a view carries that states nothing.
    static var defaultValue: Value { get }
}

/// What a view carries for the container around it: values and tags. No view around the container knows of them, nor any within the view.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// By the types of their values.
    private var tags: [ObjectIdentifier: AnyHashable] = [:]

    init() {}

    /// The key's default where the view carries no value.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The view's tag of a type, if it has one: the outermost counts.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tags[ObjectIdentifier(type)]?.base as? V }

    /// Whether the view has this tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    mutating func setTag(_ tag: AnyHashable) {
        func set<V: Hashable>(_ tag: V) { tags[ObjectIdentifier(V.self)] = AnyHashable(tag) }
        guard let base = tag.base as? any Hashable else { return }
        set(base)
    }
}

/// A modifier, or what a box keeps of it, that gives a view something for its container.
protocol ContainerValueBearer {
    func add(to values: inout ContainerValues)
}

/// Gives a view a value for the container around it. Size and place are the view's.
public struct ContainerValueModifier<V>: MemberModifier {
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

extension LayoutTree {
    /// What a view carries for the layout around it, whatever modifiers are around the one that says it.
    func containerValues(of box: BoxID) -> ContainerValues {
        var bearers: [any ContainerValueBearer] = []
        var current = box
        while current >= 0 {
            if let bearer = role(of: current) as? any ContainerValueBearer { bearers.append(bearer) }
            guard self[current].rule.isWrapper else { break }
            current = self[current].firstChild
        }
        var values = ContainerValues()
        for bearer in bearers.reversed() { bearer.add(to: &values) }
        return values
    }
}

extension View {
    /// Gives the view a value for the container around it: a custom layout, `Group(subviews:)`, `ForEach(subviews:)` and the like. On a
    /// list, each of its views has it.
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}
