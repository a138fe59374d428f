extension View {
    /// Tells at which of top and bottom the view ends where a safe area does, or lies in it: no view stands between.
    ///
    /// - Parameters:
    ///   - isOutermost: whether what the screen's shape takes is meant, not the nearest safe area.
    ///   - isAsked: whether it is looked for; a layout that nobody looks at costs less.
    package func onReachedSafeAreas(
        isOutermost: Bool, isAsked: Bool = true, _ action: @escaping (VerticalEdge.Set) -> Void
    ) -> some View {
        modifier(
            GeometryChangeModifier(
                transform: { $0.reachedSafeAreas(isOutermost: isOutermost) }, action: { action($1) }, isAsked: isAsked))
    }
}

extension GeometryProxy {
    fileprivate func reachedSafeAreas(isOutermost: Bool) -> VerticalEdge.Set {
        guard !tree.isFree(box) else { return .all }
        let reach = tree.reachesSafeArea(box, isOutermost: isOutermost)
        return (reach.top ? VerticalEdge.Set.top : []).union(reach.bottom ? .bottom : [])
    }
}
