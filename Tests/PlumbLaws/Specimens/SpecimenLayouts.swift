import Foundation
import PlumbCore

/// Children down a diagonal; as large as they reach.
struct DiagonalLayout: Layout {
    let step: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for (index, subview) in subviews.enumerated() {
            let own = subview.sizeThatFits(proposal)
            size.width = max(size.width, own.width + CGFloat(index) * step)
            size.height = max(size.height, own.height + CGFloat(index) * step)
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let shift = CGFloat(index) * step
            subview.place(at: CGPoint(x: bounds.minX + shift, y: bounds.minY + shift), proposal: proposal)
        }
    }
}

/// A layout with all that a layout can have: a cache, guides, spacing and an orientation of its own; it leaves its last
/// child unplaced, and places by anchors.
struct CountedLayout: Layout {
    let step: CGFloat

    struct Cache {
        var count: Int
        var ideals: [CGSize]
    }

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(count: subviews.count, ideals: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        var spacing = ViewSpacing()
        for subview in subviews { spacing.formUnion(subview.spacing, edges: .top) }
        return spacing
    }

    private var distance: CGFloat { step.isFinite ? step : 1 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        var size = CGSize(width: 0, height: distance * CGFloat(cache.count))
        for (subview, ideal) in zip(subviews, cache.ideals) {
            let own = subview.dimensions(in: ProposedViewSize(width: proposal.width, height: nil))
            size.width = max(size.width, min(own.width, ideal.width))
            size.height += own.height - own[VerticalAlignment.center] / 2
        }
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for subview in subviews.dropLast() {
            let offer = ProposedViewSize(width: bounds.width, height: nil)
            let own = subview.dimensions(in: offer)
            subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: offer)
            y += own.height + distance
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guide == .firstTextBaseline ? bounds.minY + distance : nil
    }
}
