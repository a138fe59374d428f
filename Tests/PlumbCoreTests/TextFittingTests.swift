import Foundation
import PlumbGraphics
import PlumbLaws
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 20: what a text does before it is cut. Characters of `MeasuredTextEngine` are half as wide as
/// the font is large; a line of size s is 1.193359375 s high, rounded up to half points at scale 2.
@Suite @MainActor
struct TextFittingTests {
    private func host(
        _ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil, engine: any TextEngine = MeasuredTextEngine()
    ) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: width, height: height), displayScale: 2, textEngine: engine))
    }

    private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil) -> [Double] {
        let size = host(view, width, height).layout().size
        return [Double(size.width), Double(size.height)]
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var factor: CGFloat
        var width: CGFloat
        var expected: [Double]
    }

    /// Ten characters at 20 points on one line: 100 × 24. The factor is the largest multiple of 1/64 that fits, not
    /// below the given one.
    @Test(arguments: [
        Case(testDescription: "fits as it is", factor: 0.5, width: 100, expected: [100, 24]),
        // 48/64: 75 exactly; 17.9.
        Case(testDescription: "three quarters", factor: 0.5, width: 75, expected: [75, 18]),
        // 47/64: 73.4375 and 17.527.
        Case(testDescription: "rounded down", factor: 0.5, width: 74, expected: [73.5, 18]),
        // 33/64, the first step above the given factor: 51.5625 and 12.307.
        Case(testDescription: "the first step", factor: 0.5, width: 52, expected: [52, 12.5]),
        // 63/64, the last step: 98.4375 and 23.494.
        Case(testDescription: "the last step", factor: 0.5, width: 99, expected: [98.5, 23.5]),
        // 0.8 is too much: eight characters and "…" of 8 points; 19.094.
        Case(testDescription: "cut in the smallest font", factor: 0.8, width: 74, expected: [72, 19.5]),
        // At 20 points, six and "…".
        Case(testDescription: "one or more changes nothing", factor: 1.5, width: 74, expected: [70, 24]),
        Case(testDescription: "no number changes nothing", factor: .nan, width: 74, expected: [70, 24]),
        // 6/64: 9.375 and 2.2375.
        Case(testDescription: "zero", factor: 0, width: 10, expected: [9.5, 2.5]),
        Case(testDescription: "less than zero", factor: -.infinity, width: 10, expected: [9.5, 2.5]),
        // A factor between two steps counts itself: 0.76, since 49/64 is 76.6.
        Case(testDescription: "the given factor", factor: 0.76, width: 76, expected: [76, 18.5]),
    ])
    func oneLine(example: Case) {
        let text = Text(verbatim: "abcdefghij").font(.system(size: 20)).lineLimit(1)
        let found = size(text.minimumScaleFactor(example.factor), example.width)
        #expect(found.isClose(to: example.expected), "\(found)")
        let set = size(text.environment(\.minimumScaleFactor, example.factor), example.width)
        #expect(set.isClose(to: example.expected), "\(set)")
    }

    /// Without a line limit only the height can be too little. Three words of four in 50 points: a word a line.
    @Test func height() {
        let text = Text(verbatim: "aaaa bbbb cccc").font(.system(size: 20))
        #expect(size(text.minimumScaleFactor(0.25), 50).isClose(to: [50, 72]))
        // 44/64: three lines of 16.408; "aaaa " is 34.375.
        #expect(size(text.minimumScaleFactor(0.25), 50, 50).isClose(to: [34.5, 49.5]))
        // 0.9: two lines of 21.48, "bbbb…" as wide as "aaaa ".
        #expect(size(text.minimumScaleFactor(0.9), 50, 50).isClose(to: [45, 43]))
    }

    /// Leading, tracking and what texts of their own fonts need go with the factor; the distance to neighbours does
    /// not.
    @Test func whatIsScaled() {
        // Body: 42.287 in 30, 45/64: 29.734; four characters of 8.5.
        #expect(size(Text(verbatim: "aaaa\nbbbb").minimumScaleFactor(0.5), 300, 30).isClose(to: [24, 30]))
        // Ten characters of 12 in 60: half.
        let tracked = Text(verbatim: "abcdefghij").font(.system(size: 20)).tracking(2).lineLimit(1)
        #expect(size(tracked.minimumScaleFactor(0.25), 60).isClose(to: [60, 12]))
        let report = host(
            VStack {
                Color.red.named("a").frame(height: 10)
                Text(verbatim: "abcdefghij").lineLimit(1).minimumScaleFactor(0.5).named("t")
            }, 50
        ).layout()
        // 17 points: 85 in 50, 37/64.
        #expect(report["t"]!.isClose(to: [0.25, 10 + 20.287109375 + 2.5 - 16.1865234375, 49.5, 12]))
    }

    @Test func itIsDrawnAsItWasMeasured() {
        let text = Text(verbatim: "abcdefghij").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.5)
        let items = host(HStack(spacing: 0) { text }.frame(width: 75), 200, 100).displayList().items
        let runs = items.compactMap { item -> GlyphRun? in
            guard case .glyphs(let run, _, _) = item else { return nil }
            return run
        }
        #expect(runs.map(\.text) == ["abcdefghij"])
        #expect(runs.map(\.font.size) == [15])
        #expect(runs.map(\.width) == [75])
    }

    /// Four characters and a picture of 4 × 3, which the engine takes for a fifth one, in half of their 50 points.
    @Test func picturesAreScaledToo() throws {
        let text = Text("abcd\(Image("leaf"))").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.25)
        let host = ViewHost(
            text,
            in: World(
                proposal: ProposedViewSize(width: 25, height: 100), textEngine: MeasuredTextEngine(),
                assets: OnePicture()))
        let frames = host.displayList().items.compactMap { item -> CGRect? in
            guard case .image(_, let frame, _, _, _) = item else { return nil }
            return frame
        }
        let frame = try #require(frames.first)
        #expect(frames.count == 1 && frame.minX == 20 && frame.size == CGSize(width: 2, height: 1.5), "\(frames)")
    }

    /// Linear work: a proposal tries at most seven fonts, and an ellipsis in each; the same one again, none.
    @Test func workIsBounded() {
        let engine = MeasuredTextEngine()
        let word = String(repeating: "a", count: 1000)
        let host = host(
            Text(verbatim: word).lineLimit(1).minimumScaleFactor(0.01), 333, engine: engine)
        host.layout()
        #expect(engine.shapings <= 16)
        let before = engine.shapings
        host.layout()
        _ = host.displayList()
        #expect(engine.shapings == before)
    }

    // MARK: Tightening

    /// Ten characters of the test engine, 10 points wide, in body: each may give up 5 % of 17 points, in sixteenths.
    nonisolated static let tightening: [LayoutCase] = [
        LayoutCase("fits as it is", in: 100, nil, size: [100, 20]) { tight() },
        // 10 of 16: 5.3125 of 8.5.
        LayoutCase("a little", in: 95, nil, size: [94.6875, 20]) { tight() },
        LayoutCase("as close as possible", in: 91.5, nil, size: [91.5, 20]) { tight() },
        LayoutCase("cut where that is not enough", in: 91, nil, size: [90, 20]) { tight() },
        LayoutCase("off", in: 95, nil, size: [90, 20]) {
            Text(verbatim: "abcdefghij").lineLimit(1).allowsTightening(false).allowsTightening(true)
        },
        LayoutCase("by the environment", in: 95, nil, size: [94.6875, 20]) {
            Text(verbatim: "abcdefghij").lineLimit(1).environment(\.allowsTightening, true)
        },
        // Without a limit a text wraps, and nothing is cut.
        LayoutCase("wraps", in: 95, nil, size: [90, 40]) {
            Text(verbatim: "abcdefghij").allowsTightening(true)
        },
    ]

    private static func tight() -> some View {
        Text(verbatim: "abcdefghij").lineLimit(1).allowsTightening(true)
    }

    @Test(arguments: tightening)
    func tightens(_ example: LayoutCase) { example.check() }

    /// First closer, then smaller.
    @Test func closerBeforeSmaller() {
        let text = Text(verbatim: "abcdefghij").font(.system(size: 20)).lineLimit(1)
            .allowsTightening(true).minimumScaleFactor(0.5)
        #expect(size(text, 95).isClose(to: [95, 24]))
        // 51/64: 79.6875.
        #expect(size(text, 80).isClose(to: [80, 19.5]))
    }

    // MARK: Lines that are reserved

    /// The lines that a text takes room for are as high as lines that are there (Docs/Rules.md, section 19, step 4):
    /// 20.287 + (n − 1) · 22, at scale 2.
    @Test func reservedLines() {
        func height(_ view: some View) -> Double { size(view, 200)[1] }
        let short = Text(verbatim: "a")
        let long = Text(verbatim: "a\nb\nc\nd\ne")
        #expect(height(short.lineLimit(3, reservesSpace: true)) == 64.5)
        #expect(height(long.lineLimit(3, reservesSpace: true)) == 64.5)
        #expect(height(long.lineLimit(3, reservesSpace: false)) == 64.5)
        #expect(height(short.lineLimit(3, reservesSpace: false)) == 20.5)
        #expect(height(short.lineLimit(2...4)) == 42.5)
        #expect(height(long.lineLimit(2...4)) == 86.5)
        #expect(height(short.lineLimit(2...)) == 42.5)
        #expect(height(long.lineLimit(2...)) == 108.5)
        #expect(height(long.lineLimit(...2)) == 42.5)
        #expect(height(short.lineLimit(...2)) == 20.5)
        // By size: 20.287 a line; a spacing of 5 between them.
        #expect(height(short.font(.system(size: 17)).lineSpacing(5).lineLimit(3...)) == 71)
    }

    /// Where a text is cut: only on the last line that is shown.
    @Test(arguments: [
        (Text.TruncationMode.tail, ["aaaa ", "bbbb…"]), (.head, ["aaaa ", "…dddd"]), (.middle, ["aaaa ", "bb…dd"]),
    ])
    func truncation(mode: Text.TruncationMode, lines: [String]) {
        let text = Text(verbatim: "aaaa bbbb cccc dddd").lineLimit(2).truncationMode(mode)
        let host = hostOf(text, in: 50, 100)
        var drawn: [Double: String] = [:]
        for item in host.displayList().items {
            guard case .glyphs(let run, let point, _) = item else { continue }
            drawn[Double(point.y), default: ""] += run.text
        }
        let found = drawn.sorted { $0.key < $1.key }.map { $0.value.trimmingCharacters(in: .whitespaces) }
        #expect(found == lines.map { $0.trimmingCharacters(in: .whitespaces) })
    }

    /// Hostile input: no trap, finite answers.
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e300])
    func absurdNumbers(value: CGFloat) {
        for text in ["", "a", "\n\n", String(repeating: "ab ", count: 300)] {
            let view = Text(verbatim: text).font(.system(size: 20)).lineSpacing(value).tracking(value)
                .lineLimit(2, reservesSpace: true).minimumScaleFactor(value).allowsTightening(true)
            for width in [CGFloat?.none, 0, 10, .infinity] {
                let size = host(view, width, 40).layout().size
                #expect(!size.width.isNaN && !size.height.isNaN)
            }
        }
    }
}
