import PlumbLayout

/// Says how a view comes and goes. Size and place are the view's while it is there.
///
/// 1. A view that is new in an animated update is made as at `willAppear`, and then changes to `identity` in the
/// transaction of the update. 2. A view that goes in an animated update is not laid out any more, and is seen changing
/// to `didDisappear`; then it goes (`ViewGraph.dismiss`). 3. In an update that is not animated nothing of this is seen,
/// nor within a container that comes or goes as a whole. Source: Apple (`transition(_:)`, `TransitionPhase`).
package struct TransitionModifier: MemberModifier {
    let transition: AnyTransition

    @MainActor public static func makeNodes<C: View>(
        of modifier: TransitionModifier, content: C, in builder: GraphBuilder
    ) {
        let isInserted = builder.isInserted
        let scope = builder.open(TransitionModifier.self)
        let node = builder.keepObject(TransitionNode<C>()) { _ in }
        // What waits for the members of a list stands around the view, and goes with it.
        let pending = builder.pending
        builder.pending = nil
        defer { builder.pending = pending }
        let transition = modifier.transition.box
        node.add = { builder, phase in
            if let pending {
                transition.add(ModifiedMember(content: content, modifiers: pending), phase, to: builder)
            } else {
                transition.add(content, phase, to: builder)
            }
        }
        if scope.isNew, isInserted {
            builder.graph.motion.inserted.append(builder.node)
            node.add?(builder, .willAppear)
            builder.startAgain()
        }
        node.add?(builder, .identity)
        builder.close(scope)
    }
}

private final class TransitionNode<Content: View>: NodeObject {
    /// Adds the view at a phase.
    var add: (@MainActor (GraphBuilder, TransitionPhase) -> Void)?

    override var isTransition: Bool { true }

    override func leave(_ node: NodeID, in graph: ViewGraph) -> Bool {
        let builder = GraphBuilder(graph: graph)
        builder.resume(at: node) { add?(builder, .didDisappear) }
        return graph.motion.isMoving(in: node, graph)
    }
}

extension View {
    /// Says how the view comes and goes when that is animated.
    public func transition(_ transition: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: transition))
    }

    /// Says how the view comes and goes when that is animated.
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: AnyTransition(transition)))
    }
}
