import Foundation

/// Views in lines below each other, in columns of given sizes.
///
/// Takes the whole proposed width, or more where its columns do. The rule: `LazyGridAlgorithm`. All of its views are made, in sight
/// or not; nothing scrolls yet, so nothing is pinned.
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let layout: LazyGridLayout
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - columns: an adaptive one makes as many as there is room for.
    ///   - alignment: where the columns stand if they do not fill the width, and a view in its cell.
    ///   - spacing: points between lines; nil for the platform's 8.
    ///   - pinnedViews: what stays in sight while a section is scrolled.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        layout = LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: LazyVGrid, in builder: GraphBuilder) {
        builder.add(LayoutContainer(layout: view.layout, content: view.content))
    }
}
