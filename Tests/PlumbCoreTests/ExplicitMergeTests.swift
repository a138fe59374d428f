import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 2: how containers merge their children's explicit guides.
@Suite @MainActor
struct ExplicitMergeTests {
    nonisolated static let values: [CGFloat?] = [nil, 4, nil, 10, 1]

    @Test(
        arguments: [
            (VerticalAlignment.top, nil), (.center, nil), (.bottom, nil),  // never merged
            (.firstTextBaseline, 1), (.lastTextBaseline, 10),  // topmost, bottommost
            (.middle, 5),  // users': the average
        ] as [(VerticalAlignment, CGFloat?)])
    func vertical(guide: VerticalAlignment, expected: CGFloat?) {
        #expect(guide.combineExplicit(Self.values) == expected)
        #expect(guide.combineExplicit([CGFloat?]()) == nil)
        #expect(guide.combineExplicit([CGFloat?.none]) == nil)
    }

    @Test(
        arguments: [(HorizontalAlignment.leading, nil), (.center, nil), (.trailing, nil), (.edge, 5)]
            as [(HorizontalAlignment, CGFloat?)])
    func horizontal(guide: HorizontalAlignment, expected: CGFloat?) {
        #expect(guide.combineExplicit(Self.values) == expected)
    }

    private func explicit<V: View>(_ guide: VerticalAlignment, @ViewBuilder of view: () -> V) -> CGFloat? {
        let reader = GuideReader()
        let layout = VerticalGuideLayout(guide: guide, reader: reader)
        hostOf(layout { view() }).layout()
        return reader.reading.explicit
    }

    @Test func edgesStayInside() {
        for guide in [VerticalAlignment.top, .center, .bottom] {
            #expect(
                explicit(guide) {
                    HStack {
                        block("a", 10, 10).alignmentGuide(guide) { _ in 3 }
                        block("b", 10, 10)
                    }
                } == nil)
        }
    }

    @Test func baselinesOfAColumn() {
        // Two lines of 20: baselines at 16 and 36. A block of 10 between them, gaps of 8: 20 + 8 + 10 + 8 + 16 = 62.
        func column() -> some View {
            VStack {
                Text("a")
                block("b", 10, 10)
                Text("c")
            }
        }
        #expect(explicit(.firstTextBaseline) { column() } == 16)
        #expect(explicit(.lastTextBaseline) { column() } == 62)
    }

    @Test func baselinesOfARow() {
        // Centred in 60: the text of 20 is at 20, its baseline at 36.
        func row() -> some View {
            HStack {
                Text("a")
                block("b", 10, 60)
            }
        }
        #expect(explicit(.firstTextBaseline) { row() } == 36)
        #expect(explicit(.lastTextBaseline) { row() } == 36)
    }

    @Test func usersGuidesAreAveragedWithTheirOrigins() {
        // In a column without gaps: 2 + 0 and 4 + 10, (2 + 14) / 2; the third child says nothing.
        let value = explicit(.middle) {
            VStack(spacing: 0) {
                block("a", 10, 10).alignmentGuide(.middle) { _ in 2 }
                block("b", 10, 10).alignmentGuide(.middle) { _ in 4 }
                block("c", 10, 10)
            }
        }
        #expect(value == 8)
    }

    @Test func depthStacksToo() {
        // Centred in 30: origins 10 and 0. (2 + 10 + 5) / 2.
        let value = explicit(.middle) {
            ZStack {
                block("a", 10, 10).alignmentGuide(.middle) { _ in 2 }
                block("b", 10, 30).alignmentGuide(.middle) { _ in 5 }
            }
        }
        #expect(value == 8.5)
    }

    @Test func userLayoutsMergeByDefault() {
        let layout = StaircaseLayout()
        // Steps of 10: origins 0, 10; (1 + 0 + 3 + 10) / 2.
        let value = explicit(.middle) {
            layout {
                block("a", 10, 10).alignmentGuide(.middle) { _ in 1 }
                block("b", 10, 10).alignmentGuide(.middle) { _ in 3 }
            }
        }
        #expect(value == 7)
    }

    @Test func noExplicitChildNoValue() {
        #expect(
            explicit(.middle) {
                VStack {
                    block("a", 10, 10)
                    block("b", 10, 10)
                }
            } == nil)
    }
}

extension VerticalAlignment {
    private enum Middle: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    static let middle = VerticalAlignment(Middle.self)
}

extension HorizontalAlignment {
    private enum OwnEdge: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    static let edge = HorizontalAlignment(OwnEdge.self)
}

/// Each child 10 points further down and to the right.
private struct StaircaseLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 100)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let step = CGFloat(index) * 10
            subview.place(at: CGPoint(x: bounds.minX + step, y: bounds.minY + step), proposal: .unspecified)
        }
    }
}
