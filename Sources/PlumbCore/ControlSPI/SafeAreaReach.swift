extension GeometryProxy {
    /// Whether the view ends at the top, and at the bottom, where a safe area does, or lies in it: no view stands
    /// between. For `onGeometryChange` only: a body that asks is not evaluated again.
    ///
    /// - Parameter isOutermost: whether what the screen's shape takes is meant, not the nearest safe area.
    package func reachesSafeArea(isOutermost: Bool) -> (top: Bool, bottom: Bool) {
        tree.isFree(box) ? (true, true) : tree.reachesSafeArea(box, isOutermost: isOutermost)
    }
}
