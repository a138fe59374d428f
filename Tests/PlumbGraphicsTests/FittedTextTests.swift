import Foundation
import Testing

@testable import PlumbGraphics

/// What is remembered of a text is what setting it anew gives.
struct FittedTextTests {
    private static let engine = FixedTextEngine()

    static let texts = [
        "", " ", "Hello", "Hello ", "one two three", "trailing   ", "a\n", "a\nb", "👩‍👩‍👧‍👦🇩🇪e\u{301}", " a",
        "no\u{A0}break here",
    ]

    /// Widths in an order that has the text on one line first, in the middle, and last.
    static let widths: [Double?] = [
        nil, 50, 49.5, 60, 1000, 130, 79, 10, 0, -5, .infinity, .nan, 45, 110, 300, 129, 20, nil, 55,
    ]

    @Test(arguments: texts, [nil, 1, 2])
    func whatIsRememberedIsWhatIsSetAnew(_ text: String, lineLimit: Int?) {
        let spans = [TextSpan(text, font: FontDescriptor(size: 17))]
        let options = TextLayoutOptions(
            lineMetrics: Self.engine.lineMetrics(of: spans), lineLimit: lineLimit, isFixed: true)
        for start in Self.widths.indices {
            var fitted = FittedText(spans, options, TextFit(), engine: Self.engine)
            for width in Self.widths[start...] + Self.widths[..<start] {
                for height in [nil, 0, 20, 45] as [Double?] {
                    var fresh = FittedText(spans, options, TextFit(), engine: Self.engine)
                    let (found, expected) = (
                        fitted.layout(width: width, height: height), fresh.layout(width: width, height: height)
                    )
                    #expect(found.size == expected.size, "\(text) in \(String(describing: width))")
                    #expect(found.isTruncated == expected.isTruncated)
                    #expect(found.lines.map(\.origin) == expected.lines.map(\.origin))
                    #expect(
                        found.lines.flatMap { $0.runs.map(\.glyphs.text) }
                            == expected.lines.flatMap { $0.runs.map(\.glyphs.text) })
                }
            }
        }
    }
}
