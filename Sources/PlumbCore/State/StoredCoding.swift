import Foundation

/// How values of a type stand in a store. A type, not a pair of closures: two views with the same stored property are
/// the same bytes.
protocol StoredCoding<Value> {
    associatedtype Value
    /// The value of something that was kept; nil where it is none.
    static func value(of stored: Any) -> Value?
    /// What is kept for a value; nil to keep nothing.
    static func stored(_ value: Value) -> Any?
}

/// Values of property lists: as they are.
enum PlainCoding<Value>: StoredCoding {
    static func value(of stored: Any) -> Value? { stored as? Value }
    static func stored(_ value: Value) -> Any? { value }
}

/// Numbers: property lists that were read from a file do not tell 1 from 1.0 and true.
enum IntCoding: StoredCoding {
    static func value(of stored: Any) -> Int? { (stored as? Int) ?? (stored as? NSNumber)?.intValue }
    static func stored(_ value: Int) -> Any? { value }
}

enum DoubleCoding: StoredCoding {
    static func value(of stored: Any) -> Double? { (stored as? Double) ?? (stored as? NSNumber)?.doubleValue }
    static func stored(_ value: Double) -> Any? { value }
}

enum BoolCoding: StoredCoding {
    static func value(of stored: Any) -> Bool? { (stored as? Bool) ?? (stored as? NSNumber)?.boolValue }
    static func stored(_ value: Bool) -> Any? { value }
}

/// Addresses are kept as text.
enum URLCoding: StoredCoding {
    static func value(of stored: Any) -> URL? { (stored as? URL) ?? (stored as? String).flatMap(URL.init(string:)) }
    static func stored(_ value: URL) -> Any? { value.absoluteString }
}

/// Values with a raw value are kept as that.
enum RawCoding<Value: RawRepresentable, Raw: StoredCoding>: StoredCoding where Raw.Value == Value.RawValue {
    static func value(of stored: Any) -> Value? { Raw.value(of: stored).flatMap(Value.init(rawValue:)) }
    static func stored(_ value: Value) -> Any? { Raw.stored(value.rawValue) }
}

/// Nil is not kept.
enum OptionalCoding<Wrapped: StoredCoding>: StoredCoding {
    static func value(of stored: Any) -> Wrapped.Value?? { Wrapped.value(of: stored).map { .some($0) } }
    static func stored(_ value: Wrapped.Value?) -> Any? { value.flatMap(Wrapped.stored) }
}

/// A name in a store, as a value that views read and write.
final class StoredLocation<Value>: ValueLocation<Value>, StoreReaders.Reader, @unchecked Sendable {
    // Safe: stores may be asked from any thread, and the lock guards what is kept of them.
    let store: any ValueStore
    let key: String
    private let initial: Value
    private let coding: any StoredCoding<Value>.Type
    private let readers: ReaderSet

    init(
        _ key: String, in store: any ValueStore, initial: Value, coding: any StoredCoding<Value>.Type,
        queue: UpdateQueue
    ) {
        self.key = key
        self.store = store
        self.initial = initial
        self.coding = coding
        readers = ReaderSet(queue: queue)
        super.init()
        StoreReaders.add(self, to: store, key)
    }

    deinit { StoreReaders.remove(ObjectIdentifier(self), from: store, key) }

    override var value: Value {
        get {
            readers.noteReading()
            return store.storedValue(for: key).flatMap { StoredLocation.value(of: $0, coding) } ?? initial
        }
        set {
            let old = store.storedValue(for: key)
            let new = StoredLocation.stored(newValue, coding)
            if old == nil, new == nil { return }
            if let old, let new, areEqual(old, new) { return }
            StoreReaders.set(new, in: store, key)
        }
    }

    private static func value<C: StoredCoding<Value>>(of stored: Any, _ coding: C.Type) -> Value? {
        coding.value(of: stored)
    }

    private static func stored<C: StoredCoding<Value>>(_ value: Value, _ coding: C.Type) -> Any? {
        coding.stored(value)
    }

    func storedValueHasChanged() { readers.update() }
}
