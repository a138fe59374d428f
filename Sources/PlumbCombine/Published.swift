import Foundation

/// A property of a class that publishes its values: `$name` is the publisher.
///
/// Subscribers are told before the property has changed: the value that they get is the new one, the property still has
/// the old one. The publisher of the object (`objectWillChange`) is told first.
@propertyWrapper
public struct Published<Value> {
    private let storage: PublishedStorage<Value>

    /// A property that begins with a value: what `@Published var name = value` calls.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// A property that begins with a value, made by hand: `_name = Published(initialValue: value)`.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// Sends the value that the property has, then each new one.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        fileprivate let storage: PublishedStorage<Value>

        /// Sends the value of the property when the subscriber asks for the first one, then each new one before it is
        /// set. Who asks for no more misses values, and gets the last one when it asks again.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            storage.subject.receive(subscriber: subscriber)
        }
    }

    /// The publisher. Setting it does nothing: it can be set so that `assign(to: &$name)` can be written.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { _ = newValue }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.value = newValue }
    }

    /// Reads and sets the value of an object's property; the compiler calls it for `object.name`. Setting tells the
    /// object's publisher, then the property's subscribers, and only then changes the value.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set { object[keyPath: storageKeyPath].storage.value = newValue }
    }
}

extension Published: PublishedProperty {
    func install(_ publisher: ObservableObjectPublisher) { storage.objectWillChange = publisher }
}

/// The value of a published property, and who is to be told.
private final class PublishedStorage<Value> {
    private let lock = NSLock()
    private var current: Value
    private var madeSubject: CurrentValueSubject<Value, Never>?
    /// What assigns to the property goes when the property goes.
    private var assignments: [AnyCancellable] = []
    /// Installed when somebody asks the object for its publisher.
    var objectWillChange: ObservableObjectPublisher?

    init(_ value: Value) { current = value }

    /// Made when the first subscriber comes: most properties have none.
    var subject: CurrentValueSubject<Value, Never> {
        lock.withLock {
            if let madeSubject { return madeSubject }
            let subject = CurrentValueSubject<Value, Never>(current)
            madeSubject = subject
            return subject
        }
    }

    var value: Value {
        get { lock.withLock { current } }
        set {
            StoredAgain.tell(of: newValue, insteadOf: lock.withLock { current }) {
                objectWillChange?.send()
                let subject = lock.withLock { madeSubject }
                subject?.send(newValue)
            }
            // What was there may tell others when it goes: not while the lock is held.
            let old = lock.withLock {
                defer { current = newValue }
                return current
            }
            withExtendedLifetime(old) {}
        }
    }

    func keep(_ assignment: AnyCancellable) { lock.withLock { assignments.append(assignment) } }
}

extension Publisher where Failure == Never {
    /// Sets a published property to each value, as long as its object lives: `publisher.assign(to: &$name)`.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        storage.keep(sink { [weak storage] in storage?.value = $0 })
    }
}
