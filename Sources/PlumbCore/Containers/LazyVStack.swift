import Foundation

/// Views below each other, for long lists: each takes its ideal length along the stack.
///
/// Takes the whole width that is proposed; 8 points between views unless given (rules, section 14). The rule: `LineAlgorithm`, filling
/// across. All views are made, also those out of sight.
public struct LazyVStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameters:
    ///   - spacing: points between neighbours.
    ///   - pinnedViews: headers and footers that stay in sight; a picture shows the beginning of a list, where they stand anyway.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: LazyVStack, in builder: GraphBuilder) {
        let scope = builder.openBox(
            LazyVStack.self,
            BoxParameters(
                .line,
                a: Double(
                    builder.finite(view.spacing, "LazyVStack's spacing") ?? CGFloat(PlatformMetrics.stackSpacing)),
                alignment: Alignment(horizontal: view.alignment, vertical: .center), axis: .vertical,
                flags: [.uniformSpacing, .fillsAcross]))
        builder.orientation = 2
        builder.add(view.content)
        builder.close(scope)
    }
}
