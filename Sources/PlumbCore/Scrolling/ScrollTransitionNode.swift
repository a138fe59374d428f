import Foundation
import PlumbGraphics
import PlumbLayout

/// How much of the two outer phases is seen of a scroll transition: 0 and 0 is `identity`.
struct ScrollTransitionShares: Equatable {
    var topLeading = 0.0
    var bottomTrailing = 0.0
}

/// How a scroll transition turns a view's place into phases.
struct ScrollTransitionRule {
    var topLeading: ScrollTransitionConfiguration
    var bottomTrailing: ScrollTransitionConfiguration
    var axis: Axis?

    /// Whether the effects are on their way to where they belong.
    var isAnimated: Bool { topLeading.animation != nil || bottomTrailing.animation != nil }

    /// Steps 1 to 4 of `ScrollTransitionModifier`.
    @MainActor
    func shares(of box: BoxID, in graph: ViewGraph) -> ScrollTransitionShares {
        let tree = graph.tree
        // 1
        let space = axis.map { NamedCoordinateSpace.scrollView(axis: $0) } ?? .scrollView
        let container = tree.coordinateSpace(space.name, around: box)
        guard container >= 0 else { return ScrollTransitionShares() }
        let axis = axis ?? (tree.scrolls(container, .vertical) ? .vertical : .horizontal)
        let frame = GeometryProxy(graph, box: box).frame(in: space)
        let length = Double(axis == .horizontal ? frame.width : frame.height)
        let room = tree[container].size[axis]
        // The space begins within the insets; what is seen of a view is seen under them too.
        let inset = tree.spaceBounds(of: container).origin
        var start = Double(axis == .horizontal ? frame.minX + inset.x : frame.minY + inset.y)
        if axis == .horizontal, tree[container].flags.contains(.rightToLeft) { start = room - start - length }
        // 2
        let near = topLeading.part(of: start + length, length, in: room)
        let far = bottomTrailing.part(of: room - start, length, in: room)
        guard near.isFinite, far.isFinite else { return ScrollTransitionShares() }
        // 3
        if near <= far { return ScrollTransitionShares(topLeading: 1 - topLeading.progress(near)) }
        return ScrollTransitionShares(bottomTrailing: 1 - bottomTrailing.progress(far))
    }
}

extension ScrollTransitionConfiguration {
    /// Points by which a threshold can be missed and is reached: places are sums of many numbers.
    private static let tolerance = 1e-3

    /// How much of its way to the threshold a view has come at an edge, from 0 to 1.
    fileprivate func part(of way: Double, _ length: Double, in container: Double) -> Double {
        if case .identity = mode { return 1 }
        let end = threshold.way(of: length, in: container)
        guard way < end - Self.tolerance else { return way.isNaN || end.isNaN ? .nan : 1 }
        return way > 0 ? way / end : 0
    }

    /// How much of `identity` is seen there.
    fileprivate func progress(_ part: Double) -> Double {
        switch mode {
        case .identity: 1
        case .discrete: part < 1 ? 0 : 1
        case .interactive(let curve): part <= 0 ? 0 : part >= 1 ? 1 : curve.value(at: part)
        }
    }
}

/// The place of a scroll transition in the view tree. Where it is animated, it holds the shares on their way: effects
/// are mixed in proportion to them, so that they move as their own numbers would.
@MainActor
final class ScrollTransitionNode: NodeObject, PlaceFollower, Mover {
    private unowned let graph: ViewGraph
    private(set) var node: NodeID
    fileprivate var rule: ScrollTransitionRule { didSet { follow() } }
    /// The effects of a phase.
    fileprivate var effects: (ScrollTransitionPhase) -> VisualEffectSteps
    private var aim: ScrollTransitionShares?
    private var topLeading = Motion<Double>()
    private var bottomTrailing = Motion<Double>()
    /// The frame in which the view was laid out first: until that is over, nobody has seen it.
    private var firstFrame: Int?
    private var isInSight = true
    /// Draws the view.
    fileprivate private(set) lazy var role = VisualEffectRole(graph, "scrollTransition") { [weak self] in
        self?.steps(of: $0.box) ?? []
    }

    fileprivate init(
        _ graph: ViewGraph, _ node: NodeID, _ rule: ScrollTransitionRule,
        _ effects: @escaping (ScrollTransitionPhase) -> VisualEffectSteps
    ) {
        self.graph = graph
        self.node = node
        self.rule = rule
        self.effects = effects
        super.init()
        follow()
    }

    private func follow() {
        graph.motion.placeFollowers[node] = rule.isAnimated && isInSight ? self : nil
        if !rule.isAnimated { settle() }
    }

    /// Forgets where the view was.
    private func settle() {
        aim = nil
        firstFrame = nil
        if graph.motion.movers[node] === self { graph.motion.movers.remove(node) }
        abandon()
    }

    override func willRemove() { graph.motion.placeFollowers[node] = nil }

    override func leaveSight() {
        isInSight = false
        graph.motion.placeFollowers[node] = nil
        settle()
    }

    /// What comes back to a lazy container is as if it were new.
    override func returnToSight(_ node: NodeID) {
        isInSight = true
        follow()
    }

    // MARK: On the way

    func look(in graph: ViewGraph) {
        let box = graph[node].box
        guard box >= 0, graph.tree[box].x.isFinite else { return }
        let new = rule.shares(of: box, in: graph)
        let old = aim ?? new
        aim = new
        // 5
        if firstFrame == nil { firstFrame = graph.tree.frame }
        guard new != old, firstFrame != graph.tree.frame else { return }
        start(new.topLeading - old.topLeading, on: &topLeading, rule.topLeading)
        start(new.bottomTrailing - old.bottomTrailing, on: &bottomTrailing, rule.bottomTrailing)
        let motion = graph.motion
        if isMoving, motion.movers[node] == nil { motion.movers.add(self) }
    }

    private func start(_ way: Double, on motion: inout Motion<Double>, _ configuration: ScrollTransitionConfiguration) {
        guard way != 0 else { return }
        motion.start(
            way.unitScaled(), Transaction(animation: configuration.animation), at: graph.motion.time,
            in: graph.environment(graph[node].environment))
    }

    private var isMoving: Bool { topLeading.isRunning || bottomTrailing.isRunning }

    func move(to time: Double, in graph: ViewGraph) -> Bool {
        let goesOn = topLeading.move(to: time)
        return bottomTrailing.move(to: time) || goesOn
    }

    func abandon() {
        topLeading.stop()
        bottomTrailing.stop()
    }

    // MARK: What is seen

    private func steps(of box: BoxID) -> [VisualEffectSteps.Step] {
        var shares = aim ?? rule.shares(of: box, in: graph)
        shares.topLeading += topLeading.rest.unitUnscaled()
        shares.bottomTrailing += bottomTrailing.rest.unitUnscaled()
        var others: [(steps: VisualEffectSteps, share: Double)] = []
        if shares.topLeading != 0 { others.append((effects(.topLeading), shares.topLeading)) }
        if shares.bottomTrailing != 0 { others.append((effects(.bottomTrailing), shares.bottomTrailing)) }
        return effects(.identity).mixed(with: others).steps
    }
}

extension GraphBuilder {
    /// Opens the box of a scroll transition.
    func openScrollTransition<T>(
        _ type: T.Type, _ rule: ScrollTransitionRule, effects: @escaping (ScrollTransitionPhase) -> VisualEffectSteps
    ) -> Scope {
        var scope = open(type)
        let node = keepObject(ScrollTransitionNode(graph, self.node, rule, effects)) {
            $0.rule = rule
            $0.effects = effects
        }
        let box = box(.forward, role: node.role, in: &scope)
        node.role.box = box
        return scope
    }
}
