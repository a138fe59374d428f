/// Views that are treated as one where modifiers are applied, and as several by the container around them.
public struct Group<Content>: LocatedValue {
    /// Where it was written.
    @usableFromInline package let sourceAddress = SourceAddress.here()
    let content: Content
}

extension Group: View, PrimitiveView where Content: View {
    /// Views that become members of the container around the group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static var arity: Arity { Content.arity }
    @MainActor public static func makeNodes(of view: Group<Content>, in builder: GraphBuilder) {
        builder.add(view.content)
    }
}
