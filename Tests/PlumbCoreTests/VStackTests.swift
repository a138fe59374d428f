import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 1, along the vertical axis.
@Suite @MainActor
struct VStackTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("no children", in: 100, 100, size: [0, 0]) { VStack {} },
        // 100 − 8 = 92; the rigid one first: 20; 72 for the colour.
        LayoutCase(
            "rigid before flexible", in: 50, 100, size: [50, 100], ["a": [0, 0, 50, 72], "b": [10, 80, 30, 20]]
        ) {
            VStack {
                Color.red.named("a")
                block("b", 30, 20)
            }
        },
        LayoutCase(
            "leading", in: 100, 100, size: [40, 30], ["a": [0, 0, 20, 10], "b": [0, 10, 40, 20]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                block("a", 20, 10)
                block("b", 40, 20)
            }
        },
        LayoutCase(
            "trailing", in: 100, 100, size: [40, 30], ["a": [20, 0, 20, 10], "b": [0, 10, 40, 20]]
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                block("a", 20, 10)
                block("b", 40, 20)
            }
        },
        // Docs/Rules.md, correction 11: a stack of one Spacer is 0 wide.
        LayoutCase("a spacer alone", in: 100, 100, size: [0, 100]) { VStack { Spacer() } },
        // Step 7: nothing proposed, so the rule is as wide as the stack's answer. 20 + 8 + 0.5 + 8 + 0 high.
        LayoutCase(
            "full-width rule in an ideal stack", in: nil, nil, size: [40, 36.5], ["d": [0, 28, 40, 0.5]]
        ) {
            VStack {
                block("a", 40, 20)
                Divider().named("d")
                Color.clear.frame(width: 1, height: 0)
            }
        },
        // Step 11: children's priorities do not leave their stack; both stacks get the same.
        LayoutCase(
            "priorities stay inside", in: 20, 100, size: [20, 100],
            ["a": [0, 0, 20, 50], "b": [0, 50, 20, 50]]
        ) {
            VStack(spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.layoutPriority(1)
                    Color.red.frame(height: 0)
                }
                .named("a")
                VStack(spacing: 0) {
                    Color.red
                    Color.red.frame(height: 0)
                }
                .named("b")
            }
        },
    ]

    @Test(arguments: cases)
    func lays(_ example: LayoutCase) { example.check() }

    @Test func severalRootViewsFormAVStack() {
        // Docs/Rules.md, section 15: 20 + 8 + 30 high, centred.
        let report = hostOf(
            Group {
                block("a", 40, 20)
                block("b", 10, 30)
            }
        ).layout()
        #expect(report.size == CGSize(width: 40, height: 58))
        #expect(report["a"] == [0, 0, 40, 20])
        #expect(report["b"] == [15, 28, 10, 30])
    }
}
