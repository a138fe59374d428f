/// Views that are treated as one where modifiers are applied, and as several by the container around them.
@Located
public struct Group<Content> {
    package let content: Content

    /// A group of what is no view: of items of bars.
    package static func of(_ content: Content) -> Group { Group(content: content) }

    private init(content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    /// Views that become members of the container around the group.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public static var arity: Arity { Content.arity }
    @MainActor public static func makeNodes(of view: Group<Content>, in builder: GraphBuilder) {
        builder.add(view.content)
    }
}
