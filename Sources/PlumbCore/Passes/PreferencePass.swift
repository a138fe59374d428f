/// Lets nodes look at what is laid out, children before parents, and carries preferences up on the way.
///
/// 1. The preferences of a node are those of its children, reduced in order: of an overlay or background, the primary view's come
/// first. 2. The node's object sees them and may change them. 3. Who wants another picture puts itself in the update queue; who
/// wants to tell somebody notes it down for when nothing waits any more. Graphs in which nobody watches are not walked over.
@MainActor
struct PreferencePass {
    let graph: ViewGraph

    func run() {
        graph.notices = []
        guard graph.watcherCount > 0 else { return }
        _ = visit(.root)
    }

    private func visit(_ node: NodeID) -> PreferenceValues {
        var values = PreferenceValues()
        var child = graph[node].firstChild
        while child >= 0 {
            values.merge(visit(child))
            child = graph[child].nextSibling
        }
        graph[node].object?.takeUnretainedValue().afterLayout(&values, at: node, in: graph)
        return values
    }
}

/// An action that waits until the layout has come to rest.
struct Notice {
    /// The modifier that asked for it, as users write it, and the type it is about.
    let name: StaticString
    let subject: Any.Type
    let action: () -> Void
}

/// A node's object that looks at every layout. As long as there is one, frames take the preference pass.
@MainActor
class LayoutWatcher: NodeObject {
    unowned let graph: ViewGraph

    init(_ graph: ViewGraph) {
        self.graph = graph
        super.init()
        graph.watcherCount += 1
    }

    override func willRemove() { graph.watcherCount -= 1 }
}

extension GraphBuilder {
    /// The object of the node that was just entered: what it has, brought up to date, or a new one.
    func keepObject<T: NodeObject>(_ make: @autoclosure () -> T, update: (T) -> Void) -> T {
        if let kept = graph[node].object?.takeUnretainedValue() as? T {
            update(kept)
            return kept
        }
        let object = make()
        graph.setObject(object, of: node)
        return object
    }
}
