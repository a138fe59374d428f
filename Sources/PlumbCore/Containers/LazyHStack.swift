import Foundation

/// Views side by side, for long lists: each takes its ideal length along the stack.
///
/// Takes the whole height that is proposed; 8 points between views unless given (rules, section 14). The rule: `LineAlgorithm`, filling
/// across. All views are made, also those out of sight.
public struct LazyHStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - spacing: points between neighbours.
    ///   - pinnedViews: headers and footers that stay in sight; a picture shows the beginning of a list, where they stand anyway.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: LazyHStack, in builder: GraphBuilder) {
        let scope = builder.openBox(
            LazyHStack.self,
            BoxParameters(
                .line,
                a: Double(
                    builder.finite(view.spacing, "LazyHStack's spacing") ?? CGFloat(PlatformMetrics.stackSpacing)),
                alignment: Alignment(horizontal: .center, vertical: view.alignment), axis: .horizontal,
                flags: [.uniformSpacing, .fillsAcross]))
        builder.orientation = 1
        builder.add(view.content)
        builder.close(scope)
    }
}
