import Foundation
import PlumbGraphics
import PlumbLayout

/// A value that a view has for the row of a list in which it stands.
package protocol RowTraitKey: TraitKey {
    /// Whether values come out of containers too. What a row is like is said by the row's own modifiers, as for any
    /// container; a button in a stack acts for the row all the same.
    static var leavesContainers: Bool { get }
}

extension RowTraitKey {
    package static var leavesContainers: Bool { false }
}

/// The place of a row of a list: what is said within about it, and the gestures of the whole row.
@MainActor
final class RowNode: NodeObject {
    let site: GestureSite
    let traits = TraitStore()
    let gestures = RowGestures()

    init(_ site: GestureSite) {
        self.site = site
        super.init()
    }

    // The graph is handed on: each look at an unowned reference counts.

    /// The box that the row's layout places the views of.
    private func layoutBox(in graph: ViewGraph) -> BoxID {
        let box = graph[site.node].box
        return box < 0 ? .none : graph.tree[box].firstChild
    }

    /// What the row's view carries for containers.
    var containerValues: ContainerValues? {
        let graph = site.graph
        let layout = layoutBox(in: graph)
        let content = layout < 0 ? .none : graph.tree[layout].firstChild
        return content < 0 ? nil : graph.tree.containerValues(of: content)
    }

    /// Lays the row out by a layout from now on.
    func arrange<L: Layout>(by layout: L, in builder: GraphBuilder) {
        let graph = builder.graph
        let box = layoutBox(in: graph)
        guard box >= 0 else { return }
        guard let role = graph.tree.role(of: box) as? LayoutRole<L> else {
            graph.tree.setRole(LayoutRole(layout), of: box)
            return graph.tree.invalidate(box)
        }
        let shown = builder.presented(layout, after: role.layout) { [weak self] layout, _, _ in self?.show(layout) }
        show(shown)
    }

    private func show<L: Layout>(_ layout: L) {
        let graph = site.graph
        let box = layoutBox(in: graph)
        guard box >= 0, let role = graph.tree.role(of: box) as? LayoutRole<L> else { return }
        role.layout = layout
        graph.tree.invalidate(box)
    }

    /// What is seen of the row in its bounds, nil for all of it; and whether it is painted over others.
    func show(clip: ((CGRect) -> Path)?, isRaised: Bool, in graph: ViewGraph) {
        let box = graph[site.node].box
        guard let role = graph.tree.role(of: box) as? RowRole else { return }
        if role.clip != nil || clip != nil {
            role.clip = clip
            graph.noteRepainted(box)
        }
        guard role.isRaised != isRaised else { return }
        role.raise(isRaised)
        graph.tree.invalidate(box)
        graph.noteRepainted(box)
    }
}

/// The gestures of a whole row, and what it can be found as; the innermost first.
@MainActor
final class RowGestures: GestureSet, FindableSet {
    fileprivate(set) var gestures: [GestureNode] = []
    fileprivate(set) var findables: [FindableNode] = []
}

extension RowNode {
    /// The row around a node, and how many nodes lie between; nil where none is, or where a container lies between and
    /// the value does not leave it.
    static func around(_ node: NodeID, in graph: ViewGraph, leavesContainers: Bool) -> (row: RowNode, depth: Int)? {
        var depth = 0
        // The innermost container in the row is the row's own layout.
        var containers = 0
        var current = graph[node].parent
        while current >= 0 {
            let object = graph[current].object?.takeUnretainedValue()
            if let row = object as? RowNode { return leavesContainers || containers <= 1 ? (row, depth) : nil }
            if object is PartialList { return nil }
            let box = graph[current].box
            if box >= 0, !graph.tree[box].rule.isWrapper { containers += 1 }
            depth += 1
            current = graph[current].parent
        }
        return nil
    }
}

/// The box of a row. It can be touched everywhere where it does something.
final class RowRole: PaintRole, TouchRole {
    private let row: RowGestures
    private let site: GestureSite
    /// What is seen of the row in its bounds; nil for everything, but for content at the sides of its card.
    var clip: ((CGRect) -> Path)?
    private var isClipped = false

    private var isInFront = false

    init(_ row: RowGestures, at site: GestureSite) { (self.row, self.site) = (row, site) }

    func raise(_ isRaised: Bool) { isInFront = isRaised }
    override var isRaised: Bool { isInFront }
    override var zIndex: Double { isInFront ? 1 : 0 }

    var watcher: AnyObject? { row }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        let bounds = context.pixelAligned(CGRect(origin: .zero, size: size))
        let site = site
        let path = clip.map { $0(bounds) } ?? MainActor.assumeIsolated { RowCard.outline(of: site, in: bounds) }
        isClipped = path != nil
        guard let path else { return }
        context.items.append(.pushClip(path.offsetBy(dx: context.origin.x, dy: context.origin.y), FillStyle()))
    }

    override func endEffect(in context: inout DrawContext) { if isClipped { context.items.append(.pop) } }

    func touchArea(contains point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool? {
        let row = row
        guard MainActor.assumeIsolated({ !row.gestures.isEmpty }) else { return nil }
        return point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
    }
}

/// Gives the row around a value. Size and place are the view's.
struct RowTraitModifier<K: RowTraitKey>: MemberModifier {
    let name: String?
    let value: K.Value?

    @MainActor static func makeNodes<C: View>(of modifier: RowTraitModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(RowTraitModifier.self)
        let node = builder.keepObject(RowTraitNode<K>(builder.node, in: builder.graph)) { _ in }
        node.name = modifier.name
        node.set(modifier.value)
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class RowTraitNode<K: RowTraitKey>: NodeObject, SayingNode {
    private let node: NodeID
    var name: String?
    var said: SaidTrait? { name.map { SaidTrait(name: $0, isForRow: true, isHeard: row != nil) } }
    private weak var row: RowNode?
    private let depth: Int

    init(_ node: NodeID, in graph: ViewGraph) {
        self.node = node
        let found = RowNode.around(node, in: graph, leavesContainers: K.leavesContainers)
        (row, depth) = (found?.row, found?.depth ?? 0)
        super.init()
    }

    func set(_ value: K.Value?) {
        guard let value else {
            row?.traits.remove(K.self, of: node)
            return
        }
        row?.traits.set(value, for: K.self, at: node, depth: depth)
    }

    override func willRemove() { row?.traits.remove(K.self, of: node) }
}

/// Adds a gesture to the whole row around. Size and place are the view's.
struct RowGestureModifier<G: Gesture>: MemberModifier {
    let gesture: G
    let order: GestureOrder
    let isEnabled: Bool

    @MainActor static func makeNodes<C: View>(of modifier: RowGestureModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(RowGestureModifier.self)
        let new = RowGestureAdder(builder.node, order: modifier.order, G.self, in: builder.graph)
        let adder = builder.keepObject(new) { _ in }
        adder.isEnabled = modifier.isEnabled
        adder.gesture?.recognize(modifier.gesture, in: builder)
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class RowGestureAdder: NodeObject {
    private weak var row: RowNode?
    let gesture: GestureNode?

    var isEnabled = false {
        didSet {
            guard isEnabled != oldValue, let gesture else { return }
            if isEnabled {
                row?.gestures.gestures.append(gesture)
            } else {
                row?.gestures.gestures.removeAll { $0 === gesture }
            }
        }
    }

    init(_ node: NodeID, order: GestureOrder, _ type: Any.Type, in graph: ViewGraph) {
        row = RowNode.around(node, in: graph, leavesContainers: true)?.row
        gesture = row.map { GestureNode($0.site, order: order, type) }
        super.init()
    }

    override func willRemove() {
        gesture?.recognizer?.discard()
        isEnabled = false
    }
}

/// Lets the whole row around be found by a point. Size and place are the view's.
struct RowFindableModifier: MemberModifier {
    /// Nil for a row that is not found.
    let value: AnyObject?

    @MainActor static func makeNodes<C: View>(of modifier: RowFindableModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(RowFindableModifier.self)
        builder.keepObject(RowFindableAdder(builder.node, in: builder.graph)) { _ in }.update(modifier.value)
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class RowFindableAdder: NodeObject {
    private weak var row: RowNode?
    private var findable: FindableNode?

    init(_ node: NodeID, in graph: ViewGraph) {
        row = RowNode.around(node, in: graph, leavesContainers: true)?.row
        super.init()
    }

    func update(_ value: AnyObject?) {
        guard let value, let row else { return willRemove() }
        if let findable {
            findable.value = value
        } else {
            let new = FindableNode(row.site, value)
            row.gestures.findables.append(new)
            findable = new
        }
    }

    override func willRemove() {
        guard let findable else { return }
        findable.end()
        row?.gestures.findables.removeAll { $0 === findable }
        self.findable = nil
    }
}
