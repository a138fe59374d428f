import Synchronization

/// A name space for identifiers that views of one view share: `@Namespace private var space`.
///
/// It lives as long as the place where its view stands; two places never have the same.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// Tells a name space from all others.
    public struct ID: Hashable, Sendable {
        fileprivate let number: Int
    }

    private static let count = Atomic<Int>(0)
    private var location: Location?

    public init() {}

    /// Outside of a body each reading gives an identifier of its own, which matches no other.
    public var wrappedValue: ID { location?.id ?? Namespace.makeID() }

    @MainActor public mutating func bind(to place: PropertySlot) { location = place.object(Location.init) }

    fileprivate static func makeID() -> ID { ID(number: count.add(1, ordering: .relaxed).newValue) }

    private final class Location {
        let id = Namespace.makeID()
    }
}
