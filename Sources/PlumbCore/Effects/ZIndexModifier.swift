import PlumbLayout

/// Paints the view in front of or behind its neighbours in a container. Size and place are the view's.
package struct ZIndexModifier: MemberModifier {
    let value: Double

    @MainActor public static func makeNodes<C: View>(of modifier: ZIndexModifier, content: C, in builder: GraphBuilder)
    {
        if modifier.value.isNaN { builder.graph.report("zIndex was given nan, which is no number; it counts as 0") }
        let scope = builder.openBox(
            ZIndexModifier.self, BoxParameters(.forward), role: ZIndexRole(modifier.value.specified(or: 0)))
        builder.add(content)
        builder.close(scope)
    }
}

private final class ZIndexRole: PaintRole {
    private let value: Double
    init(_ value: Double) { self.value = value }
    override var isSteady: Bool { true }

    override var isRaised: Bool { true }
    override var zIndex: Double { value }
}

extension View {
    /// - Parameter value: 0 by default; views of a higher one are painted later.
    public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
