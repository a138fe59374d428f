import Observation
import PlumbFoundation

/// The place of an `@Observable` object in the environment: its type.
private struct ObjectKey<T: AnyObject>: EnvironmentKey {
    static var defaultValue: T? { nil }
}

extension EnvironmentValues {
    /// The object of a type that was put into the environment.
    public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
        get { self[ObjectKey<T>.self] }
        set { self[ObjectKey<T>.self] = newValue }
    }

    fileprivate subscript<T: AnyObject & Observable>(required type: ObjectKeyType<T>) -> T {
        guard let object = self[ObjectKey<T>.self] else {
            fatalError("there is no \(T.self) in the environment; put .environment(…) with one on a view around")
        }
        return object
    }

    fileprivate subscript<T: AnyObject & Observable>(optional type: ObjectKeyType<T>) -> T? { self[ObjectKey<T>.self] }
}

/// A type as a value that key paths can hold.
private struct ObjectKeyType<T>: Hashable {}

/// Key paths with a type in them are objects made anew each time; views that have one are only the same with the same
/// object.
private enum ObjectKeyPaths {
    private static let known = Guarded<[ObjectIdentifier: AnyKeyPath]>([:])

    /// The one for a type of values.
    static func keyPath<Value>(
        _ make: () -> KeyPath<EnvironmentValues, Value>
    ) -> KeyPath<EnvironmentValues, Value> {
        let type = ObjectIdentifier(Value.self)
        if let kept = known.withLock({ $0[type] }) as? KeyPath<EnvironmentValues, Value> { return kept }
        let new = make()
        known.withLock { $0[type] = $0[type] ?? new }
        return new
    }
}

extension Environment {
    /// Reads the object of a type; ends the program with a sentence where nobody has put one, as SwiftUI does.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        self.init(
            ObjectKeyPaths.keyPath { \.[required: ObjectKeyType<Value>()] },
            probe: ObjectKeyPaths.keyPath { \.[optional: ObjectKeyType<Value>()] })
    }

    /// Reads the object of a type; nil where nobody has put one.
    public init<T: AnyObject>(_ objectType: T.Type) where T: Observable, Value == T? {
        self.init(ObjectKeyPaths.keyPath { \.[optional: ObjectKeyType<T>()] })
    }
}

extension View {
    /// Puts an `@Observable` object into the environment of this view and those in it. Size and place are the view's.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0[T.self] = object })
    }
}
