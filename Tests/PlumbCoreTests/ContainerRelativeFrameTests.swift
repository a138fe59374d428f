import Foundation
import Testing

@testable import PlumbCore

/// Apple, `containerRelativeFrame`: a third of 320 with gaps of 10 is 100.
@Suite @MainActor
struct ContainerRelativeFrameTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("the page", in: 320, 200, ["a": [0, 90, 320, 20]]) {
            VStack { Color.red.frame(height: 20).containerRelativeFrame(.horizontal).named("a") }
                .frame(maxHeight: .infinity)
        },
        LayoutCase("both axes, out of a smaller frame", in: 320, 200, size: [20, 20], ["a": [-150, -90, 320, 200]]) {
            Color.red.containerRelativeFrame([.horizontal, .vertical]).named("a").frame(width: 20, height: 20)
        },
        LayoutCase(
            "the page less its safe area", in: 320, 200,
            safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 10),
            ["a": [0, 20, 310, 150]]
        ) { Color.red.containerRelativeFrame([.horizontal, .vertical]).named("a") },
        LayoutCase("aligned", in: 320, 200, ["a": [300, 180, 20, 20]]) {
            block("a", 20, 20).containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing)
        },
        LayoutCase("computed", in: 320, 200, size: [160, 50]) {
            Color.red.containerRelativeFrame([.horizontal, .vertical]) { $1 == .horizontal ? $0 / 2 : $0 / 4 }
        },
        LayoutCase("a third", in: 320, 200, size: [100, 200]) {
            Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10)
        },
        LayoutCase("two thirds", in: 320, 200, size: [210, 200]) {
            Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
        },
        LayoutCase("no proposal: the view's own length", in: nil, 200, size: [10, 200]) {
            Color.red.containerRelativeFrame([.horizontal, .vertical])
        },
        // Along the scroll view's axis and across it, what it is proposed counts.
        LayoutCase(
            "a scroll view", in: 500, 500,
            ["s": [150, 190, 200, 120], "a": [150, 190, 200, 120], "b": [150, 318, 100, 40]]
        ) {
            ScrollView {
                Color.red.containerRelativeFrame([.horizontal, .vertical]).named("a")
                Color.red.frame(height: 40).containerRelativeFrame(.horizontal) { length, _ in length / 2 }.named("b")
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .named("s").frame(width: 200, height: 120).frame(width: 500, height: 500)
        },
        // 200 less 30 and 10, and 100 less margins of 8 on either side; the bar takes 20 of what the content keeps clear of.
        LayoutCase(
            "a scroll view in safe areas and with margins", in: 100, 200,
            safeArea: EdgeInsets(top: 30, leading: 0, bottom: 10, trailing: 0), ["a": [8, 50, 84, 140]]
        ) {
            ScrollView { Color.red.containerRelativeFrame([.horizontal, .vertical]).named("a") }
                .contentMargins(.horizontal, 8, for: .scrollContent)
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 20) }
        },
        LayoutCase("columns of a scroll view", in: 320, 100, ["a": [0, 0, 100, 100], "b": [110, 0, 210, 100]]) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).named("a")
                    Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10).named("b")
                }
            }
        },
    ]

    @Test(arguments: cases)
    func isAFrame(_ example: LayoutCase) { example.check() }

    @Test func followsTheContainer() {
        let host = hostOf(ScrollView { Color.red.containerRelativeFrame(.vertical).named("a") }, in: 100, 100)
        #expect(host.layout()["a"] == [0, 0, 100, 100])
        host.proposal = ProposedViewSize(width: 100, height: 60)
        #expect(host.layout()["a"] == [0, 0, 100, 60])
        #expect(host.diagnostics.isEmpty)
    }

    @Test func thePageNeedsNoSecondLayout() {
        let log = ProposalLog()
        hostOf(probe(log).containerRelativeFrame(.horizontal), in: 100, 100).layout()
        #expect(Set(log.asked.map(\.width)) == [100])
    }

    @Test func lengthsThatAreNone() {
        let host = hostOf(Color.red.containerRelativeFrame(.horizontal) { _, _ in .nan }.named("a"), in: 100, 50)
        #expect(host.layout()["a"] == [0, 0, 100, 50])
        #expect(host.diagnostics.count == 1)
        let none = hostOf(Color.red.containerRelativeFrame(.horizontal, count: 0, spacing: 5).named("a"), in: 100, 50)
        #expect(none.layout()["a"] == [0, 0, 100, 50])
    }
}
