/// What a child is proposed, what it answers to it, and where it stands in its parent.
package struct ChildPlace {
    package var proposal: Lengths
    package var size: Lengths
    package var origin: Lengths

    package init(proposal: Lengths, size: Lengths, origin: Lengths) {
        self.proposal = proposal
        self.size = size
        self.origin = origin
    }
}

/// Gives every box its place: origins are relative to the parent, so moving a subtree costs one write.
extension LayoutTree {
    /// Lays out all that is in a root for a proposal, and puts it at an origin on the page. A tree may have several
    /// roots; when all are laid out, `settle` says so.
    package func layout(root: BoxID, at origin: Lengths = .zero, proposal: Lengths) -> Lengths {
        self[root].x = origin.width
        self[root].y = origin.height
        // Nothing has changed anywhere, or nothing in this root.
        if !hasChanged || !self[root].flags.contains(.unplaced), self[root].proposal.isIdentical(to: proposal) {
            return self[root].size
        }
        isUnsettled = false
        counts.layouts += 1
        resolve(root)
        recorder?.forgetAnswers()
        let size = size(root, proposal)
        recordPlace(root, in: .none, proposal: proposal, size: size)
        whereabouts = Whereabouts()
        if let own = sightDependents.index(forKey: root) {
            sightDependents.values[own].removeAll(keepingCapacity: true)
        }
        self.root = root
        if !roots.contains(root) { roots.insert(root) }
        isPlacing = true
        place(root, in: .none, at: origin, proposal: proposal, size: size)
        isPlacing = false
        fillReaders()
        if isUnsettled {
            unsettledRoots.insert(root)
        } else if !unsettledRoots.isEmpty {
            unsettledRoots.remove(root)
        }
        return size
    }

    /// A root is not laid out until `layout` is called again.
    package func leaveOut(root: BoxID) { roots.remove(root) }

    /// Whether what was made while boxes were placed has changed boxes that have their places: the content of a reader
    /// says something to the row around.
    package func hasChangedMeanwhile(in root: BoxID) -> Bool { self[root].flags.contains(.stale) }

    /// All roots have been laid out: what changes from now on is for the next layout.
    package func settle() {
        hasChanged = !unsettledRoots.isEmpty || roots.contains(where: hasChangedMeanwhile)
        if !unsettledRoots.isEmpty { unsettledRoots = [] }
    }

    /// Puts a box at an origin of its parent's (leading to trailing; mirrored here in right-to-left layouts) and lays
    /// out what is in it, unless nothing has changed since it was last placed.
    package func place(_ id: BoxID, in parent: BoxID, at origin: Lengths, proposal: Lengths, size: Lengths) {
        if parent >= 0, !self[parent].flags.isDisjoint(with: .placesOtherwise) {
            if placeOtherwise(id, in: parent, at: origin, proposal: proposal, size: size) { return }
        } else {
            self[id].x = origin.width
            self[id].y = origin.height
        }
        if !isPlaced(id, proposal: proposal, size: size) { placeAnew(id, proposal: proposal, size: size) }
    }

    /// Whether nothing in a box can have changed since it was placed for this proposal and size.
    @inline(__always)
    func isPlaced(_ id: BoxID, proposal: Lengths, size: Lengths) -> Bool {
        self[id].flags.isDisjoint(with: .unplacedOrFollowing) && self[id].proposal.isIdentical(to: proposal)
            && self[id].size.isIdentical(to: size)
    }

    /// Lays out what is in a box that has its origin.
    @inline(__always)
    package func placeAnew(_ id: BoxID, proposal: Lengths, size: Lengths) {
        let flags = self[id].flags
        self[id].flags = flags.subtracting(.unplacedOrFollowing)
        // Where the box was invalidated, that has been noted.
        if !flags.contains(.unplaced) { noteChangeWithin(id) }
        self[id].proposal = proposal
        self[id].size = size
        counts.placements += 1
        ruledPlace(id, proposal: proposal, size: size)
    }

    /// The origin in a box that is mirrored, recorded, or looks around. Returns whether everything has been done.
    @inline(never)
    private func placeOtherwise(
        _ id: BoxID, in parent: BoxID, at origin: Lengths, proposal: Lengths, size: Lengths
    ) -> Bool {
        let old = Lengths(self[id].x, self[id].y)
        let isMirrored = self[parent].flags.contains(.rightToLeft)
        self[id].x = isMirrored ? self[parent].size.width - origin.width - size.width : origin.width
        self[id].y = origin.height
        recordPlace(id, in: parent, proposal: proposal, size: size)
        guard self[id].flags.contains(.looksAround) else { return false }
        placeLookingAround(id, in: parent, from: old, proposal: proposal, size: size)
        return true
    }

    /// Where a box stands depends on what is around it: whatever changes there, the box is looked at again.
    func placeAgainNextTime(_ id: BoxID) { mark(.followsOthers, id) }

    /// Marks a box and all around it. A box whose content was made in the midst of a layout may be marked, and nothing
    /// around it.
    private func mark(_ flag: BoxFlags, _ id: BoxID) {
        self[id].flags.insert(flag)
        var outer = self[id].parent
        while outer >= 0, !self[outer].flags.contains(flag) {
            self[outer].flags.insert(flag)
            outer = self[outer].parent
        }
    }

    /// What is in a box may stand elsewhere.
    @inline(never)
    private func noteChangeWithin(_ id: BoxID) { mark(.changedWithin, id) }

    /// Says that a box is not what it was, for whoever looks at what has changed.
    @inline(__always)
    package func noteChange(_ id: BoxID) {
        if self[id].flags.isSuperset(of: .changedOrWithin) { return }
        self[id].flags.insert(.changed)
        mark(.changedWithin, id)
    }

    /// What has changed in a box has been looked at. Of all that is in a box, the box itself comes last or nobody looks
    /// at it again.
    @inline(__always)
    package func forgetChange(_ id: BoxID) { self[id].flags.subtract(.changedOrWithin) }

    /// Looks at a box again in the next layout, though nothing in it has changed.
    package func lookAgain(at id: BoxID) {
        hasChanged = true
        isUnsettled = true
        mark(.unplaced, id)
        noteChangeWithin(id)
    }
}
