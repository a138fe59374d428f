import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbPages
import PlumbUI
import Testing

/// Views on paper, by `ImageRenderer`.
@Suite @MainActor
struct PageFileTests {
    private static let world = Result { try World(fonts: [], assets: [], date: World.pinnedDate) }
    private static let paper = PageFormat(
        width: 300, height: 200, margins: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))

    private func renderer<Content: View>(_ view: Content) throws -> ImageRenderer<Content> {
        ImageRenderer(content: view, in: try Self.world.get())
    }

    private struct Bars: View {
        var count = 12
        var body: some View {
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { _ in Rectangle().fill(.red).frame(height: 40) } }
        }
    }

    /// The lines of text on a page, with where they are.
    private func texts(_ page: RenderedPage) -> [(text: String, y: CGFloat)] {
        var moves: [CGFloat] = [0]
        var found: [(String, CGFloat)] = []
        for item in page.displayList.items {
            switch item {
            case .pushTransform(let move): moves.append((moves.last ?? 0) + move.ty)
            case .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors, .pushThreshold, .pushMask:
                moves.append(moves.last ?? 0)
            case .pop: moves.removeLast()
            case .glyphs(let run, let point, _): found.append((run.text, point.y + (moves.last ?? 0)))
            case .fill, .stroke, .image: break
            }
        }
        return found
    }

    @Test func marksStandWithinTheMargins() async throws {
        let renderer = try renderer(Bars())
        renderer.isOpaque = false
        let pages = try renderer.pages(on: Self.paper)
        // 160 points are left: four bars.
        #expect(pages.count == 3)
        #expect(pages.allSatisfy { $0.size == CGSize(width: 300, height: 200) })
        let picture = try await pages[1].bitmap()
        func isRed(_ x: Int, _ y: Int) -> Bool { picture.pixels[(y * picture.width + x) * 4 + 3] == 255 }
        #expect(!isRed(19, 100) && isRed(20, 100) && isRed(259, 100) && !isRed(260, 100))
        #expect(!isRed(100, 9) && isRed(100, 10) && isRed(100, 169) && !isRed(100, 170))
    }

    /// Headings are the outline of a document of several pages, each in the one above it.
    @Test func headingsAreTheOutline() throws {
        func heading(_ words: String, _ level: AccessibilityHeadingLevel) -> some View {
            Text(words).frame(height: 100).accessibilityAddTraits(.isHeader).accessibilityHeading(level)
        }
        let view = VStack(spacing: 0) {
            heading("One", .h1)
            heading("Part (a)", .h2)
            heading("Part b", .h2)
            heading("שתיים", .h1)
        }
        let file = try renderer(view).pdfData(on: Self.paper)
        let text = String(decoding: file, as: UTF8.self)
        func digits(_ text: String) -> String { text.utf16.map { String(format: "%04X", Int($0)) }.joined() }
        let titles = text.matches(of: /\/Title <FEFF([0-9A-F]+)> \/Dest \[(\d+) 0 R \/XYZ/).map { "\($0.1)" }
        #expect(titles == ["One", "Part (a)", "Part b", "שתיים"].map(digits))
        #expect(text.contains(/\/Type \/Outlines \/First \d+ 0 R \/Last \d+ 0 R \/Count 4 >>/))
        // Both parts are in the first.
        #expect(text.contains(/<FEFF004F006E0065> [^>]*\/Next \d+ 0 R \/First \d+ 0 R \/Last \d+ 0 R \/Count 2 >>/))
        let short = try renderer(heading("One", .h1)).pdfData(on: Self.paper)
        #expect(!String(decoding: short, as: UTF8.self).contains("/Outlines"))
    }

    @Test func headersAndFootersKnowTheirPage() throws {
        let view = Bars(count: 7).pageHeader { page in
            if page.number > 1 { Text("header").frame(height: 40) }
        }
        .pageFooter { page in Text("\(page.number) of \(page.count)").frame(height: 20) }
        let pages = try renderer(view).pages(on: Self.paper)
        // 140 points, then 100.
        #expect(pages.count == 3)
        #expect(pages.map { texts($0).map(\.text) } == [["1 of 3"], ["header", "2 of 3"], ["header", "3 of 3"]])
        let footers = pages.compactMap { texts($0).last?.y }
        #expect(footers.allSatisfy { $0 == footers[0] && $0 > 150 && $0 < 170 }, "\(footers)")
    }

    @Test func furnitureWithoutRoomIsLeftOutAndSaid() throws {
        let renderer = try renderer(Bars(count: 2).pageHeader { _ in Color.blue.frame(height: 150) })
        #expect(try renderer.pages(on: Self.paper).count == 1)
        #expect(renderer.diagnostics.contains { $0.contains("leaves no room") })
    }

    @Test func onlyTheOutermostHeaderCounts() throws {
        let view = Text("a").pageHeader { _ in Text("inner") }.pageHeader { _ in Text("outer") }
        #expect(try texts(renderer(view).pages(on: Self.paper)[0]).map(\.text) == ["a", "outer"])
    }

    @Test(arguments: [
        PageFormat(width: 100, height: 100, margins: EdgeInsets(top: 50, leading: 0, bottom: 50, trailing: 0)),
        PageFormat(width: 100, height: .nan), PageFormat(width: .infinity, height: 100),
        PageFormat(width: -5, height: 5),
        PageFormat(width: 100, height: 100, margins: EdgeInsets(top: -1, leading: 0, bottom: 0, trailing: 0)),
    ]) func paperWithoutRoomIsAnError(_ paper: PageFormat) throws {
        let renderer = try renderer(Bars())
        #expect(throws: RenderError.self) { try renderer.pages(on: paper) }
        #expect(throws: RenderError.self) { try renderer.pdfData(on: paper) }
    }

    @Test func aViewWithTooManyPagesIsAnError() throws {
        let renderer = try renderer(Color.red.frame(height: 1e9))
        #expect(throws: RenderError.self) { try renderer.pages(on: .a4) }
    }

    @Test func whatThrowsEndsTheWork() throws {
        struct Enough: Error {}
        var count = 0
        let renderer = try renderer(Bars(count: 100))
        #expect(throws: Enough.self) {
            try renderer.eachPage(on: Self.paper) { _ in
                count += 1
                if count == 2 { throw Enough() }
            }
        }
        #expect(count == 2)
    }

    // MARK: PDF

    private func pdf(_ view: some View) throws -> String {
        String(decoding: try renderer(view).pdfData(on: Self.paper, title: "A title"), as: Unicode.ASCII.self)
    }

    @Test func aPDFHasLinksOnTheirPages() throws {
        let view = VStack(spacing: 0) {
            Bars(count: 5)
            if let url = URL(string: "https://example.com/a") { Link("a link", destination: url).frame(height: 20) }
        }
        .pageFooter { _ in
            if let url = URL(string: "https://example.com/foot") { Link("foot", destination: url).frame(height: 20) }
        }
        let text = try pdf(view)
        #expect(text.contains("/Count 2"))
        // One in the view; the footer's on each page.
        #expect(text.matches(of: /\/URI \(https:\/\/example\.com\/a\)/).count == 1)
        #expect(text.matches(of: /\/URI \(https:\/\/example\.com\/foot\)/).count == 2)
        #expect(text.contains("/Title (A title)"))
        // On its page it is behind two bars of 40, 10 below the edge: 90 to 110 of 200 points, from below.
        let links = text.matches(of: /\/Subtype \/Link \/Rect \[ [\d.]+ ([\d.]+) [\d.]+ ([\d.]+) \]/)
        let places = links.compactMap { link in Double(link.1).flatMap { low in Double(link.2).map { low...$0 } } }
        #expect(places.count { $0.lowerBound > 85 && $0.upperBound < 115 } == 1, "\(places)")
    }

    @Test func theSameViewGivesTheSameBytes() throws { #expect(try pdf(Bars()) == pdf(Bars())) }

    @Test func rowsOfATableAreOnTheirPages() throws {
        let table = Grid {
            GridRow {
                Text("head")
                Text("head")
            }
            .repeatedOnPages()
            ForEach(0..<20, id: \.self) { row in
                GridRow {
                    Text("\(row)")
                    Text("b")
                }
            }
        }
        let text = try pdf(table)
        // A repeated row is read once; each page has a part of the table.
        #expect(text.matches(of: /\/S \/TR\b/).count == 21)
        #expect(text.matches(of: /\/S \/Table\b/).count > 1)
    }
}
