import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Docs/Rules.md, corrections 11 and 13: layout stays; a frame inside is the bounding box of what is painted, one
/// outside is untouched.
@Suite @MainActor
struct TransformEffectsTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "a quarter turn", in: 100, 100, size: [40, 20], ["in": [10, -10, 20, 40], "out": [0, 0, 40, 20]]
        ) { block("in", 40, 20).rotationEffect(.degrees(90)).named("out") },
        LayoutCase("about a corner", in: 100, 100, size: [40, 20], ["in": [-20, 0, 20, 40]]) {
            block("in", 40, 20).rotationEffect(.degrees(90), anchor: .topLeading)
        },
        LayoutCase("twice as large", in: 100, 100, size: [40, 20], ["in": [-20, -10, 80, 40]]) {
            block("in", 40, 20).scaleEffect(2)
        },
        LayoutCase("wider from the left", in: 100, 100, size: [40, 20], ["in": [0, 0, 120, 20]]) {
            block("in", 40, 20).scaleEffect(x: 3, y: 1, anchor: .leading)
        },
        LayoutCase("moved", in: 100, 100, size: [40, 20], ["in": [5, 6, 40, 20]]) {
            block("in", 40, 20).transformEffect(CGAffineTransform(translationX: 5, y: 6))
        },
    ]

    @Test(arguments: cases)
    func leaveLayout(_ example: LayoutCase) { example.check() }

    @Test func tapsFollow() {
        var taps = 0
        let view = Color.red.frame(width: 40, height: 20).onTapGesture { taps += 1 }.rotationEffect(.degrees(90))
        let host = hostOf(view)
        #expect(host.tap(at: CGPoint(x: 20, y: 28)))
        #expect(!host.tap(at: CGPoint(x: 5, y: 10)))
        #expect(taps == 1)
    }
}
