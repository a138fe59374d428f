import Foundation

/// A layout whose type is hidden. Switching it to another keeps the views in it, with their state:
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { … }
///
/// As a container it lays out exactly as the layout it holds (`LayoutContainer`).
public struct AnyLayout: Layout {
    var layout: any Layout

    /// Hides a layout's type; one that is hidden already stays as it is.
    public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

    /// The cache of the layout that is held; one of another layout is made anew.
    public struct Cache {
        fileprivate var content: Any
    }

    public var animatableData: AnyAnimatableData {
        get { layout.erasedData }
        set { layout.erasedData = newValue }
    }

    public func makeCache(subviews: Subviews) -> Cache { Cache(content: layout.makeCache(subviews: subviews)) }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        layout.update(&cache.content, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        layout.spacing(subviews, erased: &cache.content)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        layout.size(proposal, subviews, erased: &cache.content)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        layout.place(in: bounds, proposal, subviews, erased: &cache.content)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.explicit(guide, in: bounds, proposal, subviews, erased: &cache.content)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        layout.explicit(guide, in: bounds, proposal, subviews, erased: &cache.content)
    }
}

/// The questions to a layout, with a cache whose type is hidden.
extension Layout {
    private func with<T>(_ erased: inout Any, _ subviews: Subviews, _ body: (inout Cache) -> T) -> T {
        var cache = erased as? Cache ?? makeCache(subviews: subviews)
        defer { erased = cache }
        return body(&cache)
    }

    fileprivate func update(_ erased: inout Any, _ subviews: Subviews) {
        with(&erased, subviews) { updateCache(&$0, subviews: subviews) }
    }

    fileprivate func spacing(_ subviews: Subviews, erased: inout Any) -> ViewSpacing {
        with(&erased, subviews) { spacing(subviews: subviews, cache: &$0) }
    }

    fileprivate func size(_ proposal: ProposedViewSize, _ subviews: Subviews, erased: inout Any) -> CGSize {
        with(&erased, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews, erased: inout Any
    ) {
        with(&erased, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
    }

    fileprivate func explicit(
        _ guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        erased: inout Any
    ) -> CGFloat? {
        with(&erased, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate func explicit(
        _ guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        erased: inout Any
    ) -> CGFloat? {
        with(&erased, subviews) {
            explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    fileprivate var erasedData: AnyAnimatableData {
        get { AnyAnimatableData(animatableData) }
        set { if let data = newValue.content as? AnimatableData { animatableData = data } }
    }
}
