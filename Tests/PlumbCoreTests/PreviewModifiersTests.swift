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

    @Test func devicesAndOrientations() {
        let view = block("a", 10, 10).previewDevice("iPhone 8").previewInterfaceOrientation(.landscapeRight)
        #expect(hostOf(view).previewRequest == PreviewRequest(device: "iPhone 8", orientation: .landscapeRight))
        #expect(hostOf(view.previewDevice(nil)).previewRequest == PreviewRequest(orientation: .landscapeRight))
        #expect(InterfaceOrientation.allCases.map(\.isLandscape) == [false, false, true, true])
        #expect(Set(InterfaceOrientation.allCases.map(\.id)).count == 4)
    }

    /// A context changes nothing.
    @Test func aContextIsAccepted() {
        struct Family: PreviewContext {
            subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
        }
        let host = hostOf(block("a", 10, 10).previewContext(Family()))
        #expect(host.layout()["a"] == [0, 0, 10, 10] && host.previewRequest == PreviewRequest())
    }

    /// A host can become a screen before its first layout.
    @Test func aHostBecomesAScreen() {
        let host = hostOf(block("a", 50, 10), in: 100, 100)
        host.proposal = ProposedViewSize(width: 40, height: 60)
        host.apply(
            .surroundings(
                World.Change(\.safeAreaInsets, EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))))
        host.apply(.surroundings(World.Change(\.isScreen, true)))
        let report = host.layout()
        #expect(report["a"] == [-5, 35, 50, 10] && report.size == CGSize(width: 40, height: 60))
        #expect(host.overflow.width?.answer == 50 && host.overflow.width?.room == 40 && host.overflow.height == nil)
        host.apply(
            .surroundings(
                World.Change(\.safeAreaInsets, EdgeInsets(top: .nan, leading: 0, bottom: -1, trailing: 0))))
        #expect(host.layout()["a"] == [-5, 25, 50, 10] && host.diagnostics.count == 2)
    }

    /// Docs/Rules.md, section 28.
    @Test(arguments: [
        (667.0, 375.0, "cc"), (736, 414, "rc"), (812, 375, "cc"), (896, 414, "rc"), (375, 667, "cr"), (744, 1133, "rr"),
        (1133, 744, "rr"), (.nan, .nan, "cr"),
    ])
    func classesOfSizes(_ width: Double, _ height: Double, _ words: String) {
        let classes = UserInterfaceSizeClass.classes(width: width, height: height)
        #expect([classes.horizontal, classes.vertical].map { $0 == .regular ? "r" : "c" }.joined() == words)
    }
}
