import Foundation
import PlumbLayout

/// The object of a node whose view has a body.
@MainActor
protocol BodyNode: NodeObject {
    /// What the view's properties keep; nil for none.
    var storage: PropertyStorage? { get }
}

/// A view with a body, where it stands: its value, its state, and how to evaluate it again.
@MainActor
final class ComposedInstance<V: View>: NodeObject, BodyNode {
    private(set) var view: V
    /// The value of last time, while a new one is evaluated. In an object: an optional value's type would be looked up
    /// when the node goes.
    private var last: FormerValue<V>?
    /// Its properties that have a life of their own, and whether views of the type can be between others.
    private let facts: DynamicPropertyFields.Facts
    private(set) var storage: PropertyStorage?

    init(_ view: V) {
        self.view = view
        facts = DynamicPropertyFields.facts(of: V.self)
        super.init()
    }

    /// Whether a new value is, byte for byte, the one whose body was evaluated last. References count by identity.
    func isSame(as other: V) -> Bool { haveSameBytes(view, other) }

    func replaceView(_ view: V) {
        if facts.isAnimatable { last = FormerValue(self.view) }
        self.view = view
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) { update(in: builder) }
    }

    func update(in builder: GraphBuilder) {
        guard builder.descend(into: V.self) else { return }
        let outer = builder.body
        builder.body = V.self
        builder.graph.recorder?.enter(V.self)
        defer {
            builder.graph.recorder?.leave()
            builder.body = outer
            builder.ascend()
        }
        var bound = view
        reads = EnvironmentKeySet()
        if !facts.fields.isEmpty {
            let storage = storage ?? PropertyStorage(for: facts.fields.count)
            self.storage = storage
            // What properties read when they are updated, the body reads.
            reading(in: builder) {
                withUnsafeMutablePointer(to: &bound) { place in
                    for (index, field) in facts.fields.enumerated() {
                        field.bind(UnsafeMutableRawPointer(place) + field.offset, storage, index, builder)
                    }
                }
            }
        }
        if facts.isAnimatable { present(&bound, in: builder) }
        builder.graph.update.bodyCount += 1
        if !builder.graph.update.waiting.isEmpty { builder.graph.update.waiting.remove(builder.node) }
        if let recorder = builder.graph.recorder { return evaluate(&bound, telling: recorder, in: builder) }
        // Closures that run while the nodes are made (a `ForEach`'s) read for this body too.
        ReadTracker.tracking(builder.node, in: builder.graph) {
            builder.add(for: builder.node) { bound.body }
        }
    }

    @inline(never)
    private func evaluate(_ bound: inout V, telling recorder: any GraphRecorder, in builder: GraphBuilder) {
        recorder.evaluate(&bound, of: self, in: builder)
        ReadTracker.tracking(builder.node, in: builder.graph) {
            builder.add(for: builder.node) {
                let body = bound.body
                recorder.evaluated(body, of: self)
                return body
            }
        }
    }

    /// In a function of its own: the type of an optional view would be looked up for every view.
    @inline(never)
    private func present(_ view: inout V, in builder: GraphBuilder) {
        builder.graph.graphMotion.present(&view, after: last?.value, in: builder)
        last = nil
    }

    private func reading(in builder: GraphBuilder, _ body: () -> Void) {
        ReadTracker.tracking(builder.node, in: builder.graph) { builder.graph.observing(builder.node, body) }
    }

    override func willRemove() { storage?.willRemove() }
}

private final class FormerValue<V> {
    let value: V

    init(_ value: V) { self.value = value }
}

extension GraphBuilder {
    /// Adds a view that has a body: the same value is not evaluated again; what it reads of the environment looks for
    /// itself.
    func addComposed<V: View>(_ view: V) {
        let scope = open(V.self)
        if scope.isNew {
            graph.recorder?.meetNew()
            let instance = ComposedInstance(view)
            graph.setObject(instance, of: node)
            if let pending { graph.keepPending(pending, at: node) }
            instance.update(in: self)
        } else if let instance = keptObject(as: ComposedInstance<V>.self) {
            if !looksAtAll, pending == nil, instance.isSame(as: view) {
                graph.recorder?.meetSame(V.self)
                return skip(scope)
            }
            graph.recorder?.meet(view, before: instance.view)
            if let pending { graph.keepPending(pending, at: node) }
            instance.replaceView(view)
            instance.update(in: self)
        }
        close(scope)
    }
}
