import PlumbLayout

/// Tells what a view carries for its container, when it has been made: also what only the view's body says. Size and
/// place are the view's.
package struct CarriedValues<Content: View>: PrimitiveView {
    private let content: Content
    private let action: @MainActor (ContainerValues) -> Void

    package init(of content: Content, _ action: @escaping @MainActor (ContainerValues) -> Void) {
        self.content = content
        self.action = action
    }

    @MainActor package static func makeNodes(of view: CarriedValues, in builder: GraphBuilder) {
        let scope = builder.openBox(CarriedValues.self, BoxParameters(.forward))
        builder.add(view.content)
        let box = builder.tree[builder.graph[builder.node].box].firstChild
        if box >= 0 { view.action(builder.tree.containerValues(of: box)) }
        builder.close(scope)
    }
}
