import Foundation

/// The boxes in a custom layout, and where it has put them until they are placed.
public final class Arrangement {
    package let tree: LayoutTree
    package let container: BoxID
    package let boxes: [BoxID]
    /// Other views stand in the layout by now, or it is gone; a user may have kept its subviews.
    @inlinable package var isOutdated: Bool {
        @inline(__always) unsafeAddress { UnsafePointer(isOutdatedAddress) }
        @inline(__always) unsafeMutableAddress { isOutdatedAddress }
    }
    @usableFromInline let isOutdatedAddress = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
    private let notes: UnsafeMutableBufferPointer<Note>
    /// The layout is placing its subviews; at other times nobody does.
    @exclusivity(unchecked) private var isPlacing = false
    /// Notes of earlier rounds do not count.
    @exclusivity(unchecked) private var round: Int32 = 1

    private struct Note {
        var origin: Lengths
        var proposal: Lengths
        var round: Int32 = 0
    }

    package init(_ container: BoxID, in tree: LayoutTree) {
        self.tree = tree
        self.container = container
        var boxes: [BoxID] = []
        tree.forEachChild(of: container) { boxes.append($0) }
        self.boxes = boxes
        isOutdatedAddress.initialize(to: false)
        notes = .allocate(capacity: boxes.count)
        notes.initialize(repeating: Note(origin: .zero, proposal: .zero))
    }

    deinit {
        notes.deallocate()
        isOutdatedAddress.deallocate()
    }

    /// Whether the boxes are still those in the container.
    package var isCurrent: Bool {
        var index = 0
        var child = tree[container].firstChild
        while child >= 0 {
            guard index < boxes.count, boxes[index] == child else { return false }
            index += 1
            child = tree[child].nextSibling
        }
        return index == boxes.count
    }

    /// Notes down where the layout wants a subview; the last note counts.
    package func note(_ number: Int, at origin: Lengths, proposal: Lengths) {
        guard isPlacing else {
            return tree.report(
                "a layout places a subview outside of its own placeSubviews; that counts for nothing",
                of: container)
        }
        notes[number] = Note(origin: origin, proposal: proposal, round: round)
    }

    /// Runs the layout's `placeSubviews`.
    @inline(__always)
    package func whilePlacing(_ body: () -> Void) {
        let wasPlacing = isPlacing
        isPlacing = true
        body()
        isPlacing = wasPlacing
    }

    /// Forgets where an earlier question has put the subviews.
    package func forgetNotes() { round &+= 1 }

    /// Where a subview stands: as noted, else in the centre with the container's proposal.
    package func place(_ number: Int, in bounds: CGRect, proposal: Lengths) -> ChildPlace {
        let note = notes[number]
        if note.round == round {
            return ChildPlace(
                proposal: note.proposal, size: tree.size(boxes[number], note.proposal), origin: note.origin)
        }
        let own = tree.size(boxes[number], proposal)
        return ChildPlace(
            proposal: proposal, size: own,
            origin: Lengths(Double(bounds.midX) - own.width / 2, Double(bounds.midY) - own.height / 2))
    }
}
