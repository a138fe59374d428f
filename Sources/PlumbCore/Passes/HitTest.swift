import Foundation
import PlumbGraphics

/// Finds what lies under a point: the topmost box first, as it was painted.
///
/// 1. What paints at the point is hit: a colour that is not clear, a shape where it is filled, a text or picture in its bounds. Stacks and frames
/// paint nothing. 2. A content shape stands for all that is in it (`BoxRole.touchArea`). 3. What is hidden, quite transparent, or beyond the
/// bounds of a scroll view is not hit, all within its bounds is; what clips cut off is (measured: oleb.net, "clipped() doesn't affect hit testing"). 4. What lies
/// behind is not looked at, whether somebody watches the topmost or not.
@MainActor
struct HitTest {
    private let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Those that watch touches on what lies under a point of the root, the innermost first; empty where nothing is.
    func way(to point: CGPoint) -> [GestureArena.Link] {
        var way: [GestureArena.Link] = []
        guard graph.tree.root >= 0 else { return [] }
        _ = visit(graph.tree.root, point, &way)
        return way
    }

    /// Whether the box or something in it is hit.
    ///
    /// - Parameter point: in the parent's coordinates.
    private func visit(_ box: BoxID, _ point: CGPoint, _ way: inout [GestureArena.Link]) -> Bool {
        let tree = graph.tree
        let role = tree.role(of: box)
        guard role?.hidesChildren != true, role?.ignoresTouches != true, graph.mayDescend() else { return false }
        let own = CGPoint(x: point.x - tree[box].x, y: point.y - tree[box].y)
        let size = tree[box].size.cgSize
        let isInside = own.x >= 0 && own.y >= 0 && own.x < size.width && own.y < size.height
        if !isInside, role?.limitsTouches == true { return false }
        let area = role?.touchArea(contains: own, size: size, in: graph.environment(tree.environments[box]))
        if area == false { return false }
        var inner = own
        if let transform = tree.effect(of: box) { inner = own.applying(transform.inverted()) }
        guard inner.x.isFinite, inner.y.isFinite else { return false }
        var isHit = area == true
        if tree[box].firstChild < 0 {
            isHit = isHit || isInside && isPainted(box, role, at: own)
        } else if let child = tree.inPaintingOrder(box).reversed().first(where: { visit($0, inner, &way) }) {
            isHit = child >= 0
        }
        if tree[box].rule == .viewport, isInside {
            isHit = true
            if let pan = tree.viewportRole(of: box)?.pan, pan.isEnabled {
                way.append(GestureArena.Link(kind: .scroll(pan), mask: .all))
            }
        }
        guard isHit else { return false }
        if let node = role?.gestures, graph.environment(tree.environments[box]).isEnabled {
            way.append(GestureArena.Link(kind: .gesture(node), mask: node.mask))
        }
        return true
    }

    private func isPainted(_ box: BoxID, _ role: BoxRole?, at point: CGPoint) -> Bool {
        guard let role else { return false }
        return role.isPainted(
            at: point, size: graph.tree[box].size.cgSize, in: graph.environment(graph.tree.environments[box]))
    }
}
