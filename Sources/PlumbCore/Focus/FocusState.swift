import Foundation
import PlumbLayout

/// Where the focus is, as a value: true while it is in the view with `focused(_:)`, or the value of the view with
/// `focused(_:equals:)` that it is in. Writing it moves the focus; what no view takes is taken back after the next
/// layout.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private var storage: FocusStorage<FocusStateBinding<Value>>

    public init() where Value == Bool { storage = FocusStorage(false) }
    /// The state of several views, by value; it is nil while the focus is in none of them.
    public init<T: Hashable>() where Value == T? { storage = FocusStorage(nil) }

    /// The value now. Writing it, from any thread, moves the focus after the next layout. Before the view is in a tree
    /// it is the value for no focus, and writing does nothing.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { Binding(storage: storage) }

    @MainActor public mutating func bind(to place: PropertySlot) { storage.bind(to: place) }

    /// A way to read and write the state, for `focused` and for views within.
    @propertyWrapper
    public struct Binding {
        fileprivate let storage: FocusStorage<FocusStateBinding<Value>>

        /// The state's value now. Writing it moves the focus after the next layout, as writing the state itself does.
        public var wrappedValue: Value {
            get { storage.value }
            nonmutating set { storage.value = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}

/// A value of a state, and the view whose focus it stands for.
final class FocusStateBinding<Value: Hashable>: FocusBinding, FocusHolder {
    typealias Service = KeyFocus

    private(set) var value: Value
    let location: FocusLocation<FocusStateBinding>
    private let node: NodeID
    private unowned let graph: ViewGraph

    init(_ value: Value, _ location: FocusLocation<FocusStateBinding>, _ node: NodeID, _ graph: ViewGraph) {
        self.value = value
        self.location = location
        self.node = node
        self.graph = graph
        super.init()
        location.add(self)
    }

    var isCurrent: Bool { graph.keyFocus.isTold(self) }
    override var state: ObjectIdentifier { ObjectIdentifier(location) }
    override func tell() { location.tell(value) }
    override func reset() { location.tell(nil) }
    override func willRemove() { location.remove(self) }

    func take() -> Bool {
        guard let target = graph.keyFocus.firstTarget(in: node) else { return false }
        graph.keyFocus.move(to: target)
        return true
    }

    /// The view with the focus stands for another value now.
    func change(to value: Value) {
        guard value != self.value else { return }
        self.value = value
        guard isCurrent else { return }
        graph.afterLayout.changes.append(
            Notice(name: "focused(_:equals:)", subject: Value.self) { [weak graph] in graph?.keyFocus.updateBindings() }
        )
    }
}

extension View {
    /// Ties a state to this view: it is true while the focus is in the view, and setting it to true moves the focus
    /// there.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(storage: condition.storage, value: true))
    }

    /// Ties a state to this view: it is the value while the focus is in the view, and setting it to the value moves the
    /// focus there.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(storage: binding.storage, value: value))
    }
}
