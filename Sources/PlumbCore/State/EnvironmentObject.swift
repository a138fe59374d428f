import PlumbCombine
import PlumbLayout

/// The place of an observable object in the environment: its type.
struct ObservableObjectKey<ObjectType: ObservableObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

/// An object that a view further out has put into the environment. The body is re-evaluated whenever the object
/// publishes a change.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    private var reader: Any.Type?

    public init() {}

    /// Makes bindings to the properties of the object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { ObservedObject.Wrapper(object: object)[dynamicMember: keyPath] }
    }

    /// The object. If it is missing, the program ends with a message, as in SwiftUI.
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            let name = reader.map { "\($0)" } ?? "a view that is not in a tree"
            fatalError(
                "there is no \(ObjectType.self) in the environment of \(name); "
                    + "put .environmentObject(…) with one on a view around")
        }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor public mutating func bind(to place: PropertySlot) {
        reader = place.builder.body
        object = place.environment[ObservableObjectKey<ObjectType>.self]
        guard let object else { return }
        place.object(ObjectSubscription.init).follow(object, at: place)
    }
}

extension View {
    /// Puts an object into the environment of this view and its subviews. Does not affect layout.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(
            EnvironmentModifier { $0[ObservableObjectKey<T>.self] = object })
    }
}
