import Foundation
import PlumbLaws
import Testing

@testable import PlumbCore

/// Where pages end, by what is in the view.
struct PageCutsTests {
    typealias Stretch = PageCuts.Stretch

    private static func rows(_ count: Int, of height: CGFloat, gap: CGFloat = 0, from top: CGFloat = 0) -> [Stretch] {
        (0..<count).map { row in
            let top = top + CGFloat(row) * (height + gap)
            return Stretch(top, top + height, .view)
        }
    }

    /// All pages, each as its first and last point.
    private static func pages(_ cuts: PageCuts, room: CGFloat) -> [[CGFloat]] {
        var pages: [[CGFloat]] = []
        var start: CGFloat? = 0
        while let top = start, pages.count < 100 {
            let page = cuts.page(from: top, room: room)
            pages.append([page.start, page.end])
            start = page.next
        }
        return pages
    }

    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let cuts: PageCuts
        var room: CGFloat = 100
        let pages: [[CGFloat]]
    }

    static let cases = [
        Case(
            testDescription: "a view that fits is one page", cuts: PageCuts(height: 100, rows(4, of: 25)),
            pages: [[0, 100]]),
        Case(
            testDescription: "pages end between rows", cuts: PageCuts(height: 180, rows(6, of: 30)),
            pages: [[0, 90], [90, 180]]),
        Case(
            testDescription: "a page begins behind the gap in which the last one ended",
            cuts: PageCuts(height: 330, rows(6, of: 30, gap: 30)), pages: [[0, 100], [120, 220], [240, 330]]),
        Case(
            testDescription: "a page begins where it has to",
            cuts: PageCuts(height: 120, rows(4, of: 30), breaks: [30]), pages: [[0, 30], [30, 120]]),
        Case(
            testDescription: "a break at the top makes no empty page",
            cuts: PageCuts(height: 60, rows(2, of: 30), breaks: [0]), pages: [[0, 60]]),
        Case(
            testDescription: "a break at the end makes no empty page",
            cuts: PageCuts(height: 60, rows(2, of: 30), breaks: [60]), pages: [[0, 60]]),
        Case(
            testDescription: "what stands together stays so",
            cuts: PageCuts(height: 150, rows(5, of: 30) + [Stretch(60, 120, .together)]), pages: [[0, 60], [60, 150]]),
        Case(
            testDescription: "unless half of the page would stay free",
            cuts: PageCuts(height: 180, rows(6, of: 30) + [Stretch(30, 120, .together)]), pages: [[0, 90], [90, 180]]),
        Case(
            testDescription: "a row taller than the page is cut where the page ends",
            cuts: PageCuts(height: 290, [Stretch(0, 20, .view), Stretch(20, 270, .view), Stretch(270, 290, .view)]),
            pages: [[0, 100], [100, 200], [200, 290]]),
        Case(
            testDescription: "but no line of text in it",
            cuts: PageCuts(
                height: 250,
                [Stretch(0, 250, .view)] + (0..<10).map { Stretch(CGFloat($0) * 25 - 5, CGFloat($0) * 25 + 15, .line) }),
            pages: [[0, 95], [95, 195], [195, 250]]),
        Case(
            testDescription: "columns that leave no place end where the page does",
            cuts: PageCuts(height: 120, rows(4, of: 30) + rows(3, of: 40)), pages: [[0, 100], [100, 120]]),
        Case(
            testDescription: "backgrounds are no reason for another page",
            cuts: PageCuts(height: 300, rows(2, of: 60) + [Stretch(0, 300, .loose)]), pages: [[0, 60], [60, 160]]),
        Case(testDescription: "nothing at all is one page", cuts: PageCuts(height: 0), pages: [[0, 0]]),
    ]

    @Test(arguments: cases) func ends(_ test: Case) {
        #expect(Self.pages(test.cuts, room: test.room) == test.pages)
    }

    @Test func aCutViewIsSaid() {
        let tall = PageCuts(height: 250, [Stretch(0, 250, .view)])
        #expect(tall.page(from: 0, room: 100).cutsView)
        #expect(!PageCuts(height: 250, [Stretch(0, 250, .together)]).page(from: 0, room: 100).cutsView)
    }

    @Test func aTallViewIsMadeSmaller() {
        var cuts = PageCuts(height: 260, [Stretch(0, 30, .view), Stretch(30, 230, .view), Stretch(230, 260, .view)])
        cuts.scaled = [Stretch(30, 230, .view)]
        #expect(Self.pages(cuts, room: 100) == [[0, 30], [30, 230], [230, 260]])
        #expect(cuts.page(from: 30, room: 100).scale == 0.5)
        #expect(!cuts.page(from: 30, room: 100).cutsView)
        cuts.scaled = [Stretch(230, 260, .view)]
        #expect(cuts.page(from: 230, room: 100).scale == 1)
    }

    @Test func headingsTakeRoomAsLongAsTheirViewsGoOn() {
        var cuts = PageCuts(height: 300, Self.rows(15, of: 20))
        cuts.headings = [PageCuts.Heading(0, 20, end: 200)]
        #expect(Self.pages(cuts, room: 100) == [[0, 100], [100, 180], [180, 260], [260, 300]])
        #expect(cuts.page(from: 0, room: 100).headings == [])
        #expect(cuts.page(from: 180, room: 100).headings == [0])
        #expect(cuts.page(from: 200, room: 100).headings == [])
        // One that takes more than half of the page is not repeated.
        cuts.headings = [PageCuts.Heading(0, 60, end: 200)]
        #expect(cuts.page(from: 100, room: 100).headings == [])
    }

    /// Lines of one column are never cut, and every page has something of the view.
    @Test(arguments: 0..<200) func linesAreNotCut(_ seed: UInt64) {
        var source = RandomSource(seed: seed)
        var stretches: [Stretch] = []
        var y: CGFloat = 0
        for _ in 0..<60 {
            y += source.length()
            let height = 1 + source.length()
            stretches.append(Stretch(y, y + height, .line))
            if source.below(3) == 0 { stretches.append(Stretch(max(0, y - 40), y + height + 10, .view)) }
            if source.below(3) == 0 { stretches.append(Stretch(max(0, y - 90), y + height + 40, .together)) }
            y += height
        }
        let cuts = PageCuts(height: y, stretches, breaks: [y / 3])
        let room = 62 + source.length() * 4
        let pages = Self.pages(cuts, room: room)
        #expect(pages.count < 100)
        for page in pages {
            #expect(page[1] - page[0] <= room + 0.1 && page[1] > page[0])
            for line in stretches where line.bond == .line {
                #expect(!(line.top < page[1] - 0.1 && line.bottom > page[1] + 0.1) || page[1] == y / 3)
            }
        }
        for line in stretches where line.bond == .line {
            let middle = (line.top + line.bottom) / 2
            #expect(pages.contains { $0[0] <= middle && middle <= $0[1] } || (line.top < y / 3 && line.bottom > y / 3))
        }
    }
}
