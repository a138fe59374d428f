extension Gesture {
    /// This gesture and, when it has succeeded, another.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// Two gestures one after the other: the second begins with the fingers that are down when the first has succeeded, or
/// with the next.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// How far the two have come.
    public enum Value {
        /// The first has not succeeded yet.
        case first(First.Value)
        /// The first has; the second tells nothing yet where there is nil.
        case second(First.Value, Second.Value?)
    }

    /// The gesture that must succeed first.
    public var first: First
    /// The gesture that begins after it.
    public var second: Second

    /// The same as `first.sequenced(before: second)`.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func makeRecognizer(
        of gesture: SequenceGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(SequenceRecognizer<First, Second>.self, SequenceRecognizer(place.site)) {
            $0.update(gesture.first, gesture.second, in: place)
        }
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First.Value, Second.Value, SequenceGesture<First, Second>.Value
>
{
    private var result: First.Value?
    private var touches: [Touch] = []

    override var isIdle: Bool { result == nil && first?.isIdle ?? true }
    override var deadline: Double? { result == nil ? first?.deadline : second?.deadline }
    override var waitsForTouch: Bool {
        result == nil ? first?.waitsForTouch ?? false : touches.isEmpty && second?.status == .possible
    }

    override func receive(_ touch: Touch) {
        touches.removeAll { $0.finger == touch.finger }
        if touch.phase == .began || touch.phase == .changed { touches.append(touch) }
        if result == nil { first?.receive(touch) } else { second?.receive(touch) }
    }

    override func expire(_ now: Double) {
        if result == nil { first?.expire(now) } else { second?.expire(now) }
    }

    override func settle(isHeld: Bool) {
        guard let first, let second else { return }
        if result == nil {
            first.settle(isHeld: isHeld)
            switch first.phase {
            case .possible(let value): phase = .possible(value.map { .first($0) })
            case .active(let value): phase = .active(.first(value))
            case .failed: phase = .failed
            case .ended(let value):
                result = value
                for touch in touches {
                    var start = touch
                    start.phase = .began
                    start.time = site.now
                    second.receive(start)
                }
            }
        }
        guard let result else { return }
        second.settle(isHeld: isHeld)
        switch second.phase {
        case .possible, .active: phase = isHeld ? .possible(nil) : .active(.second(result, second.phase.value))
        case .ended(let value): phase = .ended(.second(result, value))
        case .failed: phase = .failed
        }
    }

    override func reset() {
        super.reset()
        result = nil
        touches = []
    }
}
