import Foundation
import PlumbCore

/// Answers whatever it was given: NaN, ∞, less than nothing.
struct BadSizesLayout: Layout {
    let size: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(size)) }
    }
}

/// Answers something else every time.
struct UnstableLayout: Layout {
    let world: SpecimenWorld
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        world.calls += 1
        return CGSize(width: world.calls % 97, height: world.calls % 89)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        world.calls += 1
        for subview in subviews.reversed() {
            subview.place(
                at: CGPoint(x: world.calls % 31, y: 0), proposal: ProposedViewSize(width: world.calls % 53, height: nil)
            )
        }
    }
}

extension ProposedViewSize {
    fileprivate init(width: Int, height: Int?) {
        self.init(width: CGFloat(width), height: height.map { CGFloat($0) })
    }
}

/// Places twice, at points that are none, with anchors that are none.
struct BadPlacesLayout: Layout {
    let x: CGFloat
    let y: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: .zero, proposal: .infinity)
            subview.place(
                at: CGPoint(x: x, y: y), anchor: UnitPoint(x: y, y: x), proposal: ProposedViewSize(width: y, height: x))
        }
    }
}

struct NobodyPlacedLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 30, height: 30)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// Asks and places subviews that it, or another layout, has seen in an earlier call: they may be gone.
struct KeptSubviewsLayout: Layout {
    let world: SpecimenWorld
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var width: CGFloat = 0
        for subview in world.keptSubviews {
            let dimensions = subview.dimensions(in: proposal)
            width = max(width, dimensions.width, dimensions[.endless], dimensions[explicit: .third] ?? 0)
            width += subview.spacing.distance(to: subview.spacing, along: .horizontal) + CGFloat(subview.priority)
        }
        world.keptSubviews.append(contentsOf: subviews.prefix(2))
        world.keptSubviews = world.keptSubviews.suffix(6)
        return CGSize(width: width, height: 10)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in world.keptSubviews { subview.place(at: bounds.origin, proposal: proposal) }
        for subview in subviews.dropFirst() { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// Asks while it places, places while it is asked, and asks other layouts about its own subviews.
struct EntangledLayout: Layout {
    let length: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        placeSubviews(
            in: CGRect(x: 0, y: 0, width: length, height: 10), proposal: proposal, subviews: subviews, cache: &cache)
        var columns = VStackLayout(spacing: length).makeCache(subviews: subviews)
        return VStackLayout(spacing: length).sizeThatFits(proposal: proposal, subviews: subviews, cache: &columns)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: bounds.origin, proposal: ProposedViewSize(width: length, height: length))
            let sum = subviews.reduce(0) { $0 + $1.sizeThatFits(ProposedViewSize(width: length, height: nil)).width }
            let own = subview.dimensions(in: ProposedViewSize(width: sum, height: length))
            subview.place(
                at: CGPoint(x: own[.third], y: own[VerticalAlignment.lower]),
                proposal: ProposedViewSize(width: sum, height: 5))
        }
        var rows = HStackLayout().makeCache(subviews: subviews)
        HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &rows)
    }
}

/// Trusts its cache, which is never right.
struct WildCacheLayout: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.infinity) } }
    func updateCache(_ cache: inout [CGSize], subviews: Subviews) { cache = Array(cache.reversed().prefix(2)) }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        cache.append(CGSize(width: cache.count, height: 3))
        return cache.randomElement(using: &WildCacheLayout.random) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        for (subview, size) in zip(subviews, cache) {
            subview.place(at: CGPoint(x: size.width, y: 0), proposal: ProposedViewSize(size))
        }
        cache = []
    }
    // Layouts run on one thread.
    nonisolated(unsafe) private static var random = RandomSource(seed: 1)
}

/// Changes the states around it while it is asked.
struct StateInLayout: Layout {
    let id: Int
    let world: SpecimenWorld
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        world.calls += 1
        if world.calls % 5 == 0 { for other in max(0, id - 6)...(id + 6) { world.flip(other) } }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        world.flip(id + 1)
    }
}

/// Has guides that are nowhere.
struct BadGuidesLayout: Layout {
    let guide: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 20, height: 20)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { self.guide }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[guide] ?? self.guide }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.reduce(ViewSpacing.zero) { $0.union($1.spacing, edges: .horizontal) }
    }
}
