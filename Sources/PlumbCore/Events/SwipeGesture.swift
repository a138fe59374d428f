import Foundation
import PlumbLayout

/// A finger that moves along an axis over a view that can be scrolled along the other. Where it goes farther across
/// first, the gesture has failed.
nonisolated package struct SwipeGesture: Gesture {
    package typealias Value = DragGesture.Value
    package typealias Body = Never
    private let axis: Axis
    private let edge: CGFloat?
    private let space: CoordinateSpace
    private let cancelled: () -> Void

    /// - Parameters:
    ///   - axis: along which it moves.
    ///   - edge: how many points from the view's leading edge a swipe must begin; nil for anywhere.
    ///   - space: whose coordinates are told.
    ///   - cancelled: runs when a swipe ends without having been let go.
    package init(
        _ axis: Axis = .horizontal, from edge: CGFloat? = nil, in space: CoordinateSpace = .local,
        cancelled: @escaping () -> Void
    ) {
        self.axis = axis
        self.edge = edge
        self.space = space
        self.cancelled = cancelled
    }

    @MainActor package static func makeRecognizer(
        of gesture: SwipeGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        place.recognizer(DragRecognizer.self, DragRecognizer(place.site)) {
            $0.distance = CGFloat(place.site.platform.gestures.panDistance)
            $0.axis = gesture.axis
            $0.space = gesture.space
            $0.leadingRoom = gesture.edge
            $0.cancelled = gesture.cancelled
        }
    }
}
