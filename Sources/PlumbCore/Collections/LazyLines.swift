import Foundation
import PlumbLayout

/// The lines of a lazy container in a scroll view: those in sight are made, the others are estimated.
///
/// Source: Apple, WWDC26 session 321 (lines are made from the first one in sight until what is in sight is full; the others count with
/// the average of those that were measured; the ideal length across is the first view's).
@MainActor
final class LazyLines {
    unowned let graph: ViewGraph
    unowned let list: PartialList
    private var arrangement: LazyArrangement
    private var pinnedViews: PinnedScrollableViews = []

    private(set) var table = LineTable()
    /// The length across for which lines are measured; NaN before the first time.
    private var across = Double.unspecified
    private var plan = LazyPlan()
    private var planTracks: LazyArrangement.Tracks?
    /// What was answered last, and what the first view would like across.
    private var answered = Double.unspecified
    private var idealAcross = Double.unspecified
    /// The lines that are made, beside pinned ones.
    private(set) var window = 0..<0
    private var pinnedLines: [Int] = []
    /// The first line in sight, and where it began: it stays where it is on the page when lines before it turn out to be of another length.
    private var anchor: (line: Int, start: Double)?
    private var isMeasured = false

    private var tree: LayoutTree { graph.tree }
    private var box: BoxID { graph[list.node].box }
    private var axis: Axis { arrangement.axis }

    init(_ graph: ViewGraph, list: PartialList, arrangement: LazyArrangement) {
        self.graph = graph
        self.list = list
        self.arrangement = arrangement
        arrangement.reportItems(graph.tree)
    }

    /// Something in the lines may have changed its length.
    func invalidate() { isMeasured = false }

    /// Takes other parameters; with the same ones, what is known stays known.
    func arrange(_ new: LazyArrangement, _ pinnedViews: PinnedScrollableViews) {
        let isSame = new.isSame(as: arrangement)
        if !isSame {
            arrangement = new
            across = .unspecified
            planTracks = nil
        }
        if !isSame || pinnedViews != self.pinnedViews, box >= 0 { tree.invalidate(box) }
        self.pinnedViews = pinnedViews
    }

    // MARK: Size

    /// 1. Across: a grid as its tracks are, a stack as proposed; where nothing is proposed, as its first view.
    /// 2. Along: the lines that are known, the others as long as those on average.
    func size(_ proposal: Lengths) -> Lengths {
        var offered = proposal[axis.other]
        if offered.isNaN, arrangement.items == nil { offered = idealAcross }
        let tracks = arrangement.tracks(across: offered, in: tree, box)
        if tracks.length == across {
            updatePlan(tracks)
            measureWindow(tracks)
            answered = table.total
            return Lengths(axis, answered, across: tracks.length)
        }
        return Lengths(axis, estimate(tracks), across: tracks.length)
    }

    /// What the lines would be long together with another length across.
    private func estimate(_ tracks: LazyArrangement.Tracks) -> Double {
        let segments = list.segments
        let other = LazyPlan(segments, tracks: tracks.count, isGrid: arrangement.items != nil)
        var sum = 0.0
        var count = 0.0
        // What is made, in lines of so many.
        var members = plan.version == list.version ? plan.members(window) : 0..<0
        while !members.isEmpty {
            let boxes = members.prefix(tracks.count).map { list.box(of: $0) }
            sum += arrangement.length(of: LazyArrangement.Line(boxes: boxes, isFull: false), in: tracks, tree)
            count += 1
            members = members.dropFirst(tracks.count)
        }
        let average = count > 0 ? sum / count : table.average
        return max(0, Double(other.lineCount) * (average + arrangement.spacing) - arrangement.spacing)
    }

    private func updatePlan(_ tracks: LazyArrangement.Tracks) {
        let segments = list.segments
        if plan.version != list.version || planTracks?.count != tracks.count {
            plan = LazyPlan(segments, tracks: tracks.count, isGrid: arrangement.items != nil)
            plan.version = list.version
            table.resize(plan.lineCount)
            window = window.clamped(to: 0..<plan.lineCount)
            pinnedLines = []
            isMeasured = false
        }
        planTracks = tracks
        table.spacing = arrangement.spacing
    }

    private func boxes(of line: Int) -> LazyArrangement.Line {
        let run = plan.run(of: line)
        return LazyArrangement.Line(boxes: run.members(of: line).map { list.box(of: $0) }, isFull: run.isFull)
    }

    private func measureWindow(_ tracks: LazyArrangement.Tracks) {
        guard !isMeasured else { return }
        isMeasured = true
        for line in window { measure(line, tracks) }
    }

    private func measure(_ line: Int, _ tracks: LazyArrangement.Tracks) {
        let boxes = boxes(of: line)
        if boxes.boxes.contains(where: { $0 >= 0 }) {
            table.setLength(arrangement.length(of: boxes, in: tracks, tree), of: line)
        }
    }

    // MARK: Places

    /// 1. With another length across, nothing is known any more.
    /// 2. The lines in sight are made and measured, from the first on, until what is in sight is full; pinned ones too.
    /// 3. What was made and is not in sight any more goes.
    /// 4. Where lines before those in sight have turned out longer or shorter, the scroll view moves by as much.
    /// 5. If the answer is another one now, the frame takes another layout.
    func place(size: Lengths) {
        // A grid's tracks are those for its proposal, as when it answered.
        let offered = arrangement.items == nil ? size[axis.other] : tree[box].proposal[axis.other]
        let tracks = arrangement.tracks(across: offered, in: tree, box)
        if tracks.length != across {
            across = tracks.length
            table.forget()
            isMeasured = false
        }
        updatePlan(tracks)
        measureWindow(tracks)
        let sight = tree.sight(of: box, axis)
        let pinned = PinnedLines(sight, insets: insets, pinnedViews)
        building {
            fill(sight, tracks)
            pinnedLines = pinned.lines(plan.sections, table, window)
            for line in pinnedLines { make(line..<(line + 1), tracks) }
            list.keep(([window] + pinnedLines.map { $0..<($0 + 1) }).map(plan.members))
        }
        for line in window { place(line, at: pinned.start(of: line, plan.sections, table), tracks) }
        for line in pinnedLines where !window.contains(line) {
            place(line, at: pinned.start(of: line, plan.sections, table), tracks)
        }
        keepAnchor()
        if idealAcrossHasChanged() || abs(table.total - answered) > 1e-6 || answered.isNaN {
            tree.invalidate(box)
            tree.lookAgain(at: box)
            graph.needsAnotherLayout(list.node, because: "a lazy container", of: LazyLines.self)
        }
    }

    /// Runs what makes and removes boxes in the midst of a layout.
    private func building(_ body: () -> Void) {
        let outer = tree.barrier
        tree.barrier = box
        body()
        tree.barrier = outer
        tree.resolve(box)
        tree[box].flags.subtract([.stale, .unplaced])
    }

    private func make(_ lines: Range<Int>, _ tracks: LazyArrangement.Tracks) {
        list.make(plan.members(lines))
        tree.forEachChild(of: box) { tree.resolve($0) }
        for line in lines { measure(line, tracks) }
    }

    private func fill(_ sight: (low: Double, high: Double), _ tracks: LazyArrangement.Tracks) {
        // Whatever is in sight, an estimate needs one line.
        while plan.lineCount > 0, plan.divides(0) { divide(tracks, lines: 1) }
        guard plan.lineCount > 0 else { return window = 0..<0 }
        if table.knownCount == 0 {
            list.keep([])
            make(0..<1, tracks)
            window = 0..<1
        }
        guard sight.high > sight.low || sight.high.isNaN else {
            make(0..<1, tracks)
            return window = 0..<1
        }
        let first = table.firstLine(endingAfter: sight.low)
        // What is out of sight for certain goes first: rows between it and the new ones are not to be made.
        let expected = first..<min(plan.lineCount, max(first, table.firstLine(endingAfter: sight.high)) + 1)
        list.keep(([window.clamped(to: expected)] + pinnedLines.map { $0..<($0 + 1) }).map(plan.members))
        var line = first
        var start = table.start(of: first)
        while line < plan.lineCount, start < sight.high {
            if let undivided = plan.undividedLine, line >= undivided {
                divide(tracks, lines: line - undivided + 1)
                continue
            }
            // About half of what is missing at once, the rest one by one: no line is made that is not in sight.
            let missing = (sight.high - start) / (table.average + arrangement.spacing) / 2
            let limit = plan.undividedLine ?? plan.lineCount
            let batch = missing >= 1 ? Int(min(missing, Double(max(1, line - first)))) : 1
            let lines = line..<min(limit, line + batch)
            make(lines, tracks)
            for line in lines { start += table.length(of: line) + arrangement.spacing }
            line = lines.upperBound
        }
        window = min(first, line)..<line
    }

    /// Lists the views of more elements, from where the lines are not known yet.
    private func divide(_ tracks: LazyArrangement.Tracks, lines: Int) {
        guard let rest = list.segments.first(where: { $0.isRest }) else { return }
        rest.part.divide(max(1, Int(Double(lines) / rest.part.membersPerElement)))
        updatePlan(tracks)
    }

    private func place(_ line: Int, at start: Double, _ tracks: LazyArrangement.Tracks) {
        for (box, place) in arrangement.places(
            of: boxes(of: line), at: start, length: table.length(of: line), in: tracks, tree, self.box)
        {
            tree.place(box, in: self.box, at: place.origin, proposal: place.proposal, size: place.size)
        }
    }

    private var insets: (near: Double, far: Double) {
        guard let state = tree.viewport(of: tree.viewport(around: box, axis)) else { return (0, 0) }
        return (state.insets.near[axis], state.insets.far[axis])
    }

    private func keepAnchor() {
        let viewport = tree.viewport(around: box, axis)
        if let anchor, anchor.line < plan.lineCount, let state = tree.viewport(of: viewport),
            state.sizeChanges[axis].isNaN
        {
            let shift = table.start(of: anchor.line) - anchor.start
            if abs(shift) > 1e-6, state.offset[axis] > 0 {
                state.offset[axis] += shift
                tree.lookAgain(at: viewport)
            }
        }
        anchor = window.isEmpty ? nil : (window.lowerBound, table.start(of: window.lowerBound))
    }

    private func idealAcrossHasChanged() -> Bool {
        guard arrangement.items == nil, plan.lineCount > 0, window.contains(0) else { return false }
        guard let first = boxes(of: 0).boxes.first, first >= 0 else { return false }
        let ideal = tree.size(first, .unspecified)[axis.other]
        defer { idealAcross = ideal }
        return ideal.bitPattern != idealAcross.bitPattern
    }

    // MARK: Targets

    /// Where the line of a member is, in the container: exact once it has been made.
    func extent(of member: Int) -> (start: Double, length: Double)? {
        guard let line = plan.line(of: member) else { return nil }
        return (table.start(of: line), table.length(of: line))
    }

    /// Such a line as a rectangle in the container's box.
    func rect(_ extent: (start: Double, length: Double), in box: Box) -> CGRect {
        guard axis == .horizontal else {
            return CGRect(x: 0, y: extent.start, width: box.size.width, height: extent.length)
        }
        let isMirrored = box.flags.contains(.rightToLeft)
        return CGRect(
            x: isMirrored ? box.size.width - extent.start - extent.length : extent.start, y: 0, width: extent.length,
            height: box.size.height)
    }

    /// The members of the lines around an offset of the scroll view, in whose content the container begins at `start`.
    func members(near offset: Lengths, from start: Lengths) -> Range<Int> {
        guard plan.lineCount > 0 else { return 0..<0 }
        let line = table.firstLine(endingAfter: offset[axis] - start[axis])
        return plan.members(max(0, line - 1)..<min(plan.lineCount, line + 2))
    }

    /// The members whose lines are in sight.
    var membersInSight: Range<Int> { plan.members(window) }
}
