import PlumbLayout

/// What nodes have read of the environment, and what is done again for it.
extension ViewGraph {
    /// The values in force by the number that nodes and boxes have.
    func environment(_ id: Int32) -> EnvironmentValues { environments[id] }

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

    /// The children of a node, and what stands under it without being one.
    func forEachBelow(_ node: NodeID, _ body: (NodeID) -> Void) {
        var child = self[node].firstChild
        while child >= 0 {
            body(child)
            child = self[child].nextSibling
        }
        let detached = self[node].object?.takeUnretainedValue().detachedChild ?? .none
        if detached >= 0 { body(detached) }
    }

    /// The update has looked at a box: what is painted may be other. In an update that may be animated, it changes step
    /// by step.
    func noteRepainted(_ box: BoxID) {
        tree.noteChange(box)
        if update.isAnimating { graphMotion.noteRepainted(box) }
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

extension GraphBuilder {
    /// The values in force.
    var values: EnvironmentValues { graph.environment(environment) }
}
