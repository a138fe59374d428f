import Foundation
import PlumbGraphics
import PlumbLayout

/// Divides a host's view into pages.
///
/// 1. The view is laid out as on a screen as wide as a page, and as tall as all of it: as its ideal height, and so that
/// nothing is left to scroll. A view that fits on a page is proposed the page. 2. Where lazy containers are in it, they
/// make what is on a few pages at a time. 3. Where pages end, `PageCuts` says. 4. A mark is on the page on which its
/// view begins; what is larger than a page, and backgrounds, are on each that they are on, clipped to it.
@MainActor
package struct PageSetter {
    /// A page's part of the view, its top at 0.
    package struct Page {
        package var list: DisplayList
        package var number: Int
        /// Points of the view on it; a scaled one's as well.
        package var height: CGFloat
        package var scale: CGFloat
    }

    /// Why a view has no pages.
    package enum Problem: Error, Equatable {
        /// Its views say why.
        case failed(String)
        /// More pages than there may be.
        case tooMany(Int)
    }

    /// How many pages a view may have.
    package static let mostPages = 10_000
    /// Pages of lazy containers that are made at once.
    private static let pagesAtOnce: CGFloat = 8

    /// The left edge of what pages cut, in points: far beside any page.
    nonisolated package static let clipEdge: CGFloat = -10_000

    private let host: ViewHost
    private let width: CGFloat
    private let rooms: (Int) -> CGFloat
    /// Whether a view was cut that is not to be.
    package private(set) var hasCutView = false
    private var headings: [PagePass.Heading] = []

    private var graph: ViewGraph { host.graph }
    private var root: BoxID { graph.presentations.page.outermost }

    /// - Parameters:
    ///   - width: what views are proposed.
    ///   - room: the height of what a page has room for, by its number from 1.
    package init(_ host: ViewHost, width: CGFloat, room: @escaping (_ number: Int) -> CGFloat) {
        self.host = host
        self.width = width
        rooms = room
    }

    // MARK: Pages

    /// Makes one page after the other; none is kept.
    ///
    /// - Parameter counted: is given the number of pages before the first one is made. Where not all of the view is
    ///   made at once, it is then divided twice.
    package mutating func each(
        withMeaning: Bool, counted: ((_ count: Int) -> Void)? = nil, _ body: (Page) throws -> Void
    ) throws {
        try run(draws: true, withMeaning: withMeaning, counted, body)
    }

    /// The number of pages.
    private func count() throws -> Int {
        var (setter, count) = (self, 0)
        try setter.run(draws: false, withMeaning: false, nil) { _ in count += 1 }
        return count
    }

    private mutating func run(
        draws: Bool, withMeaning: Bool, _ counted: ((_ count: Int) -> Void)?, _ body: (Page) throws -> Void
    ) throws {
        defer { graph.tree.show(nil, of: root) }
        headings = []
        var start: CGFloat = 0
        var number = 1
        var hasEnded = false
        let least = leastHeight()
        /// How far rows reach beyond their bottom.
        var reach: CGFloat = 0
        while !hasEnded {
            let most = max(rooms(number), 1)
            let isPartial = graph.tree.hasSightDependents(root)
            let band = isPartial ? Double(start + most * Self.pagesAtOnce) : .infinity
            // What reaches beyond its row, or is shown elsewhere than it stands, belongs to a row above the page.
            graph.tree.show(isPartial ? (Double(start - max(most, reach)), band) : nil, of: root)
            unroll(to: least)
            let layout = host.updated()
            guard
                let (list, drawn) = graph.working({
                    Frame(graph: graph).drawApart(
                        layout, scale: host.world.displayScale, withMeaning: draws && withMeaning)
                })
            else { throw Problem.failed(host.failure ?? "") }
            var pass = PagePass(graph, drawn, list.items, room: most)
            var cuts = pass.run(height: list.size.height)
            keepHeadings(of: pass)
            reach = max(reach, pass.reach)
            cuts.headings = headings.map(\.place)
            try check(cuts.height, most)
            var pages: [PageCuts.Page] = []
            while !hasEnded {
                let room = max(rooms(number + pages.count), 1)
                var page = cuts.page(from: start, room: room)
                let isKnown = cuts.height <= CGFloat(band)
                // What comes next is not made yet.
                if !isKnown, !pages.isEmpty, start + 2 * room > CGFloat(band) { break }
                if page.next == nil, !isKnown { page.next = page.end }
                hasCutView = hasCutView || page.cutsView
                pages.append(page)
                if number + pages.count - 1 > Self.mostPages { throw Problem.tooMany(number + pages.count) }
                hasEnded = page.next == nil
                start = page.next ?? page.end
            }
            if number == 1, let counted { counted(try hasEnded ? pages.count : count()) }
            if draws {
                let parts = parts(of: list, pass.pieces, pages, isFirst: number == 1, isLast: hasEnded)
                for (index, (page, part)) in zip(pages, parts).enumerated() {
                    try body(finished(page, part, number + index))
                }
            } else {
                for (index, page) in pages.enumerated() { try body(finished(page, list.empty, number + index)) }
            }
            number += pages.count
        }
    }

    /// A view without end is not tried.
    private func check(_ height: CGFloat, _ room: CGFloat) throws {
        guard height.isFinite else { throw Problem.failed("it is as tall as no number says") }
        let count = (height / room).rounded(.up)
        if count > CGFloat(Self.mostPages) { throw Problem.tooMany(Int(min(count, 1e15))) }
    }

    /// Those that were drawn stay: lazy containers let go of theirs.
    private mutating func keepHeadings(of pass: PagePass) {
        for index in headings.indices {
            if let end = pass.ends[headings[index].container] { headings[index].place.end = end }
        }
        for heading in pass.headings {
            if let known = headings.firstIndex(where: { abs($0.place.top - heading.place.top) < 0.5 }) {
                headings[known] = heading
            } else {
                // One of the same container takes the place of the last one.
                for index in headings.indices
                where heading.container >= 0 && headings[index].container == heading.container {
                    headings[index].place.end = min(headings[index].place.end, heading.place.top)
                    headings[index].container = .none
                }
                headings.append(heading)
            }
        }
    }

    // MARK: Marks

    /// 4
    private func parts(
        of list: DisplayList, _ pieces: [PagePass.Piece], _ pages: [PageCuts.Page], isFirst: Bool, isLast: Bool
    ) -> [DisplayList] {
        let slack = PageCuts.tolerance
        let starts = pages.map(\.start)
        let (first, end) = (starts[0], pages[pages.count - 1].next ?? .infinity)
        /// The page that a place is on.
        func page(at y: CGFloat) -> Int { max(0, starts.partitioningIndex { $0 > y + slack } - 1) }
        let shown = pieces.compactMap { piece -> DisplayPiece? in
            // What is on pages before and after these.
            if !isLast, piece.top >= end - slack { return nil }
            if !isFirst, (piece.isCuttable ? piece.bottom : piece.top) < first + (piece.isCuttable ? slack : -slack) {
                return nil
            }
            let upper = page(at: piece.top)
            guard piece.isCuttable else { return DisplayPiece(items: piece.items, pages: upper...upper) }
            let lower = max(upper, page(at: piece.bottom - 2 * slack))
            // Pages before and after these have the rest of it.
            let hasBegun = !isFirst && piece.top < first - slack
            let goesOn = !isLast && piece.bottom > end + slack
            let isCut = upper < lower || hasBegun || goesOn
            return DisplayPiece(items: piece.items, pages: upper...lower, isCut: isCut)
        }
        // Beside the page nothing is cut, as nothing is on a screen of which the view is part.
        let clips = pages.map {
            CGRect(
                x: Self.clipEdge, y: $0.start, width: list.size.width - 2 * Self.clipEdge,
                height: max(0, $0.reach - $0.start))
        }
        return list.parts(shown, clips: clips)
    }

    private func finished(_ page: PageCuts.Page, _ part: DisplayList, _ number: Int) -> Page {
        var list = part
        let pixel = CGFloat(1 / host.world.displayScale)
        func onPixel(_ y: CGFloat) -> CGFloat { (y / pixel).rounded() * pixel }
        var top: CGFloat = 0
        var above: [DisplayItem] = []
        for heading in page.headings.map({ headings[$0] }) {
            let way = onPixel(top - heading.place.top)
            above += [.pushTransform(CGAffineTransform(translationX: 0, y: way))] + heading.items + [.pop]
            top += heading.place.bottom - heading.place.top
        }
        let shift = CGAffineTransform(translationX: 0, y: onPixel(top - page.start))
        let scale = CGAffineTransform(scaleX: page.scale, y: page.scale)
        // Over the content: a background may reach up to a heading.
        list.surround(with: [.pushTransform(page.scale == 1 ? shift : shift.concatenating(scale))], [.pop] + above)
        let height = top + (page.end - page.start) * page.scale
        list.size = CGSize(width: list.size.width, height: height)
        list.applyColorsToMarks()
        list.removeEndlessMarks()
        return Page(list: list, number: number, height: height, scale: page.scale)
    }

    // MARK: Layout

    private func propose(_ height: CGFloat) {
        host.apply(.surroundings(World.Change(\.proposal, ProposedViewSize(width: width, height: height))))
        host.update()
    }

    /// 1. The height of a page, or the view's ideal one.
    private func leastHeight() -> CGFloat {
        let room = max(rooms(1), 1)
        graph.tree.show((0, Double(room * Self.pagesAtOnce)), of: root)
        propose(room)
        guard root >= 0 else { return room }
        let ideal = graph.working { graph.tree.size(root, Lengths(Double(width), .unspecified)).height }
        return ideal.isFinite ? max(room, CGFloat(ideal)) : room
    }

    /// 1. Proposes more until nothing that scrolls has anything out of sight, and less where it has room to spare. What
    /// does not grow with the proposal stays as it is.
    private func unroll(to least: CGFloat) {
        var height = max(least, host.proposal.height ?? 0)
        var fixed: Set<BoxID> = []
        propose(height)
        for _ in 0..<Self.mostLayouts {
            let rests = restsOfViewports().filter { !fixed.contains($0.key) }
            guard let most = rests.values.max(), abs(most) > 0.25 else { return }
            let next = max(least, height + most)
            guard next != height, next < CGFloat(Self.mostPages) * 20_000 else { return }
            let before = height
            height = next
            propose(height)
            guard most > 0 else { continue }
            let after = restsOfViewports()
            for (box, rest) in rests where rest > 0 && (after[box] ?? 0) > rest - 0.05 * most { fixed.insert(box) }
            if rests.filter({ $0.value > 0 }).keys.allSatisfy(fixed.contains) {
                height = before
                propose(height)
            }
        }
    }

    private static let mostLayouts = 40

    /// By viewport that is in no other, how much of its content is out of sight; less than 0 is room to spare.
    private func restsOfViewports() -> [BoxID: CGFloat] {
        let tree = graph.tree
        var rests: [BoxID: CGFloat] = [:]
        var waiting = root >= 0 ? [root] : []
        while let box = waiting.popLast() {
            if tree[box].x.isNaN { continue }
            if tree[box].rule == .viewport, tree.scrolls(box, .vertical), let state = tree.viewport(of: box) {
                let rest = state.content.height - state.room(.vertical, in: tree[box].size)
                if rest.isFinite { rests[box] = CGFloat(rest) }
            } else {
                tree.forEachChild(of: box) { waiting.append($0) }
            }
        }
        return rests
    }
}

extension DisplayList {
    /// A page of the same size with nothing on it.
    fileprivate var empty: DisplayList { DisplayList(size: size) }
}
