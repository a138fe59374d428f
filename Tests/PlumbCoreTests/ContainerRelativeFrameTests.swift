import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

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
        // 200 less 30 and 10, and 100 less margins of 8 on either side; the bar takes 20 of what the content keeps
        // clear of.
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
        // The colour's own 10 points where the scroll view is proposed nothing: it is as long as its content then.
        LayoutCase(
            "a scroll view that is proposed nothing", in: 320, 200, size: [10, 70],
            ["s": [0, 0, 10, 70], "a": [0, 60, 10, 10]]
        ) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.blue.frame(height: 60)
                    Color.red.containerRelativeFrame([.horizontal, .vertical]).named("a")
                }
            }
            .named("s").fixedSize()
        },
        // A stack asks for what is the least and the most before it offers: the scroll view answers for each by itself.
        LayoutCase(
            "a scroll view in a stack", in: 320, 200, ["s": [0, 0, 160, 200], "a": [0, 0, 160, 20]]
        ) {
            HStack(spacing: 0) {
                ScrollView { Color.red.frame(height: 20).containerRelativeFrame(.horizontal).named("a") }.named("s")
                Color.blue
            }
        },
        // At its ideal size there is no container: the colour is 10 points wide, and fits.
        LayoutCase("a scroll view that is tried", in: 320, 200, size: [320, 200], ["a": [0, 0, 320, 20]]) {
            ViewThatFits(in: .horizontal) {
                ScrollView { Color.red.frame(height: 20).containerRelativeFrame(.horizontal).named("a") }
                Color.blue.named("other")
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

    /// A column of a grid is as wide as its widest cell, and a cell is proposed that width.
    private func grid(_ padding: CGFloat) -> some View {
        Grid {
            GridRow {
                ScrollView { Color.red.frame(height: 20).containerRelativeFrame(.horizontal).named("a") }.named("s")
            }
            GridRow { Color.blue.frame(width: 30, height: 10) }
        }
        .padding(.horizontal, padding)
    }

    @Test func whatWasThereBeforeDoesNotMatter() {
        let host = hostOf(grid(40), in: 200, 200)
        #expect(host.layout()["a"] == [40, 0, 120, 20])
        host.setRoot(grid(0))
        #expect(host.layout()["a"] == [0, 0, 200, 20])
        host.setRoot(grid(40))
        #expect(host.layout()["a"] == [40, 0, 120, 20])
        #expect(host.checkInvariants() == [])
    }

    @Test func aScrollViewNeedsNoSecondLayout() {
        let log = ProposalLog()
        let host = hostOf(
            ScrollView { probe(log).containerRelativeFrame(.horizontal) }.frame(width: 80), in: 100, 100)
        host.layout()
        #expect(Set(log.asked.map(\.width)) == [80])
        let frames = host.graph.tree.frame
        host.layout()
        #expect(host.graph.tree.frame == frames + 1)
    }

    /// Rows of a lazy container come while it is being placed.
    @Test func rowsThatComeLate() {
        let host = hostOf(
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100) { row in
                        Color.red.frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
                            .named("\(row)")
                    }
                }
            }
            .frame(width: 80), in: 100, 100)
        #expect(host.layout()["0"] == [20, 0, 40, 20])
        #expect(host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1_000)))
        #expect(host.layout()["50"] == [20, 0, 40, 20])
        #expect(host.checkInvariants() == [] && host.diagnostics.isEmpty)
    }

    /// A reader makes its views while the scroll view is placed, which has been measured without them.
    @Test func viewsOfAReader() {
        let host = hostOf(
            ScrollView {
                GeometryReader { _ in
                    Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.named("a")
                }
                .frame(height: 50)
            }, in: 100, 100)
        for width in [100.0, 60] {
            host.proposal = ProposedViewSize(width: width, height: 100)
            #expect(host.layout()["a"] == [0, 0, width / 2, 50])
            #expect(host.checkInvariants() == [] && host.diagnostics.isEmpty)
        }
    }

    /// Once the scroll view knows of one follower, further ones cost what frames of that length cost.
    @Test func furtherRowsNeedNoSecondLayout() {
        func counts(_ row: some View) -> [Int] {
            let host = hostOf(
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { _ in row.frame(height: 20) } } }, in: 100, 100)
            host.layout()
            let before = host.layoutCounts
            host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
            host.layout()
            return [host.layoutCounts.measures - before.measures, host.layoutCounts.placements - before.placements]
        }
        #expect(counts(Color.red.containerRelativeFrame(.horizontal)) == counts(Color.red.frame(width: 100)))
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
