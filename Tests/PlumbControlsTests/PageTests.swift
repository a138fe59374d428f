import Foundation
import PlumbGraphics
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// What of a view is on which page, with characters of 10 × 20.
@Suite @MainActor struct PageTests {
    /// The words of each page, and what else is known of it.
    struct Pages: Equatable {
        var words: [[String]] = []
        var heights: [CGFloat] = []
        var hasCutView = false
        var made = 0
    }

    private func pages(
        _ view: some View, width: CGFloat = 200, room: CGFloat = 100, in world: World = World()
    ) throws -> Pages {
        var world = world
        world.proposal = ProposedViewSize(width: width, height: room)
        let host = ViewHost(view, in: world)
        var setter = PageSetter(host, width: width, room: { _ in room })
        var pages = Pages()
        try setter.each(withMeaning: false) { page in
            pages.words.append(
                page.list.items.compactMap { if case .glyphs(let run, _, _) = $0 { run.text } else { nil } })
            pages.heights.append(page.height)
        }
        pages.hasCutView = setter.hasCutView
        return pages
    }

    private func rows(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "row \($0)" } }

    private struct Rows: View {
        var count = 12
        var body: some View { ForEach(1...count, id: \.self) { Text(verbatim: "row \($0)") } }
    }

    // MARK: Rows

    @Test func stacksAreCutBetweenRows() throws {
        let pages = try pages(VStack(spacing: 10) { Rows(count: 8) })
        #expect(pages.words == [rows(1...3), rows(4...6), rows(7...8)])
        #expect(pages.heights == [90, 90, 50])
        #expect(!pages.hasCutView)
    }

    @Test func aViewThatFitsIsProposedThePage() throws {
        let pages = try pages(
            VStack(spacing: 0) {
                Text("top")
                Spacer()
                Text("bottom")
            })
        #expect(pages.words == [["top", "bottom"]])
        #expect(pages.heights == [100])
    }

    @Test(arguments: [true, false]) func whatScrollsIsShownToItsEnd(isLazy: Bool) throws {
        let expected = [rows(1...5), rows(6...10), rows(11...12)]
        let stack = ScrollView {
            if isLazy { LazyVStack(spacing: 0) { Rows() } } else { VStack(spacing: 0) { Rows() } }
        }
        #expect(try pages(stack).words == expected)
        // A screen that scrolls below something else.
        let below = VStack(spacing: 0) {
            Text("title")
            stack
        }
        #expect(try pages(below).words.flatMap(\.self) == ["title"] + rows(1...12))
    }

    @Test func aScrollViewOfAGivenHeightStaysAsItIs() throws {
        let view = VStack(spacing: 0) {
            ScrollView { VStack(spacing: 0) { Rows() } }.frame(height: 40)
            Text("end")
        }
        let pages = try pages(view)
        #expect(pages.words.count == 1)
        #expect(pages.words[0].last == "end")
    }

    @Test func gridsAreCutBetweenRows() throws {
        let grid = Grid(verticalSpacing: 0) {
            ForEach(1...6, id: \.self) { row in
                GridRow {
                    Text(verbatim: "a\(row)")
                    Text(verbatim: "b\(row)\nb")
                }
            }
        }
        #expect(
            try pages(grid).words == [
                ["a1", "b1", "b", "a2", "b2", "b"], ["a3", "b3", "b", "a4", "b4", "b"],
                ["a5", "b5", "b", "a6", "b6", "b"],
            ])
        let lazy = ScrollView {
            LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { Rows(count: 14) }
        }
        #expect(try pages(lazy).words == [rows(1...10), rows(11...14)])
    }

    @Test func listsFormsAndStacksOfScreens() throws {
        let all = rows(1...30)
        func words(_ view: some View) throws -> [String] {
            try pages(view, width: 300, room: 300).words.flatMap { $0 }.filter { $0.hasPrefix("row") }
        }
        #expect(try words(List { Rows(count: 30) }) == all)
        #expect(try words(Form { Section("A section") { Rows(count: 30) } }) == all)
        #expect(try words(NavigationStack { List { Rows(count: 30) }.navigationTitle("Rows") }) == all)
        #expect(try words(TabView { List { Rows(count: 30) }.tabItem { Text("Rows") } }) == all)
    }

    // MARK: Texts

    @Test func textsAreCutBetweenLines() throws {
        let text = Text("a b c d e f g h i j k l").frame(width: 15)
        #expect(try pages(text).words.map(\.count) == [5, 5, 2])
    }

    /// Two lines stay together at the beginning and at the end.
    @Test func noLineIsAlone() throws {
        let lines = Text("a b c d").frame(width: 15)
        // Four lines behind four rows: one would be left on the first page.
        let first = VStack(spacing: 0) {
            Rows(count: 4)
            lines
        }
        #expect(try pages(first).words == [rows(1...4), ["a", "b", "c", "d"]])
        // Two rows leave three lines, so that one would be left for the second.
        let second = VStack(spacing: 0) {
            Rows(count: 2)
            lines
        }
        #expect(try pages(second).words == [rows(1...2) + ["a", "b"], ["c", "d"]])
    }

    /// It is on the page on which its field begins, also where that is higher than a page.
    @Test(arguments: [5, 15, 30] as [CGFloat]) func theLineOfAFieldIsNotCut(room: CGFloat) throws {
        let fields = VStack(spacing: 0) {
            Rows(count: 2)
            TextField("", text: .constant("words"))
            // No letter has room.
            TextField("", text: .constant("words")).frame(width: 0)
        }
        #expect(try pages(fields, room: room).words.flatMap(\.self) == rows(1...2) + ["words", "…"])
    }

    @Test func anEditorIsCutBetweenItsLines() throws {
        let text = rows(1...12).joined(separator: "\n")
        let pages = try pages(TextEditor(text: .constant(text)).frame(height: 260))
        #expect(pages.words == [rows(1...4), rows(5...9), rows(10...12)])
    }

    /// The pages have the lines that the editor shows; what is out of its sight is clipped away on the last one.
    @Test func anEditorWithMoreThanItShowsIsCutBetweenItsLines() throws {
        let text = rows(1...40).joined(separator: "\n")
        let pages = try pages(TextEditor(text: .constant(text)).frame(height: 260))
        #expect(pages.words == [rows(1...4), rows(5...9), rows(10...40)])
        #expect(pages.heights == [88, 100, 72])
    }

    // MARK: What stays together

    @Test func paddingStaysWithItsRow() throws {
        let view = VStack(spacing: 0) {
            Rows(count: 3)
            Text("padded").padding(15)
            Text("end")
        }
        // The text itself would have room.
        #expect(try pages(view).words == [rows(1...3), ["padded", "end"]])
    }

    @Test func aDividerStaysWithWhatIsAboveIt() throws {
        let view = VStack(spacing: 0) {
            Rows(count: 5)
            Divider()
            Text("below")
        }
        #expect(try pages(view).words == [rows(1...4), ["row 5", "below"]])
    }

    @Test func aHeadingStaysWithWhatItIsAbove() throws {
        func view(_ font: Font) -> some View {
            VStack(spacing: 0) {
                Rows(count: 4)
                Text("heading").font(font)
                Rows(count: 3)
            }
        }
        let bold = Font.body.bold()
        #expect(try pages(view(bold)).words == [rows(1...4), ["heading"] + rows(1...3)])
        #expect(try pages(view(.body)).words == [rows(1...4) + ["heading"], rows(1...3)])
    }

    @Test func whatIsNotToBeCutIsNot() throws {
        let view = VStack(spacing: 0) {
            Rows(count: 2)
            VStack(spacing: 0) { Rows(count: 4) }.pageMark(.whole)
        }
        #expect(try pages(view).words == [rows(1...2), rows(1...4)])
    }

    @Test func pagesBeginAndEndWhereViewsSay() throws {
        let view = VStack(spacing: 0) {
            Text("one").pageMark(.breakAfter)
            Text("two")
            Text("three").pageMark(.breakBefore)
        }
        #expect(try pages(view).words == [["one"], ["two"], ["three"]])
    }

    @Test func aTallViewIsCutAndSaid() throws {
        let view = VStack(spacing: 0) {
            Text("a")
            Circle().frame(width: 250, height: 250)
        }
        let cut = try pages(view)
        #expect(cut.hasCutView && cut.words.count == 3)
        let smaller = try pages(
            VStack(spacing: 0) {
                Text("a")
                Circle().frame(width: 250, height: 250).pageMark(.scaled)
            })
        #expect(!smaller.hasCutView)
        #expect(smaller.heights == [20, 100])
        // A colour behind everything is no such view.
        #expect(try !pages(VStack { Rows(count: 9) }.background(.red)).hasCutView)
    }

    // MARK: Headings

    @Test func headingsAreRepeated() throws {
        let view = VStack(spacing: 0) {
            Text("heading").pageMark(.heading)
            Rows(count: 8)
        }
        let expected = [["heading"] + rows(1...4), rows(5...8) + ["heading"]]
        #expect(try pages(view).words == expected)
        let lazy = ScrollView {
            LazyVStack(spacing: 0) {
                Text("heading").pageMark(.heading)
                Rows(count: 8)
            }
        }
        #expect(try pages(lazy).words == expected)
        let grid = Grid(verticalSpacing: 0) {
            GridRow {
                Text("a")
                Text("b")
            }
            .pageMark(.heading)
            Rows(count: 8)
        }
        #expect(try pages(grid).words == [["a", "b"] + rows(1...4), rows(5...8) + ["a", "b"]])
    }

    /// A repeated row is as high as its highest cell, wherever the others stand.
    @Test(arguments: [VerticalAlignment.top, .center, .bottom])
    func cellsOfARowAreOneHeading(alignment: VerticalAlignment) throws {
        let grid = Grid(verticalSpacing: 0) {
            GridRow(alignment: alignment) {
                Text("a")
                Text("b").frame(height: 40)
            }
            .pageMark(.heading)
            Rows(count: 7)
        }
        #expect(
            try pages(grid).words == [["a", "b"] + rows(1...3), rows(4...6) + ["a", "b"], rows(7...7) + ["a", "b"]])
    }

    @Test func pinnedHeadersAreRepeated() throws {
        let view = ScrollView {
            LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                ForEach(1...2, id: \.self) { section in
                    Section {
                        Rows(count: 6)
                    } header: {
                        Text(verbatim: "section \(section)")
                    }
                }
            }
        }
        // What is pinned is painted last.
        #expect(
            try pages(view).words.map { $0.sorted() } == [
                rows(1...4) + ["section 1"], ["row 1"] + rows(5...6) + ["section 1", "section 2"],
                rows(2...5) + ["section 2"], rows(6...6) + ["section 2"],
            ])
    }

    /// Wherever the rows end that are made at once: within a heading of two rows, or between it and its views.
    @Test(arguments: 30...35)
    func aHeadingOfALazyStackIsThatOfAllRows(after count: Int) throws {
        @ViewBuilder var content: some View {
            Rows(count: count)
            Text("heading").pageMark(.heading)
            Text("of two rows").pageMark(.heading)
            Rows(count: 12)
        }
        let lazy = try pages(ScrollView { LazyVStack(spacing: 4) { content } })
        #expect(try lazy == pages(ScrollView { VStack(spacing: 4) { content } }))
        #expect(lazy.words.filter { $0.contains("heading") && $0.contains("of two rows") }.count > 2)
    }

    // MARK: Many

    /// Rows of a lazy container are made a few pages at a time.
    @Test func rowsAreMadePageByPage() throws {
        final class Count { var live = 0, most = 0 }
        final class Token {
            let count: Count
            init(_ count: Count) {
                self.count = count
                count.live += 1
                count.most = max(count.most, count.live)
            }
            deinit { count.live -= 1 }
        }
        struct Row: View {
            let count: Count
            let number: Int
            @State private var token: Token?
            var body: some View { Text(verbatim: "row \(number)").onAppear { token = Token(count) } }
        }
        let count = Count()
        let view = ScrollView {
            LazyVStack(spacing: 0) { ForEach(1...1000, id: \.self) { Row(count: count, number: $0) } }
        }
        let pages = try pages(view)
        #expect(pages.words.flatMap { $0 } == rows(1...1000))
        #expect(pages.words.count == 200)
        #expect(count.most < 120, "\(count.most)")
    }

    @Test func endlessViewsAreRefused() {
        #expect(throws: PageSetter.Problem.tooMany(10_000_000)) { try pages(Color.red.frame(width: 10, height: 1e9)) }
        #expect(throws: PageSetter.Problem.self) {
            try pages(Color.red.frame(width: 10, height: .greatestFiniteMagnitude))
        }
    }

    @Test func nothingIsAPage() throws {
        #expect(try pages(EmptyView()).words == [[]])
        #expect(try pages(Color.red.frame(height: .nan)).words == [[]])
    }
}

extension View {
    fileprivate func pageMark(_ mark: PageMark) -> some View {
        modifier(LayoutValueModifier<PageMark.Key>(value: mark))
    }
}
