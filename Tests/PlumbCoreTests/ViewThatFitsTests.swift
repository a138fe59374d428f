import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 11.
@Suite @MainActor
struct ViewThatFitsTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("the first that fits", in: 200, 100, size: [100, 20], ["b": [0, 0, 100, 20]]) {
            ViewThatFits {
                block("a", 300, 20)
                block("b", 100, 20)
                block("c", 50, 20)
            }
        },
        LayoutCase("else the last", in: 200, 100, size: [250, 20], ["b": [0, 0, 250, 20]]) {
            ViewThatFits {
                block("a", 300, 20)
                block("b", 250, 20)
            }
        },
        LayoutCase("an exact fit fits", in: 200, 100, size: [200, 100], ["a": [0, 0, 200, 100]]) {
            ViewThatFits {
                block("a", 200, 100)
                block("b", 10, 10)
            }
        },
        LayoutCase("only the axes that count", in: 200, 100, size: [20, 300], ["a": [0, 0, 20, 300]]) {
            ViewThatFits(in: .horizontal) {
                block("a", 20, 300)
                block("b", 10, 10)
            }
        },
        LayoutCase("nothing proposed: everything fits", in: nil, nil, size: [300, 20], ["a": [0, 0, 300, 20]]) {
            ViewThatFits {
                block("a", 300, 20)
                block("b", 10, 20)
            }
        },
        // The chosen view gets the proposal itself: the ideal 10 × 10 fits, then it fills.
        LayoutCase("the proposal goes on", in: 200, 100, size: [200, 100], ["a": [0, 0, 200, 100]]) {
            ViewThatFits { Color.red.named("a") }
        },
    ]

    @Test(arguments: cases)
    func chooses(_ example: LayoutCase) { example.check() }

    @Test func theOthersAreNeitherReportedNorPainted() {
        let host = hostOf(
            ViewThatFits {
                Color.red.frame(width: 300, height: 20).named("a")
                Color.red.frame(width: 100, height: 20).named("b")
            }, in: 200, 100)
        #expect(host.layout().frames.map(\.identifier) == ["b"])
        #expect(host.displayList().items.count == 1)
    }
}
