import Foundation
import PlumbCore

/// HStack with the public protocol: the stacks' rule, step by step (ARCHITECTURE.md, "The layout engine in one page").
struct CopyOfHStack: Layout {
    let alignment: VerticalAlignment
    let spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private struct Offer {
        var proposal: ProposedViewSize
        var dimensions: ViewDimensions
    }

    /// Step 1: the gap before each child.
    private func gaps(_ subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            if index == 0 { return 0 }
            return spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: .horizontal)
        }
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
        var available = width - gaps(subviews).reduce(0, +)
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
            let origin = -offer.dimensions[alignment]
            low = min(low, origin)
            high = max(high, origin + offer.dimensions.height)
        }
        return (low, high)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let offers = offers(proposal, subviews)
        let extent = extent(offers)
        let gaps = gaps(subviews).reduce(0, +)
        return CGSize(width: offers.reduce(gaps) { $0 + $1.dimensions.width }, height: extent.high - extent.low)
    }

    /// Step 7.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offers = offers(
            ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.height), subviews)
        let low = extent(offers).low
        let gaps = gaps(subviews)
        var x = bounds.minX
        for (index, offer) in zip(subviews.indices, offers) {
            x += gaps[index]
            let y = bounds.minY - offer.dimensions[alignment] - low
            subviews[index].place(at: CGPoint(x: x, y: y), proposal: offer.proposal)
            x += offer.dimensions.width
        }
    }
}
