import Foundation

/// A press that lasts, as `LongPressGesture`. Its value is where the finger is, in the page's coordinates.
nonisolated struct HoldGesture: Gesture {
    typealias Value = CGPoint
    typealias Body = Never

    /// Seconds.
    let duration: Double

    @MainActor static func makeRecognizer(
        of gesture: HoldGesture, in place: GestureContext<CGPoint>
    ) -> GestureRecognizer<CGPoint> {
        place.recognizer(HoldRecognizer.self, HoldRecognizer(place.site)) {
            $0.update(LongPressGesture(minimumDuration: gesture.duration), in: place)
        }
    }
}

private final class HoldRecognizer: ForwardingRecognizer<Bool, CGPoint> {
    private var finger: CGPoint?

    override func receive(_ touch: Touch) {
        if touch.phase == .began, finger == nil { finger = touch.location }
        super.receive(touch)
    }

    override func value(of phase: GesturePhase<Bool>) -> GesturePhase<CGPoint> {
        let finger = finger ?? .zero
        return phase.map { _ in finger }
    }

    override func reset() {
        super.reset()
        finger = nil
    }
}
