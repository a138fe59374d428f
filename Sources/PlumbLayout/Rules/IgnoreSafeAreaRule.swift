/// A view that extends into the safe areas it touches: `ignoresSafeArea`.
///
/// Source: Docs/Rules.md, correction 6; OpenSwiftUI `_SafeAreaRegionsIgnoringLayout` and `SafeAreaInsets.resolve`.
extension LayoutTree {
    /// How far a view reaches beyond its own edges, in reading direction.
    package struct Reach {
        package var top = 0.0
        package var leading = 0.0
        package var bottom = 0.0
        package var trailing = 0.0

        var isZero: Bool { top == 0 && leading == 0 && bottom == 0 && trailing == 0 }
    }

    /// Half a pixel of the usual scale, and a little: edges nearer than this touch (OpenSwiftUI).
    private static var touch: Double { 0.251 }

    /// 1. Safe areas are looked at from the inside out. 2. A view touches one on an edge where its own edge lies
    /// between the edge of what the area leaves and the area's. 3. There it reaches to the area's edge, and goes on
    /// with that as its own. What a keyboard takes is an area within that of the screen.
    ///
    /// - Parameter heeded: areas that are passed over, as bits of `ignoredEdges`.
    package func reach(of id: BoxID, from whereabouts: Whereabouts, heeding heeded: Int = 0) -> Reach {
        guard !whereabouts.areas.isEmpty else { return Reach() }
        let own = Sides(whereabouts.origin, self[id].size)
        var sides = own
        let touch = LayoutTree.touch
        for area in whereabouts.areas.reversed() where heeded & (area.isKeyboard ? 32 : 16) == 0 {
            if sides.top < area.inner.top + touch, area.outer.top < sides.top + touch { sides.top = area.outer.top }
            if sides.left < area.inner.left + touch, area.outer.left < sides.left + touch {
                sides.left = area.outer.left
            }
            if sides.bottom > area.inner.bottom - touch, area.outer.bottom > sides.bottom - touch {
                sides.bottom = area.outer.bottom
            }
            if sides.right > area.inner.right - touch, area.outer.right > sides.right - touch {
                sides.right = area.outer.right
            }
        }
        var reach = Reach(
            top: own.top - sides.top, leading: own.left - sides.left, bottom: sides.bottom - own.bottom,
            trailing: sides.right - own.right)
        // What was measured from the left is the trailing side where children are mirrored.
        if self[id].flags.contains(.rightToLeft) { swap(&reach.leading, &reach.trailing) }
        return reach
    }

    /// Whether a view that has its place ends at the top, and at the bottom, where a safe area around it ends, or lies
    /// in it. Where there is none, it does.
    ///
    /// - Parameter isOutermost: whether the screen's is meant, not the nearest one.
    package func reachesSafeArea(_ id: BoxID, isOutermost: Bool) -> (top: Bool, bottom: Bool) {
        let whereabouts = whereabouts(of: id)
        let areas = whereabouts.areas.filter { !$0.isKeyboard }
        guard let area = isOutermost ? areas.first : areas.last else { return (true, true) }
        let own = Sides(whereabouts.origin, self[id].size)
        return (own.top < area.inner.top + LayoutTree.touch, own.bottom > area.inner.bottom - LayoutTree.touch)
    }

    /// 4. The answer and the guides are the child's, as if there were no safe area. 5. Placed, the child is proposed
    /// what the view is proposed and what it reaches further, and stands at the top leading corner of the larger room.
    @inline(never)
    func placeIgnoreSafeArea(_ id: BoxID) {
        let child = self[id].firstChild
        guard child >= 0 else { return }
        let edges = self[id].ignoredEdges
        var reach = reach(of: id, from: whereabouts, heeding: edges)
        if edges & 1 == 0 { reach.top = 0 }
        if edges & 2 == 0 { reach.leading = 0 }
        if edges & 4 == 0 { reach.bottom = 0 }
        if edges & 8 == 0 { reach.trailing = 0 }
        if recorder != nil { recordReach(id, reach) }
        var proposal = self[id].proposal
        if reach.isZero {
            return place(child, in: id, at: .zero, proposal: proposal, size: self[id].size)
        }
        if !proposal.width.isNaN { proposal.width += reach.leading + reach.trailing }
        if !proposal.height.isNaN { proposal.height += reach.top + reach.bottom }
        place(
            child, in: id, at: Lengths(-reach.leading, -reach.top), proposal: proposal, size: size(child, proposal))
    }
}
