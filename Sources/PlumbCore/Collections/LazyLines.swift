import Foundation
import PlumbLayout

/// The lines of a lazy container in a scroll view: how long they are, and where they stand. Those that are made are
/// measured, the others are estimated. Which ones are made is decided elsewhere, between two layouts
/// (`LazyWindow.swift`).
///
/// Source: Apple, WWDC26 session 321 (lines are made from the first one in sight until what is in sight is full; the
/// others count with the average of those that were measured; the ideal length across is the first view's).
@MainActor
final class LazyLines {
    unowned let graph: ViewGraph
    unowned let list: PartialList
    private(set) var arrangement: LazyArrangement
    private(set) var pinnedViews: PinnedScrollableViews = []

    var table: LineTable
    private(set) var plan = LazyPlan()
    /// The length across for which lines are measured; NaN before the first time.
    private var across = Double.unspecified
    /// The tracks of the plan.
    private(set) var tracks: LazyArrangement.Tracks?
    /// What was answered last, and what the first view would like across.
    private(set) var answered = Double.unspecified
    var idealAcross = Double.unspecified
    private var isMeasured = false
    /// What sections ask for between themselves and their neighbours (`SectionSpacing`).
    private var sectionSpacing: [NodeID: Double] = [:]

    /// The lines that are made, beside pinned ones.
    var window = 0..<0
    var pinnedLines: [Int] = []
    /// The first line in sight, and where it began: it stays where it is on the page when lines before it turn out to
    /// be of another length. In a list it stays too when rows come or go before it: it is known by its id.
    var anchor: (line: Int, start: Double, id: AnyHashable?)?

    var tree: LayoutTree { graph.tree }
    var box: BoxID { graph[list.node].box }
    var axis: Axis { arrangement.axis }

    init(_ graph: ViewGraph, list: PartialList, arrangement: LazyArrangement) {
        self.graph = graph
        self.list = list
        self.arrangement = arrangement
        table = LineTable(standardGap: graph.tree.stackSpacing)
        arrangement.reportItems(graph.tree)
    }

    /// Something in the lines may have changed its length.
    func invalidate() { isMeasured = false }

    /// Takes other parameters; with the same ones, what is known stays known.
    func arrange(_ new: LazyArrangement, _ pinnedViews: PinnedScrollableViews) {
        let isSame = new.isSame(as: arrangement)
        if !isSame {
            arrangement = new
            plan.version = -1
            across = .unspecified
            tracks = nil
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
            update(tracks)
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
        let gaps = Double(max(0, other.lineCount - 1)) * table.averageGap
        let (steps, tail) = steps
        return max(0, Double(other.lineCount) * average + gaps + steps.reduce(tail) { $0 + $1.length })
    }

    /// Brings the plan and the lengths of what is made up to date.
    func update(_ tracks: LazyArrangement.Tracks) {
        updatePlan(tracks.count)
        self.tracks = tracks
        table.setSpacing(arrangement.lineSpacing(in: tree))
        guard !isMeasured else { return }
        isMeasured = true
        for line in window { measure(boxes(of: line), of: line, tracks) }
    }

    private func updatePlan(_ trackCount: Int) {
        let segments = list.segments
        guard plan.version != list.version || tracks?.count != trackCount else { return }
        plan = LazyPlan(segments, tracks: trackCount, isGrid: arrangement.items != nil)
        plan.version = list.version
        table.resize(plan.lineCount)
        setSteps()
        findAnchor()
        window = window.clamped(to: 0..<plan.lineCount)
        pinnedLines = []
        isMeasured = false
    }

    /// Looks where the row is that was the first in sight.
    private func findAnchor() {
        guard let id = anchor?.id, let member = list.listedMember(with: id), let line = plan.line(of: member) else {
            return
        }
        anchor?.line = line
    }

    /// What tells the first row in sight from others; nil for a stack.
    func anchorID(of line: Int) -> AnyHashable? {
        arrangement.rows == nil ? nil : list.id(of: plan.run(of: line).members(of: line).lowerBound)
    }

    /// Takes over the distances where sections begin and end.
    private func setSteps() {
        guard arrangement.rows != nil else { return }
        let (steps, tail) = steps
        table.setSteps(steps, tail: tail)
    }

    /// The distances before lines with which sections begin, and behind the last line.
    private var steps: (steps: [(line: Int, length: Double)], tail: Double) {
        guard let rows = arrangement.rows, let first = list.place(of: 0), let last = list.place(of: list.count - 1)
        else {
            return ([], 0)
        }
        func wish(_ member: SectionMember) -> Double? { sectionSpacing[member.section] }
        var steps = [(line: 0, length: rows.gap(nil, first, spacing: (nil, wish(first))))]
        for (line, upper, lower) in list.boundaries {
            let gap = rows.gap(upper, lower, spacing: (wish(upper), wish(lower)))
            steps.append((line, gap - (arrangement.spacing ?? 0)))
        }
        return (steps, rows.gap(last, nil, spacing: (wish(last), nil)))
    }

    /// Takes over what a section asks for; nil for nothing.
    func setSpacing(_ spacing: Double?, of section: SectionMember) {
        guard sectionSpacing[section.section] != spacing else { return }
        sectionSpacing[section.section] = spacing
        plan.version = -1
        if box >= 0 { tree.invalidate(box) }
    }

    func boxes(of line: Int) -> LazyArrangement.Line {
        let run = plan.run(of: line)
        return LazyArrangement.Line(boxes: run.members(of: line).map { list.box(of: $0) }, isFull: run.isFull)
    }

    /// Notes down how long a line is, if any of it is made.
    func measure(_ boxes: LazyArrangement.Line, of line: Int, _ tracks: LazyArrangement.Tracks) {
        guard boxes.boxes.contains(where: { $0 >= 0 }) else { return }
        table.setLength(arrangement.length(of: boxes, in: tracks, tree), of: line)
        guard arrangement.lineSpacing(in: tree) == nil else { return }
        if line > 0 { measureGap(after: line - 1) }
        if line + 1 < plan.lineCount { measureGap(after: line) }
    }

    /// Notes down how far the views of a stack's two neighbouring lines prefer to be from each other, if both are made.
    private func measureGap(after line: Int) {
        func box(of line: Int) -> BoxID { list.box(of: plan.run(of: line).members(of: line).lowerBound) }
        let (upper, lower) = (box(of: line), box(of: line + 1))
        guard upper >= 0, lower >= 0 else { return }
        let gap = tree.spacing(of: upper).distance(
            to: tree.spacing(of: lower), along: axis, standard: tree.stackSpacing)
        table.setGap(gap, after: line)
    }

    // MARK: Places

    /// 1. With another length across, nothing is known any more but what is made.
    /// 2. What is made is put in its lines; pinned lines are held in sight.
    func place(size: Lengths) {
        // A grid's tracks are those for its proposal, as when it answered.
        let offered = arrangement.items == nil ? size[axis.other] : tree[box].proposal[axis.other]
        let tracks = arrangement.tracks(across: offered, in: tree, box)
        if tracks.length != across {
            across = tracks.length
            table.forget()
            isMeasured = false
        }
        update(tracks)
        let pinned = PinnedLines(tree.sight(of: box, axis), insets: insets, pinnedInSight)
        for line in window { place(line, at: pinned.start(of: line, plan, table), tracks) }
        for line in pinnedLines where !window.contains(line) {
            place(line, at: pinned.start(of: line, plan, table), tracks)
        }
    }

    private func place(_ line: Int, at start: Double, _ tracks: LazyArrangement.Tracks) {
        for (box, place) in arrangement.places(
            of: boxes(of: line), at: start, length: table.length(of: line), in: tracks, tree, self.box)
        {
            tree.place(box, in: self.box, at: place.origin, proposal: place.proposal, size: place.size)
        }
    }

    /// What the scroll view keeps clear at its edges.
    var insets: (near: Double, far: Double) {
        guard let state = tree.viewport(of: tree.viewport(around: box, axis)) else { return (0, 0) }
        return (state.insets.near[axis], state.insets.far[axis])
    }

    // MARK: Targets

    /// Where the line of a member is, in the container: exact once it has been made.
    func extent(of member: Int) -> (start: Double, length: Double)? {
        // Who looks for a member may have listed more of them since the last layout.
        if let tracks { updatePlan(tracks.count) }
        guard let line = plan.line(of: member), line < plan.lineCount else { return nil }
        return (table.start(of: line), table.length(of: line))
    }

    /// Where the lines of an element are together; nil for an element that is not there.
    func extent(ofElement index: Int, in part: ListPart) -> (start: Double, length: Double)? {
        guard index >= 0, index < part.elementCount, let members = list.members(ofElement: index, of: part),
            let first = extent(of: members.lowerBound), let last = extent(of: members.upperBound - 1)
        else { return nil }
        return (first.start, last.start + last.length - first.start)
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

    /// Where the section of a member ends, in the container; nil for a member of none.
    func end(ofSectionAround member: Int) -> Double? {
        guard let line = plan.line(of: member) else { return nil }
        let number = plan.firstSection(endingAfter: line)
        guard number < plan.sections.count, plan.sections[number].lines.contains(line) else { return nil }
        return table.end(of: plan.sections[number].lines.upperBound - 1)
    }

    /// Nothing is pinned on pages: what would be is shown at the top of each.
    var pinnedInSight: PinnedScrollableViews { tree.band == nil ? pinnedViews : [] }

    /// The members whose lines are in sight.
    var membersInSight: Range<Int> { plan.members(window) }
}
