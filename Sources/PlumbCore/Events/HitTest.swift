import Foundation
import PlumbGraphics
import PlumbLayout

/// Finds what lies under a point: the topmost box first, as it was painted.
///
/// 1. What paints at the point is hit: a colour that is not clear, a shape where it is filled, a text or picture in its
/// bounds. Stacks and frames paint nothing. 2. A content shape stands for all that is in it (`TouchRole.touchArea`). 3.
/// What is hidden, quite transparent, or beyond the bounds of a scroll view is not hit, all within its bounds is; what
/// clips cut off is (measured: oleb.net, "clipped() doesn't affect hit testing"). 4. What lies behind is not looked at,
/// whether somebody watches the topmost or not. 5. What travels is hit where it is seen. 6. A presentation that blocks
/// touches ends the search, whether anything in it is hit or not; presentations on their way out are not there.
@MainActor
struct HitTest {
    private let graph: ViewGraph
    /// What was asked before, for those who ask for many points of one page: an outline is made once for a box.
    private let known: PaintedAreas?
    /// A box and those around it: nothing beside them is there.
    private let lane: Set<BoxID>?
    /// Whether views that can be found are looked for: all within their bounds is hit.
    private let finds: Bool

    init(_ graph: ViewGraph, known: PaintedAreas? = nil, lane: Set<BoxID>? = nil, finds: Bool = false) {
        self.graph = graph
        self.known = known
        self.lane = lane
        self.finds = finds
    }

    /// What the boxes of a page paint, as long as nothing changes.
    @MainActor
    final class PaintedAreas {
        fileprivate var areas: [BoxID: PaintedArea] = [:]
    }

    /// Those that watch what lies under a point, the innermost first.
    struct HitPath {
        fileprivate(set) var responders: [GestureArena.Responder] = []
        fileprivate(set) var hovers: [HoverNode] = []
        /// Those that can be found, if they are looked for.
        fileprivate(set) var found: [FindableNode] = []
        /// The innermost box that was hit.
        fileprivate(set) var front = BoxID.none
        /// The presentation that ended the search, if nothing in it was hit.
        fileprivate(set) var missed: Presentation?
    }

    /// Those that watch touches on what lies under a point of the page, the innermost first; empty where nothing is.
    func responders(at point: CGPoint) -> [GestureArena.Responder] { find(point).responders }

    /// Those that watch the mouse over what lies under a point of the page, the innermost first.
    func hovers(at point: CGPoint) -> [HoverNode] { find(point).hovers }

    /// The views that can be found under a point of the page, the innermost first.
    static func found(at point: CGPoint, in graph: ViewGraph) -> [FindableNode] {
        HitTest(graph, finds: true).find(point).found
    }

    /// All that watches what lies under a point of the page.
    func find(_ point: CGPoint) -> HitPath {
        var path = HitPath()
        for presentation in graph.presentations.presented.reversed() where graph.isShown(presentation) {
            if visit(presentation.outermost, point, &path) { return path }
            // 6
            if presentation.traits.blocksTouches {
                path.missed = presentation
                return path
            }
        }
        return path
    }

    /// Whether the box or something in it is hit.
    ///
    /// - Parameter point: in the parent's coordinates.
    private func visit(_ box: BoxID, _ point: CGPoint, _ path: inout HitPath) -> Bool {
        let tree = graph.tree
        let role = tree.role(of: box)
        let painter = role as? PaintRole
        let touch = role as? any TouchRole
        guard painter?.hidesChildren != true, touch?.ignoresTouches != true, graph.mayDescend() else { return false }
        let place = CGPoint(x: point.x - tree[box].x, y: point.y - tree[box].y)
        let (own, lengths) = seen(box, place)
        let size = lengths.cgSize
        let bounds = touch?.bounds(of: size) ?? CGRect(origin: .zero, size: size)
        let isInside = own.x >= bounds.minX && own.y >= bounds.minY && own.x < bounds.maxX && own.y < bounds.maxY
        if !isInside, touch?.limitsTouches == true { return false }
        let area = touch?.touchArea(contains: own, size: size, in: graph.environment(tree.environments[box]))
        if area == false { return false }
        var inner = place
        if let transform = tree.effect(of: box, size: lengths) {
            // What is scaled to nothing, or seen edge-on, is nowhere.
            guard let source = transform.source(of: own) else { return false }
            inner = source
        }
        guard inner.x.isFinite, inner.y.isFinite else { return false }
        var isHit = area == true
        if tree[box].firstChild < 0 {
            isHit = isHit || isInside && isPainted(box, role, at: own, size)
        } else if let child = children(of: box).first(where: { visit($0, inner, &path) }) {
            isHit = child >= 0
        }
        let watcher = touch?.watcher
        if tree[box].rule == .viewport, isInside {
            isHit = true
            if let pan = watcher as? PanRecognizer, pan.isEnabled {
                path.responders.append(GestureArena.Responder(kind: .pan(pan), mask: .all))
            }
        }
        let found = finds ? findables(watcher) : []
        guard isHit || isInside && !found.isEmpty else { return false }
        if path.front < 0 { path.front = box }
        if let node = watcher as? GestureNode, graph.environment(tree.environments[box]).isEnabled {
            path.responders.append(GestureArena.Responder(kind: .gesture(node), mask: node.mask))
        }
        if let set = watcher as? any GestureSet, graph.environment(tree.environments[box]).isEnabled {
            for node in set.gestures {
                path.responders.append(GestureArena.Responder(kind: .gesture(node), mask: node.mask))
            }
        }
        if let node = watcher as? HoverNode { path.hovers.append(node) }
        if !found.isEmpty, graph.environment(tree.environments[box]).isEnabled { path.found += found }
        return true
    }

    private func findables(_ watcher: AnyObject?) -> [FindableNode] {
        if let node = watcher as? FindableNode { return [node] }
        return (watcher as? any FindableSet)?.findables ?? []
    }

    /// The foremost first.
    private func children(of box: BoxID) -> [BoxID] {
        let all: [BoxID] = graph.tree.inPaintingOrder(box).reversed()
        guard let lane else { return all }
        return all.first(where: lane.contains).map { [$0] } ?? all
    }

    /// A point in the box as it is seen on its way (5), and its size there.
    private func seen(_ box: BoxID, _ point: CGPoint) -> (CGPoint, Lengths) {
        var size = graph.tree[box].size
        guard let rest = graph.motion.rest(of: box) else { return (point, size) }
        size.width = max(0, size.width + rest.size.width)
        size.height = max(0, size.height + rest.size.height)
        return (CGPoint(x: point.x - rest.origin.width, y: point.y - rest.origin.height), size)
    }

    private func isPainted(_ box: BoxID, _ role: BoxRole?, at point: CGPoint, _ size: CGSize) -> Bool {
        // A leaf that says nothing of what it paints is painted all over.
        guard let role else { return false }
        guard let painter = role as? PaintRole else { return true }
        if let area = known?.areas[box] { return area.contains(point) }
        let area = painter.paintedArea(size: size, in: graph.environment(graph.tree.environments[box]))
        known?.areas[box] = area
        return area.contains(point)
    }
}
