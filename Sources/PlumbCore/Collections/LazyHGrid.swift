import Foundation
import PlumbLayout

/// Views in lines beside each other, in rows of given sizes.
///
/// Takes the whole proposed height, or more where its rows do. In a scroll view, only the lines in sight are made;
/// elsewhere all are in sight. The rules: `LazyGridAlgorithm`, `LazyLines`. The state of views that have left sight is
/// kept for the latest 64 of them (`SleepingMembers`).
@Located
public struct LazyHGrid<Content: View>: PrimitiveView {
    private let arrangement: LazyArrangement
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - rows: an adaptive one makes as many as there is room for.
    ///   - alignment: where the rows stand if they do not fill the height, and a view in its cell.
    ///   - spacing: points between lines; nil for the platform's 8.
    ///   - pinnedViews: headers and footers that stay in sight as long as their section does.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let given = spacing.engineLength
        arrangement = LazyArrangement(
            axis: .horizontal, alignment: alignment.key, items: rows,
            spacing: given.isFinite ? given : nil)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: LazyHGrid, in builder: GraphBuilder) {
        builder.addLazy(
            LazyHGrid.self, view.arrangement, pinnedViews: view.pinnedViews, content: view.content
        ) {
            builder.add(LayoutContainer(layout: LazyGridLayout(arrangement: view.arrangement), content: view.content))
        }
    }
}
