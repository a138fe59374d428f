import Foundation
import PlumbLayout

/// A view that goes through phases, one animation after the other. Size and place are the content's.
///
/// 1. The first phase is shown. 2. Without a trigger the view goes on to the next phase a frame later; with one, when
/// the trigger becomes another. 3. The next step begins when all that the last one has animated is as good as over.
/// After the last phase comes the first; with a trigger that is the end. 4. A step that animates nothing takes one
/// frame. 5. A trigger that changes on the way begins the next step at once. Source: Apple (`PhaseAnimator`); that
/// `animation` is asked with the phase to come, and that a step which changes nothing is over at once, is measured by
/// Chris Eidhof ("Phase Animator Behavior").
public struct PhaseAnimator<Phase: Equatable, Content: View>: LocatedValue, View {
    /// Where it was written.
    @usableFromInline package let sourceAddress = SourceAddress.here()
    private let phases: [Phase]
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    private var player = PhasePlayer()

    /// Goes through the phases without end.
    ///
    /// - Parameters:
    ///   - content: makes the view of a phase.
    ///   - animation: how a phase is reached; nil for at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Goes through the phases, and back to the first, when the trigger becomes another.
    ///
    /// - Parameters:
    ///   - content: makes the view of a phase.
    ///   - animation: how a phase is reached; nil for at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = Trigger(trigger)
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        let (phases, animation, shown) = (phases, animation, $index)
        let _ = player.follow(trigger, count: phases.count) { index in
            (animation(phases[index]), { shown.wrappedValue = index })
        }
        if phases.isEmpty {
            // SwiftUI shows a warning in the view's place, too.
            Text(verbatim: "PhaseAnimator has no phases").foregroundColor(.red)
        } else {
            content(phases[index % phases.count])
        }
    }
}

extension View {
    /// Goes through phases without end, and makes the view of each with what the closure puts around this one.
    ///
    /// - Parameters:
    ///   - content: is given this view and a phase.
    ///   - animation: how a phase is reached; nil for at once.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { [self] phase in content(PlaceholderContentView { $0.add(self) }, phase) },
            animation: animation)
    }

    /// Goes through phases, and back to the first, when the trigger becomes another, and makes the view of each with
    /// what the closure puts around this one.
    ///
    /// - Parameters:
    ///   - content: is given this view and a phase.
    ///   - animation: how a phase is reached; nil for at once.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger,
            content: { [self] phase in content(PlaceholderContentView { $0.add(self) }, phase) },
            animation: animation)
    }
}

/// What a phase animator keeps.
private struct PhasePlayer: DynamicProperty {
    private var keeper: PhaseKeeper?

    @MainActor mutating func bind(to place: PropertySlot) {
        keeper = place.object { PhaseKeeper(place.graph, place.node) }
    }

    @MainActor func follow(_ trigger: Trigger?, count: Int, step: @escaping PhaseKeeper.Step) {
        keeper?.follow(trigger, count: count, step: step)
    }
}

@MainActor
private final class PhaseKeeper: RemovableProperty {
    /// How a phase is reached, and what shows it.
    typealias Step = (Int) -> (animation: Animation?, show: () -> Void)

    private unowned let graph: ViewGraph
    private let kept: RecordRef
    private var node: NodeID { graph.nodes.id(kept) }
    private var count = 0
    private var step: Step?
    /// The phase that the view is in, or on its way to.
    private var index = 0
    private var trigger: Trigger?
    /// The number of the step that runs, and since when.
    private var number = 0
    private var start = 0.0
    private var isRunning = false
    private var alarm: HostClock.Token?

    init(_ graph: ViewGraph, _ node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
    }

    /// The view is evaluated.
    func follow(_ trigger: Trigger?, count: Int, step: @escaping Step) {
        self.count = count
        self.step = step
        defer { self.trigger = trigger }
        if count == 0 { graph.report("PhaseAnimator was given no phases: it shows nothing but a warning") }
        // One phase never becomes another.
        guard count > 1 else { return }
        if let trigger {
            guard let last = self.trigger, trigger.isNews(after: last) else { return }
            graph.afterLayout.changes.append(
                Notice(name: "phaseAnimator(trigger:)", subject: PhaseKeeper.self) { self.go() })
        } else if !isRunning {
            // 2. The picture of a host whose time has not passed yet is that of the first phase.
            isRunning = true
            wait()
        }
    }

    /// Goes on in the next frame.
    private func wait() {
        if let alarm { graph.clock.cancel(alarm) }
        alarm = graph.clock.schedule(at: HostClock.frame(after: graph.clock.now)) { [weak self] in self?.go() }
    }

    private func go() {
        guard let step, count > 1 else { return isRunning = false }
        isRunning = true
        number += 1
        start = graph.clock.now
        index = (index + 1) % count
        let (animation, show) = step(index)
        let number = number
        withAnimation(animation, completionCriteria: .logicallyComplete) {
            show()
        } completion: { [weak self] in
            self?.finish(number)
        }
    }

    /// 3. 5: a step that was overtaken has no say.
    private func finish(_ number: Int) {
        guard number == self.number else { return }
        // A view out of sight waits; it is evaluated when it comes back.
        if trigger != nil ? index == 0 : graph[node].isAsleep { return isRunning = false }
        // 4
        if graph.clock.now > start { go() } else { wait() }
    }

    func willRemove() {
        number += 1
        step = nil
        if let alarm { graph.clock.cancel(alarm) }
    }
}
