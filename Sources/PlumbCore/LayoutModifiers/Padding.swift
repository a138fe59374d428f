import Foundation
import PlumbLayout

/// Room around a view: proposes what the insets leave, and is as large as the view and the insets. The rule:
/// `InsetsAlgorithm`.
package struct PaddingModifier: MemberModifier {
    let insets: EdgeInsets
    /// The sides on which the platform says how much it is.
    var standardEdges: Edge.Set = []

    @MainActor public static func makeNodes<C: View>(of modifier: PaddingModifier, content: C, in builder: GraphBuilder)
    {
        var insets = modifier.insets
        if !modifier.standardEdges.isEmpty {
            insets = EdgeInsets(modifier.standardEdges, builder.graph.platform.metrics.padding)
        }
        builder.addMovingWrapper(
            PaddingModifier.self,
            .insets(
                EdgeInsets(
                    top: builder.valid(insets.top), leading: builder.valid(insets.leading),
                    bottom: builder.valid(insets.bottom), trailing: builder.valid(insets.trailing))), content: content)
    }
}

extension GraphBuilder {
    fileprivate func valid(_ inset: CGFloat) -> CGFloat {
        guard inset.isFinite else {
            graph.report("padding was given \(inset), which is no length; it counts as 0")
            return 0
        }
        return inset
    }
}

extension View {
    /// Points on each side.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

    /// Points on the given sides; nil for the platform's 16.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            PaddingModifier(insets: EdgeInsets(edges, length ?? 0), standardEdges: length == nil ? edges : []))
    }

    /// The same points on all sides.
    public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
    }
}
