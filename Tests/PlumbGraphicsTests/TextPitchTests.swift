import Foundation
import Testing

@testable import PlumbGraphics

/// Docs/Rules.md, section 19: how high lines are and where their baselines lie. "Measured" numbers are from pictures
/// that Apple's systems have drawn; the others are computed from the rule. SF Pro of size s: ascent 0.9521484375 s,
/// line height 1.193359375 s.
struct TextPitchTests {
    private let face = FixedFontFace()

    /// So many lines of one letter.
    private func shaped(_ lines: Int, span: (Int) -> Int = { _ in 0 }) -> ShapedText {
        var text = ShapedText(clusters: [], runs: [])
        for line in 0..<lines {
            let run = ShapedRun(
                face: face, font: FontDescriptor(size: 10), span: span(line), level: 0,
                glyphs: [ShapedGlyph(id: 97, advance: 5)])
            text.runs.append(run)
            text.clusters.append(
                Cluster(advance: 5, run: line, glyphs: 0..<1, text: "a", breakAfter: .none, isWhitespace: false))
            guard line < lines - 1 else { break }
            text.clusters.append(
                Cluster(advance: 0, run: line, glyphs: 1..<1, text: "\n", breakAfter: .mandatory, isWhitespace: true))
        }
        return text
    }

    private func layout(
        _ lines: Int, _ metrics: [LineMetrics], spacing: Double = 0, scale: Double, height: Double? = nil,
        reserves: Int? = nil, isFixed: Bool = false, span: (Int) -> Int = { _ in 0 }
    ) -> TextLayout {
        let options = TextLayoutOptions(
            lineMetrics: metrics, reservesLines: reserves, lineSpacing: spacing, pixel: 1 / scale, isFixed: isFixed)
        return TextLayout(shaped(lines, span: span), options: options, proposedWidth: nil, proposedHeight: height) {
            _ in
            shaped(1)
        }
    }

    struct Pitch: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var size: Double
        var line: Double?
        var spacing = 0.0
        var pitch: Double
    }

    /// Steps 1 to 3. `line` is the line height of the style; nil for a font by size.
    @Test(arguments: [
        Pitch(testDescription: "body", size: 17, line: 22, pitch: 22),
        Pitch(testDescription: "body, accessibility 5: a negative leading", size: 53, line: 62, pitch: 62),
        Pitch(testDescription: "caption2: a negative leading", size: 11, line: 13, pitch: 13),
        Pitch(testDescription: "system 16", size: 16, line: nil, pitch: 19.09375),
        Pitch(
            testDescription: "system 16, spacing 2 (measured, MarkdownUI)", size: 16, line: nil, spacing: 2,
            pitch: 21.09375),
        // 16 points by style: leading 1.90625 is replaced by 3.68.
        Pitch(
            testDescription: "spacing replaces a leading (Textual: 22.77)", size: 16, line: 21, spacing: 3.68,
            pitch: 22.77375),
        Pitch(
            testDescription: "title2 at medium, spacing 3 (bitwarden: 28.06)", size: 21, line: 26, spacing: 3,
            pitch: 28.060546875),
        Pitch(
            testDescription: "subheadline at medium, spacing 2.5 (bitwarden: 19.2)", size: 14, line: 19, spacing: 2.5,
            pitch: 19.20703125),
        Pitch(
            testDescription: "title2 AX5, spacing 3 stays beside −0.83 (bitwarden: 69)", size: 56, line: 66, spacing: 3,
            pitch: 69),
        Pitch(
            testDescription: "subheadline AX5, spacing 2.5 (bitwarden: 60.5)", size: 49, line: 58, spacing: 2.5,
            pitch: 60.5),
        Pitch(
            testDescription: "headline AX5, spacing 2.5 (bitwarden: 64.5)", size: 53, line: 62, spacing: 2.5,
            pitch: 64.5),
        Pitch(testDescription: "less spacing than leading", size: 17, line: 22, spacing: 1, pitch: 22),
        Pitch(testDescription: "a negative spacing", size: 17, line: 22, spacing: -9, pitch: 22),
        Pitch(testDescription: "a spacing that is none", size: 17, line: 22, spacing: .nan, pitch: 22),
    ])
    func pitch(example: Pitch) {
        let lineHeight = 1.193359375 * example.size
        let metrics = LineMetrics.systemFont(size: example.size, leading: example.line.map { $0 - lineHeight } ?? 0)
        let boxes = layout(3, [metrics], spacing: example.spacing, scale: 3).boxes
        for (upper, lower) in zip(boxes, boxes.dropFirst()) {
            #expect(abs(lower.top - upper.top - example.pitch) < 1e-9)
        }
        #expect(boxes.allSatisfy { abs($0.height - lineHeight) < 1e-9 })
    }

    /// Step 4: ceilPx(LH + (n − 1) · pitch), rounded once, nothing under the last line.
    @Test(
        arguments: [
            // system 16, spacing 2 (MarkdownUI @2x): 19.09375 + n · 21.09375 = 40.1875, 61.28125, 145.65625.
            (16, 0, 2, 2, 2, 40.5), (16, 0, 2, 2, 3, 61.5), (16, 0, 2, 2, 7, 146),
            // largeTitle and title @1x (doordash): 40.57 + 41 · 5, rounded; 33.41 + 34 · 4.
            (34, 41, 0, 1, 6, 246), (28, 34, 0, 1, 5, 170),
            // body: 20.287 + 22 · n.
            (17, 22, 0, 3, 1, 61.0 / 3), (17, 22, 0, 2, 1, 20.5), (17, 22, 0, 3, 2, 127.0 / 3),
            // headline AX3 @3x, two lines (HA): 47.734 + 48 = 95.734.
            (40, 48, 0, 3, 2, 96), (40, 0, 0, 3, 3, 143.333333333),
        ] as [(Double, Double, Double, Double, Int, Double)])
    func height(size: Double, line: Double, spacing: Double, scale: Double, lines: Int, expected: Double) {
        let leading = line == 0 ? 0 : line - 1.193359375 * size
        let metrics = LineMetrics.systemFont(size: size, leading: leading)
        let layout = layout(lines, [metrics], spacing: spacing, scale: scale)
        #expect(abs(Double(layout.size.height) - expected) < 1e-6, "\(layout.size.height)")
        // The answer, proposed again, is enough for all lines.
        let again = self.layout(
            lines, [metrics], spacing: spacing, scale: scale, height: Double(layout.size.height))
        #expect(again.lineCount == lines && again.size == layout.size)
        // So much is kept for lines that are not there.
        let reserved = self.layout(1, [metrics], spacing: spacing, scale: scale, reserves: lines)
        #expect(abs(Double(reserved.size.height) - expected) < 1e-6)
        let options = TextLayoutOptions(lineMetrics: [metrics], lineSpacing: spacing, pixel: 1 / scale)
        #expect(abs(options.height(ofLines: lines) - expected) < 1e-6)
    }

    /// Step 5: the first baseline is rounded, each further one is ceilPx(roundPx(ascent) + i · pitch).
    @Test(
        arguments: [
            // 16 points: ascent 15.234375 → 15 @2x; 15 + i · 21.09375 → after six lines 141.5625 → 142 (MarkdownUI: 127
            // farther).
            (16, 0, 2, 2, [15, 36.5, 57.5, 78.5, 99.5, 120.5, 142]),
            // body @3x: 16.1865 → 16.3333; 22 apart.
            (17, 22, 0, 3, [49.0 / 3, 115.0 / 3, 181.0 / 3]),
            // 16 points by style @3x, spacing 3.68 (Textual: the first step is 23): 15.234 → 15.3333; + 22.77375 =
            // 38.107 → 38.3333.
            (16, 21, 3.68, 3, [46.0 / 3, 115.0 / 3, 61, 251.0 / 3]),
            // title @1x: 26.66 → 27; 34 apart (doordash).
            (28, 34, 0, 1, [27, 61, 95]),
        ] as [(Double, Double, Double, Double, [Double])])
    func baselines(size: Double, line: Double, spacing: Double, scale: Double, expected: [Double]) {
        let leading = line == 0 ? 0 : line - 1.193359375 * size
        let metrics = LineMetrics.systemFont(size: size, leading: leading)
        let layout = layout(expected.count, [metrics], spacing: spacing, scale: scale)
        for (found, wanted) in zip(layout.lines.map(\.baseline), expected) { #expect(abs(found - wanted) < 1e-6) }
        #expect(abs(layout.firstBaseline - expected[0]) < 1e-6)
        #expect(abs(layout.lastBaseline - expected.last!) < 1e-6)
    }

    /// Step 6, lines of several fonts: each has the largest ascent and descent of its fonts, and the leading above it
    /// is its own.
    @Test func linesOfSeveralFonts() {
        let small = LineMetrics(ascent: 10, descent: 3, leading: 2, capHeight: 7, xHeight: 5)
        let large = LineMetrics(ascent: 20, descent: 6, leading: -1, capHeight: 14, xHeight: 10)
        let boxes = layout(3, [small, large], scale: 1, span: { $0 % 2 }).boxes
        // 13; 26 with −1 above; 13 with 2 above.
        #expect(boxes.map(\.top) == [0, 12, 40])
        #expect(boxes.map(\.height) == [13, 26, 13])
        #expect(boxes.map(\.baseline) == [10, 32, 50])
    }

    @Test func theTestEngineIsNotRounded() {
        let metrics = LineMetrics(ascent: 16.25, descent: 4, leading: 0, capHeight: 12, xHeight: 8)
        let layout = layout(2, [metrics], spacing: 1.125, scale: 1, isFixed: true)
        #expect(layout.size.height == 41.625)
        #expect(layout.lines.map(\.baseline) == [16.25, 37.625])
    }

    /// Fonts with absurd measures: lines do not go upwards, and answers are numbers.
    @Test(arguments: [-1000.0, 0, 1e9])
    func absurdLeading(leading: Double) {
        let layout = layout(4, [.systemFont(size: 10, leading: leading)], spacing: 2, scale: 3)
        #expect(layout.size.height.isFinite && layout.size.height > 0)
        #expect(zip(layout.boxes, layout.boxes.dropFirst()).allSatisfy { $0.top <= $1.top })
        #expect(LineMetrics.systemFont(size: .nan, leading: .infinity).lineHeight == 0)
    }
}
