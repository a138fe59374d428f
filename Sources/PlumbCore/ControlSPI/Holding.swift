import Foundation
import PlumbLayout

/// A finger that has held a view.
@MainActor
package struct HeldTouch {
    private let held: GraspGesture.Grasp
    /// Where views are found.
    package let reach: PageReach

    fileprivate init(_ held: GraspGesture.Grasp) {
        self.held = held
        reach = PageReach(held.site.graph)
    }

    /// Where the finger was then, in points of the page.
    package var location: CGPoint { held.location }

    /// Tells where the finger goes, until it is let go; gestures don't hear of it any more.
    ///
    /// - Parameter body: is given points of the page.
    package func follow(_ body: @escaping (TouchPhase, CGPoint) -> Void) {
        reach.graph?.service(TouchFollowers.self).follow(held.finger, body)
    }
}

/// A page whose views are found by points.
@MainActor
package struct PageReach {
    fileprivate weak var graph: ViewGraph?

    fileprivate init(_ graph: ViewGraph) { self.graph = graph }

    /// The views under a point of the page that say something of a type about themselves, the innermost first. What
    /// cannot be touched is not found.
    package func find<T: AnyObject>(_ type: T.Type, at point: CGPoint) -> [FoundView<T>] {
        guard let graph, point.x.isFinite, point.y.isFinite else { return [] }
        return graph.working { HitTest.found(at: point, in: graph) }.compactMap { FoundView($0, in: graph) }
    }
}

/// A view that was found by a point.
@MainActor
package struct FoundView<T: AnyObject> {
    private let node: FindableNode
    private weak var kept: ViewGraph?

    fileprivate init?(_ node: FindableNode, in graph: ViewGraph) {
        guard node.value is T else { return nil }
        (self.node, kept) = (node, graph)
    }

    /// The page, while the view stands on it.
    private var graph: ViewGraph? { node.isGone ? nil : kept }

    /// What the view says about itself now; nil once it has gone.
    package var value: T? { graph == nil ? nil : node.value as? T }

    /// Whether it is the same view.
    package func isSame(as other: FoundView?) -> Bool { node === other?.node }

    /// A point of the page in the view's coordinates.
    package func location(_ point: CGPoint) -> CGPoint {
        graph == nil ? point : node.site.location(point, in: .local)
    }

    /// The view's size, in points.
    package var size: CGSize { graph == nil ? .zero : node.site.size }

    /// Where the view stands, in points of the page; nil where that is nowhere.
    package var frame: CGRect? {
        guard let graph else { return nil }
        return graph.pageFrame(of: graph.box(in: node.site.node))
    }

    /// Shows a view that belongs to none of the page, and inherits what the one that was found inherits now. It stays
    /// until it is removed, whatever becomes of the other.
    package func float<V: View>(_ view: V) -> FloatingView? {
        guard let graph else { return nil }
        return FloatingView(view, graph.environment(graph[node.site.node].environment), in: graph)
    }
}

extension View {
    /// Runs an action when a finger has held the view for a while, before any gesture of the views within. Size and
    /// place are the view's.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - distance: how far the finger may move until then, in points.
    package func onGrasp(
        for duration: Double, within distance: CGFloat, isEnabled: Bool = true,
        perform action: @escaping (HeldTouch) -> Void
    ) -> some View {
        highPriorityGesture(
            grasp(duration, distance).onEnded { action(HeldTouch($0)) }, isEnabled: isEnabled)
    }

    /// As `onGrasp`, for the whole row around.
    package func onRowGrasp(
        for duration: Double, within distance: CGFloat, isEnabled: Bool, perform action: @escaping (HeldTouch) -> Void
    ) -> some View {
        rowGesture(
            grasp(duration, distance).onEnded { action(HeldTouch($0)) }, isEnabled: isEnabled)
    }

    /// Runs an action when a finger has rested on the view for a while, and nothing within has taken it. Size and place
    /// are the view's.
    ///
    /// - Parameters:
    ///   - duration: seconds.
    ///   - action: is told where the finger came down, in the page's coordinates.
    package func onHold(
        for duration: Double, isEnabled: Bool, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            GraspGesture(press: LongPressGesture(minimumDuration: duration), needsFinger: false)
                .onEnded { action($0.start) },
            isEnabled: isEnabled)
    }

    private func grasp(_ duration: Double, _ distance: CGFloat) -> GraspGesture {
        GraspGesture(
            press: LongPressGesture(minimumDuration: duration, maximumDistance: distance), needsFinger: true)
    }

    /// Lets the view be found by points of the page. Size and place are the view's.
    package func findable(_ value: AnyObject) -> some View { modifier(FindableModifier(value: value)) }

    /// Lets the whole row around be found by points of the page. Size and place are the view's.
    ///
    /// - Parameter value: nil for a row that is not found.
    package func rowFindable(_ value: AnyObject?) -> some View { modifier(RowFindableModifier(value: value)) }
}

extension DynamicViewContent {
    /// Lets a list put new elements between those that are there.
    ///
    /// - Parameter insertion: what does it; whoever asks for its type knows how (`RowElement.insertion`).
    package func insertion(_ insertion: AnyObject) -> some DynamicViewContent {
        modifier(DynamicEditsModifier(edits: DynamicEdits(insertion: insertion)))
    }
}

/// A view over the page that no other view presents: it is made of presentations alone.
@MainActor
package final class FloatingView {
    private weak var graph: ViewGraph?
    private weak var root: FloatingNode?

    /// - Parameter values: what the view inherits.
    fileprivate init<V: View>(_ view: V, _ values: EnvironmentValues, in graph: ViewGraph) {
        self.graph = graph
        let id = graph.addNode(
            Node(
                tag: Node.tag(of: FloatingNode.self), parent: .root, environment: graph[.root].environment,
                orientation: 0))
        let root = FloatingNode { builder in
            builder.add(
                view,
                with: EnvironmentModifier {
                    let here = $0
                    $0 = values
                    $0.presentation = here.presentation
                    $0.leaveContext()
                })
        }
        root.node = id
        graph.setObject(root, of: id)
        graph.presentations.floating.insert(id)
        graph.queue.add(id)
        self.root = root
    }

    /// Takes it away, with all that it shows.
    package func remove() {
        guard let root, !root.isOver else { return }
        root.isOver = true
        graph?.queue.add(root.node)
    }
}

/// The node of a view that floats.
@MainActor
private final class FloatingNode: NodeObject {
    var node = NodeID.none
    var isOver = false
    private let build: (GraphBuilder) -> Void

    init(_ build: @escaping (GraphBuilder) -> Void) {
        self.build = build
        super.init()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        if isOver {
            graph.presentations.floating.remove(node)
            return graph.removeSubtree(node)
        }
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) {
            graph.update.waiting.remove(node)
            graph.forgetReads(of: node)
            ReadTracker.tracking(node, in: graph) { build(builder) }
        }
    }
}
