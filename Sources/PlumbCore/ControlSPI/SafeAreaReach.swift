extension GeometryProxy {
    /// At which of top and bottom the view ends where a safe area does, or lies in it: no view stands between. For
    /// `onGeometryChange` only: a body that asks is not evaluated again.
    ///
    /// - Parameter isOutermost: whether what the screen's shape takes is meant, not the nearest safe area.
    package func reachedSafeAreas(isOutermost: Bool) -> VerticalEdge.Set {
        guard !tree.isFree(box) else { return .all }
        let reach = tree.reachesSafeArea(box, isOutermost: isOutermost)
        return (reach.top ? VerticalEdge.Set.top : []).union(reach.bottom ? .bottom : [])
    }
}
