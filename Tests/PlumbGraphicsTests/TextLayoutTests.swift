import Foundation
import Testing

@testable import PlumbGraphics

/// The test engine: 10 × 20 a character, so that every expectation can be counted with a finger.
private let engine = FixedTextEngine()
private let font = FontDescriptor(size: 17)

private func layout(
    _ text: String, width: Double? = nil, height: Double? = nil, balance: Bool = true,
    change: (inout TextLayoutOptions) -> Void = { _ in }
) -> TextLayout {
    let spans = [TextSpan(text, font: font)]
    var options = TextLayoutOptions(
        lineMetrics: engine.lineMetrics(of: spans), isFixed: true, balancesLoneWord: balance)
    change(&options)
    return TextLayout(engine.shape(spans), options: options, proposedWidth: width, proposedHeight: height) { _ in
        engine.shape([TextSpan("…", font: font)])
    }
}

extension TextLayout {
    /// What is drawn, line by line, from left to right.
    fileprivate var strings: [String] { lines.map { $0.runs.map(\.glyphs.text).joined() } }
}

struct Wrapping: CustomTestStringConvertible, Sendable {
    var text: String
    var width: Double?
    var lines: [String]
    var reported: Double
    var testDescription: String { "“\(text)” in \(width.map { "\($0)" } ?? "nil")" }
    init(_ text: String, _ width: Double?, _ lines: [String], _ reported: Double) {
        (self.text, self.width, self.lines, self.reported) = (text, width, lines, reported)
    }
}

struct TextLayoutTests {
    @Test(arguments: [
        Wrapping("", nil, [""], 0),
        Wrapping("", 0, [""], 0),
        Wrapping("Hello", nil, ["Hello"], 50),
        Wrapping("Hello", .infinity, ["Hello"], 50),
        Wrapping("Hello", .nan, ["Hello"], 50),
        Wrapping("Hello", 50, ["Hello"], 50),
        Wrapping("Hello ", nil, ["Hello"], 60),
        Wrapping("Hello ", 50, ["Hello"], 50),
        // The widest line counts with its trailing space, capped at the proposal.
        Wrapping("one two three", 79, ["one two", "three"], 79),
        Wrapping("one two three", 85, ["one two", "three"], 80),
        Wrapping("one two three", 70, ["one two", "three"], 70),
        Wrapping("one two three", 69, ["one", "two", "three"], 50),
        Wrapping("one   two", 40, ["one", "two"], 40),
        Wrapping("a\nb", nil, ["a", "b"], 10),
        Wrapping("a\n", nil, ["a", ""], 10),
        Wrapping("\n", nil, ["", ""], 0),
        Wrapping("a\n\nb", 100, ["a", "", "b"], 10),
        Wrapping("a\r\nb", nil, ["a", "b"], 10),
        // A word wider than the line breaks by character, and begins on a line of its own.
        Wrapping("abcdefg", 30, ["abc", "def", "g"], 30),
        Wrapping("x abcdefg", 35, ["x", "abc", "def", "g"], 30),
        Wrapping("ab cd", 0, ["a", "b", "c", "d"], 0),
        Wrapping("abc", -20, ["a", "b", "c"], 0),
        Wrapping("ab", 5, ["a", "b"], 5),
        Wrapping(" a", 0, ["", "a"], 0),
        Wrapping("no\u{A0}break here", 80, ["no\u{A0}break", "here"], 80),
        Wrapping("👩‍👩‍👧‍👦🇩🇪e\u{301}", nil, ["👩‍👩‍👧‍👦🇩🇪e\u{301}"], 30),
    ])
    func wraps(_ example: Wrapping) {
        let layout = layout(example.text, width: example.width)
        #expect(layout.strings == example.lines)
        #expect(layout.size == CGSize(width: example.reported, height: 20 * Double(example.lines.count)))
        #expect(!layout.isTruncated)
        #expect(layout.firstBaseline == 16)
        #expect(layout.lastBaseline == 20 * Double(example.lines.count) - 4)
    }

    @Test(arguments: [
        // The previous word comes down where that evens the widths.
        ("aaa bbb ccc d", 110.0, ["aaa bbb", "ccc d"]),
        ("aaa bbb ccc d\nx", 110, ["aaa bbb", "ccc d", "x"]),
        ("x\naaa bbb ccc d", 110, ["x", "aaa bbb", "ccc d"]),
        // Not where it makes them less even, or where the line has one word only.
        ("a bbbbbbbbb ccccc", 110, ["a bbbbbbbbb", "ccccc"]),
        ("aaaaaaa bbb", 80, ["aaaaaaa", "bbb"]),
        // Not where two words are left, and not in three lines.
        ("aaa bbb ccc d e", 110, ["aaa bbb ccc", "d e"]),
        ("aaa bbb ccc d", 70, ["aaa bbb", "ccc d"]),
        ("aaa bbb ccc ddd eee", 70, ["aaa bbb", "ccc ddd", "eee"]),
    ])
    func balancesLoneWord(text: String, width: Double, lines: [String]) {
        let balanced = layout(text, width: width)
        #expect(balanced.strings == lines)
        let again = layout(text, width: balanced.size.width, height: balanced.size.height)
        #expect(again.strings == lines)
        #expect(again.size == balanced.size)
    }

    @Test func loneWordStaysWhereBalancingIsOff() {
        #expect(layout("aaa bbb ccc d", width: 110, balance: false).strings == ["aaa bbb ccc", "d"])
    }

    @Test(arguments: [
        ("one two three", 70.0, 1, TextLayoutOptions.Truncation.tail, ["one tw…"]),
        ("one two three", 80, 1, .tail, ["one two…"]),
        ("one two three", 90, 1, .tail, ["one two…"]),
        ("one two three", 50, 1, .tail, ["one…"]),
        ("one two three", 70, 1, .head, ["…three"]),
        ("one two three", 80, 1, .head, ["…o three"]),
        ("one two three", 70, 1, .middle, ["one…ree"]),
        ("one two three", 80, 1, .middle, ["one…hree"]),
        ("one two three", 69, 2, .tail, ["one", "two t…"]),
        ("one two three", 69, 2, .head, ["one", "…three"]),
        ("one two three", 69, 2, .middle, ["one", "two…ee"]),
        ("one two three", 69, 9, .tail, ["one", "two", "three"]),
        ("one two three", 100, 0, .tail, ["one two t…"]),
        ("one two three", 100, -3, .tail, ["one two t…"]),
        ("one two three", .infinity, 1, .tail, ["one two three"]),
        ("abcdefgh", 30, 2, .tail, ["abc", "de…"]),
        ("abcdefgh", 0, 1, .tail, ["…"]),
        ("abcdefgh", 5, 1, .middle, ["…"]),
        ("abcdefgh", 10, 1, .head, ["…"]),
        ("a\nb", 100, 1, .tail, ["a…"]),
        ("a\nb", 100, 1, .head, ["…b"]),
        ("a\nb", 100, 1, .middle, ["a…b"]),
        ("a\nb\nc", .infinity, 2, .tail, ["a", "b…"]),
    ])
    func truncates(text: String, width: Double, limit: Int, truncation: TextLayoutOptions.Truncation, lines: [String]) {
        let layout = layout(text, width: width) {
            $0.lineLimit = limit
            $0.truncation = truncation
        }
        #expect(layout.strings == lines)
        #expect(layout.isTruncated == lines.joined().contains("…"))
        #expect(layout.size.width <= width)
        #expect(Double(layout.size.height) == 20 * Double(lines.count))
    }

    @Test func whiteSpaceThatIsCutOffNeedsNoEllipsis() {
        let layout = layout("a\n\n ") { $0.lineLimit = 1 }
        #expect(layout.strings == ["a"])
        #expect(!layout.isTruncated)
    }

    @Test(
        arguments: [
            (nil, 0.0, ["one", "two", "three"]), (.infinity, 0, ["one", "two", "three"]),
            (.nan, 0, ["one", "two", "three"]), (60, 0, ["one", "two", "three"]), (59.9, 0, ["one", "two…"]),
            (40, 0, ["one", "two…"]), (39, 0, ["one…"]), (20, 0, ["one…"]), (8, 0, ["one…"]), (-8, 0, ["one…"]),
            (70, 5, ["one", "two", "three"]), (69, 5, ["one", "two…"]),
        ] as [(Double?, Double, [String])])
    func proposedHeightKeepsWhatFits(height: Double?, spacing: Double, lines: [String]) {
        let layout = layout("one two three", width: 50, height: height) { $0.lineSpacing = spacing }
        #expect(layout.strings == lines)
        #expect(Double(layout.size.height) == 20 * Double(lines.count) + spacing * Double(lines.count - 1))
    }

    @Test(arguments: [(1, 20.0), (2, 44), (3, 68), (0, 20), (-1, 20)])
    func reservedLinesMakeRoom(lines: Int, height: Double) {
        let layout = layout("Hello") {
            $0.reservesLines = lines
            $0.lineSpacing = 4
        }
        #expect(layout.size == CGSize(width: 50, height: height))
        #expect(layout.lastBaseline == 16)
    }

    @Test(
        arguments: [
            (TextLayoutOptions.Alignment.leading, nil, [0.0, 0]), (.center, nil, [25, 5]), (.trailing, nil, [50, 10]),
            (.leading, true, [50, 10]), (.center, true, [25, 5]), (.trailing, true, [0, 0]),
        ] as [(TextLayoutOptions.Alignment, Bool?, [CGFloat])])
    func aligns(alignment: TextLayoutOptions.Alignment, fromRight: Bool?, xs: [CGFloat]) {
        // The second line hangs over with a space, which makes the text 80 wide.
        let layout = layout("one\nsix ten \nx", width: 100) {
            $0.alignment = alignment
            $0.leadsFromRight = fromRight
        }
        #expect(layout.strings == ["one", "six ten", "x"])
        #expect(layout.size.width == 80)
        #expect(Array(layout.lines.map(\.origin.x).prefix(2)) == xs)
        #expect(layout.lines[1].runs[0].x == Double(xs[1]))
        #expect(layout.lines.map(\.origin.y) == [0, 20, 40])
        #expect(layout.lines.map(\.baseline) == [16, 36, 56])
    }

    @Test func trackingIsAddedToEveryCharacter() {
        let spans = [TextSpan("abc", font: font, tracking: 2)]
        let options = TextLayoutOptions(lineMetrics: engine.lineMetrics(of: spans), isFixed: true)
        let layout = TextLayout(
            engine.shape(spans), options: options, proposedWidth: nil, proposedHeight: nil
        ) { _ in engine.shape(spans) }
        #expect(layout.size.width == 36)
        #expect(layout.lines[0].runs[0].glyphs.glyphs.map(\.x) == [0, 12, 24])
    }

    @Test func everyCharacterOfALongTextIsShownOnce() {
        let text = String(repeating: "lorem ipsum dolor sit amet ", count: 200)
        var counts: [Int] = []
        for width in stride(from: 0.0, through: 400, by: 10) {
            let layout = layout(text, width: width)
            counts.append(layout.lineCount)
            #expect(layout.strings.joined().filter { $0 != " " } == text.filter { $0 != " " })
            #expect(layout.lines.allSatisfy { $0.width <= max(width, 10) })
        }
        #expect(counts == counts.sorted(by: >))
    }
}
