import Foundation
import PlumbGraphics

/// Finds what lies under a point: the topmost box first, as it was painted.
@MainActor
struct HitTest {
    private let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The innermost action for `count` taps in a row around the topmost view at a point of the root.
    func tapAction(at point: CGPoint, count: Int) -> (() -> Void)? {
        guard graph.tree.root >= 0 else { return nil }
        return find(graph.tree.root, point, count).action
    }

    /// Whether the box or something in it lies under the point (in the parent's coordinates), and the action found there.
    private func find(_ box: BoxID, _ point: CGPoint, _ count: Int) -> (isHit: Bool, action: (() -> Void)?) {
        let tree = graph.tree
        var local = CGPoint(x: point.x - tree[box].x, y: point.y - tree[box].y)
        let size = tree[box].size
        let role = tree.role(of: box)
        let isInside = local.x >= 0 && local.y >= 0 && local.x < size.width && local.y < size.height
        if let transform = tree.effect(of: box) { local = local.applying(transform.inverted()) }
        guard local.x.isFinite, local.y.isFinite, role?.hidesChildren != true, graph.mayDescend() else {
            return (false, nil)
        }
        if !isInside, role?.limitsTaps == true { return (false, nil) }
        let children = tree.inPaintingOrder(box).reversed()
        var isHit = children.isEmpty && isInside && role != nil
        var action: (() -> Void)?
        for child in children {
            let found = find(child, local, count)
            if found.isHit {
                isHit = true
                action = found.action
                break
            }
        }
        if isHit, action == nil { action = role?.tapAction(count: count) }
        return (isHit, action)
    }
}
