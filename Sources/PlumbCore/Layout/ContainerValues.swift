import PlumbLayout

/// A value that a view carries for the container around it, and its default.
public protocol ContainerValueKey {
    /// What views carry.
    associatedtype Value
    /// What a view carries that states nothing.
    static var defaultValue: Value { get }
}

/// What a view carries for the container around it: values and tags. No view around the container knows of them, nor
/// any within the view.
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

    func value(of key: Any.Type) -> Any? { values[ObjectIdentifier(key)] }
    mutating func setValue(_ value: Any, of key: Any.Type) { values[ObjectIdentifier(key)] = value }

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
