/// A primary child, whose answer is the box's, and others that follow its size: `overlay` and `background`.
///
/// Source: Docs/Rules.md, section 9. With the flag `behind` the others are painted before the primary child.
extension LayoutTree {
    /// The primary child fills the box; every other is proposed the primary's size and put where the guides meet: explicit guides count on
    /// both sides.
    func placeLayers(_ id: BoxID) {
        let primary = self[id].firstChild
        guard primary >= 0 else { return }
        let size = self[id].size
        let proposal = self[id].proposal
        place(primary, in: id, at: .zero, proposal: proposal, size: size)
        let line = Lengths(
            guide(self[id].horizontal, of: primary, proposal: proposal, size: size),
            guide(self[id].vertical, of: primary, proposal: proposal, size: size))
        var child = self[primary].nextSibling
        while child >= 0 {
            let own = self.size(child, size)
            let origin = Lengths(
                line.width - guide(self[id].horizontal, of: child, proposal: size, size: own),
                line.height - guide(self[id].vertical, of: child, proposal: size, size: own))
            place(child, in: id, at: origin, proposal: size, size: own)
            child = self[child].nextSibling
        }
    }
}
