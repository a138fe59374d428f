import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 7 (no layout effect) and correction 13 (reported frames).
@Suite @MainActor
struct OffsetTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "a tag inside moves, one outside does not", in: 100, 100, size: [10, 10],
            ["in": [20, 30, 10, 10], "out": [0, 0, 10, 10]]
        ) { block("in", 10, 10).offset(x: 20, y: 30).named("out") },
        LayoutCase("neighbours stay", in: 100, 100, size: [28, 10], ["a": [50, 0, 10, 10], "b": [18, 0, 10, 10]]) {
            HStack {
                block("a", 10, 10).offset(x: 50)
                block("b", 10, 10)
            }
        },
        LayoutCase("offsets add up", in: 100, 100, ["a": [4, 6, 10, 10]]) {
            block("a", 10, 10).offset(x: 1, y: 2).offset(CGSize(width: 3, height: 4))
        },
        LayoutCase(
            "x is mirrored from right to left", in: 100, 100, direction: .rightToLeft, size: [10, 10],
            ["in": [-20, 30, 10, 10], "out": [0, 0, 10, 10]]
        ) { block("in", 10, 10).offset(x: 20, y: 30).named("out") },
        // Guides stay where they are: 20 − 5 for the unmoved child.
        LayoutCase(
            "guides do not move", in: 100, 100, size: [20, 25], ["a": [0, 105, 10, 20], "b": [10, 5, 10, 20]]
        ) {
            HStack(alignment: .top, spacing: 0) {
                block("a", 10, 20).alignmentGuide(.top) { _ in 0 }.offset(y: 100)
                block("b", 10, 20).offset(y: 0)
            }
            .padding(.top, 5)
        },
    ]

    @Test(arguments: cases)
    func offsets(_ example: LayoutCase) { example.check() }
}
