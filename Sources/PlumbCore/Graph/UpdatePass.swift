import PlumbLayout

/// Brings the nodes up to date with the state: evaluates again what has read a value that changed, and nothing else.
@MainActor
struct UpdatePass {
    let graph: ViewGraph

    /// Rounds of state changing state before Plumb gives up.
    static let roundLimit = 100

    /// Takes what was changed first out of the queue, and whatever else was changed in the same transaction. A new root
    /// is laid out first: what is animated then starts from there. Returns false when changes have no end, or are not
    /// to be now.
    func run() -> Bool {
        let isIdle = graph.queue.isEmpty
        if !isIdle, graph.recorder?.mayUpdate() == false { return false }
        defer { graph.update.isRootNew = false }
        if graph.update.isRootNew { return true }
        guard !isIdle, let first = graph.queue.takeFirst() else {
            graph.begin(nil)
            return true
        }
        graph.begin(first.transaction)
        graph.recorder?.begin(first.transaction, at: graph.clock.now)
        return graph.inTransaction {
            var batch = first
            for _ in 0..<UpdatePass.roundLimit {
                evaluate(batch)
                guard graph.queue.goesOn(with: first.transaction), let next = graph.queue.takeFirst() else {
                    return true
                }
                batch = next
            }
            graph.report(
                "state changes in the body of a view and makes it change again "
                    + "\(Diagnostic.withoutEnd) \(UpdatePass.roundLimit) rounds")
            return false
        }
    }

    private func evaluate(_ batch: UpdateQueue.Batch) {
        graph.update.walks += 1
        var nodes = batch.nodes
        for change in batch.changes {
            let readers = change.run()
            if let note = change.note { graph.recorder?.change(note, seenBy: readers) }
            nodes.formUnion(readers)
        }
        if !batch.notes.isEmpty { graph.recorder?.change(batch.notes) }
        graph.update.walks -= 1
        graph.evaluate(nodes)
    }
}

extension ViewGraph {
    /// Does nodes again, and those that their doing marks.
    ///
    /// Parents first: what they evaluate on their way need not be evaluated for itself, and what they drop is gone.
    func evaluate(_ nodes: Set<NodeID>) {
        update.walks += 1
        defer { update.walks -= 1 }
        update.waiting.formUnion(nodes)
        var order = NodeHeap()
        order.add(update.waiting, in: self)
        update.marked = []
        repeat {
            while let node = order.takeFirst() {
                guard update.waiting.remove(node) != nil, !isFree(node), !self[node].isAsleep else { continue }
                self[node].object?.takeUnretainedValue().updateAgain(node, in: self)
                if !update.marked.isEmpty {
                    order.add(update.marked, in: self)
                    update.marked = []
                }
            }
            tellMembers()
            order.add(update.marked, in: self)
            update.marked = []
        } while !order.isEmpty
    }

    /// Has members of lists done again that have another place in their section now.
    private func tellMembers() {
        guard !update.changedLists.isEmpty else { return }
        let lists = update.changedLists
        update.changedLists = []
        for list in lists { for node in list.readersElsewhere() { update.mark(node) } }
    }
}

/// Nodes by their depth, the outermost first; among those of a depth, by their numbers.
@MainActor
struct NodeHeap {
    private var items: [(depth: Int, node: NodeID)] = []

    mutating func add(_ nodes: some Sequence<NodeID>, in graph: ViewGraph) {
        var depths = NodeDepths(graph: graph)
        for node in nodes {
            items.append((depths.depth(of: node), node))
            var place = items.count - 1
            while place > 0, items[place] < items[(place - 1) / 2] {
                items.swapAt(place, (place - 1) / 2)
                place = (place - 1) / 2
            }
        }
    }

    var isEmpty: Bool { items.isEmpty }

    mutating func takeFirst() -> NodeID? {
        guard let first = items.first, let last = items.popLast() else { return nil }
        guard !items.isEmpty else { return first.node }
        items[0] = last
        var place = 0
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2] where child < items.count && items[child] < items[least] {
                least = child
            }
            if least == place { return first.node }
            items.swapAt(place, least)
            place = least
        }
    }
}
