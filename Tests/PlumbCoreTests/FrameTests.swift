import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 5.
@Suite @MainActor
struct FrameTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("both lengths", in: 100, 100, size: [30, 20], ["a": [0, 0, 30, 20]]) {
            Color.red.named("a").frame(width: 30, height: 20)
        },
        LayoutCase("a width only", in: nil, 50, size: [30, 50], ["a": [0, 0, 30, 50]]) {
            Color.red.named("a").frame(width: 30)
        },
        LayoutCase("a height only, nothing proposed", in: nil, nil, size: [10, 30]) { Color.red.frame(height: 30) },
        LayoutCase("a larger view overflows about the centre", in: 100, 100, size: [20, 30], ["a": [-15, -5, 50, 40]]) {
            block("a", 50, 40).frame(width: 20, height: 30)
        },
        LayoutCase("bottom trailing", in: 100, 100, size: [50, 40], ["a": [40, 30, 10, 10]]) {
            block("a", 10, 10).frame(width: 50, height: 40, alignment: .bottomTrailing)
        },
        LayoutCase("leading", in: 100, 100, size: [50, 40], ["a": [0, 15, 10, 10]]) {
            block("a", 10, 10).frame(width: 50, height: 40, alignment: .leading)
        },
        // The child's explicit guide counts: 0 − 10.
        LayoutCase("explicit guide of the child", in: 100, 100, ["a": [-10, 0, 20, 20]]) {
            block("a", 20, 20).alignmentGuide(.leading) { _ in 10 }
                .frame(width: 60, height: 60, alignment: .topLeading)
        },
        // The frame's own side never uses explicit guides: its centre is 30, though the child says 5. 30 − 5 = 25.
        LayoutCase("explicit centre of the child", in: 100, 100, ["a": [25, 20, 20, 20]]) {
            block("a", 20, 20).alignmentGuide(HorizontalAlignment.center) { _ in 5 }.frame(width: 60, height: 60)
        },
        // Baselines default to the height on both sides: 60 − 20.
        LayoutCase("by the baseline of a view without one", in: 100, 100, ["a": [20, 40, 20, 20]]) {
            block("a", 20, 20).frame(width: 60, height: 60, alignment: .centerFirstTextBaseline)
        },
        LayoutCase("frames in frames", in: 100, 100, size: [80, 80], ["a": [70, 0, 10, 10]]) {
            block("a", 10, 10).frame(width: 40, height: 40, alignment: .topTrailing)
                .frame(width: 80, height: 80, alignment: .topTrailing)
        },
    ]

    @Test(arguments: cases)
    func frames(_ example: LayoutCase) { example.check() }

    @Test(arguments: [-5.0, -Double.infinity, Double.infinity, Double.nan])
    func lengthsThatAreNoneCountAsNil(length: Double) {
        let host = hostOf(Color.red.frame(width: CGFloat(length), height: 20), in: 70, 50)
        #expect(host.layout().size == CGSize(width: 70, height: 20))
        #expect(host.diagnostics.count == 1)
    }

    @Test func theChildIsProposedGivenLengthsAndTheProposal() {
        let log = ProposalLog()
        let host = hostOf(probe(log).frame(width: 30), in: nil, 50)
        host.layout()
        // (width ?? P.w, height ?? P.h), also when it is placed: not the frame's final size.
        #expect(log.asked.allSatisfy { $0 == ProposedViewSize(width: 30, height: 50) })
        #expect(log.placed == [ProposedViewSize(width: 30, height: 50)])
    }

    @Test func placementProposesNilWhereNothingWasProposed() {
        let log = ProposalLog()
        hostOf(probe(log).frame(width: 30), in: nil, nil).layout()
        #expect(log.placed == [ProposedViewSize(width: 30, height: nil)])
    }

    @Test func givenLengthsDoNotAskTheChild() {
        let log = ProposalLog()
        hostOf(probe(log).frame(width: 30, height: 20), in: 100, 100).layout()
        #expect(log.asked == [ProposedViewSize(width: 30, height: 20)])
    }
}
