import PlumbLayout

/// Views of which each has all of the room, one above the other: screens and tabs. Takes what is proposed, 10 where
/// nothing is. Views in it that scroll do so under the safe areas around.
///
/// Its members are of the type `Page`.
package struct Pages<Content: View>: PrimitiveView {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor package static func makeNodes(of view: Pages, in builder: GraphBuilder) {
        let scope = builder.openBox(Pages.self, BoxParameters(.pages))
        builder.orientation = 0
        builder.add(view.content)
        builder.close(scope)
    }
}

/// One of several pages. Turned away it keeps its state, and its views go on being brought up to date; but they have no
/// place, they have disappeared, and their tasks have ended.
package struct Page<Content: View>: PrimitiveView {
    private let isShown: Bool
    private let content: Content

    package init(isShown: Bool, @ViewBuilder content: () -> Content) {
        self.isShown = isShown
        self.content = content()
    }

    @MainActor package static func makeNodes(of view: Page, in builder: GraphBuilder) {
        let scope = builder.openBox(Page.self, BoxParameters(.forward, flags: view.isShown ? [] : .isTurned))
        let page = builder.keepObject(PageNode()) { _ in }
        builder.orientation = 0
        builder.add(view.content)
        page.turn(isShown: view.isShown, builder.node, in: builder.graph)
        builder.close(scope)
    }
}

@MainActor
private final class PageNode: NodeObject {
    private(set) var isShown = true

    /// Tells what is in the page that it has been turned away, or is seen again.
    func turn(isShown: Bool, _ node: NodeID, in graph: ViewGraph) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        tell(below: node, in: graph)
        if !isShown { graph.keyFocus.leave(below: node) }
    }

    private func tell(below node: NodeID, in graph: ViewGraph) {
        var child = graph[node].firstChild
        while child >= 0 {
            let object = graph[child].object?.takeUnretainedValue()
            object?.pageTurned(isShown: isShown, child)
            // A page in this one that is turned away by itself stays so.
            if (object as? PageNode)?.isShown != false { tell(below: child, in: graph) }
            child = graph[child].nextSibling
        }
    }
}
