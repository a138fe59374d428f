import Foundation
import Testing

@testable import PlumbGraphics

private typealias Stretch = (text: String, level: UInt8, span: Int)

/// Lines of several fonts and directions, made by hand.
struct TextLinesTests {
    private let face = FixedFontFace()

    /// Clusters 10 wide; each (text, level, span) becomes a run.
    private func shaped(_ runs: [Stretch], isRightToLeft: Bool = false) -> ShapedText {
        var text = ShapedText(clusters: [], runs: [], isRightToLeft: isRightToLeft)
        for (index, (string, level, span)) in runs.enumerated() {
            var run = ShapedRun(face: face, font: FontDescriptor(size: 10), span: span, level: level, glyphs: [])
            for character in string {
                let space = character == " "
                text.clusters.append(
                    Cluster(
                        advance: 10, run: index, glyphs: run.glyphs.count..<(run.glyphs.count + 1),
                        text: String(character), breakAfter: space ? .allowed : .none, isWhitespace: space))
                run.glyphs.append(ShapedGlyph(id: character.unicodeScalars.first!.value, advance: 10))
            }
            text.runs.append(run)
        }
        return text
    }

    private func layout(
        _ text: ShapedText, width: Double? = nil, height: Double? = nil, _ metrics: [LineMetrics], pixel: Double = 0,
        limit: Int? = nil
    ) -> TextLayout {
        let options = TextLayoutOptions(lineMetrics: metrics, lineLimit: limit, pixel: pixel)
        return TextLayout(text, options: options, proposedWidth: width, proposedHeight: height) { _ in
            shaped([("…", 0, 0)])
        }
    }

    /// What stands on a line from left to right.
    private func visual(_ line: TextLayout.Line) -> String {
        let glyphs = line.runs.flatMap { run in run.glyphs.glyphs.map { (run.x + $0.x, $0.id) } }
        return String(String.UnicodeScalarView(glyphs.sorted { $0.0 < $1.0 }.compactMap { Unicode.Scalar($0.1) }))
    }

    private let body = LineMetrics(
        ascent: 17 * 0.952148, descent: 17 * 0.241211, leading: 0, capHeight: 12, xHeight: 9)

    @Test(arguments: [
        ("0abc", "abc"), ("1abc", "cba"), ("0ab 1cd 0ef", "abdcef"), ("1ab 212 1cd", "dc12ba"),
        ("0x 1ab 212 1cd 0y", "xdc12bay"), ("1a 2b 3cd 2e 1f", "fbdcea"),
    ])
    func visualOrder(logical: String, expected: String) {
        let runs = logical.split(separator: " ").map { run in
            (text: String(run.dropFirst()), level: UInt8(run.prefix(1))!, span: 0)
        }
        let layout = layout(shaped(runs), [body])
        #expect(visual(layout.lines[0]) == expected)
    }

    @Test func rightToLeftParagraphsLeadFromTheRight() {
        let layout = layout(shaped([("abc de", 1, 0)], isRightToLeft: true), width: 40, [body])
        #expect(layout.lines.map(visual) == ["cba", "ed"])
        #expect(layout.size.width == 40)
        #expect(layout.lines.map(\.origin.x) == [10, 20])
    }

    @Test func rightToLeftTruncationEndsAtTheLeft() {
        let layout = layout(shaped([("abcdef", 1, 0)], isRightToLeft: true), width: 40, [body], limit: 1)
        #expect(visual(layout.lines[0]) == "…cba")
    }

    @Test func ellipsisHasTheFontOfWhatItFollows() {
        var asked: [Int] = []
        let layout = TextLayout(
            shaped([("abc", 0, 0), ("def", 0, 1)]),
            options: TextLayoutOptions(lineMetrics: [body, body], lineLimit: 1), proposedWidth: 50,
            proposedHeight: nil
        ) { span in
            asked.append(span)
            return shaped([("…", 0, 0)])
        }
        #expect(visual(layout.lines[0]) == "abcd…")
        #expect(layout.lines[0].runs.map(\.span) == [0, 1, 1])
        #expect(asked.last == 1)
        #expect(Set(asked).count == asked.count)
    }
}
