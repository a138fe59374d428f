/// A primary child, whose answer is the box's, and others that follow its size: `overlay` and `background`.
///
/// Source: Docs/Rules.md, section 9. With the flag `behind` the others are painted before the primary child.
extension LayoutTree {
    /// The primary child fills the box; every other is proposed the primary's size and put where the guides meet:
    /// explicit guides count on both sides. On a primary child that scrolls under safe areas, the others follow what
    /// these leave of it (Docs/Rules.md, correction 6).
    func placeLayers(_ id: BoxID) {
        let primary = self[id].firstChild
        guard primary >= 0 else { return }
        let size = self[id].size
        let proposal = self[id].proposal
        place(primary, in: id, at: .zero, proposal: proposal, size: size)
        var child = self[primary].nextSibling
        guard child >= 0 else { return }
        let insets = insetsUnder(id)
        let room = insets?.left(of: size) ?? size
        var line = Lengths(
            guide(self[id].horizontal, of: primary, proposal: proposal, size: room),
            guide(self[id].vertical, of: primary, proposal: proposal, size: room))
        if let insets { line = Lengths(line.width + insets.near.width, line.height + insets.near.height) }
        while child >= 0 {
            let own = self.size(child, room)
            let origin = Lengths(
                line.width - guide(self[id].horizontal, of: child, proposal: room, size: own),
                line.height - guide(self[id].vertical, of: child, proposal: room, size: own))
            place(child, in: id, at: origin, proposal: room, size: own)
            child = self[child].nextSibling
        }
    }
}
