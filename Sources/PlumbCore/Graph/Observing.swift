import Observation
import PlumbLayout

extension ViewGraph {
    /// Evaluates something for a node, which is evaluated again when an `@Observable` object that was read changes.
    func observing<T>(_ node: NodeID, _ body: () -> T) -> T {
        let queue = queue
        return withObservationTracking(body) { queue.add(node, .observable) }
    }
}

extension GraphBuilder {
    /// Adds a view that a closure makes for a node, which is evaluated again when an `@Observable` object that was read
    /// changes; nobody's reads are noted for `none`. The view is made where it is walked over: it is not copied.
    func add<V: View>(for reader: NodeID, _ make: () -> V) {
        withUnsafeTemporaryAllocation(of: V.self, capacity: 1) { memory in
            guard let view = memory.baseAddress else { return }
            if reader >= 0 {
                graph.observing(reader) { view.initialize(to: make()) }
            } else {
                view.initialize(to: make())
            }
            add(at: view)
            view.deinitialize(count: 1)
        }
    }

    /// Adds a view without a copy of it.
    @inline(__always)
    func add<V: View>(at view: UnsafeMutablePointer<V>) { addInPlace(&view.pointee) }

    /// A reference, because the compiler would copy what stands behind a pointer. Nothing is written.
    private func addInPlace<V: View>(_ view: inout V) { add(view) }

    /// Evaluates a closure that belongs to the body being evaluated, and runs while its nodes are made.
    func observing<T>(_ body: () -> T) -> T {
        guard let reader = ReadTracker.current(in: graph) else { return body() }
        return graph.observing(reader, body)
    }
}
