import Foundation

/// A finger that moves sideways over a view that can be scrolled up and down. Where it goes farther up or down first,
/// it has scrolled, and the gesture has failed.
nonisolated package struct SwipeGesture: Gesture {
    package typealias Value = DragGesture.Value
    package typealias Body = Never
    private let edge: CGFloat?
    private let cancelled: () -> Void

    /// - Parameters:
    ///   - edge: how many points from the view's leading edge a swipe must begin; nil for anywhere.
    ///   - cancelled: runs when a swipe ends without having been let go.
    package init(from edge: CGFloat? = nil, cancelled: @escaping () -> Void) {
        self.edge = edge
        self.cancelled = cancelled
    }

    @MainActor package static func makeRecognizer(
        of gesture: SwipeGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(DragRecognizer.self, DragRecognizer(place.site)) {
            $0.distance = CGFloat(place.site.platform.gestures.panDistance)
            $0.axis = .horizontal
            $0.leadingRoom = gesture.edge
            $0.cancelled = gesture.cancelled
        }
    }
}
