import Foundation
import PlumbLayout

/// A value that is stored under a name in a scene. All views of a host that read the name change together.
///
/// It is kept where the host says (`World.sceneStore`): in memory, unless an app runs in a window. What is
/// kept under the name and is no value of the type counts as nothing.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private let coding: any StoredCoding<Value>.Type
    private var location: StoredLocation<Value>?

    init(_ key: String, initial: Value, coding: any StoredCoding<Value>.Type) {
        self.key = key
        self.initial = initial
        self.coding = coding
    }

    /// The value. Outside of a body there is no scene: it is the initial one, and setting it does nothing, as in
    /// SwiftUI.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> { location.map { Binding(location: $0) } ?? .constant(initial) }

    @MainActor public mutating func bind(to place: PropertySlot) {
        guard let store = place.environment.sceneStore else { return }
        let kept = place.object { StoredEntry<Value>() }
        location = kept.location(key, in: store, initial: initial, coding: coding, queue: place.graph.queue)
    }
}

extension SceneStorage {
    /// A Boolean value stored under a name in the scene; the initial value if nothing is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, initial: wrappedValue, coding: BoolCoding.self)
    }

    /// An integer stored under a name in the scene; the initial value if nothing is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, initial: wrappedValue, coding: IntCoding.self)
    }

    /// A number stored under a name in the scene; the initial value if nothing is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, initial: wrappedValue, coding: DoubleCoding.self)
    }

    /// A string stored under a name in the scene; the initial value if nothing is stored.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, initial: wrappedValue, coding: PlainCoding<String>.self)
    }

    /// A URL stored under a name in the scene; the initial value if nothing is stored.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, initial: wrappedValue, coding: URLCoding.self)
    }

    /// Data stored under a name in the scene; the initial value if nothing is stored.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, initial: wrappedValue, coding: PlainCoding<Data>.self)
    }

    /// Stored as the raw value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, initial: wrappedValue, coding: RawCoding<Value, IntCoding>.self)
    }

    /// Stored as the raw value.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, initial: wrappedValue, coding: RawCoding<Value, PlainCoding<String>>.self)
    }
}

// Optional values: nil until something is kept, and setting nil forgets the name.
extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean value stored under a name in the scene, or nil. Setting nil removes it.
    public init(_ key: String) where Value == Bool? {
        self.init(key, initial: nil, coding: OptionalCoding<BoolCoding>.self)
    }

    /// An integer stored under a name in the scene, or nil. Setting nil removes it.
    public init(_ key: String) where Value == Int? {
        self.init(key, initial: nil, coding: OptionalCoding<IntCoding>.self)
    }

    /// A number stored under a name in the scene, or nil. Setting nil removes it.
    public init(_ key: String) where Value == Double? {
        self.init(key, initial: nil, coding: OptionalCoding<DoubleCoding>.self)
    }

    /// A string stored under a name in the scene, or nil. Setting nil removes it.
    public init(_ key: String) where Value == String? {
        self.init(key, initial: nil, coding: OptionalCoding<PlainCoding<String>>.self)
    }

    /// A URL stored under a name in the scene, or nil. Setting nil removes it.
    public init(_ key: String) where Value == URL? {
        self.init(key, initial: nil, coding: OptionalCoding<URLCoding>.self)
    }

    /// Data stored under a name in the scene, or nil. Setting nil removes it.
    public init(_ key: String) where Value == Data? {
        self.init(key, initial: nil, coding: OptionalCoding<PlainCoding<Data>>.self)
    }
}

extension SceneStorage {
    /// Stored as the raw value; nil until something is stored.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(key, initial: nil, coding: OptionalCoding<RawCoding<R, PlainCoding<String>>>.self)
    }

    /// Stored as the raw value; nil until something is stored.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(key, initial: nil, coding: OptionalCoding<RawCoding<R, IntCoding>>.self)
    }
}
