import Foundation

extension View {
    /// Runs an action when the view has been pressed for a while; the finger is still down. Size and place are the
    /// view's.
    ///
    /// - Parameters:
    ///   - minimumDuration: seconds.
    ///   - maximumDistance: how far the finger may move until then, in points.
    ///   - onPressingChanged: is told true when the press begins, and false when it is over, one way or the other.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                pressing: onPressingChanged ?? { _ in }
            ).onEnded { _ in action() })
    }

    /// The same, in the order of iOS 13.
    @_disfavoredOverload
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}
