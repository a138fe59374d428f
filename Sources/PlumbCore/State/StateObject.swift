import PlumbCombine

/// An object that belongs to the view's place in the hierarchy. It is created once, before the first evaluation of the
/// body, and released with the view. The body is re-evaluated whenever the object publishes a change.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    /// - Parameter thunk: creates the object; called once.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside of a body there is no place: each reading makes another one, as in SwiftUI.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    @MainActor public mutating func bind(to place: PropertySlot) {
        let make = make
        let kept = place.object { OwnedObject(make()) }
        object = kept.object
        kept.subscription.follow(kept.object, at: place)
    }
}

/// The object of a `StateObject`, with the subscription of its view.
@MainActor
private final class OwnedObject<ObjectType: ObservableObject>: RemovableProperty {
    let object: ObjectType
    let subscription = ObjectSubscription()

    init(_ object: ObjectType) { self.object = object }

    func willRemove() { subscription.willRemove() }
}
