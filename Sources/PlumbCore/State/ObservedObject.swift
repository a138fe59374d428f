import PlumbCombine
import PlumbLayout

/// An object that is owned elsewhere. The body is re-evaluated whenever the object publishes a change, whatever the
/// body reads.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object. After setting another one, the view observes that one.
    public var wrappedValue: ObjectType

    /// Observes an object that is owned elsewhere.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Observes an object that is owned elsewhere.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Creates bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    @MainActor public mutating func bind(to place: PropertySlot) {
        place.object(ObjectSubscription.init).follow(wrappedValue, at: place)
    }
}

/// What a view that looks at an object keeps of it.
@MainActor
final class ObjectSubscription: RemovableProperty {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    /// Re-evaluates the body when an object changes, once per frame.
    func follow<O: ObservableObject>(_ object: O, at place: PropertySlot) {
        guard self.object !== object else { return }
        self.object = object
        let queue = place.graph.queue
        let node = place.node
        subscription = object.objectWillChange.sink { _ in queue.add(node, .object(O.self)) }
    }

    func willRemove() { subscription = nil }
}
