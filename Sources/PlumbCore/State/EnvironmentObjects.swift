import Observation

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

extension Environment {
    /// Reads the object of a type; ends the program with a sentence where nobody has put one, as SwiftUI does.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        self.init(\.[required: ObjectKeyType<Value>()])
    }

    /// Reads the object of a type; nil where nobody has put one.
    public init<T: AnyObject>(_ objectType: T.Type) where T: Observable, Value == T? {
        self.init(\.[optional: ObjectKeyType<T>()])
    }
}

extension View {
    /// Puts an `@Observable` object into the environment of this view and those in it. Size and place are the view's.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(EnvironmentModifier({ $0[T.self] = object }) { $0[T.self] === $1[T.self] })
    }
}
