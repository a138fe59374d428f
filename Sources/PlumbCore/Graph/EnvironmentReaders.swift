import PlumbLayout

/// Who reads which values of the environment, and has to be evaluated again when one of them changes.
///
/// 1. What a node reads is kept with its object; the bits of it with all nodes above. 2. A change goes down from where
/// the value is set, and leaves out what has no reader within. 3. Where a scope within sets the value itself, the
/// change ends.
extension ViewGraph {
    /// A node has read these values. All above it know that there is a reader within.
    func noteReads(_ reads: EnvironmentKeySet, of id: NodeID) {
        guard reads.bits != 0, !isFree(id) else { return }
        self[id].object?.takeUnretainedValue().reads.formUnion(reads)
        noteReadsWithin(reads.bits, id)
    }

    func noteReadsWithin(_ bits: UInt64, _ id: NodeID) {
        var current = id
        while current >= 0, self[current].readsWithin & bits != bits {
            self[current].readsWithin |= bits
            current = self[current].parent
        }
    }

    /// The node is about to read anew.
    func forgetReads(of id: NodeID) { self[id].object?.takeUnretainedValue().reads = EnvironmentKeySet() }

    /// Has a node evaluated in the update that runs.
    func mark(_ id: NodeID) { if waiting.insert(id).inserted { marked.append(id) } }

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

    /// The children of a node, and what stands under it without being one.
    private func forEachBelow(_ node: NodeID, _ body: (NodeID) -> Void) {
        var child = self[node].firstChild
        while child >= 0 {
            body(child)
            child = self[child].nextSibling
        }
        let detached = self[node].object?.takeUnretainedValue().detachedChild ?? .none
        if detached >= 0 { body(detached) }
    }

    /// Returns what has changed for those within.
    private func mark(_ node: NodeID, _ changes: EnvironmentKeySet) -> EnvironmentKeySet {
        guard let object = self[node].object?.takeUnretainedValue() else { return changes }
        guard let scope = object.environmentScope else {
            if object.reads.reads(changes) { mark(node) }
            return changes
        }
        let own = scope.reads.reads(changes) ? scope.changesWithSurroundings() : EnvironmentKeySet()
        var rest = changes
        rest.subtract(scope.writes)
        rest.formUnion(own)
        return rest
    }

    /// The update has looked at a box: what is painted may be other. In an update that may be animated, it changes step
    /// by step.
    func noteRepainted(_ box: BoxID) {
        tree.noteChange(box)
        if isAnimating { graphMotion.noteRepainted(box) }
    }

    /// What is painted with another value of the environment.
    func noteRepainted(below top: NodeID) {
        var path = [top]
        while let node = path.popLast() {
            if self[node].box >= 0 { noteRepainted(self[node].box) }
            forEachBelow(node) { path.append($0) }
        }
    }
}
