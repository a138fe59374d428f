import Foundation
import PlumbLayout
import Synchronization

/// A focus that states follow: that of the keys, or that of whoever reads the screen.
@MainActor
protocol FocusService: GraphService {
    /// States that have been written since the last layout.
    var requests: FocusRequests { get }

    /// Takes the focus from where it is.
    func resign()
}

extension FocusService {
    func takeNotices() -> [Notice] { requests.takeAll() }
}

/// A value of a state, and the view whose focus it stands for.
@MainActor
protocol FocusHolder: NodeObject {
    associatedtype Value: Hashable
    associatedtype Service: FocusService

    init(_ value: Value, _ location: FocusLocation<Self>, _ node: NodeID, _ graph: ViewGraph)
    var value: Value { get }
    var location: FocusLocation<Self> { get }
    /// The focus is here.
    var isCurrent: Bool { get }

    /// Moves the focus here. Returns whether anything here takes it.
    func take() -> Bool
    /// The view stands for another value.
    func change(to value: Value)
}

/// What a state of a focus and the bindings to it hold.
struct FocusStorage<Holder: FocusHolder> {
    private let reset: Holder.Value
    private(set) var location: FocusLocation<Holder>?

    /// - Parameter reset: the value for no focus.
    init(_ reset: Holder.Value) { self.reset = reset }

    /// Before the view is in a tree it is the value for no focus, and writing does nothing.
    var value: Holder.Value {
        get { location?.value ?? reset }
        nonmutating set { location?.value = newValue }
    }

    @MainActor mutating func bind(to place: PropertySlot) {
        let reset = reset
        location = place.object { FocusLocation(reset, place.graph) }
    }
}

extension FocusStorage: Sendable where Holder.Value: Sendable {}

/// Where the value of a state of a focus is.
final class FocusLocation<Holder: FocusHolder>: FocusRequest, @unchecked Sendable {
    // Safe: the lock guards the value; the rest is touched on the main actor only.
    let reset: Holder.Value
    let stored: StateLocation<Holder.Value>
    private let requests: FocusRequests
    private let queue: UpdateQueue
    /// The state has been written, and the focus has not been moved yet.
    private let isWaiting = Mutex(false)
    private weak var service: Holder.Service?
    /// The holders in the tree.
    private var held: [Held] = []

    /// A holder holds the state: the other way round it is weak, or both would outlive a tree that goes as a whole.
    private struct Held { weak var holder: Holder? }
    @MainActor private var holders: [Holder] { held.compactMap(\.holder) }

    @MainActor init(_ reset: Holder.Value, _ graph: ViewGraph) {
        let service = graph.service(Holder.Service.self)
        self.reset = reset
        stored = StateLocation(reset, queue: graph.queue)
        self.service = service
        requests = service.requests
        queue = graph.queue
    }

    /// What is written, from any thread, moves the focus after the next layout: a view that is to have it may not be
    /// there yet.
    var value: Holder.Value {
        get { stored.value }
        set {
            stored.value = newValue
            isWaiting.withLock { $0 = true }
            requests.add(self)
            queue.add(.root)
        }
    }

    var subject: Any.Type { Holder.Value.self }

    @MainActor func add(_ holder: Holder) { held.append(Held(holder: holder)) }
    @MainActor func remove(_ holder: Holder) { held.removeAll { $0.holder == nil || $0.holder === holder } }

    /// The focus has come to a view with a value, or has left the state's views. What has been written meanwhile is
    /// wanted still.
    @MainActor func tell(_ value: Holder.Value?) {
        if !isWaiting.withLock({ $0 }) { stored.value = value ?? reset }
    }

    /// Moves the focus to where the value says.
    @MainActor func settle() {
        guard let service else { return }
        isWaiting.withLock { $0 = false }
        let wanted = stored.value
        let current = holders.first(where: \.isCurrent)?.value
        if (current ?? reset) == wanted { return }
        if wanted == reset {
            service.resign()
        } else if !holders.contains(where: { $0.value == wanted && $0.take() }) {
            tell(current)
        }
    }
}

/// A state that wants the focus elsewhere.
protocol FocusRequest: AnyObject, Sendable {
    /// The type of the state's value.
    var subject: Any.Type { get }

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
        return all.map { request in Notice(name: "FocusState", subject: request.subject) { request.settle() } }
    }
}

/// Ties a state to a view. Size, place and picture are the view's.
struct FocusedModifier<Holder: FocusHolder>: MemberModifier {
    let storage: FocusStorage<Holder>
    let value: Holder.Value

    @MainActor static func makeNodes<C: View>(
        of modifier: FocusedModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(FocusedModifier.self)
        if let location = modifier.storage.location {
            let kept = builder.keptObject(as: Holder.self)
            if let kept, kept.location === location {
                kept.change(to: modifier.value)
            } else {
                kept?.willRemove()
                let holder = Holder(modifier.value, location, builder.node, builder.graph)
                builder.graph.setObject(holder, of: builder.node)
            }
        }
        builder.add(content)
        builder.close(scope)
    }
}
