extension Gesture {
    /// This gesture or another: the other one waits until this one has failed.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// One of two gestures: the first goes before.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never

    /// Which of the two it is.
    public enum Value {
        /// What the first gesture tells.
        case first(First.Value)
        /// What the second gesture tells: the first has failed, or is not waited for.
        case second(Second.Value)
    }

    /// The gesture that goes before.
    public var first: First
    /// The gesture that is looked at when the first has failed.
    public var second: Second

    /// The same as `first.exclusively(before: second)`.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func makeRecognizer(
        of gesture: ExclusiveGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(ExclusiveRecognizer<First, Second>.self, ExclusiveRecognizer(place.site)) {
            $0.update(gesture.first, gesture.second, in: place)
        }
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// 1. The first is settled. 2. If it is recognized, the second is out. 3. If it has failed, or cannot become anything
/// with the fingers that are there, the second is settled. 4. Otherwise the second is settled but held: it goes on
/// watching, and tells nobody (OpenSwiftUI `GestureDependency.pausedUntilFailed`).
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>: PairRecognizer<
    First.Value, Second.Value, ExclusiveGesture<First, Second>.Value
>
{
    override func settle(isHeld: Bool) {
        guard let first, let second else { return }
        first.settle(isHeld: isHeld)
        switch first.status {
        case .active, .ended:
            second.cancelIfOpen()
            phase = first.phase.map { .first($0) }
        case .failed:
            second.settle(isHeld: isHeld)
            phase = second.phase.map { .second($0) }
        case .possible:
            second.settle(isHeld: isHeld || first.holdsBack)
            if first.holdsBack || !second.status.isRecognized {
                phase = first.phase.map { .first($0) }
            } else {
                phase = second.phase.map { .second($0) }
            }
        }
    }
}
