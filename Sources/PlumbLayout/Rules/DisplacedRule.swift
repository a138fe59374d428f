/// A view whose content stands elsewhere, or is proposed something else, than its own place says:
/// `matchedGeometryEffect`.
///
/// Around it nothing changes: the answers and the guides are the child's. The further numbers are what the child is
/// proposed; NaN for what the box is.
extension LayoutTree {
    @inline(never)
    func placeDisplaced(_ id: BoxID) {
        let child = self[id].firstChild
        guard child >= 0 else { return }
        // 1. The child is proposed the given size.
        let given = furtherNumbers(of: id)
        let proposal = given.width.isNaN ? self[id].proposal : given
        let size = size(child, proposal)
        // 2. Its point is put at the given point; without one, the top leading corner stays.
        var origin = Lengths.zero
        if !self[id].point.width.isNaN, let point = role(of: id)?.displacedPoint(of: size) {
            let left = self[id].point.width - point.width
            origin = Lengths(
                self[id].flags.contains(.rightToLeft) ? self[id].size.width - left - size.width : left,
                self[id].point.height - point.height)
        }
        place(child, in: id, at: origin, proposal: proposal, size: size)
    }
}
