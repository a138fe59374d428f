import Foundation
import Testing

@testable import PlumbCore

/// Work is counted, not timed.
@Suite @MainActor
struct LayoutCountsTests {
    /// A leaf under `depth` stacks, each with a neighbour, a flexible one if none is named; every second one stands the
    /// other way.
    private func nested(_ depth: Int, _ leaf: AnyView, beside: some View = Color.red) -> AnyView {
        var view = leaf
        for level in 0..<depth {
            let inner = view
            if level % 2 == 0 {
                view = AnyView(
                    HStack(spacing: 1) {
                        inner
                        beside
                    })
            } else {
                view = AnyView(
                    VStack(spacing: 1) {
                        inner
                        beside
                    })
            }
        }
        return view
    }

    private func questions(_ depth: Int, in width: CGFloat?, _ height: CGFloat?) -> Int {
        let log = ProposalLog()
        hostOf(nested(depth, AnyView(rigidProbe(log, 5, 5))), in: width, height).layout()
        #expect(log.placed.count == 1)
        return log.asked.count
    }

    /// With limits, an offer and no answer forgotten, a level adds at most two proposals a leaf has not seen.
    @Test(
        arguments: [(1000, 1000), (1000, nil), (nil, nil)] as [(CGFloat?, CGFloat?)])
    func aLeafIsMeasuredLinearlyOften(width: CGFloat?, height: CGFloat?) {
        let counts = [10, 20, 50, 100].map { questions($0, in: width, height) }
        // Linear: twice the depth, at most twice the questions.
        #expect(counts[1] <= 2 * counts[0])
        #expect(counts[3] <= 2 * counts[2])
        #expect(counts[3] <= 2 * 100 + 2, "\(counts)")
    }

    /// Stacks that are neither rigid nor elastic remember what they have answered: no test would end otherwise.
    @Test func deepStacksOfLimitedViewsAreAnsweredOnce() {
        func limited(_ least: CGFloat, _ most: CGFloat) -> some View {
            Color.red.frame(minWidth: least, maxWidth: most, minHeight: least, maxHeight: most)
        }
        let view = nested(40, AnyView(limited(1, 100).accessibilityIdentifier("leaf")), beside: limited(2, 90))
        #expect(hostOf(view, in: 300, 300).layout().frames.count == 1)
    }

    @Test func theFirstLayoutIsTheFirst() {
        let host = hostOf(Color.red, in: 10, 10)
        #expect(host.graph.tree.counts.layouts == 0)
        host.layout()
        #expect(host.graph.tree.counts.layouts == 1)
        host.layout()
        #expect(host.graph.tree.counts.layouts == 1)
    }

    @Test func rigidLevelsAreNotAskedForTheirLimits() {
        let log = ProposalLog()
        hostOf(
            HStack {
                rigidProbe(log, 5, 5).fixedSize()
                Color.red
            }
        ).layout()
        #expect(Set(log.asked.map { $0.width }) == [nil])
        #expect(log.asked.count == 1)
    }

    /// The children of a stack are asked for their limits once for a height, however many widths follow.
    @Test func anOrderOfOffersServesAllWidths() {
        struct ManyWidths: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
                for width in 1...40 { _ = subviews[0].sizeThatFits(ProposedViewSize(width: Double(width), height: 20)) }
                return CGSize(width: 40, height: 20)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
                subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            }
        }
        let logs = [ProposalLog(), ProposalLog()]
        let widths = ManyWidths()
        hostOf(
            widths {
                HStack(spacing: 0) {
                    probe(logs[0])
                    probe(logs[1])
                }
            }
        ).layout()
        for log in logs {
            #expect(log.asked.count { $0.width == 0 } == 1)
            #expect(log.asked.count { $0.width == .infinity } == 1)
            #expect(log.asked.count >= 40)
        }
    }

    @Test(arguments: [10, 1000])
    func aRowsStateCostsItsPath(count: Int) {
        struct Row: View {
            let index: Int
            let eventLog: EventLog
            @State private var height: CGFloat = 20
            var body: some View {
                eventLog.set("\(index)") { height += 10 }
                return HStack {
                    Color.red.frame(width: 24, height: height)
                    Color.blue.frame(height: 10)
                }
                .padding(4)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(
            VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, eventLog: eventLog) } }, in: 200, nil)
        let size = host.layout().size
        let before = host.layoutCounts
        eventLog.run("\(count / 2)")
        #expect(host.layout().size.height == size.height + 10)
        let after = host.layoutCounts
        #expect(after.bodies - before.bodies == 1)
        // The root, the list, the row's padding, its stack, the frame that grew and the colour in it, and the frame
        // beside it, which is proposed the stack's new height (Docs/Rules.md, section 1, step 7).
        #expect(after.placements - before.placements <= 7)
        #expect(after.resolved - before.resolved <= 6)
        #expect(after.measures == before.measures)
    }

    @Test func aColourChangesNoPlace() {
        func view(_ color: Color) -> some View {
            HStack {
                color
                Color.red.padding()
            }
        }
        let host = hostOf(view(.red))
        host.layout()
        let before = host.layoutCounts
        host.setRoot(view(.blue))
        host.layout()
        #expect(host.layoutCounts == before)
        #expect(host.dump.contains(DisplayDump.color(RGBA(hex: 0x007AFF))))
    }
}
