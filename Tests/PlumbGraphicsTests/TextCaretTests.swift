import Foundation
import Testing

@testable import PlumbGraphics

/// Carets and offsets in texts of 10 × 20 a character, some of them made right to left or joined by hand.
@Suite
struct TextCaretTests {
    private static func layout(
        _ string: String, width: Double? = nil, alignment: TextLayoutOptions.Alignment = .leading,
        change: (inout ShapedText) -> Void = { _ in }
    ) -> TextLayout {
        let font = FontDescriptor(size: 17)
        var text = FixedTextEngine().shape([TextSpan(string, font: font)])
        change(&text)
        return TextLayout(
            text,
            options: TextLayoutOptions(
                lineMetrics: [FixedTextEngine.lineMetrics], alignment: alignment, isFixed: true,
                balancesLoneWord: false),
            proposedWidth: width, proposedHeight: nil, ellipsis: { _ in ShapedText(clusters: [], runs: []) })
    }

    private static func carets(_ layout: TextLayout, _ offsets: ClosedRange<Int>) -> [[Double]] {
        offsets.map {
            let caret = layout.caret(at: $0)
            return [caret.x, caret.top]
        }
    }

    @Test func oneLine() {
        let layout = Self.layout("abc")
        #expect(Self.carets(layout, 0...3) == [[0, 0], [10, 0], [20, 0], [30, 0]])
        #expect(Self.carets(layout, -4...0).first == [0, 0])
        #expect(layout.caret(at: 99).x == 30)
        #expect(layout.caret(at: 1).height == 20)
    }

    @Test func nothing() {
        let layout = Self.layout("")
        #expect(Self.carets(layout, 0...0) == [[0, 0]])
        #expect(layout.offset(at: CGPoint(x: 50, y: 50)) == 0)
        #expect(layout.rectangles(of: 0..<0).isEmpty)
    }

    @Test func spacesAtTheEndTakeRoom() {
        #expect(Self.layout("ab  ").caret(at: 4).x == 40)
    }

    /// "ab cd" in 30 is "ab " and "cd"; an offset at the break is on the second line.
    @Test func brokenLines() {
        let layout = Self.layout("ab cd", width: 30)
        #expect(
            Self.carets(layout, 0...5) == [[0, 0], [10, 0], [20, 0], [0, 20], [10, 20], [20, 20]])
        #expect(layout.startOffset(of: 1) == 3)
        #expect(layout.endOffset(of: 0) == 2)
        #expect(layout.endOffset(of: 1) == 5)
    }

    @Test func lineBreaks() {
        let layout = Self.layout("ab\n\nc\n")
        #expect(
            Self.carets(layout, 0...6)
                == [[0, 0], [10, 0], [20, 0], [0, 20], [0, 40], [10, 40], [0, 60]])
        #expect((0..<4).map { layout.startOffset(of: $0) } == [0, 3, 4, 6])
        #expect((0..<4).map { layout.endOffset(of: $0) } == [2, 3, 5, 6])
    }

    @Test func offsetsCountBytes() {
        let layout = Self.layout("aé漢b")
        #expect([0, 1, 3, 6, 7].map { layout.caret(at: $0).x } == [0, 10, 20, 30, 40])
    }

    struct Hit: Sendable {
        let text: String
        let width: Double?
        let point: (Double, Double)
        let offset: Int
        init(_ text: String, _ width: Double?, _ x: Double, _ y: Double, _ offset: Int) {
            (self.text, self.width, self.point, self.offset) = (text, width, (x, y), offset)
        }
    }

    @Test(arguments: [
        Hit("abc", nil, -50, 5, 0), Hit("abc", nil, 4, 5, 0), Hit("abc", nil, 6, 5, 1), Hit("abc", nil, 24, 5, 2),
        Hit("abc", nil, 900, 5, 3), Hit("abc", nil, 14, -90, 1), Hit("abc", nil, 14, 900, 1),
        Hit("ab cd", 30, 12, 25, 4), Hit("ab cd", 30, 99, 5, 2), Hit("ab cd", 30, 99, 25, 5),
        Hit("a\n\nb", nil, 99, 5, 1), Hit("a\n\nb", nil, 99, 25, 2), Hit("a\n\nb", nil, 99, 45, 4),
        Hit("abc", nil, .infinity, 5, 3), Hit("abc", nil, -.infinity, 5, 0), Hit("abc", nil, .nan, 5, 0),
    ])
    func points(_ hit: Hit) {
        let layout = Self.layout(hit.text, width: hit.width)
        #expect(layout.offset(at: CGPoint(x: hit.point.0, y: hit.point.1)) == hit.offset)
    }

    /// Every caret is found again at its own place.
    @Test(arguments: ["abc", "ab cd ef", "a\nb\n", "aé漢", "  x"], [nil, 25.0])
    func caretsAreFoundAgain(text: String, width: Double?) {
        let layout = Self.layout(text, width: width)
        var offset = 0
        for character in text + " " {
            let caret = layout.caret(at: offset)
            #expect(layout.offset(at: CGPoint(x: caret.x, y: caret.top + 10)) == min(offset, text.utf8.count))
            offset += character.utf8.count
        }
    }

    @Test func aLigatureIsDivided() {
        // "f", "fi" as one of 12 points, "x".
        let layout = Self.layout("ffix") { text in
            text.clusters[1].text = "fi"
            text.clusters[1].advance = 12
            text.clusters.remove(at: 2)
        }
        #expect((0...4).map { layout.caret(at: $0).x } == [0, 10, 16, 22, 32])
        #expect(layout.offset(at: CGPoint(x: 17, y: 5)) == 2)
        #expect(layout.rectangles(of: 2..<3) == [CGRect(x: 16, y: 0, width: 6, height: 20)])
    }

    /// "ab" then "cde" from right to left: on the page "ab edc".
    private static func mixed(_ text: inout ShapedText) {
        var run = text.runs[0]
        run.level = 1
        text.runs.append(run)
        for index in 2..<5 { text.clusters[index].run = 1 }
    }

    @Test func rightToLeftInLeftToRight() {
        let layout = Self.layout("abcde", change: Self.mixed)
        #expect((0...5).map { layout.caret(at: $0).x } == [0, 10, 50, 40, 30, 20])
        #expect(layout.caret(at: 3).isRightToLeft)
        #expect(!layout.caret(at: 1).isRightToLeft)
        #expect(layout.offset(at: CGPoint(x: 42, y: 5)) == 3)
        // "bc": on both sides of the page's middle.
        #expect(
            layout.rectangles(of: 1..<3)
                == [CGRect(x: 10, y: 0, width: 10, height: 20), CGRect(x: 40, y: 0, width: 10, height: 20)])
    }

    @Test func rightToLeftParagraph() {
        let layout = Self.layout("ab ") { text in
            text.isRightToLeft = true
            text.runs[0].level = 1
        }
        // The text is 30 wide: the letters at its right edge, the space at its left.
        #expect((0...3).map { layout.caret(at: $0).x } == [30, 20, 10, 0])
        #expect(layout.offset(at: CGPoint(x: 999, y: 5)) == 0)
        #expect(layout.offset(at: CGPoint(x: -9, y: 5)) == 3)
    }

    @Test func alignment() {
        let layout = Self.layout("abcd\nab", alignment: .center)
        #expect(layout.caret(at: 5).x == 10)
        #expect(layout.caret(at: 7).x == 30)
    }

    @Test func rectanglesReachToTheEndOfTheLine() {
        let layout = Self.layout("ab\nabcd\nx")
        #expect(
            layout.rectangles(of: 1..<9) == [
                CGRect(x: 10, y: 0, width: 30, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
                CGRect(x: 0, y: 40, width: 10, height: 20),
            ])
        #expect(layout.rectangles(of: 0..<2) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    }
}
