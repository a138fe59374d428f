import Foundation
import Testing

@testable import PlumbCore

/// The first law: a layout written by the rule (section 1) with the public protocol gives the frames of the engine's HStack.
@Suite @MainActor
struct CopyOfHStackTests {
    private struct Child: Identifiable {
        let id: Int
        let view: AnyView
    }

    private func children(_ random: inout RandomSource) -> [Child] {
        (0..<random.below(7)).map { index in
            let view: AnyView
            let height = random.length()
            switch random.below(8) {
            case 0: view = AnyView(Color.red.frame(width: random.length(), height: height))
            case 1: view = AnyView(Color.red.frame(minWidth: random.length(), maxWidth: .infinity))
            case 2:
                let minimum = random.length()
                view = AnyView(
                    Color.red.frame(
                        minWidth: minimum, idealWidth: random.flip() ? random.length() : nil,
                        maxWidth: minimum + random.length()
                    ).frame(height: height))
            case 3: view = AnyView(Spacer(minLength: random.flip() ? random.length() : nil))
            case 4: view = AnyView(Text(verbatim: random.flip() ? "some words in a row" : "word"))
            case 5: view = AnyView(Circle())
            case 6: view = AnyView(Color.red.aspectRatio(1 + random.length() / 20, contentMode: .fit))
            default: view = AnyView(Color.red.frame(maxWidth: random.length()).padding(random.length() / 4))
            }
            let named = view.named("\(index)")
            switch random.below(5) {
            case 0: return Child(id: index, view: AnyView(named.layoutPriority(1)))
            case 1: return Child(id: index, view: AnyView(named.layoutPriority(-1)))
            case 2:
                return Child(id: index, view: AnyView(named.alignmentGuide(VerticalAlignment.center) { $0.height / 3 }))
            default: return Child(id: index, view: AnyView(named))
            }
        }
    }

    @Test func givesTheSameFrames() {
        for seed in 0..<400 as Range<UInt64> {
            var random = RandomSource(seed: seed)
            let children = children(&random)
            let proposals: [CGFloat?] = [nil, 0, .infinity, random.length() * 2, random.length() * 10, 300]
            let width = random.pick(proposals)
            let height = random.pick(proposals)
            let copy = CopyOfHStack()
            let own = hostOf(HStack(spacing: 0) { ForEach(children) { $0.view } }, in: width, height).layout()
            let copied = hostOf(copy { ForEach(children) { $0.view } }, in: width, height).layout()
            #expect(
                [Double(own.size.width), Double(own.size.height)].isClose(
                    to: [Double(copied.size.width), Double(copied.size.height)]),
                "seed \(seed): \(own.size) and \(copied.size)")
            // Where a child takes all of ∞, what is left is ∞ − ∞, of which the rule says nothing.
            guard own.size.width.isFinite, own.size.height.isFinite else { continue }
            for index in children.indices {
                let (one, other) = (own["\(index)"] ?? [], copied["\(index)"] ?? [])
                #expect(one.isClose(to: other), "seed \(seed), child \(index): \(one) and \(other)")
            }
        }
    }
}

/// Section 1, step by step, spacing 0 and centred.
private struct CopyOfHStack: Layout {
    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private struct Offer {
        var proposal: ProposedViewSize
        var dimensions: ViewDimensions
    }

    /// Steps 2 to 5.
    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Offer] {
        guard let width = proposal.width else {
            let ideal = ProposedViewSize(width: nil, height: proposal.height)
            return subviews.map { Offer(proposal: ideal, dimensions: $0.dimensions(in: ideal)) }
        }
        func length(_ index: Int, _ width: CGFloat) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).width
        }
        let minima = subviews.indices.map { length($0, 0) }
        let flexibility = subviews.indices.map { length($0, .infinity) - minima[$0] }
        let order = subviews.indices.sorted { a, b in
            let (p, q) = (subviews[a].priority, subviews[b].priority)
            if p != q { return p > q }
            if flexibility[a] != flexibility[b] { return flexibility[a] < flexibility[b] }
            if flexibility[a] == .infinity, minima[a] != minima[b] { return minima[a] > minima[b] }
            return a < b
        }
        var result: [Int: Offer] = [:]
        var available = width
        var start = 0
        while start < order.count {
            let priority = subviews[order[start]].priority
            let run = order[start...].prefix { subviews[$0].priority == priority }
            if start == 0 {
                for index in order[run.endIndex...] { available -= minima[index] }
            } else {
                for index in run { available += minima[index] }
            }
            var left = CGFloat(run.count)
            for index in run {
                // ∞ − ∞: the rule is silent; an unlimited stack stays unlimited.
                if available.isNaN { available = .infinity }
                let offer = ProposedViewSize(width: max(available / left, 0), height: proposal.height)
                let dimensions = subviews[index].dimensions(in: offer)
                result[index] = Offer(proposal: offer, dimensions: dimensions)
                available -= dimensions.width
                left -= 1
            }
            start = run.endIndex
        }
        return subviews.indices.compactMap { result[$0] }
    }

    /// Step 6: from the lowest to the highest, the line at 0 included.
    private func extent(_ offers: [Offer]) -> (low: CGFloat, high: CGFloat) {
        var low: CGFloat = 0
        var high: CGFloat = 0
        for offer in offers {
            let origin = -offer.dimensions[VerticalAlignment.center]
            low = min(low, origin)
            high = max(high, origin + offer.dimensions.height)
        }
        return (low, high)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offers = offers(proposal, subviews)
        let extent = extent(offers)
        return CGSize(width: offers.reduce(0) { $0 + $1.dimensions.width }, height: extent.high - extent.low)
    }

    /// Step 7.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offers = offers(
            ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.height), subviews)
        let low = extent(offers).low
        var x = bounds.minX
        for (subview, offer) in zip(subviews, offers) {
            let y = bounds.minY - offer.dimensions[VerticalAlignment.center] - low
            subview.place(at: CGPoint(x: x, y: y), proposal: offer.proposal)
            x += offer.dimensions.width
        }
    }
}
