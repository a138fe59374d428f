import Foundation
import PlumbCore

/// The layouts that there are.
enum LayoutTypeProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "AnyLayout",
            "func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: "
                + "ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGFloat?"
        ) { c in
            let layout = AnyLayout(HStackLayout())
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.explicitAlignment(
                of: HorizontalAlignment.leading, in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row(
            "AnyLayout",
            "func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: "
                + "ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> CGFloat?"
        ) { c in
            let layout = AnyLayout(HStackLayout())
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.explicitAlignment(
                of: VerticalAlignment.top, in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row("AnyLayout", "func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache") { c in
            let layout = AnyLayout(HStackLayout())
            _ = layout.makeCache(subviews: c.subviews)
        }
        probes.row(
            "AnyLayout",
            "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, "
                + "cache: inout AnyLayout.Cache)"
        ) { c in
            let layout = AnyLayout(HStackLayout())
            var cache = layout.makeCache(subviews: c.subviews)
            layout.placeSubviews(in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row(
            "AnyLayout",
            "func sizeThatFits(proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout "
                + "AnyLayout.Cache) -> CGSize"
        ) { c in
            let layout = AnyLayout(HStackLayout())
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.sizeThatFits(proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row(
            "AnyLayout", "func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing"
        ) { c in
            let layout = AnyLayout(HStackLayout())
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.spacing(subviews: c.subviews, cache: &cache)
        }
        probes.row("AnyLayout", "func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews)") { c in
            let layout = AnyLayout(HStackLayout())
            var cache = layout.makeCache(subviews: c.subviews)
            layout.updateCache(&cache, subviews: c.subviews)
        }
        probes.row("AnyLayout", "init<L>(_ layout: L) where L : Layout") { _ in
            _ = AnyLayout(ZStackLayout())
        }
        probes.row("AnyLayout", "struct Cache") { _ in
            _ = AnyLayout.Cache.self
        }
        probes.row("AnyLayout", "typealias AnimatableData = _AnyAnimatableData") { _ in
            _ = AnyLayout.AnimatableData.self
        }
        probes.row("AnyLayout", "var animatableData: AnyLayout.AnimatableData { get set }") { _ in
            var value = AnyLayout(HStackLayout())
            let kept = value.animatableData
            value.animatableData = kept
        }
        probes.row(
            "GridLayout",
            "func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: "
                + "ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> CGFloat?"
        ) { c in
            let layout = GridLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.explicitAlignment(
                of: HorizontalAlignment.leading, in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row(
            "GridLayout",
            "func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: "
                + "ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> CGFloat?"
        ) { c in
            let layout = GridLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.explicitAlignment(
                of: VerticalAlignment.top, in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row("GridLayout", "func makeCache(subviews: GridLayout.Subviews) -> GridLayout.Cache") { c in
            let layout = GridLayout()
            _ = layout.makeCache(subviews: c.subviews)
        }
        probes.row(
            "GridLayout",
            "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: "
                + "GridLayout.Subviews, cache: inout GridLayout.Cache)"
        ) { c in
            let layout = GridLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            layout.placeSubviews(in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row(
            "GridLayout",
            "func sizeThatFits(proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout "
                + "GridLayout.Cache) -> CGSize"
        ) { c in
            let layout = GridLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.sizeThatFits(proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row(
            "GridLayout", "func spacing(subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> ViewSpacing"
        ) { c in
            let layout = GridLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.spacing(subviews: c.subviews, cache: &cache)
        }
        probes.row("GridLayout", "func updateCache(_ cache: inout GridLayout.Cache, subviews: GridLayout.Subviews)") {
            c in
            let layout = GridLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            layout.updateCache(&cache, subviews: c.subviews)
        }
        probes.row(
            "GridLayout",
            "init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: "
                + "CGFloat? = nil)"
        ) { _ in
            _ = GridLayout()
            _ = GridLayout(alignment: .top, horizontalSpacing: 1, verticalSpacing: 2)
        }
        probes.row("GridLayout", "struct Cache") { _ in
            _ = GridLayout.Cache.self
        }
        probes.row("GridLayout", "typealias AnimatableData = EmptyAnimatableData") { _ in
            _ = GridLayout.AnimatableData.self
        }
        probes.row("GridLayout", "typealias Body = Never") { _ in
            _ = GridLayout.Body.self
        }
        probes.row("GridLayout", "var alignment: Alignment") { _ in
            var value = GridLayout()
            let kept = value.alignment
            value.alignment = kept
        }
        probes.row("GridLayout", "var horizontalSpacing: CGFloat?") { _ in
            var value = GridLayout()
            let kept = value.horizontalSpacing
            value.horizontalSpacing = kept
        }
        probes.row("GridLayout", "var verticalSpacing: CGFloat?") { _ in
            var value = GridLayout()
            let kept = value.verticalSpacing
            value.verticalSpacing = kept
        }
        probes.row("GridLayout", "GridLayout : Layout") { c in
            c.isLayout(GridLayout.self)
        }
        probes.row("GridLayout", "GridLayout : Sendable") { c in
            c.isSendable(GridLayout.self)
        }
        probes.row("HStackLayout", "init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)") { c in
            c.show(HStackLayout() { Color.red })
            _ = HStackLayout(alignment: .top, spacing: 1)
        }
        probes.row("HStackLayout", "typealias AnimatableData = EmptyAnimatableData") { _ in
            _ = HStackLayout.AnimatableData.self
        }
        probes.row("HStackLayout", "typealias Cache = _StackLayoutCache") { _ in
            _ = HStackLayout.Cache.self
        }
        probes.row("HStackLayout", "var alignment: VerticalAlignment") { _ in
            var value = HStackLayout()
            let kept = value.alignment
            value.alignment = kept
        }
        probes.row("HStackLayout", "var spacing: CGFloat?") { _ in
            var value = HStackLayout()
            let kept = value.spacing
            value.spacing = kept
        }
        probes.row("HStackLayout", "HStackLayout : Sendable") { c in
            c.isSendable(HStackLayout.self)
        }
        probes.row("VStackLayout", "init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)") { c in
            c.show(VStackLayout() { Color.red })
            _ = VStackLayout(alignment: .leading, spacing: 1)
        }
        probes.row("VStackLayout", "typealias AnimatableData = EmptyAnimatableData") { _ in
            _ = VStackLayout.AnimatableData.self
        }
        probes.row("VStackLayout", "typealias Cache = _StackLayoutCache") { _ in
            _ = VStackLayout.Cache.self
        }
        probes.row("VStackLayout", "var alignment: HorizontalAlignment") { _ in
            var value = VStackLayout()
            let kept = value.alignment
            value.alignment = kept
        }
        probes.row("VStackLayout", "var spacing: CGFloat?") { _ in
            var value = VStackLayout()
            let kept = value.spacing
            value.spacing = kept
        }
        probes.row("VStackLayout", "VStackLayout : Sendable") { c in
            c.isSendable(VStackLayout.self)
        }
        probes.row("ZStackLayout", "init(alignment: Alignment = .center)") { c in
            c.show(ZStackLayout() { Color.red })
            _ = ZStackLayout(alignment: .top)
        }
        probes.row("ZStackLayout", "typealias AnimatableData = EmptyAnimatableData") { _ in
            _ = ZStackLayout.AnimatableData.self
        }
        probes.row("ZStackLayout", "typealias Cache = Void") { _ in
            _ = ZStackLayout.Cache.self
        }
        probes.row("ZStackLayout", "var alignment: Alignment") { _ in
            var value = ZStackLayout()
            let kept = value.alignment
            value.alignment = kept
        }
        probes.row("ZStackLayout", "ZStackLayout : Sendable") { c in
            c.isSendable(ZStackLayout.self)
        }
    }
}
