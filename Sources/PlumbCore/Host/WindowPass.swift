import PlumbLayout

/// Decides what is in sight of the viewports, and lets boxes that depend on it make it: between the update of the nodes
/// and the layout, and in rounds with it, never while boxes get their places.
///
/// 1. Where a viewport was only moved since the last layout, what will be in sight is known before the next one.
/// 2. After a layout, the boxes that depend on it (`LayoutTree.sightDependents`) look at where they stand. What has
/// changed is laid out again, until nothing has; so is what the content of a reader has changed around it.
@MainActor
struct WindowPass {
    let graph: ViewGraph
    private var tree: LayoutTree { graph.tree }

    /// Layouts that boxes may make necessary before Plumb stops looking. A list in sight takes one or two; one in
    /// another one more for each level.
    static let roundLimit = 50
    /// Layouts that the content of readers may make necessary by what it says to rows around. Views that change in
    /// every layout are laid out again by the next frame.
    static let readerLimit = 2

    /// Lays out a root, with everything that comes into sight.
    func layout(root: BoxID, at origin: Lengths, proposal: Lengths) -> Lengths {
        let isSameProposal = tree[root].proposal.isIdentical(to: proposal)
        // Nothing has changed anywhere, but the origin perhaps.
        if isSameProposal, !tree.hasChanged { return tree.layout(root: root, at: origin, proposal: proposal) }
        if isSameProposal { _ = fill(root, isAhead: true) }
        var size = tree.layout(root: root, at: origin, proposal: proposal)
        var (rounds, readerRounds) = (0, 0)
        func needsAnother() -> Bool {
            if fill(root, isAhead: false) { return true }
            guard readerRounds < WindowPass.readerLimit, tree.hasChangedMeanwhile(in: root) else { return false }
            readerRounds += 1
            return true
        }
        while needsAnother() {
            if rounds == WindowPass.roundLimit {
                graph.report(
                    "what is in sight of a lazy container changes where it stands, without end; "
                        + "the picture shows what was reached after \(WindowPass.roundLimit) layouts")
                return tree.layout(root: root, at: origin, proposal: proposal)
            }
            rounds += 1
            size = tree.layout(root: root, at: origin, proposal: proposal)
        }
        return size
    }

    /// Lets every box in a root that depends on what is in sight make it. Returns whether another layout is needed.
    private func fill(_ root: BoxID, isAhead: Bool) -> Bool {
        var isOther = false
        for box in tree.sightDependents[root] ?? [] {
            // An outer one may have let go of it in this very loop; the number may then be another box's, which says
            // that it has nothing to do.
            guard !tree.isFree(box), let role = tree.role(of: box) as? CustomLayoutRole else { continue }
            if role.fillSight(isAhead: isAhead) { isOther = true }
        }
        return isOther
    }
}
