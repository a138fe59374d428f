import Foundation
import PlumbLayout

/// Views below each other.
///
/// Proposes each child its share, the least flexible first; as high as its children and the gaps, as wide as the
/// alignment makes them together. The rule: `LineAlgorithm`. A stack of exactly one view is that view (Docs/Rules.md,
/// section 1, step 9).
@Located
public struct VStack<Content: View>: PrimitiveView {
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    let content: Content

    /// - Parameter spacing: points between neighbours; nil for what the views prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: VStack, in builder: GraphBuilder) {
        builder.addContainer(
            VStack<EmptyView>.self,
            VStackLayout(alignment: view.alignment, spacing: builder.finite(view.spacing, "VStack's spacing"))
                .parameters,
            orientation: .vertical, content: view.content)
    }
}

/// The rule of `VStack` as a `Layout`: views below each other.
public struct VStackLayout: Layout, EngineLayout, Sendable {
    /// Nothing is kept: subviews remember their answers themselves.
    public typealias Cache = StackLayoutCache

    /// The guide by which the views are lined up across the stack.
    public var alignment: HorizontalAlignment
    /// Points between neighbours; nil for what the views prefer.
    public var spacing: CGFloat?

    /// A stack to be used as a `Layout`, with the same arguments as `VStack`.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    var parameters: BoxParameters { .stack(.vertical, Alignment(horizontal: alignment, vertical: .center), spacing) }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        subviews.size(in: parameters, proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        subviews.place(in: parameters, bounds: bounds, proposal: proposal)
    }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.spacing(in: parameters) }
}
