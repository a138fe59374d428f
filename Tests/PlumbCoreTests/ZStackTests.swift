import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 8.
@Suite @MainActor
struct ZStackTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("no children", in: 100, 100, size: [0, 0]) { ZStack {} },
        LayoutCase(
            "the largest on each axis", in: 100, 100, size: [40, 30], ["a": [0, 5, 40, 20], "b": [15, 0, 10, 30]]
        ) {
            ZStack {
                block("a", 40, 20)
                block("b", 10, 30)
            }
        },
        LayoutCase("bottom leading", in: 100, 100, size: [40, 30], ["a": [0, 10, 40, 20], "b": [0, 0, 10, 30]]) {
            ZStack(alignment: .bottomLeading) {
                block("a", 40, 20)
                block("b", 10, 30)
            }
        },
        // max guide 30, max rest 20: 50; no literal 0.
        LayoutCase("explicit guides", in: 100, 100, size: [50, 20], ["a": [0, 0, 40, 20], "b": [30, 0, 20, 20]]) {
            ZStack(alignment: .topLeading) {
                block("a", 40, 20).alignmentGuide(.leading) { _ in 30 }
                block("b", 20, 20)
            }
        },
        // Both guides −10: −10 + 50 and 30; the line does not belong to the stack.
        LayoutCase(
            "the line does not count", in: 100, 100, size: [40, 20], ["a": [0, 0, 40, 20], "b": [0, 0, 20, 20]]
        ) {
            ZStack(alignment: .topLeading) {
                block("a", 40, 20).alignmentGuide(.leading) { _ in -10 }
                block("b", 20, 20).alignmentGuide(.leading) { _ in -10 }
            }
        },
        // The highest priority decides; the others are proposed the result, and may overflow it.
        LayoutCase(
            "priority", in: 100, 100, size: [20, 20], ["a": [0, 0, 20, 20], "c": [-15, -10, 50, 40]]
        ) {
            ZStack {
                Color.red.named("a")
                block("c", 50, 40)
                block("b", 20, 20).layoutPriority(1)
            }
        },
        LayoutCase("nothing proposed", in: nil, nil, size: [30, 30], ["a": [0, 0, 30, 30]]) {
            ZStack {
                Color.red.named("a")
                block("b", 30, 30)
            }
        },
        LayoutCase("a spacer stretches on both axes", in: 100, 60, size: [100, 60], ["b": [45, 25, 10, 10]]) {
            ZStack {
                Spacer()
                block("b", 10, 10).layoutPriority(-.infinity)
            }
        },
        // The line is as far from the edge as the view is high: 40, of which its own 20 lie before it.
        LayoutCase(
            "a guide of the other axis", in: 100, 100, size: [50, 40], ["a": [0, 0, 20, 40], "b": [40, 15, 10, 10]]
        ) {
            ZStack(alignment: .leading) {
                block("a", 20, 40).alignmentGuide(.leading) { $0.height }
                block("b", 10, 10)
            }
        },
        LayoutCase(
            "a guide of the other axis, from above", in: 100, 100, size: [40, 50],
            ["a": [0, 0, 40, 20], "b": [15, 40, 10, 10]]
        ) {
            ZStack(alignment: .top) {
                block("a", 40, 20).alignmentGuide(.top) { $0.width }
                block("b", 10, 10)
            }
        },
        LayoutCase("one child", in: 100, 100, size: [30, 20], ["s": [0, 0, 30, 20]]) {
            ZStack(alignment: .topLeading) { block("a", 30, 20) }.named("s")
        },
    ]

    @Test(arguments: cases)
    func stacks(_ example: LayoutCase) { example.check() }

    @Test func everyChildIsProposedTheBounds() {
        let log = ProposalLog()
        hostOf(
            ZStack {
                probe(log).layoutPriority(-1)
                block("b", 30, 40)
            }, in: 100, 100
        ).layout()
        #expect(log.placed == [ProposedViewSize(width: 30, height: 40)])
    }
}
