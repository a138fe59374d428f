import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct PreviewModifiersTests {
    @Test func theOutermostSpeaksLast() {
        let host = hostOf(
            block("a", 10, 10).previewLayout(.sizeThatFits).previewDisplayName("inner")
                .previewLayout(.fixed(width: 50, height: 60)))
        #expect(host.previewRequest == PreviewRequest(layout: .fixed(width: 50, height: 60), name: "inner"))
        #expect(hostOf(block("a", 10, 10)).previewRequest == PreviewRequest())
    }

    /// Layout does not know of it; whoever previews the view may propose something else.
    @Test func theProposalCanBeReplaced() {
        let host = hostOf(Color.red.named("a").previewLayout(.sizeThatFits), in: 100, 100)
        #expect(host.layout()["a"] == [0, 0, 100, 100])
        host.proposal = .unspecified
        #expect(host.layout()["a"] == [0, 0, 10, 10])
    }
}
