import Foundation
import PlumbLayout

/// A `Layout` around its content.
///
/// 1. A layout that the engine has a rule for is a box of that rule, and a stack of exactly one view is that view.
/// 2. Any other is a `custom` box whose role asks it.
/// 3. An `AnyLayout` is the one or the other, whichever it holds: when that changes, the node, its box and all below
///    stay.
@Located
struct LayoutContainer<L: Layout, Content: View>: PrimitiveView {
    let layout: L
    let content: Content

    @MainActor static func makeNodes(of view: LayoutContainer, in builder: GraphBuilder) {
        if let layout = view.layout as? any EngineLayout {
            builder.addContainer(
                LayoutContainer.self, layout.parameters, orientation: L.layoutProperties.stackOrientation,
                content: view.content)
        } else {
            let layout: any Layout = (view.layout as? AnyLayout)?.layout ?? view.layout
            add(layout, around: view.content, to: builder)
        }
    }

    @MainActor private static func add<K: Layout>(_ layout: K, around content: Content, to builder: GraphBuilder) {
        let scope = open(layout, in: builder)
        builder.orient(by: K.layoutProperties.stackOrientation)
        builder.add(content)
        builder.close(scope)
    }

    /// Enters the next node; its box is laid out by the layout from now on.
    @MainActor private static func open<K: Layout>(_ layout: K, in builder: GraphBuilder) -> GraphBuilder.Scope {
        if let layout = layout as? any EngineLayout { return builder.openBox(LayoutContainer.self, layout.parameters) }
        var scope = builder.open(LayoutContainer.self)
        let kept = scope.isNew ? nil : builder.tree.role(of: builder.graph[builder.node].box) as? LayoutRole<K>
        let layout = builder.presented(layout, after: kept?.layout) { layout, node, graph in
            let box = graph[node].box
            guard let role = graph.tree.role(of: box) as? LayoutRole<K> else { return }
            role.layout = layout
            graph.tree.invalidate(box)
        }
        let role = kept ?? LayoutRole(layout)
        let box = builder.box(.custom, role: role, in: &scope)
        builder.configure(box, BoxParameters(.custom), isNew: scope.isNew)
        if scope.isNew { return scope }
        if kept == nil { builder.tree.setRole(role, of: box) }
        role.layout = layout
        builder.tree.invalidate(box)
        return scope
    }
}

extension GraphBuilder {
    /// Says along which axis gaps and rules in the node that was just entered stand. When that is another than last
    /// time, views in it whose values are the same must be looked at again all the same.
    func orient(by axis: Axis?) {
        orientation = axis == nil ? 0 : axis == .horizontal ? 1 : 2
        let mark = Int(orientation) + 1
        if graph[node].value != 0, graph[node].value != mark { looksAtAll = true }
        graph[node].value = mark
    }
}

/// A layout that hands no explicit guide of its subviews on.
package protocol GuideKeepingLayout: Layout {}

/// A layout that stands for a container of another name.
protocol NamedLayout: Layout {
    /// The container's name.
    var containerName: String { get }
}

/// Asks a `Layout` on behalf of its box.
final class LayoutRole<L: Layout>: CustomLayoutRole {
    // Without the checks of exclusive access, which take as long as the rest of a question; `isBusy` keeps the cache
    // from being changed twice at once.
    @exclusivity(unchecked) var layout: L
    /// Made when first needed, changed in place: a cache may be large.
    @exclusivity(unchecked) private var cache: UnsafeMutablePointer<L.Cache>?
    @exclusivity(unchecked) private var isCacheCurrent = false
    @exclusivity(unchecked) private var isBusy = false
    @exclusivity(unchecked) private var arrangement: Arrangement?

    init(_ layout: L) { self.layout = layout }

    override var name: String { (layout as? any NamedLayout)?.containerName ?? "\(L.self)" }
    private let handsOnGuides = !(L.self is any GuideKeepingLayout.Type)
    override var setsGuides: Bool { handsOnGuides }

    deinit {
        arrangement?.isOutdated = true
        cache?.deinitialize(count: 1)
        cache?.deallocate()
    }

    override func invalidate() { isCacheCurrent = false }

    /// Calls `body` with the subviews and a cache that knows them.
    ///
    /// A layout is never asked while it answers, unless it reaches around itself by subviews that it has kept: then
    /// there is nothing that it could answer.
    func with<T>(
        _ tree: LayoutTree, _ box: BoxID, or fallback: T, _ body: (LayoutSubviews, inout L.Cache) -> T
    ) -> T {
        guard !isBusy else {
            tree.report("\(name) asks for the size of a view that it stands in itself; it gets no answer", of: box)
            return fallback
        }
        isBusy = true
        let outer = tree.asking
        tree.asking = box
        defer {
            isBusy = false
            tree.asking = outer
        }
        if let cache, isCacheCurrent, let arrangement { return body(LayoutSubviews(arrangement), &cache.pointee) }
        let subviews = LayoutSubviews(currentArrangement(tree, box))
        let cache: UnsafeMutablePointer<L.Cache>
        if let kept = self.cache {
            cache = kept
            layout.updateCache(&cache.pointee, subviews: subviews)
        } else {
            cache = .allocate(capacity: 1)
            cache.initialize(to: layout.makeCache(subviews: subviews))
            self.cache = cache
        }
        isCacheCurrent = true
        return body(subviews, &cache.pointee)
    }

    private func currentArrangement(_ tree: LayoutTree, _ box: BoxID) -> Arrangement {
        if let arrangement, arrangement.isCurrent { return arrangement }
        arrangement?.isOutdated = true
        let new = Arrangement(box, in: tree)
        arrangement = new
        return new
    }

    override func size(_ proposal: Lengths, in tree: LayoutTree, box: BoxID) -> Lengths {
        with(tree, box, or: .zero) { subviews, cache in
            let size = layout.sizeThatFits(
                proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
            return Lengths(Double(size.width), Double(size.height))
        }
    }

    override func place(in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID) -> Arrangement? {
        with(tree, box, or: nil) { subviews, cache in
            subviews.arrangement.forgetNotes()
            subviews.arrangement.whilePlacing {
                layout.placeSubviews(
                    in: bounds, proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
            }
            return subviews.arrangement
        }
    }

    override func explicitGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: Lengths, tree: LayoutTree, box: BoxID
    ) -> Double {
        with(tree, box, or: .unspecified) { subviews, cache in
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
        return with(tree, box, or: .zero) { subviews, cache in layout.spacing(subviews: subviews, cache: &cache).spacing
        }
    }
}

extension Layout {
    /// The container with its content. A method of the same form that the type brings along is preferred, as in
    /// SwiftUI.
    @_disfavoredOverload @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}
