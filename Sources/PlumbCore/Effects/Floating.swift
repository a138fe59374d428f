import Foundation
import PlumbGraphics
import PlumbLayout

/// Paints a view over all others of the page, wherever it stands: an open menu. It is touched before all others, too. Size and place are the
/// view's.
///
/// 1. What is around it (clips, opacities, rotations) does not apply to it. 2. The one that came last is on top. 3. Gestures of the views around
/// don't see its touches.
package struct FloatingModifier: MemberModifier {
    @MainActor package static func makeNodes<C: View>(
        of modifier: FloatingModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.openBox(FloatingModifier.self, BoxParameters(.forward), role: FloatingRole())
        let box = builder.graph[builder.node].box
        _ = builder.keepObject(FloatingNode(box, builder.values.floats)) { _ in }
        builder.add(content)
        builder.close(scope)
    }
}

private final class FloatingRole: PaintRole {
    override var floats: Bool { true }
}

/// The views of a page that float, the one that came last at the end.
@MainActor
final class Floats {
    fileprivate(set) var boxes: [BoxID] = []
    nonisolated init() {}
}

/// Keeps a floating view's box among those of the page.
@MainActor
private final class FloatingNode: NodeObject {
    private let box: BoxID
    private weak var floats: Floats?

    init(_ box: BoxID, _ floats: Floats?) {
        self.box = box
        self.floats = floats
        super.init()
        floats?.boxes.append(box)
    }

    override func willRemove() { floats?.boxes.removeAll { $0 == box } }
}

private struct FloatsKey: EnvironmentKey { static var defaultValue: Floats? { nil } }

extension EnvironmentValues {
    /// The views of the page that float.
    var floats: Floats? {
        get { self[FloatsKey.self] }
        set { self[FloatsKey.self] = newValue }
    }
}

extension View {
    /// Paints the view over all others of the page, and lets it be touched before them.
    package func floating() -> some View { modifier(FloatingModifier()) }
}

/// The size of the page that a view is part of: what the root is proposed, without its safe area.
package struct PageSize: DynamicProperty {
    /// Points.
    package private(set) var size = CGSize.zero

    package init() {}

    @MainActor package mutating func bind(to place: PropertyPlace) {
        let (graph, node) = (place.graph, place.node)
        _ = place.object { PageReader(graph, node) }
        let root = graph.tree.root >= 0 ? graph.tree[graph.tree.root].size : .zero
        // A page without a size of its own is as large as its root.
        size = CGSize(
            width: graph.room.width.isFinite ? graph.room.width : max(root.width.isFinite ? root.width : 0, 0),
            height: graph.room.height.isFinite ? graph.room.height : max(root.height.isFinite ? root.height : 0, 0))
    }
}

/// Lets a view know when the page has another size.
@MainActor
private final class PageReader: RemovableProperty {
    private unowned let graph: ViewGraph
    private let kept: RecordRef
    private var node: NodeID { graph.nodes.id(kept) }

    init(_ graph: ViewGraph, _ node: NodeID) {
        self.graph = graph
        kept = graph.nodes.ref(node)
        graph.roomReaders.insert(node)
    }

    func willRemove() { graph.roomReaders.remove(node) }
}
