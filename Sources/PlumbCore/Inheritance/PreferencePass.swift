import PlumbLayout

/// Lets nodes look at what is laid out, children before parents, and carries preferences up on the way.
///
/// 1. The preferences of a node are those of its children, reduced in order: of an overlay or background, the primary
/// view's come first. 2. The node's object sees them and may change them. 3. Who wants another picture puts itself in
/// the update queue; who wants to tell somebody notes it down for when nothing waits any more. Graphs in which nobody
/// watches are not walked over. Preferences stay in their presentation. The host is told those of the page.
@MainActor
struct PreferencePass {
    let graph: ViewGraph

    func run() {
        graph.afterLayout.notices = []
        guard graph.afterLayout.watcherCount > 0 else {
            graph.afterLayout.pagePreferences?(PreferenceValues())
            return
        }
        for presentation in graph.presentations.presented {
            var values = PreferenceValues()
            var box = BoxID.none
            _ = visit(presentation.node, &values, &box)
            if presentation === graph.presentations.page { graph.afterLayout.pagePreferences?(values) }
        }
    }

    /// Whether what a node stands for has a place. What was not chosen for one is not there: nobody looks at it, and it
    /// says nothing.
    private enum Presence { case nothing, hidden, shown }

    /// - Parameter first: the first box in the node, if none was found before.
    private func visit(_ node: NodeID, _ values: inout PreferenceValues, _ first: inout BoxID) -> Presence {
        let own = graph[node].box
        if graph.isOutOfSight(node) {
            if first < 0 { first = own }
            return .hidden
        }
        var box = own
        var sight: Presence = graph[node].box >= 0 ? .shown : .nothing
        var child = graph[node].firstChild
        if child >= 0, !graph.mayDescend() { child = .none }
        while child >= 0 {
            var written = PreferenceValues()
            switch visit(child, &written, &box) {
            case .hidden: if sight == .nothing { sight = .hidden }
            case .shown:
                sight = .shown
                values.merge(written)
            case .nothing: values.merge(written)
            }
            child = graph[child].nextSibling
        }
        if first < 0 { first = box }
        if sight != .hidden {
            graph.afterLayout.boxWithin = box
            graph[node].object?.takeUnretainedValue().afterLayout(&values, at: node, in: graph)
        }
        return sight
    }
}

/// A node's object that looks at layouts. As long as one looks, frames take the preference pass.
@MainActor
class LayoutWatcher: NodeObject {
    unowned let graph: ViewGraph
    final var isLooking: Bool {
        didSet { if isLooking != oldValue { graph.afterLayout.watcherCount += isLooking ? 1 : -1 } }
    }

    init(_ graph: ViewGraph, isLooking: Bool = true) {
        self.graph = graph
        self.isLooking = isLooking
        super.init()
        graph.afterLayout.watcherCount += watchCount
    }

    final override var watchCount: Int { isLooking ? 1 : 0 }
    override func willRemove() { isLooking = false }
}
