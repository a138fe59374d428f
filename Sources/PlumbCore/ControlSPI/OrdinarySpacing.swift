import PlumbLayout

/// A view that prefers the distances of an ordinary view, also where it begins or ends with a text. Size and place are
/// the view's.
struct OrdinarySpacingModifier: MemberModifier {
    @MainActor static func makeNodes<C: View>(
        of modifier: OrdinarySpacingModifier, content: C, in builder: GraphBuilder
    ) {
        builder.addWrapper(OrdinarySpacingModifier.self, .ordinarySpacing, content: content)
    }
}

extension View {
    /// What controls are to their neighbours, whatever their labels are (Docs/Rules.md, section 19).
    package func ordinarySpacing() -> some View { modifier(OrdinarySpacingModifier()) }
}
