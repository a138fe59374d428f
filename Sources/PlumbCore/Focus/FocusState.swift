import Foundation
import PlumbLayout
import Synchronization

/// Where the focus is, as a value: true while it is in the view with `focused(_:)`, or the value of the view with `focused(_:equals:)`
/// that it is in. Writing it moves the focus; what no view takes is taken back after the next layout.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let reset: Value
    private var location: FocusStateLocation<Value>?

    public init() where Value == Bool { reset = false }
    /// The state of several views, by value; it is nil while the focus is in none of them.
    public init<T: Hashable>() where Value == T? { reset = nil }

    /// The value now. Writing it, from any thread, moves the focus after the next layout. Before the view is in a tree
    /// it is the value for no focus, and writing does nothing.
    public var wrappedValue: Value {
        get { location?.value ?? reset }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: Binding { Binding(reset: reset, location: location) }

    @MainActor public mutating func bind(to place: PropertyPlace) {
        let reset = reset
        location = place.object { FocusStateLocation(reset, place.graph) }
    }

    /// A way to read and write the state, for `focused` and for views within.
    @propertyWrapper
    public struct Binding {
        fileprivate let reset: Value
        let location: FocusStateLocation<Value>?

        /// The state's value now. Writing it moves the focus after the next layout, as writing the state itself does.
        public var wrappedValue: Value {
            get { location?.value ?? reset }
            nonmutating set { location?.value = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

extension FocusState: Sendable where Value: Sendable {}

/// Where the value of a `FocusState` is.
final class FocusStateLocation<Value: Hashable>: FocusRequest, @unchecked Sendable {
    private let reset: Value
    private let stored: StateLocation<Value>
    private let requests: FocusRequests
    private let queue: UpdateQueue
    /// The state has been written, and the focus has not been moved yet.
    private let isWaiting = Mutex(false)
    private weak var focus: KeyFocus?
    /// The bindings in the tree.
    private var held: [Held] = []

    /// A binding holds the state: the other way round it is weak, or both would outlive a tree that goes as a whole.
    private struct Held { weak var binding: FocusStateBinding<Value>? }
    @MainActor private var bindings: [FocusStateBinding<Value>] { held.compactMap(\.binding) }

    @MainActor init(_ reset: Value, _ graph: ViewGraph) {
        self.reset = reset
        stored = StateLocation(reset, queue: graph.queue)
        focus = graph.keyFocus
        requests = graph.keyFocus.requests
        queue = graph.queue
    }

    /// What is written, from any thread, moves the focus after the next layout: a view that is to have it may not be there yet.
    var value: Value {
        get { stored.value }
        set {
            stored.value = newValue
            isWaiting.withLock { $0 = true }
            requests.add(self)
            queue.add(.root)
        }
    }

    @MainActor func add(_ binding: FocusStateBinding<Value>) { held.append(Held(binding: binding)) }
    @MainActor func remove(_ binding: FocusStateBinding<Value>) {
        held.removeAll { $0.binding == nil || $0.binding === binding }
    }

    /// The focus has come to a view with a value, or has left the state's views. What has been written meanwhile is wanted still.
    @MainActor fileprivate func tell(_ value: Value?) {
        if !isWaiting.withLock({ $0 }) { stored.value = value ?? reset }
    }

    /// Moves the focus to where the value says.
    @MainActor func settle() {
        guard let focus else { return }
        isWaiting.withLock { $0 = false }
        let wanted = stored.value
        let told = bindings.first { focus.isTold($0) }
        if (told?.value ?? reset) == wanted { return }
        if wanted == reset {
            focus.move(to: nil)
        } else if let target = bindings.lazy.filter({ $0.value == wanted }).compactMap({
            focus.firstTarget(in: $0.node)
        })
        .first {
            focus.move(to: target)
        } else {
            tell(told?.value)
        }
    }
}

/// A state that wants the focus elsewhere.
protocol FocusRequest: AnyObject, Sendable {
    @MainActor func settle()
}

/// States that have been written since the last layout, in order.
final class FocusRequests: Sendable {
    private let waiting = Mutex<[any FocusRequest]>([])
    private let isNew = Mutex(false)

    /// Whether a state has been written since this was set to false.
    var hasNew: Bool {
        get { isNew.withLock { $0 } }
        set { isNew.withLock { $0 = newValue } }
    }

    func add(_ request: any FocusRequest) {
        waiting.withLock { $0.append(request) }
        hasNew = true
    }

    /// What is to be done when the layout has come to rest.
    @MainActor func takeAll() -> [Notice] {
        let all = waiting.withLock { requests in
            defer { requests = [] }
            return requests
        }
        return all.map { request in Notice(name: "FocusState", subject: type(of: request)) { request.settle() } }
    }
}

/// Ties a state to what is in a view. Size and place are the view's.
package struct FocusedModifier<Value: Hashable>: MemberModifier {
    let location: FocusStateLocation<Value>?
    let value: Value

    @MainActor public static func makeNodes<C: View>(
        of modifier: FocusedModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(FocusedModifier.self)
        if let location = modifier.location {
            let node = builder.node
            let graph = builder.graph
            let kept = builder.keptObject(as: FocusStateBinding<Value>.self)
            if let kept, kept.location === location {
                kept.change(to: modifier.value)
            } else {
                kept?.willRemove()
                graph.setObject(FocusStateBinding(modifier.value, location, node, graph), of: node)
            }
        }
        builder.add(content)
        builder.close(scope)
    }
}

/// A value of a state, and the view whose focus it stands for.
final class FocusStateBinding<Value: Hashable>: FocusBinding {
    private(set) var value: Value
    let location: FocusStateLocation<Value>
    let node: NodeID
    private unowned let graph: ViewGraph

    init(_ value: Value, _ location: FocusStateLocation<Value>, _ node: NodeID, _ graph: ViewGraph) {
        self.value = value
        self.location = location
        self.node = node
        self.graph = graph
        super.init()
        location.add(self)
    }

    override var state: ObjectIdentifier { ObjectIdentifier(location) }
    override func tell() { location.tell(value) }
    override func reset() { location.tell(nil) }
    override func willRemove() { location.remove(self) }

    /// The view with the focus stands for another value now.
    func change(to value: Value) {
        guard value != self.value else { return }
        self.value = value
        guard graph.keyFocus.isTold(self) else { return }
        graph.changes.append(
            Notice(name: "focused(_:equals:)", subject: Value.self) { [weak graph] in graph?.keyFocus.updateBindings() }
        )
    }
}

extension View {
    /// Ties a state to this view: it is true while the focus is in the view, and setting it to true moves the focus there.
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(location: condition.location, value: true))
    }

    /// Ties a state to this view: it is the value while the focus is in the view, and setting it to the value moves the focus there.
    public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
        modifier(FocusedModifier(location: binding.location, value: value))
    }
}
