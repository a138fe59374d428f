import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 9.
@Suite @MainActor
struct OverlayTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("proposed the view's size", in: 100, 100, size: [50, 40], ["o": [0, 0, 50, 40]]) {
            block("a", 50, 40).overlay { Color.red.named("o") }
        },
        LayoutCase("centred by default", in: 100, 100, ["o": [20, 15, 10, 10]]) {
            block("a", 50, 40).overlay { block("o", 10, 10) }
        },
        LayoutCase("bottom trailing", in: 100, 100, ["o": [40, 30, 10, 10]]) {
            block("a", 50, 40).overlay(alignment: .bottomTrailing) { block("o", 10, 10) }
        },
        LayoutCase("a larger overlay changes nothing", in: 100, 100, size: [10, 10], ["o": [-20, -15, 50, 40]]) {
            block("a", 10, 10).overlay { block("o", 50, 40) }
        },
        LayoutCase("a background too", in: 100, 100, size: [10, 10], ["o": [-40, 0, 50, 40]]) {
            block("a", 10, 10).background(alignment: .topTrailing) { block("o", 50, 40) }
        },
        // Explicit guides on both sides: 10 − 4.
        LayoutCase("explicit guides", in: 100, 100, ["o": [6, 0, 10, 10]]) {
            block("a", 50, 40).alignmentGuide(.leading) { _ in 10 }
                .overlay(alignment: .topLeading) { block("o", 10, 10).alignmentGuide(.leading) { _ in 4 } }
        },
        // Several: a ZStack of the alignment, 20 × 30; at the bottom trailing corner of 50 × 40.
        LayoutCase(
            "several views", in: 100, 100, ["o": [30, 30, 20, 10], "p": [45, 10, 5, 30]]
        ) {
            block("a", 50, 40).overlay(alignment: .bottomTrailing) {
                block("o", 20, 10)
                block("p", 5, 30)
            }
        },
        LayoutCase("nothing", in: 100, 100, size: [50, 40]) { block("a", 50, 40).overlay { EmptyView() } },
        LayoutCase("a view as an argument", in: 100, 100, ["o": [0, 0, 10, 10]]) {
            block("a", 50, 40).overlay(block("o", 10, 10), alignment: .topLeading)
        },
        // Guides are the primary's: the overlay's own do not leave it.
        LayoutCase("guides of the overlay stay inside", in: 100, 100, size: [20, 20], ["a": [0, 0, 10, 20]]) {
            HStack(alignment: .top, spacing: 0) {
                block("a", 10, 20).overlay { Color.red.alignmentGuide(.top) { _ in 50 } }
                block("b", 10, 20)
            }
        },
        // In a stack, a Spacer in an overlay has no orientation: both axes.
        LayoutCase("a spacer in an overlay of a stack's child", in: 100, 100, ["s": [0, 0, 10, 20]]) {
            HStack(spacing: 0) {
                block("a", 10, 20).overlay { Spacer().named("s") }
                block("b", 10, 20)
            }
        },
    ]

    @Test(arguments: cases)
    func layers(_ example: LayoutCase) { example.check() }
}
