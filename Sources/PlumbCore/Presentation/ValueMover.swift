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

    fileprivate func setAim(_ new: V, in builder: GraphBuilder) {
        let interval = new.animatableData - aim.animatableData
        aim = new
        guard interval.magnitudeSquared > 0 else { return }
        motion.start(interval, builder.transaction, at: builder.graph.presentation.time, in: builder.values)
    }

    func move(to time: Double, in graph: ViewGraph) -> Bool {
        let goesOn = motion.move(to: time)
        show(shown, node, graph)
        return goesOn
    }

    func abandon() { motion.stop() }
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
        let presentation = graph.presentation
        if !presentation.movers.isEmpty, let mover = presentation.movers[node] as? ValueMover<V> {
            mover.setAim(new, in: self)
            return mover.shown
        }
        guard graph.isAnimating, let old = old() else { return new }
        let interval = new.animatableData - old.animatableData
        guard interval.magnitudeSquared > 0, transaction.animation != nil else { return new }
        let mover = ValueMover(node, from: old, show: show)
        mover.setAim(new, in: self)
        presentation.movers.add(mover)
        return mover.shown
    }
}
