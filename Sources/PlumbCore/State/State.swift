import Foundation
import Synchronization

/// A value that belongs to the place where its view stands: it outlives the view value, and changing it evaluates again the
/// bodies that read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        guard let location else { return .constant(initial) }
        return Binding(location: location)
    }

    @MainActor public mutating func bind(to place: PropertyPlace) {
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
/// Whoever writes has the new value at once. Bodies see it when the transaction that it was written in has its turn: two changes, one
/// animated and one not, are seen one after the other.
final class StateLocation<Value>: ValueLocation<Value>, @unchecked Sendable {
    private var current: Value
    private var shown: Value
    private var readers: Set<NodeID> = []
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
                    readers.insert(reader)
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
            queue.add { [weak self] in self?.show(newValue) ?? [] }
        }
    }

    /// Lets bodies see a value. Returns those that have seen the last one.
    private func show(_ value: Value) -> Set<NodeID> {
        lock.withLock { _ in
            shown = value
            defer { readers.removeAll(keepingCapacity: true) }
            return readers
        }
    }
}

/// A place that a `Binding` reads and writes.
class ValueLocation<Value>: @unchecked Sendable {
    var value: Value {
        get { fatalError("a ValueLocation reads and writes in its subclasses only") }
        set { fatalError("a ValueLocation reads and writes in its subclasses only: \(newValue)") }
    }
}

/// Equal where the values can tell; values that can't are taken for different.
func areEqual<T>(_ a: T, _ b: T) -> Bool {
    func compare<E: Equatable>(_ a: E) -> Bool { (b as? E).map { $0 == a } ?? false }
    if let a = a as? any Equatable { return compare(a) }
    return false
}

/// Which body is being evaluated, so that what it reads knows its reader.
enum ReadTracker {
    nonisolated(unsafe) private static var node = NodeID.none
    nonisolated(unsafe) private static var queue: UpdateQueue?
    /// The thread that evaluates a body just now; 0 for none. Where `main` is asynchronous, the main actor runs on any thread.
    private static let thread = Atomic<UInt>(0)

    /// Evaluates something for a node, which is evaluated again when state or a value of the environment that was read changes.
    @MainActor
    static func tracking<T>(_ node: NodeID, in graph: ViewGraph, _ body: () -> T) -> T {
        let (outerNode, outerQueue, outerReads) = (self.node, queue, EnvironmentLog.reads)
        let outerThread = thread.load(ordering: .relaxed)
        (self.node, queue) = (node, graph.queue)
        EnvironmentLog.reads = EnvironmentKeySet()
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        defer {
            graph.noteReads(EnvironmentLog.reads, of: node)
            (self.node, queue, EnvironmentLog.reads) = (outerNode, outerQueue, outerReads)
            thread.store(outerThread, ordering: .relaxed)
        }
        return body()
    }

    /// Runs something of which is noted what it reads and sets, but not for a node.
    @MainActor
    static func whileTracking(_ body: () -> Void) {
        let outer = thread.load(ordering: .relaxed)
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        body()
        thread.store(outer, ordering: .relaxed)
    }

    /// The node whose body is being evaluated in a tree.
    @MainActor static func current(in graph: ViewGraph) -> NodeID? { reader(in: graph.queue) }

    /// Whether a body is being evaluated here.
    static var isTracking: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    /// The node whose body reads, if it belongs to the tree with this queue.
    static func reader(in queue: UpdateQueue) -> NodeID? {
        guard isTracking, self.queue === queue else { return nil }
        return node
    }
}
