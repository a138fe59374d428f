import PlumbLayout

/// How early a stack offers the view room: higher goes first, and leaves lower ones their minimum.
///
/// Size and place are the view's. It is seen by the container through modifiers that pass their view on (offset,
/// overlay, fixedSize, …), not through frames and padding (OpenSwiftUI; unsettled between sources).
package struct LayoutPriorityModifier: MemberModifier {
    let value: Double

    @MainActor public static func makeNodes<C: View>(
        of modifier: LayoutPriorityModifier, content: C, in builder: GraphBuilder
    ) {
        if modifier.value.isNaN {
            builder.graph.report("layoutPriority was given nan, which is no number; it counts as 0")
        }
        builder.addWrapper(
            LayoutPriorityModifier.self, .priority(modifier.value.specified(or: 0)), content: content)
    }
}

extension View {
    /// - Parameter value: 0 by default; a Spacer has −∞.
    public func layoutPriority(_ value: Double) -> some View { modifier(LayoutPriorityModifier(value: value)) }
}
