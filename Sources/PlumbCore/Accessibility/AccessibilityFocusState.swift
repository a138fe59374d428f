import Foundation
import PlumbLayout
import Synchronization

/// Where the focus of whoever reads the screen is, as a value: true while it is on the view with `accessibilityFocused(_:)`, or the value of
/// the view with `accessibilityFocused(_:equals:)` that it is on. Writing it moves the focus; what no view takes is taken back after the
/// next layout. Somebody reads the screen always, so that tests see what states do.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let reset: Value
    private var location: AccessibilityFocusLocation<Value>?

    /// True or false, for any technology.
    public init() where Value == Bool { reset = false }
    /// One of several views or none, for any technology.
    public init<T: Hashable>() where Value == T? { reset = nil }
    /// - Parameter technologies: who is asked; all of them say the same here.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { reset = false }
    /// - Parameter technologies: who is asked; all of them say the same here.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { reset = nil }

    /// Where the focus is.
    public var wrappedValue: Value {
        get { location?.value ?? reset }
        nonmutating set { location?.value = newValue }
    }

    /// What `accessibilityFocused` takes.
    public var projectedValue: Binding { Binding(reset: reset, location: location) }

    /// Finds the place where the value is kept.
    @MainActor public mutating func bind(to place: PropertyPlace) {
        let reset = reset
        location = place.object { AccessibilityFocusLocation(reset, place.graph) }
    }

    /// A way to read and write the state.
    @propertyWrapper
    public struct Binding {
        fileprivate let reset: Value
        let location: AccessibilityFocusLocation<Value>?

        /// Where the focus is.
        public var wrappedValue: Value {
            get { location?.value ?? reset }
            nonmutating set { location?.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

/// Where the value of an `AccessibilityFocusState` is.
final class AccessibilityFocusLocation<Value: Hashable>: FocusRequest, @unchecked Sendable {
    private let reset: Value
    private let stored: StateLocation<Value>
    private let requests: FocusRequests
    private let queue: UpdateQueue
    /// The state has been written, and the focus has not been moved yet.
    private let isWaiting = Mutex(false)
    private weak var focus: AccessibilityFocus?
    private var held: [Held] = []

    /// A binding holds the state: the other way round it is weak, or both would outlive a tree that goes as a whole.
    private struct Held { weak var binding: AccessibilityFocusNode<Value>? }
    @MainActor private var bindings: [AccessibilityFocusNode<Value>] { held.compactMap(\.binding) }

    @MainActor init(_ reset: Value, _ graph: ViewGraph) {
        self.reset = reset
        stored = StateLocation(reset, queue: graph.queue)
        focus = graph.accessibilityFocus
        requests = graph.accessibilityFocus.requests
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

    @MainActor func add(_ binding: AccessibilityFocusNode<Value>) { held.append(Held(binding: binding)) }
    @MainActor func remove(_ binding: AccessibilityFocusNode<Value>) {
        held.removeAll { $0.binding == nil || $0.binding === binding }
    }

    /// The focus has come to a view with a value, or has left the state's views.
    @MainActor fileprivate func tell(_ value: Value?) {
        if !isWaiting.withLock({ $0 }) { stored.value = value ?? reset }
    }

    /// Moves the focus to where the value says.
    @MainActor func settle() {
        guard let focus else { return }
        isWaiting.withLock { $0 = false }
        let wanted = stored.value
        let current = bindings.first(where: \.isCurrent)
        if (current?.value ?? reset) == wanted { return }
        if wanted == reset {
            focus.move(to: [])
        } else if let binding = bindings.first(where: { $0.value == wanted }) {
            focus.move(to: [binding])
        } else {
            tell(current?.value)
        }
    }
}

/// Says whether the focus of whoever reads the screen is on a view.
@MainActor
class AccessibilityFocusBinding: AccessibilityObject {
    unowned let graph: ViewGraph

    init(_ graph: ViewGraph) {
        self.graph = graph
        super.init()
    }

    var isCurrent: Bool { graph.accessibilityFocus.bindings.contains { $0 === self } }
    /// The focus is here, or has left.
    func tell(_ isHere: Bool) {}

    override func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        AccessibilityDraft.inReadingOrder(found.drafts).first?.bindings.append(self)
    }
}

/// A value of a state, and the view that it stands for.
final class AccessibilityFocusNode<Value: Hashable>: AccessibilityFocusBinding {
    var value: Value
    let location: AccessibilityFocusLocation<Value>

    init(_ value: Value, _ location: AccessibilityFocusLocation<Value>, _ graph: ViewGraph) {
        self.value = value
        self.location = location
        super.init(graph)
        location.add(self)
    }

    override func tell(_ isHere: Bool) { location.tell(isHere ? value : nil) }
    override func willRemove() {
        location.remove(self)
        if isCurrent { graph.accessibilityFocus.leave(self) }
    }
}

/// Where the focus of whoever reads the screen is.
@MainActor
final class AccessibilityFocus: GraphService {
    let requests = FocusRequests()
    private unowned let graph: ViewGraph
    /// The bindings of the element that has it.
    private(set) var bindings: [AccessibilityFocusBinding] = []
    /// The element, where somebody has moved the focus to one.
    private(set) var element: UInt64?

    init(_ graph: ViewGraph) { self.graph = graph }

    func takeNotices() -> [Notice] { requests.takeAll() }

    func move(to new: [AccessibilityFocusBinding]) {
        let old = bindings
        bindings = new
        element = nil
        for binding in old where !new.contains(where: { $0 === binding }) { binding.tell(false) }
        for binding in new { binding.tell(true) }
    }

    /// Moves the focus to an element, and the keys with it where it takes some. Returns whether anything says that it is there: the keys, or a state.
    func move(to draft: AccessibilityDraft) -> Bool {
        move(to: draft.bindings)
        element = draft.node.id
        let hasKeys = draft.target.map { graph.keyFocus.move(to: $0) } ?? false
        return hasKeys || draft.bindings.contains(where: \.isCurrent)
    }

    /// A binding goes, and nobody is told: its state may be read by what is going on.
    func leave(_ binding: AccessibilityFocusBinding) { bindings.removeAll { $0 === binding } }
}

extension ViewGraph {
    /// Where the focus of whoever reads the screen is.
    var accessibilityFocus: AccessibilityFocus { service(AccessibilityFocus.self) }
}

/// Ties a state to a view. Size, place and picture are the view's.
struct AccessibilityFocusedModifier<Value: Hashable>: MemberModifier {
    let location: AccessibilityFocusLocation<Value>?
    let value: Value

    @MainActor static func makeNodes<C: View>(
        of modifier: AccessibilityFocusedModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(AccessibilityFocusedModifier.self)
        if let location = modifier.location {
            let kept = builder.keptObject(as: AccessibilityFocusNode<Value>.self)
            if let kept, kept.location === location {
                kept.value = modifier.value
            } else {
                kept?.willRemove()
                builder.graph.setObject(
                    AccessibilityFocusNode(modifier.value, location, builder.graph), of: builder.node)
            }
        }
        builder.add(content)
        builder.close(scope)
    }
}

extension View {
    /// Ties a state to the view: it is true while whoever reads the screen is at the view, and setting it to true takes them there.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusedModifier(location: condition.location, value: true))
    }

    /// Ties a state to the view: it is the value while whoever reads the screen is at the view, and setting it to the value takes them there.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusedModifier(location: binding.location, value: value))
    }

    /// Where whoever reads the screen begins when the view appears.
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}
