import Foundation
import PlumbLayout

/// Views side by side, leading to trailing.
///
/// Proposes each child its share, the least flexible first; as wide as its children and the gaps, as high as the
/// alignment makes them together. The rule: `LineAlgorithm`. A stack of exactly one view is that view (Docs/Rules.md,
/// section 1, step 9).
@Located
public struct HStack<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    let content: Content

    /// - Parameter spacing: points between neighbours; nil for what the views prefer.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: HStack, in builder: GraphBuilder) {
        builder.addContainer(
            HStack<EmptyView>.self,
            HStackLayout(alignment: view.alignment, spacing: builder.finite(view.spacing, "HStack's spacing"))
                .parameters,
            orientation: .horizontal, content: view.content)
    }
}

/// The rule of `HStack` as a `Layout`: views side by side.
public struct HStackLayout: Layout, EngineLayout, Sendable {
    /// Nothing is kept: subviews remember their answers themselves.
    public typealias Cache = StackLayoutCache

    /// The guide by which the views are lined up across the stack.
    public var alignment: VerticalAlignment
    /// Points between neighbours; nil for what the views prefer.
    public var spacing: CGFloat?

    /// A stack to be used as a `Layout`, with the same arguments as `HStack`.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    var parameters: BoxParameters { .stack(.horizontal, Alignment(horizontal: .center, vertical: alignment), spacing) }

    public func makeCache(subviews: Subviews) -> Cache { Cache() }
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        subviews.size(in: parameters, proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        subviews.place(in: parameters, bounds: bounds, proposal: proposal)
    }
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.spacing(in: parameters) }
}
