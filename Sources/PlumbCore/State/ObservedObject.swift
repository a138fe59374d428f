import PlumbCombine
import PlumbLayout

/// An object that somebody else owns. The body is evaluated again whenever the object says that it changes, whatever the body reads.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object. Setting another one observes that.
    public var wrappedValue: ObjectType

    /// Observes an object that somebody else owns.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Observes an object that somebody else owns.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Makes bindings to the properties of an object.
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

    @MainActor public mutating func bind(to place: PropertyPlace) {
        place.object(ObjectSubscription.init).follow(wrappedValue, at: place)
    }
}

extension ObservedObject: LoggedProperty {
    func log(_ kept: AnyObject, named name: String, in owner: UpdateLog.Owner) {
        owner.note(kept, name, holding: wrappedValue)
    }
}

/// What a view that looks at an object keeps of it.
@MainActor
final class ObjectSubscription: RemovableProperty {
    private weak var object: AnyObject?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    /// Evaluates the body again when an object changes; once a frame, however often that is.
    func follow<O: ObservableObject>(_ object: O, at place: PropertyPlace) {
        guard self.object !== object else { return }
        self.object = object
        let queue = place.graph.queue
        let node = place.node
        subscription = object.objectWillChange.sink { _ in queue.add(node, .object("\(O.self)")) }
    }

    func willRemove() { subscription = nil }
}
