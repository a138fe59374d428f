import Foundation
import PlumbLayout

/// Views below each other, for long lists: each takes its ideal length along the stack.
///
/// Takes the whole width that is proposed; where nothing is, that of its first view (outside of scroll views: of its
/// longest). Between views stands what they prefer, unless spacing is given (Docs/Rules.md, sections 14 and 19). In a
/// scroll view only the views in sight are made; elsewhere all are in sight. The rule: `LazyLines`; of all at once,
/// `LineAlgorithm`, filling across. The state of views that have left sight is kept for the latest 64 of them
/// (`SleepingMembers`).
@Located
public struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let pinnedViews: PinnedScrollableViews
    private let content: Content

    /// - Parameters:
    ///   - spacing: points between neighbours.
    ///   - pinnedViews: headers and footers that stay in sight as long as their section does.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: LazyVStack, in builder: GraphBuilder) {
        let spacing = builder.finite(view.spacing, "LazyVStack's spacing").map { Double($0) }
        builder.addLazy(
            LazyVStack.self,
            LazyArrangement(axis: .vertical, alignment: view.alignment.key, items: nil, spacing: spacing),
            pinnedViews: view.pinnedViews, content: view.content
        ) {
            let scope = builder.openBox(
                LazyVStack.self,
                .stack(
                    .vertical, Alignment(horizontal: view.alignment, vertical: .center), view.spacing,
                    flags: .fillsAcross))
            builder.orientation = 2
            builder.add(view.content)
            builder.close(scope)
        }
    }
}
