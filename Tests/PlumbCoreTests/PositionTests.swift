import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 7: as large as proposed, nil axes from the child; the child's centre at the point.
@Suite @MainActor
struct PositionTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("the centre at the point", in: 100, 80, size: [100, 80], ["a": [25, 15, 10, 10]]) {
            block("a", 10, 10).position(x: 30, y: 20)
        },
        LayoutCase("nothing proposed", in: nil, nil, size: [10, 12], ["a": [25, 14, 10, 12]]) {
            block("a", 10, 12).position(x: 30, y: 20)
        },
        LayoutCase("a width proposed", in: 100, nil, size: [100, 12], ["a": [-5, -6, 10, 12]]) {
            block("a", 10, 12).position(CGPoint(x: 0, y: 0))
        },
        // The child is proposed the modifier's own size: centre of 100 × 80 at (30, 20).
        LayoutCase("a flexible child", in: 100, 80, ["a": [-20, -20, 100, 80]]) {
            Color.red.named("a").position(x: 30, y: 20)
        },
        LayoutCase("in a frame", in: 300, 300, size: [50, 50], ["a": [45, -5, 10, 10]]) {
            block("a", 10, 10).position(x: 50, y: 0).frame(width: 50, height: 50)
        },
    ]

    @Test(arguments: cases)
    func positions(_ example: LayoutCase) { example.check() }
}
