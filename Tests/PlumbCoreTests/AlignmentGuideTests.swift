import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 2: explicit guides on one view and through its modifiers.
@Suite @MainActor
struct AlignmentGuideTests {
    /// What a view answers for a guide: read by a layout around it.
    struct Reading {
        var value: CGFloat = .nan
        var explicit: CGFloat?
    }

    private func read<V: View>(
        _ guide: VerticalAlignment, _ width: CGFloat? = 100, _ height: CGFloat? = 100,
        @ViewBuilder of view: () -> V
    ) -> Reading {
        let reader = GuideReader()
        let layout = VerticalGuideLayout(guide: guide, reader: reader)
        hostOf(layout { view() }, in: width, height).layout()
        return reader.reading
    }

    @Test(
        arguments: [(.top, 0), (.center, 15), (.bottom, 30), (.firstTextBaseline, 30), (.lastTextBaseline, 30)]
            as [(VerticalAlignment, Double)])
    func defaults(guide: VerticalAlignment, value: Double) {
        let reading = read(guide) { block("a", 20, 30) }
        #expect(reading.value == CGFloat(value))
        #expect(reading.explicit == nil)
    }

    @Test func explicitValues() {
        let reading = read(.top) { block("a", 20, 30).alignmentGuide(.top) { _ in 5 } }
        #expect(reading.value == 5)
        #expect(reading.explicit == 5)
    }

    @Test func otherGuidesAreForwarded() {
        let reading = read(.top) {
            block("a", 20, 30).alignmentGuide(.top) { _ in 5 }.alignmentGuide(.bottom) { _ in 7 }
        }
        #expect(reading.explicit == 5)
    }

    @Test func theOutermostWinsAndSeesTheInner() {
        let reading = read(.top) {
            block("a", 20, 30).alignmentGuide(.top) { _ in 5 }.alignmentGuide(.top) { $0[.top] * 10 + $0.height }
        }
        #expect(reading.explicit == 80)
    }

    @Test func theClosureSeesWhatIsExplicit() {
        let reading = read(.top) {
            block("a", 20, 30).alignmentGuide(.top) { $0[explicit: .bottom] == nil ? 1 : 2 }
        }
        #expect(reading.explicit == 1)
    }

    /// Unary modifiers add the child's origin.
    @Test func paddingAddsItsInset() {
        #expect(read(.top) { block("a", 20, 30).alignmentGuide(.top) { _ in 5 }.padding(10) }.explicit == 15)
        #expect(read(.bottom) { block("a", 20, 30).alignmentGuide(.bottom) { $0.height }.padding(10) }.explicit == 40)
    }

    @Test func framesAddTheOrigin() {
        // 60 high, the child of 30 centred: at 15; 15 + 5.
        #expect(read(.top) { block("a", 20, 30).alignmentGuide(.top) { _ in 5 }.frame(height: 60) }.explicit == 20)
        #expect(
            read(.top) { block("a", 20, 30).alignmentGuide(.top) { _ in 5 }.frame(maxHeight: 60) }.explicit == 20)
    }

    @Test func positionAddsTheOrigin() {
        // The centre at 50: the child's top at 35; 35 + 5.
        #expect(read(.top) { block("a", 20, 30).alignmentGuide(.top) { _ in 5 }.position(x: 50, y: 50) }.explicit == 40)
    }

    @Test func aspectRatioAndFixedSizeAdd0() {
        #expect(
            read(.top) { Color.red.alignmentGuide(.top) { _ in 5 }.aspectRatio(1, contentMode: .fit) }.explicit == 5)
        #expect(read(.top) { Color.red.alignmentGuide(.top) { _ in 5 }.fixedSize() }.explicit == 5)
    }

    @Test func overlayOffsetAndPaintChangeNothing() {
        let reading = read(.top) {
            block("a", 20, 30).alignmentGuide(.top) { _ in 5 }.offset(y: 50).opacity(0.5).clipped()
                .overlay(alignment: .top) { Color.red.alignmentGuide(.top) { _ in 77 } }
        }
        #expect(reading.explicit == 5)
    }

    @Test func ownGuidesHaveTheirDefault() {
        let reading = read(.third) { block("a", 20, 30) }
        #expect(reading.value == 10)
        #expect(reading.explicit == nil)
        #expect(read(.third) { block("a", 20, 30).alignmentGuide(.third) { _ in 2 }.padding(4) }.explicit == 6)
    }

    nonisolated static let cases: [LayoutCase] = [
        // 10, 20 and 30 high at their thirds: 10/3, 20/3, 10; the largest is 10, so the origins are 20/3, 10/3, 0.
        LayoutCase(
            "a guide of one's own", in: 100, 100, size: [30, 30],
            ["a": [0, 20.0 / 3, 10, 10], "b": [10, 10.0 / 3, 10, 20], "c": [20, 0, 10, 30]]
        ) {
            HStack(alignment: .third, spacing: 0) {
                block("a", 10, 10)
                block("b", 10, 20)
                block("c", 10, 30)
            }
        },
        // Horizontal, in a VStack: the guide from the width.
        LayoutCase("by the width", in: 100, 100, size: [30, 20], ["a": [0, 0, 10, 10], "b": [10, 10, 20, 10]]) {
            VStack(alignment: .leading, spacing: 0) {
                block("a", 10, 10).alignmentGuide(.leading) { $0.width }
                block("b", 20, 10)
            }
        },
    ]

    @Test(arguments: cases)
    func aligns(_ example: LayoutCase) { example.check() }

    @Test func aClosureThatChangesMovesTheView() {
        func stack(_ value: CGFloat) -> some View {
            HStack(alignment: .top, spacing: 0) {
                block("a", 10, 10).alignmentGuide(.top) { _ in value }
                block("b", 10, 10)
            }
        }
        let host = hostOf(stack(5))
        #expect(host.layout()["b"] == [10, 5, 10, 10])
        host.setRoot(stack(8))
        #expect(host.layout()["b"] == [10, 8, 10, 10])
    }
}

extension VerticalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    static let third = VerticalAlignment(Third.self)
}

final class GuideReader {
    var reading = AlignmentGuideTests.Reading()
}

/// Places its one child and notes down what it says of a guide for the container's proposal.
struct VerticalGuideLayout: Layout {
    let guide: VerticalAlignment
    let reader: GuideReader

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            reader.reading.value = dimensions[guide]
            reader.reading.explicit = dimensions[explicit: guide]
            subview.place(at: bounds.origin, proposal: proposal)
        }
    }
}
