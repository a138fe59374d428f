import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Docs/Rules.md, section 16: what a `Layout` of one's own is asked, and what becomes of what it says.
@Suite @MainActor
struct LayoutProtocolTests {
    @Test func seesWhatIsProposed() {
        let log = ProposalLog()
        let host = hostOf(probe(log), in: 70, nil)
        #expect(host.layout().size == CGSize(width: 70, height: 10))
        #expect(log.asked == [ProposedViewSize(width: 70, height: nil)])
        #expect(log.placed == [ProposedViewSize(width: 70, height: nil)])
    }

    @Test func aStackAsksForTheLimitsAndTheShare() {
        let log = ProposalLog()
        hostOf(
            HStack(spacing: 0) {
                probe(log)
                Color.red
            }, in: 100, 20
        ).layout()
        let widths = log.asked.map(\.width)
        #expect(Set(widths) == [0, .infinity, 50])
        #expect(widths.count == 3)
        #expect(log.asked.allSatisfy { $0.height == 20 })
    }

    /// What a stack answers does not go by what it was asked before.
    @Test(
        arguments: [[0, 30, 60, .infinity], [.infinity, 60, 30, 0], [30, .infinity, 0, 60]] as [[CGFloat]])
    func answersDoNotGoByTheOrderOfQuestions(widths: [CGFloat]) {
        var answers: [CGFloat] = []
        let layout = PlacingLayout { _, subviews in
            answers = widths.map { subviews[0].sizeThatFits(ProposedViewSize(width: $0, height: 10)).width }
        }
        let stack = HStack(spacing: 0) {
            Color.red.frame(maxWidth: 50)
            Color.red.frame(maxWidth: 50)
        }
        hostOf(layout { stack }, in: 100, 100).layout()
        #expect(answers == widths.map { min($0, 100) })
    }

    /// The anchor of a child of 20 × 10 at (50, 40).
    @Test(
        arguments: [
            (.topLeading, 50, 40), (.center, 40, 35), (.bottomTrailing, 30, 30), (.top, 40, 40), (.leading, 50, 35),
            (UnitPoint(x: 0.25, y: 2), 45, 20),
        ] as [(UnitPoint, Double, Double)])
    func anchors(anchor: UnitPoint, x: Double, y: Double) {
        let layout = PlacingLayout { _, subviews in
            subviews[0].place(at: CGPoint(x: 50, y: 40), anchor: anchor, proposal: .unspecified)
        }
        let report = hostOf(layout { block("a", 20, 10) }, in: 100, 100).layout()
        #expect(report["a"] == [x, y, 20, 10])
    }

    @Test func theChildHasTheSizeItAnswersToThePlacement() {
        let layout = PlacingLayout { _, subviews in
            subviews[0].place(at: .zero, proposal: ProposedViewSize(width: 33, height: nil))
        }
        #expect(hostOf(layout { Color.red.named("a") }, in: 100, 100).layout()["a"] == [0, 0, 33, 10])
    }

    @Test func theLastPlaceWins() {
        let layout = PlacingLayout { _, subviews in
            subviews[0].place(at: CGPoint(x: 5, y: 5), proposal: .zero)
            subviews[0].place(at: CGPoint(x: 70, y: 60), proposal: ProposedViewSize(width: 7, height: 6))
        }
        #expect(hostOf(layout { Color.red.named("a") }, in: 100, 100).layout()["a"] == [70, 60, 7, 6])
    }

    @Test func whatIsNotPlacedIsCentred() {
        let layout = PlacingLayout { _, _ in }
        let report = hostOf(
            layout {
                block("a", 20, 10)
                Color.red.named("b")
            }, in: 100, 60
        ).layout()
        #expect(report["a"] == [40, 25, 20, 10])
        // With the container's proposal.
        #expect(report["b"] == [0, 0, 100, 60])
    }

    @Test func aPlaceOfAnEarlierLayoutIsForgotten() {
        struct Root: View {
            let isPlacing: Bool
            var body: some View {
                let layout = PlacingLayout { [isPlacing] _, subviews in
                    if isPlacing { subviews[0].place(at: .zero, proposal: .unspecified) }
                }
                layout { block("a", 20, 10) }
            }
        }
        let host = hostOf(Root(isPlacing: true), in: 100, 60)
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        host.setRoot(Root(isPlacing: false))
        #expect(host.layout()["a"] == [40, 25, 20, 10])
    }

    /// A guide is asked for sizes the layout is never placed with; what it placed for those does not count afterwards,
    /// and a child that it leaves alone for a size stands in the centre of that size.
    @Test
    func aGuideForAnotherSizeDoesNotSeeOldPlaces() {
        struct Sparing: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                proposal.replacingUnspecifiedDimensions()
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                if bounds.height > 50 { subviews[0].place(at: .zero, proposal: .unspecified) }
            }
        }
        let layout = Sparing()
        var high: CGFloat?
        var low: CGFloat?
        let asking = PlacingLayout { _, subviews in
            let tall = ProposedViewSize(width: 40, height: 80)
            let flat = ProposedViewSize(width: 40, height: 30)
            high = subviews[0].dimensions(in: tall)[explicit: VerticalAlignment.middle]
            low = subviews[0].dimensions(in: flat)[explicit: VerticalAlignment.middle]
        }
        hostOf(asking { layout { block("a", 10, 10).alignmentGuide(.middle) { _ in 4 } } }).layout()
        #expect(high == 4)
        // Centred in 30: at 10; 10 + 4.
        #expect(low == 14)
    }

    @Test func theBoundsHaveTheAnsweredSize() {
        var bounds: CGRect?
        let layout = PlacingLayout(size: CGSize(width: 44, height: 33)) { rect, _ in bounds = rect }
        hostOf(layout { Color.red }.padding(10), in: 100, 100).layout()
        #expect(bounds?.size == CGSize(width: 44, height: 33))
    }

    @Test func valuesAreReadThroughModifiers() {
        var values: [Int] = []
        let layout = PlacingLayout { _, subviews in values = subviews.map { $0[RankKey.self] } }
        hostOf(
            layout {
                Color.red
                Color.red.layoutValue(key: RankKey.self, value: 3)
                Color.red.layoutValue(key: RankKey.self, value: 4).padding().frame(width: 10).offset(x: 3)
                Color.red.layoutValue(key: RankKey.self, value: 5).layoutValue(key: RankKey.self, value: 6)
                // Values of a container's children are not the container's.
                HStack {
                    Color.red.layoutValue(key: RankKey.self, value: 7)
                    Color.red
                }
                Group {
                    Color.red
                    Color.red
                }
                .layoutValue(key: RankKey.self, value: 8)
            }
        ).layout()
        #expect(values == [0, 3, 4, 6, 0, 8, 8])
    }

    @Test func aValueThatChangesIsReadAgain() {
        var values: [Int] = []
        let layout = PlacingLayout { _, subviews in values = subviews.map { $0[RankKey.self] } }
        let host = hostOf(layout { Color.red.layoutValue(key: RankKey.self, value: 1) })
        host.layout()
        host.setRoot(layout { Color.red.layoutValue(key: RankKey.self, value: 2) })
        host.layout()
        #expect(values == [2])
    }

    nonisolated static let orientations: [LayoutCase] = [
        // Vertical: the Spacer stretches downwards, the Divider lies across.
        LayoutCase("vertical", in: 100, 60, ["s": [0, 0, 0, 60], "d": [0, 0, 100, 0.5]]) {
            OrientedLayout<VerticalStack> {
                Spacer().named("s")
                Divider().named("d")
            }
        },
        LayoutCase("horizontal", in: 100, 60, ["s": [0, 0, 100, 0], "d": [0, 0, 0.5, 60]]) {
            OrientedLayout<HorizontalStack> {
                Spacer().named("s")
                Divider().named("d")
            }
        },
        LayoutCase("none", in: 100, 60, ["s": [0, 0, 100, 60], "d": [0, 0, 100, 0.5]]) {
            OrientedLayout<NoStack> {
                Spacer().named("s")
                Divider().named("d")
            }
        },
    ]

    @Test(arguments: orientations)
    func stackOrientation(_ example: LayoutCase) { example.check() }

    @Test func explicitAlignmentIsSeenByTheContainerAround() {
        let guided = GuidedLayout(top: 12)
        let report = hostOf(
            HStack(alignment: .top, spacing: 0) {
                guided { block("a", 10, 20) }
                block("b", 10, 20)
            }, in: 100, 100
        ).layout()
        #expect(report["b"] == [10, 12, 10, 20])
    }

    @Test func spacingIsTheUnionUnlessItIsItsOwn() {
        let plain = PlacingLayout(size: CGSize(width: 10, height: 20)) { _, _ in }
        let report = hostOf(
            VStack {
                plain { Text("a") }.named("a")
                Text("b").named("b")
                SpacedLayout(distance: 30).around(block("c", 10, 10)).named("c")
            }, in: nil, nil
        ).layout()
        // The layout has the spacing of the text in it: 0 to the next text. The other has 30 of its own.
        #expect(report["b"]?[1] == 20)
        #expect(report["c"]?[1] == 70)
    }

    @Test func emptyLayoutsHaveNoSpacing() {
        let empty = PlacingLayout(size: CGSize(width: 10, height: 20)) { _, _ in }
        let report = hostOf(
            VStack {
                block("a", 10, 10)
                empty { EmptyView() }
                block("b", 10, 10)
            }, in: nil, nil
        ).layout()
        #expect(report["b"] == [0, 30, 10, 10])
    }

    @Test func theCacheIsMadeOnceAndUpdatedAfterChanges() {
        struct Root: View {
            let log: CacheLog
            let width: CGFloat
            var body: some View {
                let layout = CachingLayout(log: log)
                layout { block("a", width, 10) }
            }
        }
        let log = CacheLog()
        let host = hostOf(Root(log: log, width: 10))
        host.layout()
        #expect(log.made == 1)
        #expect(log.updated == 0)
        #expect(log.seen.allSatisfy { $0 == 1 })
        host.layout()
        #expect(log.made == 1)
        host.setRoot(Root(log: log, width: 20))
        host.layout()
        #expect(log.made == 1)
        #expect(log.updated == 1)
        // What the layout kept is still there.
        #expect(log.seen.last == 2)
    }

    @Test func subviewsAreACollection() {
        var counts: [Int] = []
        var isEqual = false
        let layout = PlacingLayout { _, subviews in
            counts = [
                subviews.count, subviews[1..<3].count, subviews[[0, 2]].count, subviews.dropFirst().startIndex,
            ]
            isEqual = subviews == subviews && subviews[0] == subviews.first && subviews[0] != subviews[1]
        }
        hostOf(
            layout {
                Color.red
                Color.red
                Color.red
            }
        ).layout()
        #expect(counts == [3, 2, 2, 1])
        #expect(isEqual)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func knowsTheDirection(direction: LayoutDirection) {
        var seen: LayoutDirection?
        let layout = PlacingLayout { _, subviews in seen = subviews.layoutDirection }
        hostOf(layout { Color.red }, direction: direction).layout()
        #expect(seen == direction)
    }

    @Test func aLayoutThatChangesIsAskedAgain() {
        let host = hostOf(PlacingLayout(size: CGSize(width: 10, height: 10)) { _, _ in }.around(Color.red))
        #expect(host.layout().size == CGSize(width: 10, height: 10))
        host.setRoot(PlacingLayout(size: CGSize(width: 20, height: 10)) { _, _ in }.around(Color.red))
        #expect(host.layout().size == CGSize(width: 20, height: 10))
    }

    @Test func dimensionsHaveGuides() {
        var width: CGFloat = 0
        var baseline: CGFloat = 0
        var explicit: CGFloat?
        let layout = PlacingLayout { _, subviews in
            let dimensions = subviews[0].dimensions(in: ProposedViewSize(width: 50, height: nil))
            width = dimensions.width
            baseline = dimensions[VerticalAlignment.lastTextBaseline]
            explicit = dimensions[explicit: VerticalAlignment.top]
        }
        // "ab " / "cd" in 50 points is one line: 5 characters.
        hostOf(layout { Text("ab cd") }).layout()
        #expect(width == 50)
        #expect(baseline == 16)
        #expect(explicit == nil)
    }
}

private struct RankKey: LayoutValueKey { static var defaultValue: Int { 0 } }

/// Answers a size of its own (the proposal without one) and places by a function.
private struct PlacingLayout: Layout {
    var size: CGSize?
    let place: (CGRect, LayoutSubviews) -> Void

    init(size: CGSize? = nil, place: @escaping (CGRect, LayoutSubviews) -> Void) {
        self.size = size
        self.place = place
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        size ?? proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        place(bounds, subviews)
    }
}

extension Layout {
    @MainActor
    fileprivate func around<V: View>(_ content: V) -> some View { self { content } }
}

private protocol StackKind { static var axis: Axis? { get } }
private enum VerticalStack: StackKind { static var axis: Axis? { .vertical } }
private enum HorizontalStack: StackKind { static var axis: Axis? { .horizontal } }
private enum NoStack: StackKind { static var axis: Axis? { nil } }

/// A view around a layout of a given orientation, every child at the corner with the layout's proposal.
private struct OrientedLayout<Kind: StackKind>: View {
    private struct Corner: Layout {
        static var layoutProperties: LayoutProperties {
            var properties = LayoutProperties()
            properties.stackOrientation = Kind.axis
            return properties
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
        }
    }

    private let content: AnyView
    init<V: View>(@ViewBuilder content: () -> V) { self.content = AnyView(content()) }
    var body: some View {
        let layout = Corner()
        return layout { content }
    }
}

private struct GuidedLayout: Layout {
    let top: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { guide == .top ? top : nil }
}

private struct SpacedLayout: Layout {
    let distance: Double
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        var own = Spacing()
        own.top.uncategorized = distance
        return ViewSpacing(own)
    }
}

private final class CacheLog {
    var made = 0
    var updated = 0
    var seen: [Int] = []
}

private struct CachingLayout: Layout {
    let log: CacheLog

    func makeCache(subviews: Subviews) -> Int {
        log.made += 1
        return 1
    }
    func updateCache(_ cache: inout Int, subviews: Subviews) {
        log.updated += 1
        cache += 1
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        log.seen.append(cache)
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        log.seen.append(cache)
    }
}
