import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 1. The order of offers is worked out in the comments: what is available ÷ children left →
/// taken.
@Suite @MainActor
struct HStackTests {
    nonisolated static let distribution: [LayoutCase] = [
        LayoutCase("no children", in: 100, 100, size: [0, 0]) { HStack {} },
        // 100 − 8 − 8 = 84 for three.
        LayoutCase(
            "equal shares", in: 100, 50, size: [100, 50],
            ["a": [0, 0, 28, 50], "b": [36, 0, 28, 50], "c": [72, 0, 28, 50]]
        ) {
            HStack {
                Color.red.named("a")
                Color.red.named("b")
                Color.red.named("c")
            }
        },
        // Of two that stretch alike, the first in the source first: 130 ÷ 2 = 65 → 50; 80 ÷ 1 → 80.
        LayoutCase(
            "source order, steps first", in: 130, 10, size: [130, 10], ["a": [0, 0, 50, 10], "b": [50, 0, 80, 10]]
        ) {
            HStack(spacing: 0) {
                Steps {}.named("a")
                Color.red.named("b")
            }
        },
        // 130 ÷ 2 → 65; 65 ÷ 1 → 50.
        LayoutCase(
            "source order, steps last", in: 130, 10, size: [115, 10], ["a": [65, 0, 50, 10], "b": [0, 0, 65, 10]]
        ) {
            HStack(spacing: 0) {
                Color.red.named("b")
                Steps {}.named("a")
            }
        },
        // The rigid ones first (flexibility 0): 200 − 16 = 184; 50 and 30 go, 104 are left.
        LayoutCase(
            "rigid before flexible", in: 200, 50, size: [200, 50],
            ["a": [0, 0, 104, 50], "b": [112, 15, 50, 20], "c": [170, 10, 30, 30]]
        ) {
            HStack {
                Color.red.named("a")
                block("b", 50, 20)
                block("c", 30, 30)
            }
        },
        // c (flexibility 40): 300/3 = 100 → 50; b (80): 250/2 = 125 → 80; a: 170.
        LayoutCase(
            "least flexible first", in: 300, 20, size: [300, 20],
            ["a": [0, 0, 170, 20], "b": [170, 0, 80, 20], "c": [250, 0, 50, 20]]
        ) {
            HStack(spacing: 0) {
                flexible("a", 0, .infinity)
                flexible("b", 0, 80)
                flexible("c", 10, 50)
            }
        },
        // Step 3c: both unlimited, so the larger minimum goes first: 100/2 = 50 → 70; 30 is left.
        LayoutCase(
            "unlimited: the larger minimum first", in: 100, 20, size: [100, 20],
            ["a": [0, 0, 30, 20], "b": [30, 0, 70, 20]]
        ) {
            HStack(spacing: 0) {
                flexible("a", 0, .infinity)
                flexible("b", 70, .infinity)
            }
        },
        // Equal finite flexibility (50): source order. a: 100/2 = 50 → 50; b: 50 → its minimum 60.
        LayoutCase(
            "finite tie: source order", in: 100, 20, size: [110, 20],
            ["a": [0, 0, 50, 20], "b": [50, 0, 60, 20]]
        ) {
            HStack(spacing: 0) {
                flexible("a", 0, 50)
                flexible("b", 60, 110)
            }
        },
        // Step 5: what is available goes negative (50 − 80), and the last child is offered 0.
        LayoutCase(
            "overflow", in: 50, 20, size: [80, 20], ["a": [0, 0, 80, 20], "b": [80, 0, 0, 20]]
        ) {
            HStack(spacing: 0) {
                block("a", 80, 20)
                flexible("b", 0, .infinity)
            }
        },
        // Step 2: nothing proposed, every child at its ideal: 10 + 8 + 40 + 0 + 8 (the Spacer's gap is 0).
        LayoutCase(
            "ideal", in: nil, 20, size: [66, 20], ["a": [0, 0, 10, 20], "b": [18, 0, 40, 20]]
        ) {
            HStack {
                Color.red.named("a")
                block("b", 40, 20)
                Spacer()
            }
        },
        // Internal gaps −10, so 110 / 2 = 55 each; b starts at 55 − 10.
        LayoutCase(
            "negative spacing", in: 100, 20, size: [100, 20], ["a": [0, 0, 55, 20], "b": [45, 0, 55, 20]]
        ) {
            HStack(spacing: -10) {
                flexible("a", 0, .infinity)
                flexible("b", 0, .infinity)
            }
        },
    ]

    @Test(arguments: distribution)
    func distributes(_ example: LayoutCase) { example.check() }

    nonisolated static let alignment: [LayoutCase] = [
        LayoutCase(
            "top", in: 100, 100, size: [60, 40], ["a": [0, 0, 30, 20], "b": [30, 0, 30, 40]]
        ) {
            HStack(alignment: .top, spacing: 0) {
                block("a", 30, 20)
                block("b", 30, 40)
            }
        },
        LayoutCase(
            "bottom", in: 100, 100, size: [60, 40], ["a": [0, 20, 30, 20], "b": [30, 0, 30, 40]]
        ) {
            HStack(alignment: .bottom, spacing: 0) {
                block("a", 30, 20)
                block("b", 30, 40)
            }
        },
        // Step 6: origins −20 and +10; from −20 to 50: 70 high.
        LayoutCase(
            "explicit guides widen the stack", in: 100, 100, size: [60, 70],
            ["a": [0, 0, 30, 20], "b": [30, 30, 30, 40]]
        ) {
            HStack(alignment: .top, spacing: 0) {
                block("a", 30, 20).alignmentGuide(.top) { _ in 20 }
                block("b", 30, 40).alignmentGuide(.top) { _ in -10 }
            }
        },
        // Step 6, the literal 0: both children lie 10 below the line, which still belongs to the stack.
        LayoutCase(
            "the line itself belongs to the stack", in: 100, 100, size: [60, 50],
            ["a": [0, 10, 30, 20], "b": [30, 10, 30, 40]]
        ) {
            HStack(alignment: .top, spacing: 0) {
                block("a", 30, 20).alignmentGuide(.top) { _ in -10 }
                block("b", 30, 40).alignmentGuide(.top) { _ in -10 }
            }
        },
    ]

    @Test(arguments: alignment)
    func aligns(_ example: LayoutCase) { example.check() }

    nonisolated static let placement: [LayoutCase] = [
        // Step 7: nothing proposed across; the children are asked again with the stack's own height.
        LayoutCase(
            "a fixed stack stretches its children", in: 200, 200, size: [60, 40],
            ["a": [0, 0, 30, 40], "b": [30, 0, 30, 40]]
        ) {
            HStack(spacing: 0) {
                Color.red.frame(width: 30).named("a")
                block("b", 30, 40)
            }
            .fixedSize(horizontal: false, vertical: true)
        },
        // One static child is the stack; its frame is reported (Docs/Rules.md, correction 12).
        LayoutCase("one child", in: 100, 100, size: [30, 20], ["s": [0, 0, 30, 20], "a": [0, 0, 30, 20]]) {
            HStack { block("a", 30, 20) }.named("s")
        },
    ]

    @Test(arguments: placement)
    func places(_ example: LayoutCase) { example.check() }

    @Test func thirtyThreeChildrenAreOfferedLeastFlexibleFirst() throws {
        let host = hostOf(
            HStack(spacing: 0) {
                ForEach(0..<33) { index in flexible("f\(index)", 0, CGFloat(33 - index)) }
            }, in: 330, 20)
        let report = host.layout()
        // Child 32 can have 0…1, child 31 0…2, and so on; each takes its share or its limit.
        var available = 330.0
        for limit in 1...33 {
            let left = Double(34 - limit)
            let length = min(Double(limit), available / left)
            available -= length
            let frame = try #require(report["f\(33 - limit)"])
            #expect(abs(frame[2] - length) < 1e-9)
        }
    }
}

/// Takes what it is offered, in whole steps of 50 points.
private struct Steps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width ?? 0
        return CGSize(width: width.isFinite ? (width / 50).rounded(.down) * 50 : width, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
