import PlumbLayout

/// Leaves the view's room and paints nothing in it; taps go through. Size and place are the view's.
package struct HiddenModifier: MemberModifier {
    @MainActor public static func makeNodes<C: View>(of modifier: HiddenModifier, content: C, in builder: GraphBuilder)
    {
        builder.addWrapper(HiddenModifier.self, BoxParameters(.forward), role: HiddenRole(), content: content)
    }
}

private final class HiddenRole: PaintRole {
    override var isSteady: Bool { true }

    override var hidesChildren: Bool { true }
}

extension View {
    /// Keeps the view's room and paints nothing in it. Size and place are the view's.
    public func hidden() -> some View { modifier(HiddenModifier()) }
}
