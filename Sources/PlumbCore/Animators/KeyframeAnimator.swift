import Foundation
import PlumbLayout

/// A view of a value that keyframes move. Size and place are the content's.
///
/// 1. Repeating keyframes start when the view is there; when they are over, they start again from where they have
/// ended. 2. Others start when their trigger changes, from where the value is. 3. The content is made anew in every
/// frame while they run. What changes by them is not animated. Source: Apple (`KeyframeAnimator`).
@Located
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where Value == KeyframePath.Value {
    private let initialValue: Value
    private let isRepeating: Bool
    private let trigger: Trigger?
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    private var player = KeyframePlayer<Value>()

    /// - Parameters:
    ///   - initialValue: where the keyframes begin.
    ///   - repeating: false for the value at the beginning of the keyframes.
    ///   - content: makes the view of a value; called in every frame.
    ///   - keyframes: called with the value from which they start.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// - Parameters:
    ///   - initialValue: where the keyframes begin the first time.
    ///   - trigger: starts the keyframes when it becomes another.
    ///   - content: makes the view of a value; called in every frame.
    ///   - keyframes: called with the value from which they start.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = false
        self.trigger = Trigger(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    public var body: Content {
        content(
            player.value(from: initialValue, isRepeating: isRepeating, trigger: trigger) { value in
                KeyframeTimeline(from: value, keyframes(value))
            })
    }
}

extension View {
    /// Moves a value by keyframes again and again, and makes the view of it with what the closure puts around this one.
    ///
    /// - Parameters:
    ///   - initialValue: where the keyframes begin.
    ///   - repeating: false for the value at the beginning of the keyframes.
    ///   - content: is given this view and the value, in every frame.
    ///   - keyframes: called with the value from which they start.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, repeating: repeating) { [self] value in
            content(PlaceholderContentView { $0.add(self) }, value)
        } keyframes: {
            keyframes($0)
        }
    }

    /// Moves a value by keyframes when the trigger becomes another, and makes the view of it with what the closure puts
    /// around this one.
    ///
    /// - Parameters:
    ///   - initialValue: where the keyframes begin the first time.
    ///   - trigger: starts the keyframes when it becomes another.
    ///   - content: is given this view and the value, in every frame.
    ///   - keyframes: called with the value from which they start.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(initialValue: initialValue, trigger: trigger) { [self] value in
            content(PlaceholderContentView { $0.add(self) }, value)
        } keyframes: {
            keyframes($0)
        }
    }
}

/// What a keyframe animator keeps.
private struct KeyframePlayer<Value>: DynamicProperty {
    private var keeper: KeyframeKeeper<Value>?

    @MainActor mutating func bind(to place: PropertySlot) {
        keeper = place.object { KeyframeKeeper(place.graph, place.node) }
    }

    @MainActor func value(
        from initial: Value, isRepeating: Bool, trigger: Trigger?, make: (Value) -> KeyframeTimeline<Value>
    ) -> Value {
        keeper?.value(from: initial, isRepeating: isRepeating, trigger: trigger, make: make) ?? initial
    }
}

@MainActor
private final class KeyframeKeeper<Value>: RemovableProperty {
    private unowned let graph: ViewGraph
    private let kept: RecordRef
    private var node: NodeID { graph.nodes.id(kept) }
    /// What runs, and since when.
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    /// Where the last keyframes have ended.
    private var value: Value?
    private var isRepeating = false
    private var trigger: Trigger?
    private var follower: HostClock.Token?

    init(_ graph: ViewGraph, _ node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
    }

    func value(
        from initial: Value, isRepeating: Bool, trigger: Trigger?, make: (Value) -> KeyframeTimeline<Value>
    ) -> Value {
        let now = graph.clock.now
        let isStarting = isRepeating && !self.isRepeating
        let isStopping = !isRepeating && trigger == nil
        self.isRepeating = isRepeating
        if isStopping {
            stop()
            value = nil
            return timeline(from: initial, make).value(time: 0)
        }
        // 1
        if isStarting { play(from: initial, make) }
        pass(to: now, make)
        // 2
        if let trigger {
            if let last = self.trigger, trigger.isNews(after: last) {
                play(from: timeline?.value(time: now - start) ?? value ?? initial, make)
                pass(to: now, make)
            }
            self.trigger = trigger
        }
        guard let timeline else {
            stop()
            return value ?? initial
        }
        follow()
        return timeline.value(time: now - start)
    }

    private func timeline(from value: Value, _ make: (Value) -> KeyframeTimeline<Value>) -> KeyframeTimeline<Value> {
        let timeline = make(value)
        if !timeline.isStatedWell {
            graph.report(
                "a keyframe was given a duration that is no length of time (or a spring that never rests); it counts as 0"
            )
        }
        return timeline
    }

    private func play(from value: Value, _ make: (Value) -> KeyframeTimeline<Value>) {
        timeline = timeline(from: value, make)
        start = graph.clock.now
    }

    /// Ends what is over; what repeats starts again.
    private func pass(to now: Double, _ make: (Value) -> KeyframeTimeline<Value>) {
        // A step of the clock has a limited number of rounds: what is shorter starts with it.
        for _ in 0..<1000 {
            guard let ended = timeline, now - start >= ended.duration - 1e-9 else { return }
            let end = ended.value(time: ended.duration)
            value = end
            guard isRepeating, ended.duration > 0 else {
                timeline = nil
                return
            }
            timeline = timeline(from: end, make)
            start += ended.duration
        }
        start = now
    }

    /// 3
    private func follow() {
        guard follower == nil else { return }
        follower = graph.clock.follow { [weak self] _ in self?.tick() ?? false }
    }

    /// A view out of sight is not evaluated; one that comes back goes on.
    private func tick() -> Bool {
        guard timeline != nil, !graph[node].isAsleep else {
            follower = nil
            return false
        }
        TransactionInForce.with(.tick) { graph.queue.add(node) }
        return true
    }

    private func stop() {
        timeline = nil
        if let follower { graph.clock.cancel(follower) }
        follower = nil
    }

    func willRemove() { stop() }
}
