import PlumbLayout

/// A value of a modifier, shape or view on its way: its animatable data moves, everything else about it is new at once.
@MainActor
final class ValueMover<V: Animatable>: Mover {
    let node: NodeID
    private var aim: V
    private var motion = Motion<V.AnimatableData>()
    private let show: (V, NodeID, ViewGraph) -> Void

    fileprivate init(_ node: NodeID, from old: V, show: @escaping (V, NodeID, ViewGraph) -> Void) {
        self.node = node
        aim = old
        self.show = show
    }

    /// What is seen now.
    var shown: V {
        guard motion.isRunning else { return aim }
        var value = aim
        value.animatableData += motion.rest
        return value
    }

    fileprivate func setAim(_ new: V, in graph: ViewGraph, _ environment: Int32) {
        let interval = new.animatableData - aim.animatableData
        aim = new
        guard interval.magnitudeSquared > 0 else { return }
        motion.start(
            interval, graph.transaction(in: environment), at: graph.motion.time,
            in: graph.environment(environment))
    }

    func move(to time: Double, in graph: ViewGraph) -> Bool {
        let goesOn = motion.move(to: time)
        show(shown, node, graph)
        return goesOn
    }

    func abandon() { motion.stop() }
}

extension MotionState {
    /// Lets a value of a node move from one to another, in the transaction in force there. Returns what is seen at
    /// first.
    func move<V: Animatable>(
        _ node: NodeID, from old: V, to new: V, in graph: ViewGraph, show: @escaping (V, NodeID, ViewGraph) -> Void
    ) -> V {
        let mover = ValueMover(node, from: old, show: show)
        mover.setAim(new, in: graph, graph[node].environment)
        movers.remove(node)?.abandon()
        movers.add(mover)
        return mover.shown
    }
}

extension GraphBuilder {
    /// What to show of a value of the node that was just entered: the value itself, or what lies on the way to it.
    ///
    /// - Parameters:
    ///   - old: the value of last time; nil for a node that is new.
    ///   - show: shows another value at the node, while the value moves.
    func presented<V: Animatable>(
        _ new: V, after old: @autoclosure () -> V?, show: @escaping (V, NodeID, ViewGraph) -> Void
    ) -> V {
        if V.AnimatableData.self == EmptyAnimatableData.self { return new }
        let motion = graph.motion
        if !motion.movers.isEmpty, let mover = motion.movers[node] as? ValueMover<V> {
            mover.setAim(new, in: graph, environment)
            return mover.shown
        }
        guard graph.update.isAnimating, let old = old() else { return new }
        let interval = new.animatableData - old.animatableData
        guard interval.magnitudeSquared > 0, transaction.animation != nil else { return new }
        let mover = ValueMover(node, from: old, show: show)
        mover.setAim(new, in: graph, environment)
        motion.movers.add(mover)
        return mover.shown
    }
}
