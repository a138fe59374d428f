import Foundation
import PlumbLayout

/// Where the focus of whoever reads the screen is, as a value: true while it is on the view with
/// `accessibilityFocused(_:)`, or the value of the view with `accessibilityFocused(_:equals:)` that it is on. Writing
/// it moves the focus; what no view takes is taken back after the next layout. Somebody reads the screen always, so
/// that tests see what states do.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var storage: FocusStorage<AccessibilityFocusNode<Value>>

    /// True or false, for any technology.
    public init() where Value == Bool { storage = FocusStorage(false) }
    /// One of several views or none, for any technology.
    public init<T: Hashable>() where Value == T? { storage = FocusStorage(nil) }
    /// - Parameter technologies: who is asked; all of them say the same here.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }
    /// - Parameter technologies: who is asked; all of them say the same here.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { self.init() }

    /// Where the focus is.
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    /// What `accessibilityFocused` takes.
    public var projectedValue: Binding { Binding(storage: storage) }

    /// Finds the place where the value is kept.
    @MainActor public mutating func bind(to place: PropertySlot) { storage.bind(to: place) }

    /// A way to read and write the state.
    @propertyWrapper
    public struct Binding {
        fileprivate let storage: FocusStorage<AccessibilityFocusNode<Value>>

        /// Where the focus is.
        public var wrappedValue: Value {
            get { storage.value }
            nonmutating set { storage.value = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

extension AccessibilityFocusState: Sendable where Value: Sendable {}

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
final class AccessibilityFocusNode<Value: Hashable>: AccessibilityFocusBinding, FocusHolder {
    typealias Service = AccessibilityFocus

    private(set) var value: Value
    let location: FocusLocation<AccessibilityFocusNode>

    init(_ value: Value, _ location: FocusLocation<AccessibilityFocusNode>, _ node: NodeID, _ graph: ViewGraph) {
        self.value = value
        self.location = location
        super.init(graph)
        location.add(self)
    }

    func take() -> Bool {
        graph.accessibilityFocus.move(to: [self])
        return true
    }

    func change(to value: Value) { self.value = value }

    override func tell(_ isHere: Bool) { location.tell(isHere ? value : nil) }
    override func willRemove() {
        location.remove(self)
        if isCurrent { graph.accessibilityFocus.leave(self) }
    }
}

/// Where the focus of whoever reads the screen is.
@MainActor
final class AccessibilityFocus: FocusService {
    let requests = FocusRequests()
    private unowned let graph: ViewGraph
    /// The bindings of the element that has it.
    private(set) var bindings: [AccessibilityFocusBinding] = []
    /// The element, where somebody has moved the focus to one.
    private(set) var element: UInt64?

    init(_ graph: ViewGraph) { self.graph = graph }

    func resign() { move(to: []) }

    func move(to new: [AccessibilityFocusBinding]) {
        let old = bindings
        bindings = new
        element = nil
        for binding in old where !new.contains(where: { $0 === binding }) { binding.tell(false) }
        for binding in new { binding.tell(true) }
    }

    /// Moves the focus to an element, and the keys with it where it takes some. Returns whether anything says that it
    /// is there: the keys, or a state.
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

extension View {
    /// Ties a state to the view: it is true while whoever reads the screen is at the view, and setting it to true takes
    /// them there.
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(storage: condition.storage, value: true))
    }

    /// Ties a state to the view: it is the value while whoever reads the screen is at the view, and setting it to the
    /// value takes them there.
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(storage: binding.storage, value: value))
    }

    /// Where whoever reads the screen begins when the view appears.
    public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View {
        onAppear { binding.wrappedValue = value }
    }
}
