import PlumbLayout

/// Proposes nothing on the fixed axes, so that the view takes its ideal length there. The rule: `FixAlgorithm`.
package struct FixedSizeModifier: MemberModifier {
    let horizontal: Bool
    let vertical: Bool

    @MainActor public static func makeNodes<C: View>(
        of modifier: FixedSizeModifier, content: C, in builder: GraphBuilder
    ) {
        builder.addWrapper(
            FixedSizeModifier.self,
            .fixedSize(horizontal: modifier.horizontal, vertical: modifier.vertical), content: content)
    }
}

extension View {
    /// Fixes the view at its ideal size on both axes.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes the view at its ideal length on the given axes.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
