import Foundation
import PlumbLayout

/// A value that is stored under a name, beyond the run of the program. All views that read the name change together.
///
/// The store is the one given, or that of `defaultAppStorage(_:)`, or the host's (`World.appStore`): in
/// memory, unless an app runs in a window. A stored value of another type is ignored.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let store: UserDefaults?
    private let initial: Value
    private let coding: any StoredCoding<Value>.Type
    private var location: StoredLocation<Value>?

    init(
        _ key: String, in store: UserDefaults?, initial: Value, coding: any StoredCoding<Value>.Type
    ) {
        self.key = key
        self.store = store
        self.initial = initial
        self.coding = coding
    }

    /// The value. Outside of a body there is no host, and the standard defaults are used, as in SwiftUI.
    public var wrappedValue: Value {
        get { (location ?? outside).value }
        nonmutating set { (location ?? outside).value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(location: location ?? outside) }

    private var outside: StoredLocation<Value> {
        StoredLocation(key, in: store ?? .standard, initial: initial, coding: coding, queue: UpdateQueue())
    }

    @MainActor public mutating func bind(to place: PropertySlot) {
        let store: any ValueStore = store ?? place.environment.appStore ?? UserDefaults.standard
        let kept = place.object { StoredEntry<Value>() }
        location = kept.location(key, in: store, initial: initial, coding: coding, queue: place.graph.queue)
    }
}

/// What a view keeps of a stored value: another store, or another name, makes another location.
@MainActor
final class StoredEntry<Value> {
    private var location: StoredLocation<Value>?

    func location(
        _ key: String, in store: any ValueStore, initial: Value, coding: any StoredCoding<Value>.Type,
        queue: UpdateQueue
    ) -> StoredLocation<Value> {
        if let location, location.store === store, location.key == key { return location }
        let new = StoredLocation(key, in: store, initial: initial, coding: coding, queue: queue)
        location = new
        return new
    }
}

extension AppStorage {
    /// A Boolean value stored under a name; the initial value if nothing is stored.
    ///
    /// - Parameter store: the store; nil for that of `defaultAppStorage(_:)`, or else the host's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, in: store, initial: wrappedValue, coding: BoolCoding.self)
    }

    /// An integer stored under a name; the initial value if nothing is stored.
    ///
    /// - Parameter store: the store; nil for that of `defaultAppStorage(_:)`, or else the host's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, in: store, initial: wrappedValue, coding: IntCoding.self)
    }

    /// A number stored under a name; the initial value if nothing is stored.
    ///
    /// - Parameter store: the store; nil for that of `defaultAppStorage(_:)`, or else the host's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, in: store, initial: wrappedValue, coding: DoubleCoding.self)
    }

    /// A string stored under a name; the initial value if nothing is stored.
    ///
    /// - Parameter store: the store; nil for that of `defaultAppStorage(_:)`, or else the host's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, in: store, initial: wrappedValue, coding: PlainCoding<String>.self)
    }

    /// A URL stored under a name; the initial value if nothing is stored.
    ///
    /// - Parameter store: the store; nil for that of `defaultAppStorage(_:)`, or else the host's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, in: store, initial: wrappedValue, coding: URLCoding.self)
    }

    /// Data stored under a name; the initial value if nothing is stored.
    ///
    /// - Parameter store: the store; nil for that of `defaultAppStorage(_:)`, or else the host's.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, in: store, initial: wrappedValue, coding: PlainCoding<Data>.self)
    }

    /// Stored as the raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, in: store, initial: wrappedValue, coding: RawCoding<Value, IntCoding>.self)
    }

    /// Stored as the raw value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, in: store, initial: wrappedValue, coding: RawCoding<Value, PlainCoding<String>>.self)
    }
}

// Optional values: nil until something is kept, and setting nil forgets the name.
extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A Boolean value stored under a name, or nil. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, in: store, initial: nil, coding: OptionalCoding<BoolCoding>.self)
    }

    /// An integer stored under a name, or nil. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, in: store, initial: nil, coding: OptionalCoding<IntCoding>.self)
    }

    /// A number stored under a name, or nil. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, in: store, initial: nil, coding: OptionalCoding<DoubleCoding>.self)
    }

    /// A string stored under a name, or nil. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, in: store, initial: nil, coding: OptionalCoding<PlainCoding<String>>.self)
    }

    /// A URL stored under a name, or nil. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, in: store, initial: nil, coding: OptionalCoding<URLCoding>.self)
    }

    /// Data stored under a name, or nil. Setting nil removes it.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, in: store, initial: nil, coding: OptionalCoding<PlainCoding<Data>>.self)
    }
}

extension AppStorage {
    /// Stored as the raw value; nil until something is stored.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, in: store, initial: nil, coding: OptionalCoding<RawCoding<R, PlainCoding<String>>>.self)
    }

    /// Stored as the raw value; nil until something is stored.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(key, in: store, initial: nil, coding: OptionalCoding<RawCoding<R, IntCoding>>.self)
    }
}
