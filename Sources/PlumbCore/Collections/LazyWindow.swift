import PlumbLayout

/// What a lazy container makes: the lines in sight, and pinned ones. Decided between two layouts (`WindowPass`), never
/// while boxes get their places.
extension LazyLines {
    /// Makes what is in sight, and lets go of what is not. Returns whether another layout is needed.
    ///
    /// 1. Where lines before those in sight have turned out longer or shorter, the scroll view moves by as much; again
    ///    after 2.
    /// 2. The lines in sight are made and measured, from the first on, until what is in sight is full; pinned ones too.
    /// 3. What was made and is not in sight any more goes.
    /// 4. If the answer is another one now, everything around is asked again; else the container alone gets its places
    ///    anew.
    ///
    /// - Parameter isAhead: nothing has changed since the last layout but how far scroll views were moved, and no
    ///   layout has seen that yet.
    func fill(isAhead: Bool) -> Bool {
        // What has gone, sleeps, or has never been laid out has no place to look at.
        guard let tracks, isThere, graph.recorder?.mayRebuild(box, for: list.node, in: tree) != false else {
            return false
        }
        guard let sight = isAhead ? tree.sightToCome(of: box, axis) : tree.sight(of: box, axis) else { return false }
        let traits = tree[box].flags.intersection(.traits)
        var isSettled = true
        var shift = 0.0
        let hasMade = building {
            update(tracks)
            // What is seen stays, and with it what is in sight.
            if table.knownCount > 0 { shift = keepAnchor() }
            let sight = (low: sight.low + shift, high: sight.high + shift)
            isSettled = fillWindow(sight, tracks)
            let pinned = PinnedLines(sight, insets: insets, pinnedInSight)
            pinnedLines = pinned.lines(plan, window)
            for line in pinnedLines { make(line..<(line + 1), tracks) }
            list.keep(([window] + pinnedLines.map { $0..<($0 + 1) }).map(plan.members))
        }
        let hasMoved = isSettled && keepAnchor() != 0 || shift != 0
        let isOther = abs(table.total - answered) > 1e-6 || answered.isNaN
        if idealAcrossHasChanged() || isOther || tree[box].flags.intersection(.traits) != traits {
            tree.invalidate(box)
            return true
        }
        if hasMade || hasMoved { tree.lookAgain(at: box) }
        return hasMade || hasMoved
    }

    private var isThere: Bool {
        let node = graph[list.node]
        return node.object?.takeUnretainedValue() === list && !node.isAsleep && node.box >= 0
    }

    /// Runs what makes and removes boxes in the container. Those around it hear of it when the answer is another one.
    /// Returns whether anything was made or removed.
    private func building(_ body: () -> Void) -> Bool {
        let outer = tree.barrier
        let changes = list.changeCount
        tree.barrier = box
        body()
        // Rows that are the first or last now, since what was thought to stand beside them is no row.
        let isTold = !graph.update.changedLists.isEmpty
        if isTold { graph.evaluate([]) }
        tree.barrier = outer
        tree.resolve(box)
        return isTold || list.changeCount != changes
    }

    private func make(_ lines: Range<Int>, _ tracks: LazyArrangement.Tracks) {
        let changes = list.changeCount
        list.make(plan.members(lines))
        if list.changeCount != changes { tree.forEachChild(of: box) { tree.resolve($0) } }
        for line in lines { measure(boxes(of: line), of: line, tracks) }
    }

    /// Returns false where another layout has to tell first where the container stands.
    private func fillWindow(_ sight: (low: Double, high: Double), _ tracks: LazyArrangement.Tracks) -> Bool {
        // Whatever is in sight, an estimate needs one line.
        while plan.lineCount > 0, plan.divides(0) { divide(tracks, lines: 1) }
        guard plan.lineCount > 0 else {
            window = 0..<0
            return true
        }
        if table.knownCount == 0 {
            list.keep([])
            make(0..<1, tracks)
            window = 0..<1
            // The offset of a scroll view that begins elsewhere follows from the length, which was none.
            if anchor == nil, sight.low > 0, !(abs(table.total - answered) <= 1e-6) { return false }
        }
        guard sight.high > sight.low || sight.high.isNaN else {
            make(0..<1, tracks)
            window = 0..<1
            return true
        }
        let first = table.firstLine(endingAfter: sight.low)
        // What is out of sight for certain goes first: rows between it and the new ones are not to be made.
        let expected = first..<min(plan.lineCount, max(first, table.firstLine(endingAfter: sight.high)) + 1)
        list.keep(([window.clamped(to: withCarried(expected))] + pinnedLines.map { $0..<($0 + 1) }).map(plan.members))
        var line = first
        var start = table.start(of: first)
        while line < plan.lineCount, start < sight.high {
            if let undivided = plan.undividedLine, line >= undivided {
                divide(tracks, lines: line - undivided + 1)
                continue
            }
            // About half of what is missing at once, the rest one by one: no line is made that is not in sight.
            let missing = (sight.high - start) / (table.average + table.averageGap) / 2
            let limit = plan.undividedLine ?? plan.lineCount
            let batch = missing >= 1 ? Int(min(missing, Double(max(1, line - first)))) : 1
            let lines = line..<min(limit, line + batch)
            make(lines, tracks)
            line = lines.upperBound
            start = table.start(of: line)
        }
        // The last row may end its section, which is known when what comes next is listed.
        while arrangement.rows != nil, line < plan.lineCount, plan.divides(line) { divide(tracks, lines: 1) }
        let shown = min(first, line)..<line
        window = withCarried(shown)
        if window != shown { make(window, tracks) }
        return true
    }

    /// Lines with all up to the one that a finger carries, which stays made. Where none of those that are made is among
    /// the lines, the content has been moved far at once: the row is left where it is then.
    private func withCarried(_ lines: Range<Int>) -> Range<Int> {
        guard let member = list.carried?.number, let line = plan.line(of: member) else { return lines }
        guard window.overlaps(lines) else {
            list.carried = nil
            return lines
        }
        return min(lines.lowerBound, line)..<max(lines.upperBound, line + 1)
    }

    /// Lists the views of more elements, from where the lines are not known yet.
    private func divide(_ tracks: LazyArrangement.Tracks, lines: Int) {
        guard let rest = list.segments.first(where: { $0.isRest }) else { return }
        rest.part.divide(max(1, Int(Double(lines) / rest.part.membersPerElement)))
        update(tracks)
    }

    /// Moves the scroll view so that the line that was the first in sight stays where it is. Returns by how much.
    private func keepAnchor() -> Double {
        defer {
            anchor =
                window.isEmpty
                ? nil
                : (window.lowerBound, table.start(of: window.lowerBound), anchorID(of: window.lowerBound))
        }
        let viewport = tree.viewport(around: box, axis)
        guard let anchor, anchor.line < plan.lineCount, let state = tree.viewport(of: viewport),
            state.sizeChanges[axis].isNaN
        else { return 0 }
        let shift = table.start(of: anchor.line) - anchor.start
        guard abs(shift) > 1e-6, state.offset[axis] > 0 else { return 0 }
        state.offset[axis] += shift
        tree.lookAgain(at: viewport)
        return shift
    }

    private func idealAcrossHasChanged() -> Bool {
        guard arrangement.items == nil, plan.lineCount > 0, window.contains(0) else { return false }
        guard let first = boxes(of: 0).boxes.first, first >= 0 else { return false }
        let ideal = tree.size(first, .unspecified)[axis.other]
        defer { idealAcross = ideal }
        return ideal.bitPattern != idealAcross.bitPattern
    }
}
