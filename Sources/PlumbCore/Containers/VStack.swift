import Foundation

/// Views below each other.
///
/// Proposes each child its share, the least flexible first; as high as its children and the gaps, as wide as the alignment makes
/// them together. The rule: `LineAlgorithm`. A stack of exactly one view is that view (rules, section 1, step 9).
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// - Parameter spacing: points between neighbours; nil for what the views prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: VStack, in builder: GraphBuilder) {
        builder.addContainer(
            VStack.self, .line(.vertical, Alignment(horizontal: view.alignment, vertical: .center), view.spacing),
            orientation: .vertical, content: view.content)
    }
}
