import PlumbLayout

/// The way of a scroll view's content to where somebody wants it, by the animation of a transaction (`withAnimation { proxy.scrollTo(id) }`).
///
/// 1. The way is an animated change of the offset, from where the content is seen. Another aim on the way is one more such change: a spring
/// goes on with its velocity. 2. Rows that get their lengths on the way move the aim. What is left of the way is stretched then, so that
/// the content does not jump, and arrives when it would have.
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
