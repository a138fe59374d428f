import Foundation
import PlumbLayout

/// Runs a task while a view is there. Size and place are the view's.
///
/// The task begins when the view has come into sight, after the layout that shows it, and is cancelled when the view
/// leaves; with an identifier it is cancelled and begun anew when that is another one than before (Apple's
/// documentation of `task(id:priority:_:)`). Its steps are run by the host between two frames, and it sleeps by the
/// host's clock (`Task.sleep`).
package struct TaskModifier<ID: Equatable>: MemberModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor public static func makeNodes<C: View>(of modifier: TaskModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(TaskModifier.self)
        let node = builder.keepObject(TaskNode(modifier, builder.graph)) { $0.modifier = modifier }
        if scope.isNew { node.returnToSight(builder.node) }
        builder.add(content)
        builder.close(scope)
    }
}

/// Views with one task for all of them, also where they are none. Size and place are theirs.
struct TaskAround<ID: Equatable, Content: View>: PrimitiveView {
    let task: TaskModifier<ID>
    let content: Content

    @MainActor static var arity: Arity { Content.arity }

    @MainActor static func makeNodes(of view: TaskAround, in builder: GraphBuilder) {
        TaskModifier.makeNodes(of: view.task, content: view.content, in: builder)
    }
}

/// The task of a view.
@MainActor
private final class TaskNode<ID: Equatable>: NodeObject {
    /// Absent until the view has come into sight.
    private enum Stage { case absent, waiting, shown }

    var modifier: TaskModifier<ID> {
        didSet { if stage == .shown, modifier.id != oldValue.id { begin() } }
    }
    private unowned let graph: ViewGraph
    private var stage = Stage.absent
    private var task: Task<Void, Never>?

    init(_ modifier: TaskModifier<ID>, _ graph: ViewGraph) {
        self.modifier = modifier
        self.graph = graph
        super.init()
    }

    override func returnToSight(_ node: NodeID) {
        stage = .waiting
        graph.afterLayout.appearing.append((node, { [weak self] in self?.appear() }))
    }

    private func appear() {
        guard stage == .waiting else { return }
        stage = .shown
        begin()
    }

    private func begin() {
        task?.cancel()
        let (action, priority, events) = (modifier.action, modifier.priority, graph.events)
        task = HostEvents.$beginner.withValue(events) {
            Task(executorPreference: events, priority: priority) { await action() }
        }
    }

    override func leaveSight() {
        stage = .absent
        guard let task else { return }
        graph.afterLayout.disappearing.append { task.cancel() }
        self.task = nil
    }

    override func pageTurned(isShown: Bool, _ node: NodeID) { if isShown { returnToSight(node) } else { leaveSight() } }

    override func willRemove() { leaveSight() }

    deinit { task?.cancel() }
}

extension View {
    /// Runs an asynchronous action while the view is there, from its first layout on; cancelled when the view leaves.
    ///
    /// - Parameters:
    ///   - priority: of the task; steps of one host have one order whatever it is.
    ///   - action: inherits the actor of the code where it is written.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskModifier(id: 0, priority: priority, action: action)) }

    /// Runs an asynchronous action while the view is there, and anew whenever a value is another one than before.
    ///
    /// - Parameters:
    ///   - value: what is compared.
    ///   - priority: of the task; steps of one host have one order whatever it is.
    ///   - action: inherits the actor of the code where it is written.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { modifier(TaskModifier(id: value, priority: priority, action: action)) }
}
