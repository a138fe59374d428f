import PlumbLayout

/// Who reads which values of the environment, and has to be evaluated again when one of them changes.
///
/// 1. What a node reads is kept with its object; the bits of it with all nodes above. 2. A change goes down from where
/// the value is set, and leaves out what has no reader within. 3. Where a scope within sets the value itself, the
/// change ends.
extension ViewGraph {
    /// Has those evaluated that read one of these values from a node: where a scope within sets the value itself,
    /// nobody is told. Subtrees without a reader are left out.
    func mark(_ changes: EnvironmentKeySet, below top: NodeID) {
        var path = [(top, changes)]
        while let (node, changes) = path.popLast() {
            let bits = changes.bits | EnvironmentKeySet.allBit
            forEachBelow(node) { child in
                guard self[child].readsWithin & bits != 0 else { return }
                let rest = mark(child, changes)
                if !rest.isEmpty { path.append((child, rest)) }
            }
        }
    }

    /// Returns what has changed for those within.
    private func mark(_ node: NodeID, _ changes: EnvironmentKeySet) -> EnvironmentKeySet {
        guard let object = self[node].object?.takeUnretainedValue() else { return changes }
        if let rest = object.changesWithin(changes) { return rest }
        if object.reads.reads(changes) { update.mark(node) }
        return changes
    }
}
