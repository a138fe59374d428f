import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 7. The proposal is ratio × scale; fit takes the smaller scale, fill the larger.
@Suite @MainActor
struct AspectRatioTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("fit", in: 100, 100, size: [100, 50]) { Color.red.aspectRatio(2, contentMode: .fit) },
        LayoutCase("fill", in: 100, 100, size: [200, 100]) { Color.red.aspectRatio(2, contentMode: .fill) },
        LayoutCase("fit, a size", in: 100, 60, size: [80, 60]) {
            Color.red.aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
        },
        LayoutCase("width only, fit", in: 100, nil, size: [100, 50]) { Color.red.aspectRatio(2, contentMode: .fit) },
        LayoutCase("height only, fit", in: nil, 30, size: [60, 30]) { Color.red.aspectRatio(2, contentMode: .fit) },
        LayoutCase("width only, fill", in: 100, nil, size: [100, 50]) { Color.red.aspectRatio(2, contentMode: .fill) },
        LayoutCase("nothing proposed is passed on", in: nil, nil, size: [10, 10]) {
            Color.red.aspectRatio(2, contentMode: .fit)
        },
        // 3:1 in 100 × 100 is 100 × 33.3; the width is limited to 90.
        LayoutCase("the ratio of the ideal size", in: 100, 100, size: [90, 100.0 / 3]) {
            Color.red.frame(minWidth: 0, idealWidth: 30, maxWidth: 90, minHeight: 0, idealHeight: 10, maxHeight: 90)
                .scaledToFit()
        },
        // Ideal 10 × 10, so a square.
        LayoutCase("ideal square", in: 100, 40, size: [40, 40]) { Color.red.scaledToFit() },
        LayoutCase("ideal square, covering", in: 100, 40, size: [100, 100]) { Color.red.scaledToFill() },
        // The answer is the child's, whatever the ratio says.
        LayoutCase("a rigid view", in: 100, 100, size: [20, 20]) {
            block("a", 20, 20).aspectRatio(3, contentMode: .fit)
        },
        // Fill overflows its frame about the centre.
        LayoutCase("fill in a frame", in: 300, 300, size: [100, 50], ["a": [0, -25, 100, 100]]) {
            Color.red.named("a").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50)
        },
        LayoutCase("a ratio that is none is passed by", in: 100, 60, size: [100, 60]) {
            Color.red.aspectRatio(0, contentMode: .fit)
        },
        LayoutCase("a negative ratio is passed by", in: 100, 60, size: [100, 60]) {
            Color.red.aspectRatio(-2, contentMode: .fit)
        },
    ]

    @Test(arguments: cases)
    func keepsTheRatio(_ example: LayoutCase) { example.check() }

    @Test(arguments: [ContentMode.fit, .fill])
    func proposesTheRatio(mode: ContentMode) {
        let log = ProposalLog()
        hostOf(probe(log).aspectRatio(2, contentMode: mode), in: 100, 100).layout()
        let expected =
            mode == .fit ? ProposedViewSize(width: 100, height: 50) : ProposedViewSize(width: 200, height: 100)
        #expect(log.placed == [expected])
    }
}
