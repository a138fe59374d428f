import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 15 and correction 6; OpenSwiftUI `SafeAreaInsets.resolve`, `_SafeAreaRegionsIgnoringLayout`.
@Suite @MainActor
struct RootSafeAreaTests {
    nonisolated static let insets = EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 15)

    nonisolated static let cases: [LayoutCase] = [
        LayoutCase(
            "proposed the rest", in: 100, 200, safeArea: insets, size: [100, 200], ["p": [5, 20, 80, 170]]
        ) { Color.red.named("p") },
        // The rest is 80 × 170 at (5, 20).
        LayoutCase("centred in the rest", in: 100, 200, safeArea: insets, size: [100, 200], ["p": [40, 95, 10, 20]]) {
            block("p", 10, 20)
        },
        LayoutCase("too large: centred all the same", in: 100, 200, safeArea: insets, ["p": [-5, 20, 100, 170]]) {
            Color.red.frame(width: 100).named("p")
        },
        LayoutCase("nothing proposed: as long as the view", in: nil, 200, safeArea: insets, size: [30, 200]) {
            block("p", 10, 20)
        },
        LayoutCase(
            "right to left", in: 100, 200, direction: .rightToLeft, safeArea: insets, ["p": [15, 20, 80, 170]]
        ) { Color.red.named("p") },
        LayoutCase("several views", in: 100, 200, safeArea: insets, ["p": [40, 79, 10, 20], "q": [40, 107, 10, 24]]) {
            block("p", 10, 20)
            block("q", 10, 24)
        },
        LayoutCase("ignored", in: 100, 200, safeArea: insets, ["p": [0, 0, 100, 200]]) {
            Color.red.named("p").ignoresSafeArea()
        },
        LayoutCase("ignored by the keyboard's region", in: 100, 200, safeArea: insets, ["p": [5, 20, 80, 170]]) {
            Color.red.named("p").ignoresSafeArea(.keyboard)
        },
        LayoutCase("ignored at an edge", in: 100, 200, safeArea: insets, ["p": [0, 20, 85, 170]]) {
            Color.red.named("p").ignoresSafeArea(edges: .leading)
        },
        LayoutCase(
            "ignored at an edge, right to left", in: 100, 200, direction: .rightToLeft, safeArea: insets,
            ["p": [15, 20, 85, 170]]
        ) { Color.red.named("p").ignoresSafeArea(edges: .leading) },
        // Proposed 80 × 85 by the stack and 20 more at the top, it stands at the top leading corner of that.
        LayoutCase(
            "a view that takes less stands at the corner", in: 100, 200, safeArea: insets,
            ["p": [0, 0, 30, 20], "q": [5, 40, 80, 150]]
        ) {
            VStack(alignment: .leading, spacing: 0) {
                block("p", 30, 20).ignoresSafeArea()
                Color.red.named("q")
            }
        },
        LayoutCase("through an inset of its own", in: 100, 200, safeArea: insets, ["p": [0, 0, 100, 200]]) {
            Color.red.named("p").ignoresSafeArea().safeAreaInset(edge: .top) { Color.blue.frame(height: 30) }
        },
        LayoutCase(
            "the bar of an inset ignores what is around it", in: 100, 200, safeArea: insets,
            ["p": [5, 50, 80, 140], "bar": [0, 0, 100, 50]]
        ) {
            Color.red.named("p").safeAreaInset(edge: .top, spacing: 0) {
                Color.blue.named("bar").ignoresSafeArea().frame(height: 30)
            }
        },
        // A quarter of a point away is touching, half a point is not.
        LayoutCase("nearly touching", in: 100, 200, safeArea: insets, ["p": [5.2, 0, 94.8, 200]]) {
            Color.red.named("p").ignoresSafeArea(edges: [.vertical, .trailing]).padding(.leading, 0.2)
        },
        LayoutCase("not touching", in: 100, 200, safeArea: insets, ["p": [5.5, 20, 94.5, 179.5]]) {
            Color.red.named("p").ignoresSafeArea().padding(.leading, 0.5).padding(.top, 0.5).offset(y: -0.5)
        },
        // What scrolls does not reach under the bar along its axis.
        LayoutCase("within a scroll view", in: 100, 200, safeArea: insets, ["p": [0, 20, 100, 30]]) {
            ScrollView { Color.red.frame(height: 30).named("p").ignoresSafeArea() }
        },
        // Docs/Rules.md, correction 6: what scrolls keeps the whole screen, and its content the distance.
        LayoutCase(
            "a scroll view", in: 100, 200, safeArea: insets,
            ["s": [5, 0, 80, 200], "p": [5, 20, 80, 30], "b": [0, 50, 100, 10]]
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30).named("p")
                    Color.red.frame(height: 10).named("b").ignoresSafeArea()
                }
            }
            .named("s")
        },
        LayoutCase(
            "a horizontal scroll view", in: 100, 200, safeArea: insets,
            ["s": [0, 20, 100, 170], "p": [5, 20, 300, 170]]
        ) {
            ScrollView(.horizontal) { Color.red.frame(width: 300).named("p") }.named("s")
        },
        // What is put on it keeps clear: the screen is 100 × 200, 20 and 10 are taken above and below.
        LayoutCase(
            "a bar under a scroll view", in: 100, 200, safeArea: insets,
            ["s": [5, 0, 80, 200], "bar": [5, 140, 80, 50], "reaching": [0, 140, 100, 60], "p": [5, 20, 80, 30]]
        ) {
            ScrollView { Color.red.frame(height: 30).named("p") }.named("s")
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    Color.blue.frame(height: 50).named("bar").background {
                        Color.red.named("reaching").ignoresSafeArea()
                    }
                }
        },
        LayoutCase(
            "a bar over a scroll view", in: 100, 200, safeArea: insets,
            ["s": [5, 0, 80, 200], "bar": [5, 20, 80, 50], "reaching": [0, 0, 100, 70], "p": [5, 70, 80, 30]]
        ) {
            ScrollView { Color.red.frame(height: 30).named("p") }.named("s")
                .safeAreaInset(edge: .top, spacing: 0) {
                    Color.blue.frame(height: 50).named("bar").background {
                        Color.red.named("reaching").ignoresSafeArea()
                    }
                }
        },
        LayoutCase(
            "overlays on a scroll view", in: 100, 200, safeArea: insets,
            [
                "top": [35, 20, 20, 10], "bottom": [35, 180, 20, 10], "all": [5, 20, 80, 170],
                "reaching": [0, 0, 100, 200],
            ]
        ) {
            ScrollView { Color.red.frame(height: 30) }
                .overlay(alignment: .top) { block("top", 20, 10) }
                .overlay(alignment: .bottom) { block("bottom", 20, 10) }
                .overlay { Color.red.named("all") }
                .background { Color.red.named("reaching").ignoresSafeArea() }
        },
        LayoutCase(
            "an overlay between two bars", in: 100, 200, safeArea: insets,
            [
                "outer": [5, 170, 80, 20], "inner": [5, 140, 80, 30], "over": [35, 130, 20, 10],
                "all": [35, 180, 20, 10],
            ]
        ) {
            ScrollView { Color.red.frame(height: 30) }
                .overlay(alignment: .bottom) { block("over", 20, 10) }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 30).named("inner") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20).named("outer") }
                .overlay(alignment: .bottom) { block("all", 20, 10) }
        },
        LayoutCase(
            "an overlay on a sideways scroll view, right to left", in: 100, 200, direction: .rightToLeft,
            safeArea: insets, ["lead": [85, 100, 10, 10], "bar": [15, 20, 20, 170], "reaching": [0, 0, 35, 200]]
        ) {
            ScrollView(.horizontal) { Color.red.frame(width: 300) }
                .overlay(alignment: .leading) { block("lead", 10, 10) }
                .safeAreaInset(edge: .trailing, spacing: 0) {
                    Color.blue.frame(width: 20).named("bar").background {
                        Color.red.named("reaching").ignoresSafeArea()
                    }
                }
        },
        LayoutCase(
            "insets of all edges, one in another", in: 100, 100,
            [
                "p": [3, 1, 93, 93], "t": [3, 0, 93, 1], "b": [3, 94, 93, 6], "l": [0, 0, 3, 100],
                "r": [96, 0, 4, 100],
            ]
        ) {
            Color.red.named("p")
                .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 1).named("t") }
                .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 6).named("b") }
                .safeAreaInset(edge: .leading, spacing: 0) { Color.blue.frame(width: 3).named("l") }
                .safeAreaInset(edge: .trailing, spacing: 0) { Color.blue.frame(width: 4).named("r") }
        },
        LayoutCase(
            "insets, right to left", in: 100, 100, direction: .rightToLeft,
            ["p": [0, 0, 90, 100], "l": [90, 0, 10, 100], "c": [90, 80, 10, 20]]
        ) {
            Color.red.named("p").safeAreaInset(edge: .leading, alignment: .bottom, spacing: 0) {
                Color.blue.frame(width: 10).named("l").overlay(alignment: .bottom) { block("c", 10, 20) }
            }
        },
        LayoutCase("padding of given edges", in: 100, 100, ["p": [16, 0, 68, 100]]) {
            Color.red.named("p").safeAreaPadding(.horizontal)
        },
        LayoutCase("padding of one length", in: 100, 100, ["p": [7, 7, 86, 86]]) {
            Color.red.named("p").safeAreaPadding(7)
        },
    ]

    @Test(arguments: cases)
    func insets(_ example: LayoutCase) { example.check() }

    private func host<V: View>(_ view: V, direction: LayoutDirection = .leftToRight) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: 100, height: 200), layoutDirection: direction,
                safeAreaInsets: Self.insets))
    }

    @Test func readersKnowTheInsets() {
        func reader(_ name: String) -> some View {
            GeometryReader { proxy in
                let insets = proxy.safeAreaInsets
                Color.red.named("\(name) \(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)")
            }
        }
        let view = ZStack {
            reader("whole")
            reader("ignoring").ignoresSafeArea()
            reader("away").padding(1)
            VStack(spacing: 0) {
                reader("upper")
                reader("lower")
            }
        }
        let names = host(view).layout().frames.map(\.identifier)
        #expect(
            names == [
                "whole 20.0 5.0 10.0 15.0", "ignoring 0.0 0.0 0.0 0.0", "away 0.0 0.0 0.0 0.0",
                "upper 20.0 5.0 0.0 15.0", "lower 0.0 5.0 10.0 15.0",
            ])
        #expect(host(reader("a"), direction: .rightToLeft).layout().frames[0].identifier == "a 20.0 5.0 10.0 15.0")
    }

    @Test func insetsThatAreNoLengthsAreNone() {
        let host = ViewHost(
            Color.red.named("p"),
            in: World(
                proposal: ProposedViewSize(width: 100, height: 100),
                safeAreaInsets: EdgeInsets(top: .nan, leading: -3, bottom: .infinity, trailing: 10)))
        #expect(host.layout()["p"] == [0, 0, 90, 100])
        #expect(host.diagnostics.count == 3)
        let padded = hostOf(Color.red.named("p").safeAreaPadding(.infinity), in: 100, 100)
        #expect(padded.layout()["p"] == [0, 0, 100, 100])
        #expect(padded.diagnostics.count == 4)
    }

    @Test func anotherProposalIsAnotherScreen() {
        let host = host(Color.red.named("p").ignoresSafeArea(edges: .top))
        #expect(host.layout()["p"] == [5, 0, 80, 190])
        host.proposal = ProposedViewSize(width: 50, height: 60)
        #expect(host.layout()["p"] == [5, 0, 30, 50])
        host.proposal = ProposedViewSize(width: 10, height: 10)
        #expect(host.layout()["p"] == [5, 0, 0, 20])
    }
}
