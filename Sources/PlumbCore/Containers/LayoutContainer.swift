import Foundation

/// A `Layout` around its content.
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    @MainActor static func makeNodes(of view: LayoutContainer, in builder: GraphBuilder) {
        var scope = builder.open(LayoutContainer.self)
        let kept = scope.isNew ? nil : builder.tree.role(of: builder.graph[builder.node].box) as? LayoutRole<L>
        let role = kept ?? LayoutRole(view.layout)
        let box = builder.box(.custom, role: role, in: &scope)
        builder.tree[box].rule = .custom
        if kept != nil {
            role.layout = view.layout
            builder.tree.invalidate(box)
        }
        switch L.layoutProperties.stackOrientation {
        case .horizontal: builder.orientation = 1
        case .vertical: builder.orientation = 2
        case nil: builder.orientation = 0
        }
        builder.add(view.content)
        builder.close(scope)
    }
}

/// Asks a `Layout` on behalf of its box.
final class LayoutRole<L: Layout>: CustomLayoutRole {
    var layout: L
    private var cache: L.Cache?
    private var isCacheCurrent = false

    init(_ layout: L) { self.layout = layout }

    override func invalidate() { isCacheCurrent = false }

    /// Calls `body` with the subviews and a cache that knows them.
    private func with<T>(_ tree: LayoutTree, _ box: BoxID, _ body: (LayoutSubviews, inout L.Cache) -> T) -> T {
        let subviews = LayoutSubviews(tree: tree, container: box)
        var cache: L.Cache
        if let kept = self.cache {
            cache = kept
            if !isCacheCurrent { layout.updateCache(&cache, subviews: subviews) }
        } else {
            cache = layout.makeCache(subviews: subviews)
        }
        isCacheCurrent = true
        let result = body(subviews, &cache)
        self.cache = cache
        return result
    }

    override func size(_ proposal: Lengths, in tree: LayoutTree, box: BoxID) -> Lengths {
        with(tree, box) { subviews, cache in
            let size = layout.sizeThatFits(
                proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
            return Lengths(Double(size.width), Double(size.height))
        }
    }

    override func place(in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID) {
        with(tree, box) { subviews, cache in
            layout.placeSubviews(
                in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
        }
    }

    override func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID
    ) -> Double {
        with(tree, box) { subviews, cache in
            let proposal = ProposedViewSize(proposal)
            let value =
                key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
                )
                : layout.explicitAlignment(
                    of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            return value.engineLength
        }
    }

    override func spacing(tree: LayoutTree, box: BoxID) -> Spacing {
        guard tree[box].firstChild >= 0 else { return .zero }
        return with(tree, box) { subviews, cache in layout.spacing(subviews: subviews, cache: &cache).spacing }
    }
}
