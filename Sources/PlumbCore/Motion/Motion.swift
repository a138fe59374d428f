/// How far something is from where it belongs, while animations bring it there.
///
/// 1. A change of what is aimed at, made with an animation, starts a run over the difference. 2. An animation that goes
/// on from where the last one is (`shouldMerge`) takes its run over, and the difference grows; any other runs beside
/// it, and both add up. 3. A change without an animation moves the aim; what runs, runs on. 4. A run that is over has
/// arrived. Source: Apple (`CustomAnimation`), OpenSwiftUI `AnimatorState` (what a change does while something runs).
struct Motion<V: VectorArithmetic> {
    fileprivate struct Run {
        var animation: Animation
        var interval: V
        /// Seconds on the host's clock.
        let start: Double
        var context: AnimationContext<V>
        /// How much of the interval has been covered.
        var covered = V.zero
        var completions: [AnimationCompletion]
        var isLogicallyComplete = false
        var isOver = false
    }

    private var runs: [Run] = []
    /// Runs that were taken over, for those who wait for the time when they would have been as good as over.
    private var forks: [Run] = []
    /// What must be added to the aim for what is seen.
    private(set) var rest = V.zero

    var isRunning: Bool { !runs.isEmpty }

    /// Starts on a way to an aim that is further by an interval, at a time. Without an animation nothing starts.
    mutating func start(
        _ interval: V, _ transaction: Transaction, at time: Double, in environment: @autoclosure () -> EnvironmentValues
    ) {
        guard let animation = transaction.animation, interval.magnitudeSquared.isFinite else { return }
        move(to: time)
        for completion in transaction.completions { completion.add() }
        if var last = runs.last {
            // 2
            var context = last.context
            if animation.shouldMerge(
                previous: last.animation, value: last.interval, time: time - last.start, context: &context)
            {
                last.leaveLogicalCompletions(to: &forks)
                context.isLogicallyComplete = false
                last.context = context
                last.animation = animation
                last.interval += interval
                last.isLogicallyComplete = false
                last.completions += transaction.completions
                runs[runs.count - 1] = last
                sum()
                return
            }
        }
        runs.append(
            Run(
                animation: animation, interval: interval, start: time,
                context: AnimationContext(environment: environment()),
                completions: transaction.completions))
        sum()
    }

    /// Brings the runs to a time. Returns whether any is left.
    @discardableResult
    mutating func move(to time: Double) -> Bool {
        guard !runs.isEmpty else { return false }
        var isAnyOver = false
        for index in runs.indices {
            let value = runs[index].animation.animate(
                value: runs[index].interval, time: time - runs[index].start, context: &runs[index].context)
            guard let value, value.magnitudeSquared.isFinite else {
                runs[index].end()
                isAnyOver = true
                continue
            }
            runs[index].covered = value
            if runs[index].context.isLogicallyComplete { runs[index].completeLogically() }
        }
        if isAnyOver { runs.removeAll(where: \.isOver) }
        moveForks(to: time)
        sum()
        return !runs.isEmpty
    }

    /// Ends everything: what is seen is where it belongs.
    mutating func stop() {
        for index in runs.indices { runs[index].end() }
        for index in forks.indices { forks[index].end() }
        runs = []
        forks = []
        rest = .zero
    }

    private mutating func moveForks(to time: Double) {
        for index in forks.indices {
            let value = forks[index].animation.animate(
                value: forks[index].interval, time: time - forks[index].start, context: &forks[index].context)
            if value == nil || forks[index].context.isLogicallyComplete || runs.isEmpty { forks[index].end() }
        }
        forks.removeAll(where: \.isOver)
    }

    private mutating func sum() {
        rest = runs.reduce(V.zero) { $0 + ($1.covered - $1.interval) }
    }
}

extension Motion.Run {
    fileprivate mutating func leaveLogicalCompletions(to forks: inout [Self]) {
        let logical = completions.filter { !$0.criteria.countsRest }
        guard !isLogicallyComplete, !logical.isEmpty else { return }
        var fork = self
        fork.completions = logical
        forks.append(fork)
        completions.removeAll { !$0.criteria.countsRest }
    }

    fileprivate mutating func completeLogically() {
        guard !isLogicallyComplete else { return }
        isLogicallyComplete = true
        for completion in completions where !completion.criteria.countsRest { completion.remove() }
    }

    fileprivate mutating func end() {
        completeLogically()
        for completion in completions where completion.criteria.countsRest { completion.remove() }
        completions = []
        isOver = true
    }
}
