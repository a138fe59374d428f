/// The first child whose ideal size fits what is proposed: what `ViewThatFits` does.
///
/// Source: Docs/Rules.md, section 11 (Apple's documentation; fatbobman's replica). `a` and `b` are 1 where width and
/// height must fit.
extension LayoutTree {
    /// 1. Each child is asked for its ideal size. 2. The first that is no longer than the proposal on the axes that
    /// count is chosen (where nothing is proposed, everything fits). 3. Else the last.
    private func fitting(_ id: BoxID, _ proposal: Lengths) -> BoxID {
        var chosen = BoxID.none
        var child = self[id].firstChild
        while child >= 0 {
            chosen = child
            let ideal = size(child, .unspecified)
            let fitsWidth = self[id].a != 1 || proposal.width.isNaN || ideal.width <= proposal.width
            let fitsHeight = self[id].b != 1 || proposal.height.isNaN || ideal.height <= proposal.height
            if fitsWidth, fitsHeight { return child }
            child = self[child].nextSibling
        }
        return chosen
    }

    /// 4. The chosen child is asked with the proposal itself, and its answer is the box's.
    func viewThatFitsSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        let chosen = fitting(id, proposal)
        return chosen < 0 ? .zero : size(chosen, proposal)
    }

    func viewThatFitsGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        let chosen = fitting(id, proposal)
        return chosen < 0 ? .unspecified : explicitGuide(key, of: chosen, proposal: proposal, size: size)
    }

    /// The others have no place: they are neither painted nor reported.
    @inline(never)
    func placeViewThatFits(_ id: BoxID) {
        let chosen = fitting(id, self[id].proposal)
        if recorder != nil { recordChoice(id, chosen: chosen) }
        forEachChild(of: id) { child in
            if child == chosen {
                place(child, in: id, at: .zero, proposal: self[id].proposal, size: self[id].size)
            } else {
                self[child].x = .nan
            }
        }
    }

    /// Which child is shown depends on both lengths of the proposal.
    func viewThatFitsTraits(_ id: BoxID) -> BoxFlags { childrensTraits(id) }
}
