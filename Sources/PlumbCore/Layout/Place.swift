import Foundation

/// What a child is proposed, what it answers to it, and where it stands in its parent.
struct ChildPlace {
    var proposal: Lengths
    var size: Lengths
    var origin: Lengths
}

/// Gives every box its place: origins are relative to the parent, so moving a subtree costs one write.
extension LayoutTree {
    /// Lays out the whole tree for a proposal. The root's own origin is (0, 0).
    func layout(root: BoxID, proposal: Lengths) -> Lengths {
        self.root = root
        // Nothing has changed anywhere.
        if !hasChanged, self[root].proposal.isIdentical(to: proposal) {
            return self[root].size
        }
        isUnsettled = false
        counts.layouts += 1
        resolve(root)
        recorder?.forgetAnswers()
        let size = size(root, proposal)
        recordPlace(root, in: .none, proposal: proposal, size: size)
        whereabouts = Whereabouts()
        sightDependents.removeAll(keepingCapacity: true)
        isPlacing = true
        place(root, in: .none, at: .zero, proposal: proposal, size: size)
        isPlacing = false
        fillReaders()
        hasChanged = isUnsettled
        return size
    }

    /// Puts a box at an origin of its parent's (leading to trailing; mirrored here in right-to-left layouts) and lays out what is
    /// in it, unless nothing has changed since it was last placed.
    func place(_ id: BoxID, in parent: BoxID, at origin: Lengths, proposal: Lengths, size: Lengths) {
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
        !self[id].flags.contains(.unplaced) && self[id].proposal.isIdentical(to: proposal)
            && self[id].size.isIdentical(to: size)
    }

    /// Lays out what is in a box that has its origin.
    @inline(__always)
    func placeAnew(_ id: BoxID, proposal: Lengths, size: Lengths) {
        self[id].flags.subtract(.unplaced)
        self[id].proposal = proposal
        self[id].size = size
        counts.placements += 1
        switch self[id].rule {
        case .fill, .rigid, .coupled, .measured, .gap, .rule: break
        case .line: placeLine(id)
        case .depth: placeDepth(id)
        case .layers: placeLayers(id)
        case .forward, .guide:
            let child = self[id].firstChild
            if child >= 0 { place(child, in: id, at: .zero, proposal: proposal, size: size) }
        case .frame, .flexibleFrame, .insets, .fix, .ratio, .position:
            let child = self[id].firstChild
            guard child >= 0 else { return }
            let inner = singlePlacement(id, proposal: proposal, size: size)
            place(child, in: id, at: inner.origin, proposal: inner.proposal, size: inner.size)
        case .choice: placeChoice(id)
        case .viewport:
            placeViewport(id)
            placeAgainNextTime(id)
        case .beside: placeBeside(id)
        case .expand: placeExpand(id)
        case .displaced: placeDisplaced(id)
        case .reader: readers.append((id, whereabouts))
        case .custom:
            let dependsOnSight = dependsOnSight(id)
            // Outer ones come before inner ones.
            if dependsOnSight { sightDependents.append(id) }
            placeCustom(id)
            if dependsOnSight { placeAgainNextTime(id) }
        }
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
    func placeAgainNextTime(_ id: BoxID) {
        var id = id
        while id >= 0, !self[id].flags.contains(.unplaced) {
            self[id].flags.insert(.unplaced)
            id = self[id].parent
        }
    }

    /// Looks at a box again in the next layout, though nothing in it has changed.
    func lookAgain(at id: BoxID) {
        hasChanged = true
        isUnsettled = true
        placeAgainNextTime(id)
    }

    /// Where a box with one child puts it, for an answer it gave: the child's proposal, size and origin.
    func singlePlacement(
        _ id: BoxID, proposal: Lengths, size: Lengths
    ) -> (proposal: Lengths, size: Lengths, origin: Lengths) {
        let child = self[id].firstChild
        let inner: Lengths
        switch self[id].rule {
        case .frame: inner = frameProposal(id, proposal)
        case .flexibleFrame: inner = flexibleFrameProposal(id, proposal, size: size)
        case .insets: inner = insetsProposal(id, proposal)
        case .fix: inner = fixProposal(id, proposal)
        case .ratio: inner = ratioProposal(id, proposal)
        case .position: inner = size
        default: inner = proposal
        }
        let childSize = self.size(child, inner)
        let origin: Lengths
        switch self[id].rule {
        case .insets: origin = insetsOrigin(id)
        case .fix, .ratio:
            origin = Lengths((size.width - childSize.width) / 2, (size.height - childSize.height) / 2)
        case .position: origin = Lengths(self[id].a - childSize.width / 2, self[id].b - childSize.height / 2)
        default:
            // The frame's own guide is never an explicit one; the child's may be (Docs/Rules.md, section 5).
            origin = Lengths(
                defaultGuide(self[id].horizontal, of: id, proposal: proposal, size: size)
                    - guide(self[id].horizontal, of: child, proposal: inner, size: childSize),
                defaultGuide(self[id].vertical, of: id, proposal: proposal, size: size)
                    - guide(self[id].vertical, of: child, proposal: inner, size: childSize))
        }
        return (inner, childSize, origin)
    }

    /// The primary child fills the box; every other is proposed the primary's size and put where the guides meet
    /// (Docs/Rules.md, section 9: explicit guides count on both sides).
    private func placeLayers(_ id: BoxID) {
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

    /// What is in readers is laid out when everything around them has its place: it has no part in that. So it can be made for its size
    /// between two placings, and readers in readers need no deeper stack.
    private func fillReaders() {
        var next = 0
        while next < readers.count {
            let (id, place) = readers[next]
            next += 1
            whereabouts = place
            fillReader(id)
        }
        readers.removeAll(keepingCapacity: true)
    }

    /// The children are made for the size, each proposed it, and put at the top leading corner (Docs/Rules.md, section 10).
    private func fillReader(_ id: BoxID) {
        let size = self[id].size
        role(of: id)?.makeContent(for: size.cgSize)
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
