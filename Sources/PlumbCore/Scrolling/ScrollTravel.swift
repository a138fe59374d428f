import PlumbLayout

/// The way of a scroll view's content to where somebody wants it, by the animation of a transaction (`withAnimation {
/// proxy.scrollTo(id) }`).
///
/// 1. The way is an animated change of the offset, from where the content is seen. Another aim on the way is one more
/// such change: a spring goes on with its velocity. 2. Rows that get their lengths on the way move the aim. What is
/// left of the way is stretched then, so that the content does not jump, and arrives when it would have.
struct ScrollTravel {
    private var motion = Motion<AnimatablePair<Double, Double>>()
    private var aim: Lengths
    private var target: () -> Lengths?

    /// - Parameter position: the offset that is seen now.
    init(from position: Lengths) {
        aim = position
        target = { position }
    }

    /// (1)
    ///
    /// - Parameter target: the offset where the view stands that is to come into sight; nil once it has gone.
    mutating func turn(
        to target: @escaping () -> Lengths?, _ transaction: Transaction, at time: Double,
        in environment: @autoclosure () -> EnvironmentValues
    ) {
        self.target = target
        guard let new = target(), new.isFinite else { return }
        let way = AnimatablePair(new.width - aim.width, new.height - aim.height)
        aim = new
        motion.start(way, transaction, at: time, in: environment())
    }

    /// Moves on to a time. Returns the offset there, and whether the way goes on.
    mutating func move(to time: Double, from position: Lengths) -> (position: Lengths, goesOn: Bool) {
        if let new = target(), new.isFinite { aim = new }
        let before = motion.rest
        guard motion.move(to: time) else { return (aim, false) }
        // (2)
        func seen(_ axis: Axis, _ before: Double, _ rest: Double) -> Double {
            let left = position[axis] - aim[axis]
            return aim[axis] + (abs(before) < 1e-6 ? rest : left * rest / before)
        }
        let rest = motion.rest
        let seen = Lengths(
            seen(.horizontal, before.first, rest.first), seen(.vertical, before.second, rest.second))
        return (seen.isFinite ? seen : aim, true)
    }

    mutating func stop() { motion.stop() }
}

extension ScrollPan {
    /// Whether the content is on its way to where somebody wants it.
    var isTravelling: Bool { travel != nil }

    /// (5)
    func travel(to target: @escaping () -> Lengths?, _ transaction: Transaction) {
        endMotion()
        if state.version != last.version { endTravel() }
        let graph = site.graph
        var travel = travel ?? ScrollTravel(from: state.offset)
        travel.turn(
            to: target, transaction, at: site.now, in: graph.environment(graph[site.node].environment))
        self.travel = travel
        remember()
        contentWatcher?.contentMoves()
        if travelToken == nil {
            travelToken = graph.clock.follow { [weak self] now in self?.followTravel(now) ?? false }
        }
    }

    private func followTravel(_ now: Double) -> Bool {
        // Somebody else has moved the content: it is where they want it.
        guard box >= 0, state.version == last.version, var travel else {
            endTravel()
            return false
        }
        let (position, goesOn) = travel.move(to: now, from: state.offset)
        self.travel = travel
        var offset = state.offset
        for axis in axes { offset[axis] = min(max(0, position[axis]), limit(axis)) }
        show(offset)
        if !goesOn { endTravel() }
        return goesOn
    }

    func endTravel() {
        travel?.stop()
        travel = nil
        if let travelToken { site.graph.clock.cancel(travelToken) }
        travelToken = nil
    }
}
