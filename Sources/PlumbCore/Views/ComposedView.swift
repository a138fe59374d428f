import Foundation
import PlumbLayout

/// The object of a node whose view has a body.
protocol BodyNode: NodeObject {}

/// A view with a body, where it stands: its value, its state, and how to evaluate it again.
@MainActor
final class ComposedInstance<V: View>: NodeObject, BodyNode {
    private var view: V
    /// The value of last time, while a new one is evaluated. In an object: an optional value's type would be looked up
    /// when the node goes.
    private var last: FormerValue<V>?
    /// Its properties that have a life of their own, and whether views of the type can be between others.
    private let facts: DynamicPropertyFields.Facts
    private var storage: PropertyStorage?

    init(_ view: V) {
        self.view = view
        facts = DynamicPropertyFields.facts(of: V.self)
        super.init()
    }

    /// Whether a new value is, byte for byte, the one whose body was evaluated last. References count by identity.
    func isSame(as other: V) -> Bool {
        MemoryLayout<V>.size == 0
            || withUnsafeBytes(of: view) { a in
                withUnsafeBytes(of: other) { b in memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
            }
    }

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
        let frame = SourceAddress.isRecorded ? SourceFrame.enter(V.self) : nil
        defer {
            if let frame { SourceFrame.current = frame }
            builder.body = outer
            builder.ascend()
        }
        var bound = view
        reads = EnvironmentKeySet()
        if !facts.fields.isEmpty {
            let storage = storage ?? PropertyStorage()
            self.storage = storage
            // What properties read when they are updated, the body reads.
            reading(in: builder) {
                withUnsafeMutableBytes(of: &bound) { bytes in
                    for (index, field) in facts.fields.enumerated() {
                        field.bind(bytes.baseAddress! + field.offset, storage, index, builder)
                    }
                }
            }
        }
        if facts.isAnimatable { present(&bound, in: builder) }
        builder.graph.update.bodyCount += 1
        if !builder.graph.update.waiting.isEmpty { builder.graph.update.waiting.remove(builder.node) }
        if let log = builder.graph.records.updateLog { return log.evaluate(&bound, self, facts, storage, in: builder) }
        // Closures that run while the nodes are made (a `ForEach`'s) read for this body too.
        ReadTracker.tracking(builder.node, in: builder.graph) {
            builder.add(for: builder.node) { bound.body }
        }
    }

    /// The properties whose bytes differ between the value and another.
    fileprivate func differences(from other: V) -> [UpdateLog.Field] { UpdateLog.differences(view, other) }

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
            graph.records.updateLog?.reason = .appeared
            let instance = ComposedInstance(view)
            graph.setObject(instance, of: node)
            if let pending { graph.keepPending(pending, at: node) }
            instance.update(in: self)
        } else if let instance = keptObject(as: ComposedInstance<V>.self) {
            if !looksAtAll, pending == nil, instance.isSame(as: view) {
                graph.records.updateLog?.skipped(V.self)
                return skip(scope)
            }
            graph.records.updateLog?.given(instance.differences(from: view))
            if let pending { graph.keepPending(pending, at: node) }
            instance.replaceView(view)
            instance.update(in: self)
        }
        close(scope)
    }
}
