import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 1, step 8, and section 9: leading is right.
@Suite @MainActor
struct RightToLeftTests {
    nonisolated static let cases: [LayoutCase] = [
        // From the right: 10 at 90…100 of a stack of 48.
        LayoutCase(
            "HStack", in: 100, 20, direction: .rightToLeft, size: [48, 20],
            ["a": [38, 5, 10, 10], "b": [0, 0, 30, 20]]
        ) {
            HStack {
                block("a", 10, 10)
                block("b", 30, 20)
            }
        },
        LayoutCase(
            "VStack, leading", in: 100, 100, direction: .rightToLeft, ["a": [20, 0, 10, 10], "b": [0, 18, 30, 20]]
        ) {
            VStack(alignment: .leading) {
                block("a", 10, 10)
                block("b", 30, 20)
            }
        },
        LayoutCase("ZStack, top trailing", in: 100, 100, direction: .rightToLeft, ["a": [0, 0, 10, 10]]) {
            ZStack(alignment: .topTrailing) {
                block("a", 10, 10)
                block("b", 30, 20)
            }
        },
        LayoutCase("padding", in: 100, 100, direction: .rightToLeft, size: [15, 10], ["a": [0, 0, 10, 10]]) {
            block("a", 10, 10).padding(.leading, 5)
        },
        LayoutCase("frame, leading", in: 100, 100, direction: .rightToLeft, ["a": [40, 0, 10, 10]]) {
            block("a", 10, 10).frame(width: 50, alignment: .leading)
        },
        LayoutCase("flexible frame, trailing", in: 100, 100, direction: .rightToLeft, ["a": [0, 0, 10, 10]]) {
            block("a", 10, 10).frame(maxWidth: .infinity, alignment: .trailing)
        },
        LayoutCase("overlay, top leading", in: 100, 100, direction: .rightToLeft, ["o": [40, 0, 10, 10]]) {
            block("a", 50, 20).overlay(alignment: .topLeading) { block("o", 10, 10) }
        },
        // The guide counts from the leading edge, which is the right one: both guides at 30 from the right of 30.
        LayoutCase(
            "guides", in: 100, 100, direction: .rightToLeft, size: [40, 20],
            ["a": [10, 0, 30, 10], "b": [0, 10, 10, 10]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                block("a", 30, 10)
                block("b", 10, 10).alignmentGuide(.leading) { _ in -30 }
            }
        },
        // A subtree with a direction of its own stays so (Docs/Rules.md, correction 11), and its place is mirrored as a
        // whole.
        LayoutCase(
            "a subtree of the other direction", in: 100, 20, direction: .rightToLeft,
            ["a": [18, 0, 10, 10], "b": [36, 0, 10, 10], "c": [0, 0, 10, 10]]
        ) {
            HStack {
                HStack {
                    block("a", 10, 10)
                    block("b", 10, 10)
                }
                .environment(\.layoutDirection, .leftToRight)
                block("c", 10, 10)
            }
        },
    ]

    @Test(arguments: cases)
    func mirrors(_ example: LayoutCase) { example.check() }

    @Test func customLayoutsAreMirrored() {
        let layout = LeadingLayout()
        let report = hostOf(layout { block("a", 10, 10) }, in: 100, 20, direction: .rightToLeft).layout()
        #expect(report["a"] == [85, 0, 10, 10])
    }

    @Test func aDirectionThatChangesMovesEverything() {
        func row(_ direction: LayoutDirection) -> some View {
            HStack(spacing: 0) {
                block("a", 10, 10)
                block("b", 30, 10)
            }
            .environment(\.layoutDirection, direction)
        }
        let host = hostOf(row(.leftToRight))
        #expect(host.layout()["a"] == [0, 0, 10, 10])
        host.setRoot(row(.rightToLeft))
        #expect(host.layout()["a"] == [30, 0, 10, 10])
        host.setRoot(row(.leftToRight))
        #expect(host.layout()["a"] == [0, 0, 10, 10])
    }
}

/// Its child 5 points from the leading edge.
private struct LeadingLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY), proposal: .unspecified)
    }
}
