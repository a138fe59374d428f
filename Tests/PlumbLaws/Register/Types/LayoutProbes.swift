import Foundation
import PlumbCore

/// The protocol for users' layouts, and what it works with.
enum LayoutProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Layout", "associatedtype Cache = Void") { _ in
            _ = SignatureLayout.Cache.self
        }
        probes.row("Layout", "func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V : View") {
            c in
            c.show(SignatureLayout() { Color.red })
        }
        probes.row(
            "Layout",
            "func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: "
                + "ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?"
        ) { c in
            let layout = CachingLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.explicitAlignment(
                of: HorizontalAlignment.leading, in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row(
            "Layout",
            "func explicitAlignment(of guide: VerticalAlignment, in bounds: CGRect, proposal: "
                + "ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGFloat?"
        ) { c in
            let layout = CachingLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.explicitAlignment(
                of: VerticalAlignment.top, in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row("Layout", "func makeCache(subviews: Self.Subviews) -> Self.Cache") { c in
            let layout = SignatureLayout()
            layout.makeCache(subviews: c.subviews)
        }
        probes.row("Layout", "func makeCache(subviews: Self.Subviews) -> Self.Cache where Self.Cache == ()") { c in
            let layout = SignatureLayout()
            layout.makeCache(subviews: c.subviews)
        }
        probes.row(
            "Layout",
            "func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, "
                + "cache: inout Self.Cache)"
        ) { c in
            let layout = CachingLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            layout.placeSubviews(in: c.bounds, proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row(
            "Layout",
            "func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) "
                + "-> CGSize"
        ) { c in
            let layout = CachingLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.sizeThatFits(proposal: .zero, subviews: c.subviews, cache: &cache)
        }
        probes.row("Layout", "func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing") { c in
            let layout = CachingLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            _ = layout.spacing(subviews: c.subviews, cache: &cache)
        }
        probes.row("Layout", "func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)") { c in
            let layout = CachingLayout()
            var cache = layout.makeCache(subviews: c.subviews)
            layout.updateCache(&cache, subviews: c.subviews)
        }
        probes.row("Layout", "static var layoutProperties: LayoutProperties") { _ in
            _ = SignatureLayout.layoutProperties
        }
        probes.row("Layout", "static var layoutProperties: LayoutProperties { get }") { _ in
            _ = SignatureLayout.layoutProperties
        }
        probes.row("Layout", "typealias Subviews = LayoutSubviews") { _ in
            _ = SignatureLayout.Subviews.self
        }
        probes.row("LayoutProperties", "init()") { _ in
            _ = LayoutProperties()
        }
        probes.row("LayoutProperties", "var stackOrientation: Axis?") { _ in
            var value = LayoutProperties()
            let kept = value.stackOrientation
            value.stackOrientation = kept
        }
        probes.row("LayoutSubview", "func dimensions(in proposal: ProposedViewSize) -> ViewDimensions") { c in
            _ = c.subviews[0].dimensions(in: .zero)
        }
        probes.row(
            "LayoutSubview",
            "func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)"
        ) { c in
            c.subviews[0].place(at: .zero, proposal: .zero)
            c.subviews[0].place(at: .zero, anchor: .top, proposal: .zero)
        }
        probes.row("LayoutSubview", "func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize") { c in
            _ = c.subviews[0].sizeThatFits(.zero)
        }
        probes.row("LayoutSubview", "static func == (a: LayoutSubview, b: LayoutSubview) -> Bool") { c in
            _ = c.subviews[0] == c.subviews[0]
        }
        probes.row("LayoutSubview", "subscript<K>(key: K.Type) -> K.Value where K : LayoutValueKey { get }") { c in
            _ = c.subviews[0][ProbeValue.self]
        }
        probes.row("LayoutSubview", "var priority: Double { get }") { c in
            _ = c.subviews[0].priority
        }
        probes.row("LayoutSubview", "var spacing: ViewSpacing { get }") { c in
            _ = c.subviews[0].spacing
        }
        probes.row("LayoutSubviews", "static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool") { c in
            _ = c.subviews == c.subviews
        }
        probes.row("LayoutSubviews", "subscript(index: Int) -> LayoutSubviews.Element { get }") { c in
            _ = c.subviews[0]
        }
        probes.row("LayoutSubviews", "subscript(bounds: Range<Int>) -> LayoutSubviews { get }") { c in
            _ = c.subviews[0..<1]
        }
        probes.row(
            "LayoutSubviews", "subscript<S>(indices: S) -> LayoutSubviews where S : Sequence, S.Element == Int { get }"
        ) { c in
            _ = c.subviews[[0]]
        }
        probes.row("LayoutSubviews", "typealias Element = LayoutSubview") { _ in
            _ = LayoutSubviews.Element.self
        }
        probes.row("LayoutSubviews", "typealias Index = Int") { _ in
            _ = LayoutSubviews.Index.self
        }
        probes.row("LayoutSubviews", "typealias Indices = Range<LayoutSubviews.Index>") { _ in
            _ = LayoutSubviews.Indices.self
        }
        probes.row("LayoutSubviews", "typealias Iterator = IndexingIterator<LayoutSubviews>") { _ in
            _ = LayoutSubviews.Iterator.self
        }
        probes.row("LayoutSubviews", "typealias SubSequence = LayoutSubviews") { _ in
            _ = LayoutSubviews.SubSequence.self
        }
        probes.row("LayoutSubviews", "var endIndex: Int { get }") { c in
            _ = c.subviews.endIndex
        }
        probes.row("LayoutSubviews", "var layoutDirection: LayoutDirection") { c in
            var value = c.subviews
            let kept = value.layoutDirection
            value.layoutDirection = kept
        }
        probes.row("LayoutSubviews", "var startIndex: Int { get }") { c in
            _ = c.subviews.startIndex
        }
        probes.row("LayoutValueKey", "associatedtype Value") { _ in
            _ = ProbeValue.Value.self
        }
        probes.row("LayoutValueKey", "static var defaultValue: Self.Value") { _ in
            _ = ProbeValue.defaultValue
        }
    }
}

/// What is default about layouts, with a cache that takes room: ThreadSanitizer reads where a cache without any would be.
private struct CachingLayout: Layout {
    func makeCache(subviews: Subviews) -> Int { subviews.count }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize { .zero }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {}
}
