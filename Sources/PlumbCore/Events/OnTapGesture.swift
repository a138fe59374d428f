import Foundation

extension View {
    /// Runs an action when the view is tapped. Size and place are the view's.
    ///
    /// - Parameter count: the number of taps in a row.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { _ in action() })
    }

    /// Runs an action when the view is tapped, with the place. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - count: the number of taps in a row.
    ///   - coordinateSpace: whose coordinates the last tap's place is told in.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Runs an action when the view is tapped, with the place. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - count: the number of taps in a row.
    ///   - coordinateSpace: whose coordinates the last tap's place is told in.
    @_disfavoredOverload
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }
}
