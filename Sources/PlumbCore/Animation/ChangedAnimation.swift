import Foundation

extension Animation {
    /// Waits before the start.
    ///
    /// - Parameter delay: seconds.
    public func delay(_ delay: TimeInterval) -> Animation { Animation(DelayAnimation(base: self, delay: delay)) }

    /// Runs faster by a factor; 0.5 takes twice as long.
    public func speed(_ speed: Double) -> Animation { Animation(SpeedAnimation(base: self, speed: speed)) }

    /// Counts as over after a time, though the motion goes on.
    ///
    /// - Parameter duration: seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(LogicalCompletionAnimation(base: self, duration: duration))
    }

    /// Runs a number of times; a way back is a time of its own. A count below 1 counts as 1.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: repeatCount, autoreverses: autoreverses))
    }

    /// Runs without end.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatAnimation(base: self, repeatCount: nil, autoreverses: autoreverses))
    }
}

/// An animation that starts late.
struct DelayAnimation: CustomAnimation {
    let base: Animation
    /// Seconds.
    let delay: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: max(0, time - delay), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: max(0, time - delay), context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? DelayAnimation, previous.delay == delay else { return false }
        return base.shouldMerge(
            previous: previous.base, value: value, time: max(0, time - delay), context: &context)
    }
}

/// An animation whose time runs faster.
struct SpeedAnimation: CustomAnimation {
    let base: Animation
    let speed: Double

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? SpeedAnimation, previous.speed == speed else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: time * speed, context: &context)
    }
}

/// An animation that counts as over before it is.
struct LogicalCompletionAnimation: CustomAnimation {
    let base: Animation
    /// Seconds.
    let duration: TimeInterval

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        let result = base.animate(value: value, time: time, context: &context)
        if time >= duration { context.isLogicallyComplete = true }
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let previous = previous.base as? LogicalCompletionAnimation else { return false }
        return base.shouldMerge(previous: previous.base, value: value, time: time, context: &context)
    }
}

/// An animation that runs again when it is over; with a way back, every second run goes from the value to zero.
///
/// A run ends at the time at which it is asked and says so, as in SwiftUI: no one knows a spring's end beforehand.
struct RepeatAnimation: CustomAnimation {
    let base: Animation
    /// Nil for ever.
    let repeatCount: Int?
    let autoreverses: Bool

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        var run = context.state[Run<V>.self]
        var inner = context.withState(run.state)
        let isBack = autoreverses && !run.index.isMultiple(of: 2)
        let moved = base.animate(value: value, time: time - run.startTime, context: &inner)
        if moved == nil {
            run = Run(index: run.index &+ 1, startTime: time)
        } else {
            run.state = inner.state
        }
        context.state[Run<V>.self] = run
        guard let moved else {
            if let repeatCount, run.index >= repeatCount { return nil }
            return isBack ? .zero : value
        }
        return isBack ? value - moved : moved
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let run = context.state[Run<V>.self]
        let isBack = autoreverses && !run.index.isMultiple(of: 2)
        return base.velocity(value: value, time: time - run.startTime, context: context.withState(run.state))?
            .scaled(by: isBack ? -1 : 1)
    }

    /// A run of the animation that is repeated, with what that remembers.
    private struct Run<V: VectorArithmetic>: AnimationStateKey {
        var index = 0
        /// Seconds.
        var startTime = 0.0
        var state = AnimationState<V>()

        static var defaultValue: Run { Run() }
    }
}
