import Foundation

/// Views in lines beside each other, in rows of given sizes.
///
/// Takes the whole proposed height, or more where its rows do. The rule: `LazyGridAlgorithm`. All of its views are made, in sight
/// or not; nothing scrolls yet, so nothing is pinned.
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - rows: an adaptive one makes as many as there is room for.
    ///   - alignment: where the rows stand if they do not fill the height, and a view in its cell.
    ///   - spacing: points between lines; nil for the platform's 8.
    ///   - pinnedViews: what stays in sight while a section is scrolled.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: LazyHGrid, in builder: GraphBuilder) {
        builder.add(LayoutContainer(layout: view.layout, content: view.content))
    }
}
