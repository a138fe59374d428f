/// Marks a container whose members a scroll view's position is about.
package struct ScrollTargetLayoutModifier: SubtreeModifier {
    let isEnabled: Bool

    @MainActor public static func makeNodes<C: View>(
        of modifier: ScrollTargetLayoutModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(ScrollTargetLayoutModifier.self)
        builder.graph.setObject(modifier.isEnabled ? ScrollTargetNode() : nil, of: builder.node)
        builder.add(content)
        builder.close(scope)
    }
}

final class ScrollTargetNode: NodeObject {}

extension View {
    /// Makes the members of this container those that `scrollPosition` and `viewAligned` are about. Size and place are
    /// the view's.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
