/// A box that takes what is proposed, as `fill` does, and whose children are made for its size when it is placed: `GeometryReader`.
///
/// Source: Docs/Rules.md, section 10. Its answers don't depend on its content.
extension LayoutTree {
    /// The children are made for the size, each proposed it, and put at the top leading corner.
    func placeReader(_ id: BoxID) {
        let size = self[id].size
        role(of: id)?.makeContent(for: size)
        // New content has marked the reader itself; it is being placed right now.
        self[id].flags.subtract([.stale, .unplaced])
        var child = self[id].firstChild
        while child >= 0 {
            resolve(child)
            place(child, in: id, at: .zero, proposal: size, size: self.size(child, size))
            child = self[child].nextSibling
        }
    }
}
