import Foundation
import PlumbGraphics
import PlumbLayout

/// Finds out where a view may be cut into pages. Runs over the placed boxes, after the draw pass has noted where they
/// are and which marks are theirs.
///
/// 1. A box with several in it is cut between them: rows of stacks, grids, lists and lazy containers. Up to a quarter
/// of a page, what is in one box stays together, and so does a row of what stands side by side. 2. What is around a
/// single box, as padding, stays with the first and the last of what is in it. 3. A text, also a field's, is cut
/// between its lines, of which two stay together at its beginning and at its end. 4. What has nothing in it is not cut,
/// but for colours and shapes that fill what they are given. 5. Backgrounds and overlays don't count; their lines of
/// text do. 6. A box that is turned, scaled, or scrolled within its height is a whole. 7. A divider stays with what is
/// above it. The header of a section stays with its first row, and a short text in larger or heavier letters with what
/// is below it. 8. Views say more by `PageMark`.
@MainActor
struct PagePass {
    /// What a view came to.
    struct Piece {
        var items: Range<Int>
        var top: CGFloat
        var bottom: CGFloat
        /// Whether a page's end may go through it.
        var isCuttable: Bool
    }

    /// What is shown again at the top of pages, as it was drawn.
    struct Heading {
        var place: PageCuts.Heading
        var items: [DisplayItem]
        /// The box that it is a heading of.
        var container: BoxID
    }

    /// The edges up to which the first and the last of what is in a box reach.
    struct Edges {
        var top: CGFloat
        var bottom: CGFloat
    }

    let graph: ViewGraph
    let page: DrawnPage
    let items: [DisplayItem]
    /// The height of a page.
    let room: CGFloat
    var tree: LayoutTree { graph.tree }

    private var stretches: [PageCuts.Stretch] = []
    private var breaks: [CGFloat] = []
    private var scaled: [PageCuts.Stretch] = []
    var headings: [Heading] = []
    /// In the order of their items once `run` has ended.
    var pieces: [Piece] = []
    /// Where containers of headings end.
    private(set) var ends: [BoxID: CGFloat] = [:]
    /// How far what is in rows of lazy containers reaches beyond their bottom.
    private(set) var reach: CGFloat = 0

    /// Whether what is looked at decorates something else.
    private var isDecoration = false
    /// What is clipped away is not there.
    private var clip = Edges(top: -.infinity, bottom: .infinity)
    /// The box that has the one that is looked at beside others.
    private var container = BoxID.none

    init(_ graph: ViewGraph, _ page: DrawnPage, _ items: [DisplayItem], room: CGFloat) {
        self.graph = graph
        self.page = page
        self.items = items
        self.room = room
    }

    mutating func run(height: CGFloat) -> PageCuts {
        for presentation in graph.presentations.all {
            isDecoration = presentation !== graph.presentations.page
            visit(presentation.outermost)
        }
        pieces.sort { $0.items.lowerBound < $1.items.lowerBound }
        fillGaps()
        spaceHeadings()
        let reach = stretches.reduce(height) { $1.bond > .loose ? max($0, $1.bottom) : $0 }
        var cuts = PageCuts(height: reach, stretches, breaks: breaks)
        cuts.scaled = scaled
        return cuts
    }

    // MARK: Boxes

    func frame(of box: BoxID) -> (edges: Edges, mark: DrawnBox)? {
        guard page.places.indices.contains(Int(box)) else { return nil }
        let mark = page.places[Int(box)]
        guard mark.y.isFinite, mark.size.isFinite, mark.end > mark.start else { return nil }
        return (Edges(top: mark.y, bottom: mark.y + CGFloat(mark.size.height)), mark)
    }

    private mutating func visit(_ box: BoxID, within edges: Edges? = nil) {
        guard let (own, mark) = frame(of: box), graph.mayDescend() else { return }
        let edges = edges ?? own
        let (outerClip, outer) = (clip, isDecoration)
        defer { (clip, isDecoration) = (outerClip, outer) }
        readMark(of: box, edges, mark)
        let range = Int(mark.start)..<Int(mark.end)
        if isWhole(box, own) {
            pieces.append(
                Piece(items: range, top: own.top, bottom: own.bottom, isCuttable: own.bottom - own.top > room))
            return add(reach(of: own, up: edges), .view)
        }
        if readText(tree.role(of: box), mark, reach(of: own, up: edges)) { return }
        let marks = Int(mark.ownStart)..<Int(mark.ownEnd)
        let children = children(of: box)
        if children.isEmpty {
            let fills = tree[box].rule == .fill
            if !marks.isEmpty {
                let isCuttable = fills || own.bottom - own.top > room
                pieces.append(Piece(items: marks, top: own.top, bottom: own.bottom, isCuttable: isCuttable))
            }
            return add(reach(of: own, up: edges), fills ? .together : .view)
        }
        if !marks.isEmpty { pieces.append(Piece(items: marks, top: own.top, bottom: own.bottom, isCuttable: true)) }
        for index in range.lowerBound..<max(range.lowerBound, Int(mark.ownStart)) {
            guard case .pushClip = items[index] else { continue }
            clip(to: own)
        }
        descend(into: box, children, own, edges)
    }

    /// The boxes in a box that have marks.
    private func children(of box: BoxID) -> [BoxID] {
        var children: [BoxID] = []
        tree.forEachChild(of: box) { if frame(of: $0) != nil { children.append($0) } }
        return children
    }

    /// Lets nothing be seen beyond a view's edges, until the view around is read on.
    mutating func clip(to own: Edges) {
        clip = Edges(top: max(clip.top, own.top), bottom: min(clip.bottom, own.bottom))
    }

    /// Notes a part of the view, as far as it is seen.
    mutating func add(_ edges: Edges, _ bond: PageCuts.Bond) {
        let (top, bottom) = (max(edges.top, clip.top), min(edges.bottom, clip.bottom))
        guard bottom > top else { return }
        stretches.append(PageCuts.Stretch(top, bottom, isDecoration && bond < .line ? .loose : bond))
    }

    /// What keeps with a view: what is around it, unless that is a large gap.
    private func reach(of own: Edges, up edges: Edges) -> Edges {
        let most = room * PageCuts.togetherness
        return Edges(
            top: own.top - edges.top > most ? own.top : edges.top,
            bottom: edges.bottom - own.bottom > most ? own.bottom : edges.bottom)
    }

    /// 6. What scrolls and is taller than a page is cut between the views in it, as far as these are seen.
    private func isWhole(_ box: BoxID, _ own: Edges) -> Bool {
        if let painter = tree.painter(of: box) {
            if painter.hidesChildren { return true }
            if let transform = tree.effect(of: box), transform.way == nil { return true }
        }
        guard own.bottom - own.top <= room, tree[box].rule == .viewport, tree.scrolls(box, .vertical),
            let state = tree.viewport(of: box)
        else {
            return false
        }
        return state.limit.height > 0.5 || state.stretch.height != 0
    }

    // MARK: Several boxes

    private mutating func descend(into box: BoxID, _ children: [BoxID], _ own: Edges, _ edges: Edges) {
        let rule = tree[box].rule
        // 1
        if children.count > 1, own.bottom - own.top <= room * PageCuts.togetherness {
            add(reach(of: own, up: edges), .together)
        }
        let outer = container
        defer { container = outer }
        if children.count > 1, rule != .layers {
            container = box
            ends[box] = min(own.bottom, clip.bottom)
        }
        let isSingle = children.count == 1 && (rule != .layers || children[0] == tree[box].firstChild)
        let fill = children.map { rule == .zStack || isRow(box) ? isFill($0) : false }
        let wasDecoration = isDecoration
        let isLazy = tree.role(of: box) is LazyRole
        for (child, fills) in zip(children, fill) {
            guard let (place, _) = frame(of: child) else { continue }
            let first = pieces.count
            defer { if isLazy { reach = pieces[first...].reduce(reach) { max($0, $1.bottom - place.bottom) } } }
            // 5
            let decorates =
                rule == .layers
                ? child != tree[box].firstChild
                : fills && zip(children, fill).contains { !$1 && (rule == .zStack || isAsTall($0, as: place)) }
            isDecoration = wasDecoration || decorates
            visit(child, within: inner(place, in: own, edges, isSingle: isSingle || rule == .layers && !decorates))
        }
        isDecoration = wasDecoration
        if children.count > 1, rule != .layers, rule != .zStack, !isRow(box) { bindRows(box, children, edges) }
    }

    /// 2
    private func inner(_ place: Edges, in own: Edges, _ edges: Edges, isSingle: Bool) -> Edges {
        let slack: CGFloat = 0.5
        guard place.top >= own.top - slack, place.bottom <= own.bottom + slack else { return place }
        if isSingle { return edges }
        return Edges(
            top: place.top <= own.top + slack ? edges.top : place.top,
            bottom: place.bottom >= own.bottom - slack ? edges.bottom : place.bottom)
    }

    private func isRow(_ box: BoxID) -> Bool { tree[box].rule == .stack && !tree[box].flags.contains(.vertical) }

    private func isAsTall(_ box: BoxID, as place: Edges) -> Bool {
        guard let (other, _) = frame(of: box) else { return false }
        return abs(other.bottom - other.top - (place.bottom - place.top)) < 1
    }

    /// Whether a box is a colour or a shape, perhaps with something around.
    private func isFill(_ box: BoxID) -> Bool { leaf(of: box).map { tree[$0].rule == .fill } ?? false }

    /// What is in a box, one in the other; nil where there are several somewhere.
    func leaf(of box: BoxID) -> BoxID? {
        var current = box
        while tree[current].firstChild >= 0 {
            current = tree[current].firstChild
            if tree[current].nextSibling >= 0 { return nil }
        }
        return current
    }

    // MARK: What views say

    /// 8
    private mutating func readMark(of box: BoxID, _ edges: Edges, _ mark: DrawnBox) {
        guard let role = tree.role(of: box) as? LayoutValueRole<PageMark.Key>, let value = role.value else { return }
        switch value {
        case .whole: stretches.append(PageCuts.Stretch(edges.top, edges.bottom, .view))
        case .scaled:
            stretches.append(PageCuts.Stretch(edges.top, edges.bottom, .view))
            scaled.append(PageCuts.Stretch(edges.top, edges.bottom, .view))
        case .breakBefore: breaks.append(edges.top)
        case .breakAfter: breaks.append(edges.bottom)
        case .heading: addHeading(edges, Array(items[Int(mark.start)..<Int(mark.end)]))
        }
    }

    /// Cells of a row are one heading, and so are rows with nothing between them.
    private mutating func addHeading(_ edges: Edges, _ items: [DisplayItem]) {
        guard container >= 0, let end = ends[container] else { return }
        let last = headings.indices.last
        if let last, headings[last].container == container, isNext(edges, to: headings[last].place) {
            headings[last].place.top = min(headings[last].place.top, edges.top)
            headings[last].place.bottom = max(headings[last].place.bottom, edges.bottom)
            headings[last].items += items
        } else {
            let place = PageCuts.Heading(edges.top, edges.bottom, end: end)
            headings.append(Heading(place: place, items: items, container: container))
        }
    }

    private func isNext(_ edges: Edges, to heading: PageCuts.Heading) -> Bool {
        let (low, high) = (heading.bottom - 0.5, edges.top + 0.5)
        return low >= high || !stretches.contains { $0.bond > .loose && $0.top >= low && $0.bottom <= high }
    }

    /// A heading has below it what it has above the first view that it is a heading of.
    private mutating func spaceHeadings() {
        if headings.isEmpty { return }
        let tops = stretches.lazy.filter { $0.bond > .loose }.map(\.top).sorted()
        for index in headings.indices {
            let bottom = headings[index].place.bottom
            let below = tops.partitioningIndex { $0 >= bottom - PageCuts.tolerance }
            guard below < tops.count else { continue }
            let next = tops[below]
            if next - bottom <= room * PageCuts.togetherness { headings[index].place.bottom = max(bottom, next) }
        }
    }
}
