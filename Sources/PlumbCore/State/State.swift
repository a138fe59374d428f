import Foundation
import PlumbLayout
import Synchronization

/// A value that belongs to the view's place in the hierarchy. It outlives the view value, and a change re-evaluates the
/// bodies that read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    let initial: Value
    private var location: StateLocation<Value>?

    /// Sets the initial value, which is used once, when the view appears.
    public init(wrappedValue value: Value) { initial = value }
    /// Sets the initial value, which is used once, when the view appears.
    public init(initialValue value: Value) { initial = value }

    /// The value. A body that reads it is re-evaluated when it changes. Before the view has appeared, it is the initial
    /// value, and setting it has no effect.
    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor public mutating func bind(to place: PropertySlot) {
        let initial = initial
        location = place.object { StateLocation(initial, queue: place.graph.queue) }
    }
}

extension State: Sendable where Value: Sendable {}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

/// Where the value of a `State` is, and who has read it.
///
/// Whoever writes has the new value at once. Bodies see it when the transaction that it was written in has its turn:
/// two changes, one animated and one not, are seen one after the other.
final class StateLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    // Safe: the lock guards the value.
    private var current: Value
    private var shown: Value
    /// Nearly every state is read by one body.
    private var reader = NodeID.none
    private var otherReaders: Set<NodeID> = []
    private let queue: UpdateQueue
    private let lock = Mutex(())

    init(_ value: Value, queue: UpdateQueue) {
        current = value
        shown = value
        self.queue = queue
    }

    override var value: Value {
        get {
            if let reader = ReadTracker.reader(in: queue) {
                return lock.withLock { _ in
                    if self.reader < 0 { self.reader = reader }
                    if self.reader != reader { otherReaders.insert(reader) }
                    return shown
                }
            }
            return lock.withLock { _ in current }
        }
        set {
            let changed = lock.withLock { _ in
                defer { current = newValue }
                return !areEqual(current, newValue)
            }
            guard changed else { return }
            queue.add({ [weak self] in self?.show(newValue) ?? [] }, .location(ObjectIdentifier(self), newValue))
        }
    }

    /// What bodies see.
    var seen: Value { lock.withLock { _ in shown } }

    /// Lets bodies see a value. Returns those that have seen the last one.
    private func show(_ value: Value) -> Set<NodeID> {
        lock.withLock { _ in
            shown = value
            guard reader >= 0 else { return [] }
            defer {
                reader = .none
                otherReaders.removeAll(keepingCapacity: true)
            }
            return otherReaders.union(CollectionOfOne(reader))
        }
    }
}

/// A place that a `Binding` reads and writes.
class ValueLocation<Value> {
    var value: Value {
        get { fatalError("a ValueLocation reads and writes in its subclasses only") }
        set { fatalError("a ValueLocation reads and writes in its subclasses only: \(newValue)") }
    }
}
