import Foundation
import PlumbGraphics

/// Where a tall view may be cut into pages, and where it has to be. All lengths are points from the view's top.
package struct PageCuts: Equatable {
    /// How much a stretch of the view belongs together.
    package enum Bond: Int, Comparable, Sendable {
        /// It is there, and may be cut.
        case loose
        /// Views that stand together: they stay on one page where that leaves no large gap.
        case together
        /// A view that is not cut if a page has room for it.
        case view
        /// A line of text, which is never cut.
        case line

        package static func < (a: Bond, b: Bond) -> Bool { a.rawValue < b.rawValue }
    }

    /// A part of the view, all across.
    package struct Stretch: Equatable, Sendable {
        package var top: CGFloat
        package var bottom: CGFloat
        package var bond: Bond

        package init(_ top: CGFloat, _ bottom: CGFloat, _ bond: Bond) {
            self.top = top
            self.bottom = bottom
            self.bond = bond
        }
    }

    /// What is shown again at the top of pages.
    package struct Heading: Equatable, Sendable {
        package var top: CGFloat
        package var bottom: CGFloat
        /// Where what it is the heading of ends.
        package var end: CGFloat

        package init(_ top: CGFloat, _ bottom: CGFloat, end: CGFloat) {
            self.top = top
            self.bottom = bottom
            self.end = end
        }
    }

    /// A page of the view.
    package struct Page: Equatable, Sendable {
        package var start: CGFloat
        package var end: CGFloat
        /// How far backgrounds that go on are seen: to the end of the page.
        package var reach: CGFloat = 0
        /// Where the next page begins; nil for the last one.
        package var next: CGFloat?
        /// By how much it is made smaller.
        package var scale: CGFloat = 1
        /// The headings above it, by number.
        package var headings: [Int] = []
        /// Whether its end cuts what is not to be cut.
        package var cutsView = false
    }

    /// Differences of places that are none.
    static let tolerance: CGFloat = 0.01
    /// The part of a page up to which views that stand together stay together.
    static let togetherness: CGFloat = 0.25

    /// In the order of their tops.
    package private(set) var stretches: [Stretch] = []
    /// By stretch: how far down it and those before it reach that are not loose.
    private var reaches: [CGFloat] = []
    /// Where pages begin in any case.
    package private(set) var breaks: [CGFloat] = []
    /// What is made smaller where a page has no room for it.
    package var scaled: [Stretch] = []
    package var headings: [Heading] = []
    /// The view's height.
    package var height: CGFloat

    package init(height: CGFloat, _ stretches: [Stretch] = [], breaks: [CGFloat] = []) {
        self.height = height
        self.stretches = stretches.sorted { $0.top < $1.top }
        self.breaks = breaks
        var reach = -CGFloat.infinity
        reaches = self.stretches.map { stretch in
            if stretch.bond > .loose { reach = max(reach, stretch.bottom) }
            return reach
        }
    }

    /// The page that begins at a place.
    ///
    /// 1. Headings whose views go on stand at the top, unless they take more than half of the page. 2. A view that is
    /// made smaller has a page of its own. 3. The page ends where the next one has to begin, else with the view, else
    /// at the lowest place that cuts nothing. 4. That place is looked for three times: so that what stands together
    /// stays so, if half of the page is filled; so that no view is cut, if a quarter is; and so that no line is cut.
    /// Where there is none, the page ends where its room does. 5. What has no room on any page doesn't count, and
    /// neither does what begins with the page. 6. The next page begins with what comes next: gaps are left out.
    package func page(from start: CGFloat, room: CGFloat) -> Page {
        let after = start + Self.tolerance
        // 1
        var page = Page(start: start, end: start)
        page.headings = headings.indices.filter { headings[$0].bottom <= after && headings[$0].end > after }
        var room = room
        let headed = page.headings.reduce(0) { $0 + headings[$1].bottom - headings[$1].top }
        if headed <= room / 2 { room -= headed } else { page.headings = [] }
        // 2
        let tooTall = scaled.filter { $0.bottom - $0.top > room + Self.tolerance }
        if let view = tooTall.first(where: { $0.top <= after && $0.bottom > after }) {
            page.end = view.bottom
            page.reach = page.end
            page.scale = room / (view.bottom - start)
            page.next = next(after: page.end)
            return page
        }
        // 3
        let limit = start + room
        let forced = (breaks + tooTall.map(\.top)).filter { $0 > after && $0 <= limit + Self.tolerance }.min()
        if let forced {
            page.end = forced
        } else if height <= limit + Self.tolerance {
            page.end = max(height, start)
            page.reach = page.end
            return page
        } else {
            // 4
            let near = stretches[firstIndex(from: start - room)..<firstIndex(from: limit)]
            let tries: [(bond: Bond, least: CGFloat)] = [(.together, room / 2), (.view, room / 4), (.line, 0)]
            let places = tries.lazy.map { (lowest(in: near, from: start, limit: limit, $0.bond), $0.least) }
            page.end = places.first { place, least in place > after + least }?.0 ?? limit
            page.cutsView = near.contains {
                $0.bond >= .view && $0.top < page.end - Self.tolerance && $0.bottom > page.end + Self.tolerance
            }
        }
        page.next = next(after: page.end)
        page.reach = page.next == nil ? page.end : max(page.end, limit)
        return page
    }

    /// The lowest place up to a limit that is in no stretch of a bond.
    private func lowest(
        in near: ArraySlice<Stretch>, from start: CGFloat, limit: CGFloat, _ bond: Bond
    ) -> CGFloat {
        let after = start + Self.tolerance
        // 5
        let kept = near.filter {
            $0.bond >= bond && $0.bottom > after && $0.bottom - $0.top <= limit - start + Self.tolerance
        }
        // What a place moves up to can only be in those that begin higher.
        return kept.reversed().reduce(limit) { place, stretch in
            let isCut = stretch.top < place - Self.tolerance && stretch.bottom > place + Self.tolerance
            return isCut ? stretch.top : place
        }
    }

    /// 6
    private func next(after end: CGFloat) -> CGFloat? {
        let index = firstIndex(from: end - Self.tolerance)
        // What may be cut and has begun before is behind what comes next.
        if index > 0, reaches[index - 1] > end + Self.tolerance { return end }
        return stretches[index...].first { $0.bottom > end + Self.tolerance }.map { max($0.top, end) }
    }

    private func firstIndex(from top: CGFloat) -> Int { stretches.partitioningIndex { $0.top >= top } }
}
