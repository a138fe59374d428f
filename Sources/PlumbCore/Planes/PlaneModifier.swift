import Foundation
import PlumbGraphics
import PlumbLayout

/// Presents views on a plane above the one that the view stands on. Size and place are the view's.
///
/// 1. While `isPresented` is true, the plane's views are there: they inherit what the view inherits, keep their state,
/// and stand where the traits say (`PlaneTraits.place`). The closure is evaluated only then; what it reads is read by
/// the plane alone. 2. They come and go by the transition, in the transaction of the change; with an animation of their
/// own, in a transaction that follows it. 3. With the view goes the plane, and with a view that is out of sight it is
/// out of sight. 4. Presented again on its way out, the plane comes back with its state.
struct PlaneModifier<Presented: View>: SubtreeModifier {
    let isPresented: Bool
    let traits: PlaneTraits
    let dimming: Color?
    let transition: AnyTransition
    let animation: Animation?
    let presented: () -> Presented

    @MainActor static func makeNodes<C: View>(of modifier: PlaneModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(PlaneModifier.self)
        let presenter = builder.keepObject(PlanePresenter(modifier, builder.node, builder.graph)) {
            $0.modifier = modifier
        }
        builder.add(content)
        presenter.update(in: builder)
        builder.close(scope)
    }
}

extension View {
    /// Presents views on a plane of their own: what sheets, alerts, menus and popovers are made of.
    ///
    /// - Parameters:
    ///   - dimming: painted over all that lies behind the plane.
    ///   - animation: how the plane comes and goes whatever the change was made with; nil for the change's own.
    package func plane<Presented: View>(
        isPresented: Bool, _ traits: PlaneTraits, dimming: Color? = nil, transition: AnyTransition? = nil,
        animation: Animation? = nil, @ViewBuilder presented: @escaping () -> Presented
    ) -> some View {
        modifier(
            PlaneModifier(
                isPresented: isPresented, traits: traits, dimming: dimming, transition: transition ?? .opacity,
                animation: animation, presented: presented))
    }
}

/// The view that presents a plane, where it stands.
@MainActor
private final class PlanePresenter<Presented: View>: NodeObject {
    var modifier: PlaneModifier<Presented>
    private let node: NodeID
    private unowned let graph: ViewGraph
    private var plane: Plane?

    init(_ modifier: PlaneModifier<Presented>, _ node: NodeID, _ graph: ViewGraph) {
        self.modifier = modifier
        self.node = node
        self.graph = graph
        super.init()
    }

    /// The walk has come to the view.
    func update(in builder: GraphBuilder) {
        let isPresented = plane?.isPresented ?? false
        // 2
        if modifier.isPresented != isPresented, let animation = modifier.animation, graph.planes.page.outermost >= 0,
            !builder.transaction.disablesAnimations
        {
            withAnimation(animation) { graph.queue.add(node) }
        } else {
            show(in: builder)
        }
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { show(in: GraphBuilder(graph: graph)) }

    /// Makes the plane what the modifier says. What it reads of the environment, it is made anew for.
    private func show(in builder: GraphBuilder) {
        ReadTracker.tracking(node, in: graph) {
            if modifier.isPresented { present(in: builder) } else { goAway(in: builder) }
        }
    }

    override var detachedChild: NodeID { plane.map { $0.isPresented ? $0.node : .none } ?? .none }

    private func present(in builder: GraphBuilder) {
        let plane = plane.flatMap { $0.content >= 0 ? $0 : nil } ?? makePlane()
        self.plane = plane
        let values = graph.environment(graph[node].environment)
        plane.traits = modifier.traits
        plane.dimming = modifier.dimming?.rgba(in: values)
        graph[plane.node].environment = graph[node].environment
        if !plane.isPresented {
            graph.planes.present(plane, from: values.plane ?? graph.planes.page)
            graph.presentation.startDimming(plane, in: graph)
            graph.keyFocus.planesChange()
        }
        if let content = graph[plane.node].object?.takeUnretainedValue() as? PlaneContent<Presented> {
            content.presented = modifier.presented
            content.transition = modifier.transition
            content.update(in: builder)
        }
    }

    private func makePlane() -> Plane {
        var root = Node(
            tag: Node.tag(of: PlaneRoot.self), parent: node, environment: graph[node].environment, orientation: 0)
        if case .fixed(let count) = Presented.arity, count > 1 { root.orientation = 2 }
        let id = graph.addNode(root)
        let box = graph.tree.makeBox(.forward)
        graph.tree[box].flags.insert(.vertical)
        graph[id].box = box
        let plane = Plane(id, presenter: node, traits: modifier.traits)
        plane.content = box
        graph.setObject(PlaneContent<Presented>(plane, graph), of: id)
        return plane
    }

    private func goAway(in builder: GraphBuilder) {
        guard let plane, plane.isPresented else { return }
        plane.isPresented = false
        builder.resume(at: plane.node) {}
        graph.presentation.startDimming(plane, in: graph)
        graph.keyFocus.planesChange()
        if !graph.presentation.isLeaving(plane) { end() }
    }

    private func end() {
        guard let plane else { return }
        self.plane = nil
        if plane.isPresented { graph.keyFocus.planesChange() }
        graph.remove(plane)
    }

    // 3
    override func willLeave(_ node: NodeID, in graph: ViewGraph) { goAway(in: GraphBuilder(graph: graph)) }
    override func comesBack(_ node: NodeID, in graph: ViewGraph) { show(in: GraphBuilder(graph: graph)) }
    override func leaveSight() { end() }
    override func willRemove() { end() }
}

/// The views of a plane, under its root.
@MainActor
private final class PlaneContent<Presented: View>: NodeObject {
    var presented: (() -> Presented)?
    var transition = AnyTransition.opacity
    private let plane: Plane
    private unowned let graph: ViewGraph

    init(_ plane: Plane, _ graph: ViewGraph) {
        self.plane = plane
        self.graph = graph
        super.init()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        if plane.isPresented { update(in: GraphBuilder(graph: graph)) }
    }

    func update(in builder: GraphBuilder) {
        guard let presented else { return }
        let (node, plane) = (plane.node, plane)
        builder.resume(at: node) {
            graph.waiting.remove(node)
            graph.forgetReads(of: node)
            ReadTracker.tracking(node, in: graph) {
                configureBox(in: builder)
                let view = graph.observing(node, presented)
                builder.add(
                    view.transition(transition),
                    with: EnvironmentModifier {
                        $0.plane = plane
                        // What the plane keeps clear of is known when it is laid out.
                        $0.hasSafeArea = true
                    })
            }
        }
    }

    private func configureBox(in builder: GraphBuilder) {
        let (tree, box) = (graph.tree, plane.content)
        tree.environments[box] = builder.environment
        let isRightToLeft = builder.values.layoutDirection == .rightToLeft
        if tree[box].flags.contains(.rightToLeft) != isRightToLeft {
            tree[box].flags.formSymmetricDifference(.rightToLeft)
            tree.invalidate(box)
        }
    }
}
