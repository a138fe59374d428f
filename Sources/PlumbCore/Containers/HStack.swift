import Foundation

/// Views side by side, leading to trailing.
///
/// Proposes each child its share, the least flexible first; as wide as its children and the gaps, as high as the alignment makes
/// them together. The rule: `LineAlgorithm`. A stack of exactly one view is that view (rules, section 1, step 9).
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: points between neighbours; nil for what the views prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: HStack, in builder: GraphBuilder) {
        builder.addContainer(
            HStack.self, .line(.horizontal, Alignment(horizontal: .center, vertical: view.alignment), view.spacing),
            orientation: .horizontal, content: view.content)
    }
}
