import Foundation

/// Items of a list that go to pages together: a mark, a line of text, or a group that is not taken apart.
package struct DisplayPiece {
    /// Whole groups, if there are any in it.
    package var items: Range<Int>
    /// The pages on which the piece is seen, by their places among those that are asked for.
    package var pages: ClosedRange<Int>
    /// Whether the ends of pages cut it.
    package var isCut: Bool

    package init(items: Range<Int>, pages: ClosedRange<Int>, isCut: Bool = false) {
        self.items = items
        self.pages = pages
        self.isCut = isCut
    }
}

extension DisplayList {
    /// The list in parts, one for each page: what is on it stays where it is, within the groups around it.
    ///
    /// 1. A part has the pieces of its page in their order, and the groups that any of them is in. 2. A piece that is
    /// cut is clipped to each of its pages. 3. What masks a layer is part of it on every page, also where no mark of
    /// the mask is. 4. Spans are those of the items that are left; one that has lost all of its items goes.
    ///
    /// - Parameters:
    ///   - pieces: in the order of the items, and apart from each other.
    ///   - clips: a page each: what of pieces is seen that are cut.
    package func parts(_ pieces: [DisplayPiece], clips: [CGRect]) -> [DisplayList] {
        var byPage = Array(repeating: [Int](), count: clips.count)
        for (index, piece) in pieces.enumerated() {
            for page in piece.pages.clamped(to: 0...max(0, clips.count - 1)) where page < clips.count {
                byPage[page].append(index)
            }
        }
        let groups = PieceGroups(items, pieces)
        let finder = SpanFinder(spans)
        return clips.indices.map { page in
            var part = ListPart(self, groups)
            for index in byPage[page] {
                let piece = pieces[index]
                part.add(piece.items, in: groups.around[index], clip: piece.isCut ? clips[page] : nil)
            }
            return part.finished(finder.spans(of: byPage[page].lazy.map { pieces[$0].items }))
        }
    }
}

/// The groups around pieces.
private struct PieceGroups {
    struct Group {
        var start: Int
        var end: Int
        /// The group around; nil for none.
        var parent: Int?
        /// The group in it that masks it.
        var mask: Int?
    }

    private(set) var groups: [Group] = []
    /// By piece, the innermost group; nil for none.
    private(set) var around: [Int?] = []

    init(_ items: [DisplayItem], _ pieces: [DisplayPiece]) {
        var open: Int?
        var index = 0
        func skip(to end: Int, _ groups: inout [Group]) {
            while index < end {
                if case .pop = items[index] {
                    if let group = open {
                        groups[group].end = index
                        open = groups[group].parent
                    }
                } else if items[index].opensGroup {
                    groups.append(Group(start: index, end: items.count, parent: open))
                    if case .pushMask = items[index], let parent = open { groups[parent].mask = groups.count - 1 }
                    open = groups.count - 1
                }
                index += 1
            }
        }
        for piece in pieces {
            skip(to: piece.items.lowerBound, &groups)
            around.append(open)
            index = max(index, piece.items.upperBound)
        }
        skip(to: items.count, &groups)
    }
}

/// Finds the spans of pieces: a page of many costs what is on it.
private struct SpanFinder {
    private let spans: [DisplaySpan]
    /// By where their items begin, outer ones first.
    private var byStart: [Int]
    /// By place in `byStart`, the place of the innermost span around; nil for none.
    private var around: [Int?] = []
    /// By span, those without items below it.
    private var hollow: [Int: [Int]] = [:]

    init(_ spans: [DisplaySpan]) {
        self.spans = spans
        byStart = spans.indices.filter { !spans[$0].items.isEmpty }
        byStart.sort {
            let (a, b) = (spans[$0].items, spans[$1].items)
            return (a.lowerBound, -a.upperBound, $0) < (b.lowerBound, -b.upperBound, $1)
        }
        var open: Int?
        for (place, index) in byStart.enumerated() {
            while let last = open, spans[byStart[last]].items.upperBound <= spans[index].items.lowerBound {
                open = around[last]
            }
            around.append(open)
            open = place
        }
        var path: [Int] = []
        for index in spans.indices {
            while let last = path.last, spans[last].depth >= spans[index].depth { path.removeLast() }
            if spans[index].items.isEmpty, let parent = path.last { hollow[parent, default: []].append(index) }
            path.append(index)
        }
    }

    /// The spans that have any of the items, and those without items in them, in the order of the list.
    ///
    /// - Parameter pieces: in their order.
    func spans(of pieces: some Sequence<Range<Int>>) -> [Int] {
        var found: Set<Int> = []
        for items in pieces {
            let start = byStart.partitioningIndex { spans[$0].items.lowerBound >= items.lowerBound }
            let end = byStart.partitioningIndex { spans[$0].items.lowerBound >= items.upperBound }
            for place in start..<end { found.insert(byStart[place]) }
            // Those that began before.
            var place: Int? = start > 0 ? start - 1 : nil
            while let current = place, found.insert(byStart[current]).inserted { place = around[current] }
        }
        // The page is on each page, also where no mark is.
        if let page = spans.firstIndex(where: { $0.role == .page }) { found.insert(page) }
        var waiting = Array(found)
        while let index = waiting.popLast() {
            for inner in hollow[index] ?? [] where found.insert(inner).inserted { waiting.append(inner) }
        }
        return found.sorted()
    }
}

/// One part of a list while it is made.
private struct ListPart {
    /// Where items of the list are in the part.
    private struct Stretch {
        var old: Range<Int>
        /// The first one's place; those after it follow.
        var place: Int
        /// With a clip around.
        var whole: Range<Int>
    }

    private let list: DisplayList
    private let groups: [PieceGroups.Group]
    private var items: [DisplayItem] = []
    private var stretches: [Stretch] = []
    /// The groups that are open, and whether what masks them was there.
    private var open: [(group: Int, hasMask: Bool)] = []

    init(_ list: DisplayList, _ groups: PieceGroups) {
        self.list = list
        self.groups = groups.groups
    }

    mutating func add(_ range: Range<Int>, in group: Int?, clip: CGRect?) {
        enter(group)
        let start = items.count
        // 2
        if let clip { items.append(.pushClip(Path(clip), FillStyle())) }
        let place = items.count
        items += list.items[range]
        if clip != nil { items.append(.pop) }
        stretches.append(Stretch(old: range, place: place, whole: start..<items.count))
    }

    /// Opens the groups around what comes next, and ends those that it is not in.
    private mutating func enter(_ group: Int?) {
        var path: [Int] = []
        var current = group
        while let index = current {
            path.append(index)
            current = groups[index].parent
        }
        path.reverse()
        let common = zip(open, path).prefix { $0.group == $1 }.count
        while open.count > common { leave() }
        for index in path[common...] {
            if let last = open.indices.last, groups[open[last].group].mask == index { open[last].hasMask = true }
            put(groups[index].start)
            open.append((index, false))
        }
    }

    private mutating func leave() {
        let last = open.removeLast()
        // 3
        if let mask = groups[last.group].mask, !last.hasMask { items += [list.items[groups[mask].start], .pop] }
        if groups[last.group].end < list.items.count { put(groups[last.group].end) } else { items.append(.pop) }
    }

    private mutating func put(_ index: Int) {
        stretches.append(Stretch(old: index..<(index + 1), place: items.count, whole: items.count..<(items.count + 1)))
        items.append(list.items[index])
    }

    /// - Parameter spans: those that may be in the part, in their order.
    mutating func finished(_ spans: [Int]) -> DisplayList {
        enter(nil)
        var result = DisplayList(size: list.size, items: items)
        // 4
        var dropped = Int.max
        for index in spans where list.spans[index].depth <= dropped {
            dropped = .max
            let (role, old) = (list.spans[index].role, list.spans[index].items)
            let place = result.spans.last.map(\.items.upperBound) ?? 0
            let isEmptyCell = role == .cell && old.isEmpty
            guard let range = role == .page ? items.indices : isEmptyCell ? place..<place : range(of: old) else {
                dropped = list.spans[index].depth
                continue
            }
            var span = list.spans[index]
            span.items = range
            result.spans.append(span)
        }
        return result
    }

    /// Where a range of the list's items is, as far as it is there; nil for none of it.
    private func range(of old: Range<Int>) -> Range<Int>? {
        guard let first = stretches.first, let last = stretches.last, old.lowerBound < last.old.upperBound,
            old.upperBound > first.old.lowerBound, !old.isEmpty
        else { return nil }
        // The first stretch that ends behind the beginning, and the last one that begins before the end.
        let low = stretches.partitioningIndex { $0.old.upperBound > old.lowerBound }
        let high = stretches.partitioningIndex { $0.old.lowerBound >= old.upperBound } - 1
        guard low <= high else { return nil }
        func covers(_ stretch: Stretch) -> Bool {
            old.lowerBound <= stretch.old.lowerBound && old.upperBound >= stretch.old.upperBound
        }
        let (start, end) = (stretches[low], stretches[high])
        let skipped = max(0, old.lowerBound - start.old.lowerBound)
        let lower = covers(start) ? start.whole.lowerBound : start.place + skipped
        let kept = min(old.upperBound, end.old.upperBound) - end.old.lowerBound
        let upper = covers(end) ? end.whole.upperBound : end.place + kept
        return lower < upper ? lower..<upper : nil
    }
}
