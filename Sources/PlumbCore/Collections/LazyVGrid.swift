import Foundation
import PlumbLayout

/// Views in lines below each other, in columns of given sizes.
///
/// Takes the whole proposed width, or more where its columns do. In a scroll view, only the lines in sight are made;
/// elsewhere all are in sight. The rules: `LazyGridAlgorithm`, `LazyLines`. The state of views that have left sight is
/// kept for the latest 64 of them (`SleepingMembers`).
@Located
public struct LazyVGrid<Content: View>: PrimitiveView {
    private let arrangement: LazyArrangement
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - columns: an adaptive one makes as many as there is room for.
    ///   - alignment: where the columns stand if they do not fill the width, and a view in its cell.
    ///   - spacing: points between lines; nil for the platform's 8.
    ///   - pinnedViews: headers and footers that stay in sight as long as their section does.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        let given = spacing.engineLength
        arrangement = LazyArrangement(
            axis: .vertical, alignment: alignment.key, items: columns,
            spacing: given.isFinite ? given : nil)
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: LazyVGrid, in builder: GraphBuilder) {
        builder.addLazy(
            LazyVGrid.self, view.arrangement, pinnedViews: view.pinnedViews, content: view.content
        ) {
            builder.add(LayoutContainer(layout: LazyGridLayout(arrangement: view.arrangement), content: view.content))
        }
    }
}
