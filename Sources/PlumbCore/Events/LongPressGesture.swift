import Foundation

/// A press that lasts. Its value is true while it is pressed, and at the end.
nonisolated public struct LongPressGesture: Gesture, Sendable {
    public typealias Value = Bool
    public typealias Body = Never

    /// Seconds.
    public var minimumDuration: Double
    /// How far the finger may move until then, in points.
    public var maximumDistance: CGFloat

    /// - Parameters:
    ///   - minimumDuration: seconds.
    ///   - maximumDistance: how far the finger may move until then, in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }

    @MainActor public static func makeRecognizer(
        of gesture: LongPressGesture, in place: GestureContext<Bool>
    ) -> GestureRecognizer<Bool> {
        place.recognizer(LongPressRecognizer.self, LongPressRecognizer(place.site)) {
            $0.duration = gesture.minimumDuration.isNaN ? 0.5 : gesture.minimumDuration
            $0.distance = gesture.maximumDistance.isNaN ? 10 : gesture.maximumDistance
        }
    }
}

/// 1. A finger that has come down is a press, and possibly a long one. 2. If it is let go, or moves too far, before its
///    time, it fails.
/// 3. Otherwise it ends when its time has come; the finger is still down.
private final class LongPressRecognizer: LeafRecognizer<Bool> {
    var duration = 0.5
    var distance: CGFloat = 10
    private var start: Touch?

    override var deadline: Double? {
        guard raw.status == .possible, duration.isFinite else { return nil }
        return start.map { $0.time + max(0, duration) }
    }

    override func receive(_ touch: Touch) {
        guard raw.status == .possible else { return }
        if touch.phase == .began, start == nil {
            start = touch
            raw = duration <= 0 ? .ended(true) : .possible(true)
            return
        }
        guard let start, start.finger == touch.finger else { return }
        switch touch.phase {
        case .changed:
            if start.location.distance(to: touch.location) > distance { raw = .failed }
        case .ended, .cancelled: raw = .failed
        case .began: break
        }
    }

    override func expire(_ now: Double) {
        if let deadline, now >= deadline { raw = .ended(true) }
    }

    override func reset() {
        super.reset()
        start = nil
    }
}
