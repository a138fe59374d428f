import Foundation
import PlumbLayout

/// Views upon each other, the first at the back.
///
/// Proposes what it is proposed; as large as the alignment makes its children of the highest priority together, and
/// then proposes its own size to all. The rule: `DepthAlgorithm`. A stack of exactly one view is that view.
@Located
public struct ZStack<Content: View>: PrimitiveView {
    private let alignment: Alignment
    private let content: Content

    /// - Parameter alignment: the guides that are laid upon each other, one of each axis.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: ZStack, in builder: GraphBuilder) {
        builder.addContainer(
            ZStack<EmptyView>.self, ZStackLayout(alignment: view.alignment).parameters, orientation: nil,
            content: view.content)
    }
}

/// The rule of `ZStack` as a `Layout`: views upon each other.
public struct ZStackLayout: Layout, EngineLayout, Sendable {
    /// The guides that are laid upon each other, one of each axis.
    public var alignment: Alignment

    /// A stack to be used as a `Layout`, with the same argument as `ZStack`.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    var parameters: BoxParameters { BoxParameters(.zStack, alignment: alignment) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.size(in: parameters, proposal)
    }
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(in: parameters, bounds: bounds, proposal: proposal)
    }
    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.spacing(in: parameters) }
}
