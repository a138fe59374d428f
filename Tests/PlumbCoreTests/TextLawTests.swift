import Foundation
import PlumbGraphics
import PlumbLaws
import PlumbPlatform
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 19: leading by style and type size, and what texts and symbols prefer. Numbers follow from
/// the rules; "measured" ones were also found in pictures that Apple's systems have drawn. SF Pro of size s: line
/// height 1.193359375 s, ascent 0.9521484375 s, descent 0.2412109375 s, capital 0.70458984375 s.
@Suite @MainActor
struct TextLawTests {
    private func host(
        _ view: some View, in width: CGFloat? = 390, _ height: CGFloat? = nil, scale: Double = 3,
        size: DynamicTypeSize = .large, engine: any TextEngine = MeasuredTextEngine()
    ) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: width, height: height), displayScale: scale, dynamicTypeSize: size,
                textEngine: engine))
    }

    /// Where the first name's bottom is less far down than the second name's top.
    private func gap(_ host: ViewHost, _ upper: String = "a", _ lower: String = "b") -> Double {
        let report = host.layout()
        guard let a = report[upper], let b = report[lower] else { return .nan }
        return b[1] - a[1] - a[3]
    }

    private static func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

    // MARK: Line heights

    struct Cell: Sendable, CustomTestStringConvertible {
        var style: Font.TextStyle
        var category: DynamicTypeSize
        var pitch: Double
        var testDescription: String { "\(style) at \(category)" }
    }

    /// Step 1: the lines of a style are as far apart as the Human Interface Guidelines say. All of these were measured.
    nonisolated static let cells: [Cell] = [
        Cell(style: .body, category: .xSmall, pitch: 19), Cell(style: .body, category: .medium, pitch: 21),
        Cell(style: .body, category: .large, pitch: 22), Cell(style: .body, category: .xxLarge, pitch: 26),
        Cell(style: .body, category: .accessibility4, pitch: 56), Cell(style: .headline, category: .medium, pitch: 21),
        Cell(style: .headline, category: .accessibility3, pitch: 48),
        Cell(style: .headline, category: .accessibility5, pitch: 62),
        Cell(style: .subheadline, category: .large, pitch: 20),
        Cell(style: .subheadline, category: .xxLarge, pitch: 24),
        Cell(style: .subheadline, category: .accessibility5, pitch: 58),
        Cell(style: .caption, category: .medium, pitch: 13), Cell(style: .caption, category: .large, pitch: 16),
        Cell(style: .caption, category: .accessibility3, pitch: 39),
        Cell(style: .caption, category: .accessibility4, pitch: 44), Cell(style: .title2, category: .large, pitch: 28),
        Cell(style: .title2, category: .accessibility5, pitch: 66), Cell(style: .title, category: .large, pitch: 34),
        Cell(style: .largeTitle, category: .large, pitch: 41),
    ]

    /// The size of three lines is ceilPx(LH + 2 · pitch).
    @Test(arguments: cells)
    func pitchOfStyles(cell: Cell) {
        let view = Text(verbatim: "a\nb\nc").font(.system(cell.style))
        let points = Platform.iOS17.size(of: cell.style, cell.category)
        let expected = ((1.193359375 * points + 2 * cell.pitch) * 3 - 1e-6).rounded(.up) / 3
        #expect(Self.isClose(Double(host(view, size: cell.category).layout().size.height), expected))
        // Step 1: neither weight nor design changes it.
        for font in [Font.system(cell.style, weight: .bold), .system(cell.style, design: .monospaced)] {
            #expect(
                Self.isClose(Double(host(view.font(font), size: cell.category).layout().size.height), expected))
        }
    }

    /// Step 2: a font by size has no leading. Three lines of 17 are 60.861 high, of body 64.287.
    @Test func sizesHaveNoLeading() {
        let lines = Text(verbatim: "a\nb\nc")
        #expect(Self.isClose(Double(host(lines.font(.system(size: 17))).layout().size.height), 61))
        #expect(Self.isClose(Double(host(lines.font(.body)).layout().size.height), 193.0 / 3))
        #expect(Self.isClose(Double(host(lines.font(.custom("Any", size: 17))).layout().size.height), 61))
        // Step 3: body with 4 points between lines is 20.287 + 2 · 24.287 = 68.861, not 72.287.
        #expect(Self.isClose(Double(host(lines.lineSpacing(4)).layout().size.height), 69))
    }

    /// Step 1: tight lines are 2 points closer, loose ones 2 farther apart: 20.287 + 2 · 20 and + 2 · 24. Fonts by size
    /// stay as they are.
    @Test(arguments: [(Font.Leading.tight, 181.0 / 3), (.standard, 193.0 / 3), (.loose, 205.0 / 3)])
    func tightAndLooseLines(leading: Font.Leading, height: Double) {
        let lines = Text(verbatim: "a\nb\nc")
        #expect(Self.isClose(Double(host(lines.font(.body.leading(leading))).layout().size.height), height))
        #expect(Self.isClose(Double(host(lines.font(.system(size: 17).leading(leading))).layout().size.height), 61))
        // Step 7: −0.287 rounds to 0, 3.713 to 4.
        let gaps: [Font.Leading: Double] = [.tight: 0, .standard: 2, .loose: 4]
        let below = host(
            VStack {
                Text(verbatim: "a").named("a")
                Text(verbatim: "b").font(.body.leading(leading)).named("b")
            })
        #expect(Self.isClose(gap(below), gaps[leading]!))
    }

    /// Step 5 as guides: body @3x has its first baseline at 16.333, the last of two at ceilPx(16.333 + 22).
    @Test func baselinesAreOnPixels() {
        let report = host(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "a").named("a")
                block("b", 10, 40)
            }
        ).layout()
        // The block's baseline is its bottom, 40.
        #expect(Self.isClose(report["a"]![1], 40 - 49.0 / 3))
        let last = host(
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text(verbatim: "a\nb").named("a")
                block("b", 10, 50)
            }
        ).layout()
        #expect(Self.isClose(last["a"]![1], 50 - 115.0 / 3))
    }

    // MARK: Distances

    struct TextGap: Sendable, CustomTestStringConvertible {
        var font: Font
        var category = DynamicTypeSize.large
        var gap: Double
        var testDescription: String
        init(_ name: String, _ font: Font, _ gap: Double, at category: DynamicTypeSize = .large) {
            (testDescription, self.font, self.gap, self.category) = (name, font, gap, category)
        }
    }

    /// Step 7: between two texts stands the leading of the lower one, rounded up to pixels (@3x).
    nonisolated static let textGaps: [TextGap] = [
        TextGap("largeTitle", .largeTitle, 2.0 / 3), TextGap("title", .title, 2.0 / 3), TextGap("title2", .title2, 2),
        TextGap("title3", .title3, 4.0 / 3), TextGap("headline", .headline, 2), TextGap("body", .body, 2),
        TextGap("callout", .callout, 2), TextGap("subheadline", .subheadline, 7.0 / 3),
        TextGap("footnote", .footnote, 8.0 / 3), TextGap("caption", .caption, 2), TextGap("caption2", .caption2, 0),
        TextGap("by size", .system(size: 17), 0), TextGap("title3 by size", .system(size: 20), 0),
        TextGap("body AX5: −1.248", .body, -1, at: .accessibility5),
        TextGap("a custom font", .custom("Any", size: 17), 0),
    ]

    @Test(arguments: textGaps)
    func textBelowText(example: TextGap) {
        func gap(above: Font) -> Double {
            self.gap(
                host(
                    VStack {
                        Text(verbatim: "a").font(above).named("a")
                        Text(verbatim: "b").font(example.font).named("b")
                    }, size: example.category))
        }
        #expect(Self.isClose(gap(above: .body), example.gap))
        // The upper one is irrelevant.
        #expect(Self.isClose(gap(above: .caption2), example.gap))
        #expect(Self.isClose(gap(above: .system(size: 60)), example.gap))
    }

    /// Step 8: d = ceilPx(0.1 · LH); view above text LH + d − ascent, text above view max(LH + d − capital, d +
    /// descent).
    @Test(
        arguments: [
            // (size, scale, view above text, text above view)
            (17, 3, 6.433919270833, 10.642415364583), (16, 3, 5.859375, 9.820312500000),
            (15, 3, 5.618164062500, 9.331542968750),
            (11, 3, 3.986653645833, 6.709798177083), (34, 2, 12.701171875, 21.118164062500),
            (10, 1, 4.412109375, 6.887695312500),
        ] as [(Double, Double, Double, Double)])
    func textsAndViews(size: Double, scale: Double, above: Double, below: Double) {
        let host = host(
            VStack {
                block("a", 10, 10)
                Text(verbatim: "t").font(.system(size: size)).named("t")
                block("b", 10, 10)
            }, scale: scale)
        #expect(abs(gap(host, "a", "t") - above) < 1e-6)
        #expect(abs(gap(host, "t", "b") - below) < 1e-6)
    }

    struct Gap: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var expected: Double
        var upper: @MainActor @Sendable () -> AnyView
        var lower: @MainActor @Sendable () -> AnyView

        init<A: View, B: View>(
            _ name: String, _ expected: Double, _ upper: @escaping @MainActor @Sendable () -> A,
            _ lower: @escaping @MainActor @Sendable () -> B
        ) {
            testDescription = name
            self.expected = expected
            self.upper = { AnyView(upper()) }
            self.lower = { AnyView(lower()) }
        }
    }

    private nonisolated static let viewToText = 6.433919270833
    private nonisolated static let textToView = 10.642415364583
    private nonisolated static var text: @MainActor @Sendable () -> Text { { Text(verbatim: "t") } }
    private nonisolated static var block10: @MainActor @Sendable () -> AnyView { { AnyView(block("x", 10, 10)) } }

    /// Steps 9 to 11, in body @3x. A symbol of 17 points reaches (height − 11.978) ∕ 2 below its baseline.
    nonisolated static let gaps: [Gap] = [
        // Ordinary views.
        Gap("views", 8, block10, block10),
        Gap("a divider below a text", textToView, text) { Divider() },
        Gap("a picture below a text", textToView, text) { Image("none").resizable().frame(width: 20) },
        Gap("a resizable symbol is a view", textToView, text) { Image(systemName: "globe").resizable() },
        Gap("a text below a resizable symbol", viewToText, { Image(systemName: "globe").resizable() }, text),
        // Step 9.
        Gap("a symbol above a text", 0, { Image(systemName: "globe") }, text),
        Gap("a symbol below a text", 0, text) { Image(systemName: "globe") },
        Gap("symbols", 0, { Image(systemName: "globe") }, { Image(systemName: "star") }),
        Gap(
            "a symbol in a frame of its own height is a view", viewToText,
            {
                Image(systemName: "globe").frame(height: 30)
            }, text),
        // Step 10: what keeps a text's preferences, and what ends them.
        Gap("maxWidth", textToView, { Text(verbatim: "t").frame(maxWidth: .infinity) }, block10),
        Gap("minWidth and width", viewToText, block10, { Text(verbatim: "t").frame(width: 40).frame(minWidth: 50) }),
        Gap(
            "horizontal padding", 2, { Text(verbatim: "t").padding(.horizontal) },
            { Text(verbatim: "u").padding(.leading, 3) }),
        Gap(
            "lineLimit and minimumScaleFactor", 2, { Text(verbatim: "t").lineLimit(1) },
            {
                Text(verbatim: "u").minimumScaleFactor(0.5).fixedSize()
            }),
        Gap("padding below", 8, { Text(verbatim: "t").padding(.bottom, 4) }, block10),
        Gap("padding above", 8, block10, { Text(verbatim: "t").padding(.top, 4) }),
        // The upper edge is an ordinary view's, the lower one a text's.
        Gap("padding below, above a text", viewToText, { Text(verbatim: "t").padding(.bottom, 4) }, text),
        Gap("height", 8, { Text(verbatim: "t").frame(height: 40) }, block10),
        Gap("minHeight, below a text", textToView, text, { Text(verbatim: "t").frame(minHeight: 40) }),
        // Step 11: a row has the preferences of all its views.
        Gap(
            "a row above a text", 2,
            {
                HStack {
                    Text(verbatim: "t"); Spacer(); Image(systemName: "globe")
                }
            }, text),
        Gap(
            "a row of a text and a view above the same", textToView,
            {
                HStack {
                    Text(verbatim: "t"); block("x", 10, 10)
                }
            },
            {
                HStack {
                    Text(verbatim: "t"); block("y", 10, 10)
                }
            }),
        Gap(
            "a row of a text and a view above a view", textToView,
            {
                HStack {
                    Text(verbatim: "t"); block("x", 10, 10)
                }
            }, block10),
        Gap(
            "a text above a row of a text and a view", textToView, text,
            {
                HStack {
                    Text(verbatim: "t"); block("x", 10, 10)
                }
            }),
        Gap(
            "rows of two sizes: the larger leading", 7.0 / 3, text,
            {
                HStack {
                    Text(verbatim: "t").font(.subheadline); Text(verbatim: "t").font(.caption2)
                }
            }),
        Gap(
            "the last view of a column", 2,
            {
                VStack {
                    block("x", 10, 10); Text(verbatim: "t")
                }
            }, text),
        Gap(
            "depth", textToView,
            {
                ZStack {
                    block("x", 10, 10); Text(verbatim: "t")
                }
            }, block10),
    ]

    @Test(arguments: gaps)
    func distances(example: Gap) {
        let host = host(
            VStack {
                example.upper().named("a")
                example.lower().named("b")
            }, in: 200)
        let found = gap(host)
        #expect(abs(found - example.expected) < 1e-6, "\(found), not \(example.expected)")
    }

    /// Step 9, between symbols and views: what the symbol reaches below its baseline, and a point more.
    @Test func symbolsAndViews() {
        let host = host(
            VStack {
                block("a", 10, 10)
                Image(systemName: "globe").named("s")
                block("b", 10, 10)
            })
        let depth = (host.layout()["s"]![3] - 0.70458984375 * 17) / 2
        #expect(depth > 0)
        #expect(Self.isClose(gap(host, "a", "s"), depth))
        #expect(Self.isClose(gap(host, "s", "b"), depth + 1))
    }

    /// Step 11: lazy stacks have the distances of eager ones, in a scroll view too.
    @Test(arguments: [true, false])
    func lazyStacksAreLikeEagerOnes(scrolls: Bool) {
        @ViewBuilder func rows() -> some View {
            Text(verbatim: "a").named("a")
            Text(verbatim: "b").font(.footnote).named("b")
            block("c", 10, 10)
            Text(verbatim: "d").named("d")
            Image(systemName: "globe").named("e")
            block("f", 10, 30)
        }
        let eager = host(VStack { rows() }.frame(width: 200), in: 200, 600).layout()
        let lazy =
            scrolls
            ? host(ScrollView { LazyVStack { rows() } }, in: 200, 600).layout()
            : host(LazyVStack { rows() }, in: 200).layout()
        let top = eager["a"]![1] - lazy["a"]![1]
        for name in ["a", "b", "c", "d", "e", "f"] {
            #expect(Self.isClose(eager[name]![1] - lazy[name]![1], top), "\(name)")
            #expect(Self.isClose(eager[name]![3], lazy[name]![3]))
        }
    }

    /// Ten lines of body at medium are 21.333 apart in a LazyVStack (measured, SpeziViews): 19.09 up to pixels and 2
    /// between.
    @Test func rowsOfALazyStack() {
        let lazy = host(
            ScrollView { LazyVStack { ForEach(0..<1000) { Text(verbatim: "row").named("\($0)") } } }, in: 200, 400,
            size: .medium)
        let report = lazy.layout()
        for index in 0..<10 { #expect(Self.isClose(report["\(index)"]![1], Double(index) * 64 / 3)) }
        // 400 points hold 18 whole rows and a part of one.
        #expect(report.frames.count == 19)
        // The page is as long as all of them, but for the distance that follows none.
        lazy.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 1e9))
        #expect(Self.isClose(lazy.layout()["999"]![1] + lazy.layout()["999"]![3], 400))
        #expect(Self.isClose(lazy.layout()["998"]![1] - lazy.layout()["997"]![1], 64.0 / 3))
    }

    /// Step 12: side by side 8.
    @Test func sideBySide() {
        let report = host(
            HStack {
                Text(verbatim: "a").named("a")
                Text(verbatim: "b").named("b")
                Image(systemName: "globe").named("c")
                block("d", 10, 10)
            }
        ).layout()
        for (left, right) in [("a", "b"), ("b", "c"), ("c", "d")] {
            #expect(Self.isClose(report[right]![0] - report[left]![0] - report[left]![2], 8))
        }
    }

    // MARK: Pictures of Apple's systems

    struct Picture: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var category: DynamicTypeSize
        /// Font and number of lines of each text, and how far the baselines are apart.
        var texts: [(font: Font, lines: Int)]
        var steps: [Double]
    }

    /// Baselines of texts below each other in a VStack, rounded as they are painted (@3x): measured.
    nonisolated static let pictures: [Picture] = [
        // vault-ios, iOS 17: headline over body.
        Picture(
            testDescription: "xSmall", category: .xSmall, texts: [(.headline, 1), (.body, 3)], steps: [19.333, 19, 19]),
        Picture(
            testDescription: "medium", category: .medium, texts: [(.headline, 1), (.body, 3)], steps: [21.333, 21, 21]),
        Picture(
            testDescription: "xxLarge", category: .xxLarge, texts: [(.headline, 1), (.body, 3)],
            steps: [26.333, 26, 26]),
        // home-assistant, iOS 26: headline over two captions, at medium and at AX3.
        Picture(
            testDescription: "rows at medium", category: .medium,
            texts: [(.headline, 1), (.caption, 1), (.caption2, 1)],
            steps: [14.333, 13.333]),
        Picture(
            testDescription: "rows at AX3", category: .accessibility3,
            texts: [(.headline, 3), (.caption, 3), (.caption2, 1)], steps: [48, 48, 41.333, 39, 39, 36.333]),
    ]

    @Test(arguments: pictures)
    func measuredPictures(picture: Picture) {
        let view = VStack(alignment: .leading) {
            ForEach(picture.texts.indices, id: \.self) { index in
                Text(verbatim: Array(repeating: "x", count: picture.texts[index].lines).joined(separator: "\n"))
                    .font(picture.texts[index].font)
            }
        }
        let baselines = host(view, size: picture.category).displayList().items.compactMap { item -> Double? in
            guard case .glyphs(_, let point, _) = item else { return nil }
            return (Double(point.y) * 3).rounded() / 3
        }
        let steps = zip(baselines, baselines.dropFirst()).map { $1 - $0 }
        #expect(steps.count == picture.steps.count)
        for (found, measured) in zip(steps, picture.steps) {
            // The figures have three digits.
            #expect(abs(found - measured) < 0.001, "\(steps), not \(picture.steps)")
        }
    }

    // MARK: The test engine

    /// The fixed engine keeps 0 and 8, and its symbols are views.
    @Test func theFixedEngineKeepsItsDistances() {
        let host = host(
            VStack {
                Text(verbatim: "a").named("a")
                Text(verbatim: "b").named("b")
                Image(systemName: "globe").named("c")
                block("d", 10, 10)
            }, engine: FixedTextEngine())
        #expect(gap(host, "a", "b") == 0)
        #expect(gap(host, "b", "c") == 8)
        #expect(gap(host, "c", "d") == 8)
    }
}
