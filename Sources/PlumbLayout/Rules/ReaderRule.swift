/// A box that takes what is proposed, as `fill` does, and whose children are made for its size: `GeometryReader`.
///
/// Source: Docs/Rules.md, section 10. Its answers don't depend on its content.
extension LayoutTree {
    /// What is in readers is laid out when everything around them has its place: it has no part in that. So it can be
    /// made for its size between two placings, and readers in readers need no deeper stack.
    @inline(never)
    func placeReader(_ id: BoxID) { readers.append((id, whereabouts)) }

    /// Lays out what is in the readers that have got their places, and in readers in them.
    func fillReaders() {
        if readers.isEmpty { return }
        var next = 0
        while next < readers.count {
            let (id, place) = readers[next]
            next += 1
            whereabouts = place
            fillReader(id)
        }
        readers.removeAll(keepingCapacity: true)
    }

    /// The children are made for the size, each proposed it, and put at the top leading corner.
    private func fillReader(_ id: BoxID) {
        let size = self[id].size
        role(of: id)?.makeContent(for: size)
        // New content has marked the reader itself; it is being placed right now.
        self[id].flags.subtract([.stale, .unplaced])
        isPlacing = true
        var child = self[id].firstChild
        while child >= 0 {
            resolve(child)
            place(child, in: id, at: .zero, proposal: size, size: self.size(child, size))
            child = self[child].nextSibling
        }
        isPlacing = false
    }
}
