import PlumbLayout

/// Where walks begin.
extension GraphBuilder {
    /// Runs `body` with another environment in force.
    func withEnvironment(_ id: Int32, _ body: () -> Void) {
        let outer = (environment, isRightToLeft)
        environment = id
        isRightToLeft = graph.environment(id).isRightToLeft
        body()
        (environment, isRightToLeft) = outer
    }

    /// Walks the children of a node that stands somewhere in the tree already.
    ///
    /// While a change to boxes is tried, nothing is made anew around it (`TrialScope`).
    func resume(at id: NodeID, _ body: () -> Void) {
        var enclosing = id
        while enclosing >= 0, graph[enclosing].box < 0 { enclosing = graph[enclosing].parent }
        if let trial = graph.records.trial, enclosing >= 0, !trial.mayRebuild(graph[enclosing].box, for: id, in: tree) {
            return
        }
        let saved = (walk.pointee, pending)
        let trail = SourceAddress.isRecorded ? SourceFrame.resume(at: id, in: graph) : nil
        node = id
        cursor = graph[id].firstChild
        previous = .none
        environment = graph[id].environment
        isRightToLeft = graph.environment(environment).isRightToLeft
        orientation = graph[id].orientation
        pending = graph.pending(at: id)
        parentBox = enclosing >= 0 ? graph[enclosing].box : .none
        list = graph.listScope(at: id)
        (isInsideNew, isInLoneContainer) = (false, false)
        lastBox = .none
        isFresh = false
        needsRelink = false
        graph.update.walks += 1
        body()
        if cursor >= 0 { removeRest() }
        if needsRelink, enclosing >= 0 { graph.relink(enclosing) }
        graph.update.walks -= 1
        if let trail { SourceFrame.restore(trail) }
        let after = walk.pointee
        (walk.pointee, pending) = (saved.0, saved.1)
        (place.looksAtAll, depth) = (after.place.looksAtAll, after.depth)
        isRightToLeft = graph.environment(environment).isRightToLeft
        if graph.update.walks == 0, !graph.update.marked.isEmpty { graph.evaluate([]) }
    }
}
