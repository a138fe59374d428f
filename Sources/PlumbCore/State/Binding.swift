/// Reads and writes a value that is owned elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    var location: ValueLocation<Value>

    init(location: ValueLocation<Value>) { self.location = location }

    /// Creates a binding from two closures: one reads the value, the other writes it.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = FunctionLocation(get: get, set: set)
    }

    /// Creates a binding with a constant value. Writing it has no effect, as in SwiftUI.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    /// The value, read from and written to its owner.
    public var wrappedValue: Value {
        get { location.value }
        nonmutating set { location.value = newValue }
    }

    public var projectedValue: Binding<Value> { self }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a property of the value. Writing it writes the whole value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
    }
}

extension Binding: DynamicProperty {}
// Safe: where the value is Sendable, locations guard it; those of closures call what was given for any thread.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    /// The identity of the value.
    public var id: Value.ID { wrappedValue.id }
}

/// A value that two closures read and write.
private final class FunctionLocation<Value>: ValueLocation<Value> {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    override var value: Value {
        get { get() }
        set { set(newValue) }
    }
}
