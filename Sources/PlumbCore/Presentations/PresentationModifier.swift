import Foundation
import PlumbGraphics
import PlumbLayout

/// Presents views on a presentation above the one that the view stands on. Size and place are the view's.
///
/// 1. While `isPresented` is true, the presentation's views are there: they inherit what the view inherits, keep their
/// state, and stand where the traits say (`PresentationTraits.place`). The closure is evaluated only then; what it
/// reads is read by the presentation alone. 2. They come and go by the transition, in the transaction of the change;
/// with an animation of their own, in a transaction that follows it. 3. With the view goes the presentation, and with a
/// view that is out of sight it is out of sight. 4. Presented again on its way out, the presentation comes back with
/// its state. 5. Where views of one presentation may present one at a time, the next waits until the last is gone. 6.
/// Values that belong to the place of the presenter are not inherited (`ContextEnvironmentKey`).
struct PresentationModifier<Presented: View>: SubtreeModifier {
    let isPresented: Bool
    let traits: PresentationTraits
    let dimming: Color?
    let transition: AnyTransition
    let animation: Animation?
    let presented: () -> Presented

    @MainActor static func makeNodes<C: View>(of modifier: PresentationModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(PresentationModifier.self)
        let presenter = builder.keepObject(Presenter(modifier, builder.node, builder.graph)) {
            $0.modifier = modifier
        }
        builder.add(content)
        presenter.update(in: builder)
        builder.close(scope)
    }
}

extension View {
    /// Presents views on a presentation of their own: what sheets, alerts, menus and popovers are made of.
    ///
    /// - Parameters:
    ///   - dimming: painted over all that lies behind the presentation.
    ///   - animation: how the presentation comes and goes whatever the change was made with; nil for the change's own.
    package func presentation<Presented: View>(
        isPresented: Bool, _ traits: PresentationTraits, dimming: Color? = nil, transition: AnyTransition? = nil,
        animation: Animation? = nil, @ViewBuilder presented: @escaping () -> Presented
    ) -> some View {
        modifier(
            PresentationModifier(
                isPresented: isPresented, traits: traits, dimming: dimming, transition: transition ?? .opacity,
                animation: animation, presented: presented))
    }
}

/// The view that presents a presentation, where it stands.
@MainActor
private final class Presenter<Presented: View>: NodeObject {
    var modifier: PresentationModifier<Presented>
    private let node: NodeID
    private unowned let graph: ViewGraph
    private var presentation: Presentation?

    init(_ modifier: PresentationModifier<Presented>, _ node: NodeID, _ graph: ViewGraph) {
        self.modifier = modifier
        self.node = node
        self.graph = graph
        super.init()
    }

    /// The walk has come to the view.
    func update(in builder: GraphBuilder) {
        let isPresented = presentation?.isPresented ?? false
        // 2
        if modifier.isPresented != isPresented, let animation = modifier.animation,
            graph.presentations.page.outermost >= 0,
            !builder.transaction.disablesAnimations
        {
            withAnimation(animation) { graph.queue.add(node) }
        } else {
            show(in: builder)
        }
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { show(in: GraphBuilder(graph: graph)) }

    /// Makes the presentation what the modifier says. What it reads of the environment, it is made anew for.
    private func show(in builder: GraphBuilder) {
        ReadTracker.tracking(node, in: graph) {
            if modifier.isPresented { present(in: builder) } else { goAway(in: builder) }
        }
    }

    override var detachedChild: NodeID { presentation.map { $0.isPresented ? $0.node : .none } ?? .none }

    private func present(in builder: GraphBuilder) {
        let values = graph.environment(graph[node].environment)
        let presenter = values.presentation ?? graph.presentations.page
        // 5
        if modifier.traits.isExclusive, let other = graph.presentations.obstacle(from: presenter),
            other !== presentation
        {
            return wait(for: other)
        }
        let presentation = presentation.flatMap { $0.content >= 0 ? $0 : nil } ?? makePresentation()
        self.presentation = presentation
        presentation.traits = modifier.traits
        presentation.traits.recess?.ground = Color(system: .background).rgba(in: values)
        presentation.dimming = modifier.dimming?.rgba(in: values)
        graph[presentation.node].environment = graph[node].environment
        if !presentation.isPresented {
            graph.presentations.present(presentation, from: presenter)
            graph.keyFocus.presentationsChange()
        }
        graph.motion.startBackdrop(of: presentation, in: graph)
        if let content = graph[presentation.node].object?.takeUnretainedValue() as? PresentedContent<Presented> {
            content.presented = modifier.presented
            content.transition = modifier.transition
            content.update(in: builder)
        }
    }

    private func wait(for other: Presentation) {
        if graph.presentations.waiting.contains(where: { $0.presenter == node }) { return }
        graph.presentations.waiting.append((node, modifier.animation))
        guard other.isPresented else { return }
        graph.report(
            "a view presents a sheet, a cover or an alert while another one of the same screen is shown; "
                + "it is shown when that is gone")
    }

    private func makePresentation() -> Presentation {
        var root = Node(
            tag: Node.tag(of: PresentationRoot.self), parent: node, environment: graph[node].environment, orientation: 0
        )
        if case .fixed(let count) = Presented.arity, count > 1 { root.orientation = 2 }
        let id = graph.addNode(root)
        let box = graph.tree.makeBox(.forward)
        graph.tree[box].flags.insert(.vertical)
        graph[id].box = box
        let presentation = Presentation(id, presenter: node, traits: modifier.traits)
        presentation.content = box
        graph.setObject(PresentedContent<Presented>(presentation, graph), of: id)
        return presentation
    }

    private func goAway(in builder: GraphBuilder) {
        guard let presentation, presentation.isPresented else { return }
        presentation.isPresented = false
        builder.resume(at: presentation.node) {}
        graph.motion.startBackdrop(of: presentation, in: graph)
        graph.keyFocus.presentationsChange()
        if !graph.motion.isLeaving(presentation) { end() }
    }

    private func end() {
        guard let presentation else { return }
        self.presentation = nil
        if presentation.isPresented { graph.keyFocus.presentationsChange() }
        graph.remove(presentation)
    }

    // 3
    override func willLeave(_ node: NodeID, in graph: ViewGraph) { goAway(in: GraphBuilder(graph: graph)) }
    override func comesBack(_ node: NodeID, in graph: ViewGraph) { show(in: GraphBuilder(graph: graph)) }
    override func leaveSight() { end() }
    override func willRemove() { end() }
}

/// The views of a presentation, under its root.
@MainActor
private final class PresentedContent<Presented: View>: NodeObject {
    var presented: (() -> Presented)?
    var transition = AnyTransition.opacity
    private let presentation: Presentation
    private unowned let graph: ViewGraph

    init(_ presentation: Presentation, _ graph: ViewGraph) {
        self.presentation = presentation
        self.graph = graph
        super.init()
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        if presentation.isPresented { update(in: GraphBuilder(graph: graph)) }
    }

    func update(in builder: GraphBuilder) {
        guard let presented else { return }
        let (node, presentation) = (presentation.node, presentation)
        builder.resume(at: node) {
            graph.update.waiting.remove(node)
            graph.forgetReads(of: node)
            ReadTracker.tracking(node, in: graph) {
                configureBox(in: builder)
                let view = graph.observing(node, presented)
                builder.add(
                    view.transition(transition),
                    with: EnvironmentModifier {
                        // 6
                        $0.leaveContext()
                        $0.presentation = presentation
                        // What the presentation keeps clear of is known when it is laid out.
                        $0.hasSafeArea = true
                    })
            }
        }
    }

    private func configureBox(in builder: GraphBuilder) {
        let (tree, box) = (graph.tree, presentation.content)
        tree.environments[box] = builder.environment
        let isRightToLeft = builder.values.layoutDirection == .rightToLeft
        if tree[box].flags.contains(.rightToLeft) != isRightToLeft {
            tree[box].flags.formSymmetricDifference(.rightToLeft)
            tree.invalidate(box)
        }
    }
}
