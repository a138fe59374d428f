import PlumbLayout

/// Evaluates the body of the view that has it again and again, on the host's clock, and counts how often.
package struct Ticks: DynamicProperty {
    private let interval: Double
    /// How many intervals have passed since the view is there.
    package private(set) var count = 0

    /// - Parameter interval: seconds; what is no length of time counts as a second.
    package init(every interval: Double) { self.interval = interval > 0 && interval.isFinite ? interval : 1 }

    @MainActor package mutating func bind(to place: PropertySlot) {
        let graph = place.graph
        let keeper = place.object { TickKeeper(graph) }
        count = keeper.tick(every: interval, for: place.node)
    }
}

/// The alarm for the next tick. A view out of sight is not evaluated, and sets none; one that comes back goes on.
@MainActor
private final class TickKeeper: RemovableProperty {
    private unowned let graph: ViewGraph
    private let start: Double
    private var alarm: HostClock.Token?

    init(_ graph: ViewGraph) {
        self.graph = graph
        start = graph.clock.now
    }

    func tick(every interval: Double, for node: NodeID) -> Int {
        if let alarm { graph.clock.cancel(alarm) }
        // An alarm rings at its time, but for the last digit.
        let passed = ((graph.clock.now - start) / interval + 1e-6).rounded(.down)
        alarm = graph.clock.schedule(at: start + (passed + 1) * interval) { [unowned graph] in graph.queue.add(node) }
        return Int(min(passed, 1e15))
    }

    func willRemove() { if let alarm { graph.clock.cancel(alarm) } }
}

/// Runs an action again and again while something is held, on the host's clock.
package struct HeldAction: DynamicProperty {
    private var keeper: HeldActionKeeper?

    package init() {}

    @MainActor package mutating func bind(to place: PropertySlot) {
        let graph = place.graph
        keeper = place.object { HeldActionKeeper(graph) }
    }

    /// Begins to wait.
    /// - Parameters:
    ///   - delay: seconds before the action runs for the first time.
    ///   - interval: seconds before it runs again.
    @MainActor package func start(after delay: Double, every interval: Double, _ action: @escaping () -> Void) {
        keeper?.start(after: delay, every: interval, action)
    }

    /// Ends the waiting.
    @MainActor package func stop() { keeper?.stop() }

    /// Whether the action has run since `start`.
    @MainActor package var hasRun: Bool { keeper?.hasRun ?? false }
}

@MainActor
private final class HeldActionKeeper: RemovableProperty {
    private unowned let graph: ViewGraph
    private var alarm: HostClock.Token?
    private(set) var hasRun = false

    init(_ graph: ViewGraph) { self.graph = graph }

    func start(after delay: Double, every interval: Double, _ action: @escaping () -> Void) {
        stop()
        hasRun = false
        wait(delay, interval, action)
    }

    private func wait(_ delay: Double, _ interval: Double, _ action: @escaping () -> Void) {
        alarm = graph.clock.schedule(at: graph.clock.now + delay) { [unowned self] in
            hasRun = true
            action()
            if alarm != nil { wait(interval, interval, action) }
        }
    }

    func stop() {
        if let alarm { graph.clock.cancel(alarm) }
        alarm = nil
    }

    func willRemove() { stop() }
}
