extension Gesture {
    /// This gesture and another at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// Two gestures at the same time. It goes on as long as one of them does, and fails when both have.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// What each of them tells; nil for one that tells nothing yet, or has failed.
    public struct Value {
        /// What the first gesture tells.
        public var first: First.Value?
        /// What the second gesture tells.
        public var second: Second.Value?
    }

    /// One of the two gestures.
    public var first: First
    /// The other one.
    public var second: Second

    /// The same as `first.simultaneously(with: second)`.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func makeRecognizer(
        of gesture: SimultaneousGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(SimultaneousRecognizer<First, Second>.self, SimultaneousRecognizer(place.site)) {
            $0.update(gesture.first, gesture.second, in: place)
        }
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First.Value, Second.Value, SimultaneousGesture<First, Second>.Value
>
{
    override func settle(isHeld: Bool) {
        guard let first, let second else { return }
        first.settle(isHeld: isHeld)
        second.settle(isHeld: isHeld)
        let value = SimultaneousGesture<First, Second>.Value(first: first.phase.value, second: second.phase.value)
        switch GestureStatus.together(first.status, second.status) {
        case .active: phase = .active(value)
        case .ended: phase = .ended(value)
        case .failed: phase = .failed
        case .possible: phase = .possible(value.first == nil && value.second == nil ? nil : value)
        }
    }
}

extension GestureStatus {
    /// Of two gestures that do not exclude each other.
    static func together(_ a: GestureStatus, _ b: GestureStatus) -> GestureStatus {
        switch (a, b) {
        case (.failed, .failed): .failed
        case (.active, _), (_, .active), (.ended, .possible), (.possible, .ended): .active
        case (.ended, _), (_, .ended): .ended
        default: .possible
        }
    }
}
