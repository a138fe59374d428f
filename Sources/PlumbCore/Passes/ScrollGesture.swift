import Foundation
import PlumbGraphics

/// Moves what lies under a point.
@MainActor
struct ScrollGesture {
    private let graph: ViewGraph
    private var tree: LayoutTree { graph.tree }

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The viewports under a point of the root, the outermost first.
    private func viewports(at point: CGPoint) -> [BoxID] {
        guard tree.root >= 0 else { return [] }
        var result: [BoxID] = []
        _ = visit(tree.root, point, &result)
        return result
    }

    /// Follows the topmost box under the point, as taps do.
    private func visit(_ box: BoxID, _ point: CGPoint, _ result: inout [BoxID]) -> Bool {
        var local = CGPoint(x: point.x - tree[box].x, y: point.y - tree[box].y)
        let size = tree[box].size
        let isInside = local.x >= 0 && local.y >= 0 && local.x < size.width && local.y < size.height
        let role = tree.role(of: box)
        if let transform = tree.effect(of: box) { local = local.applying(transform.inverted()) }
        guard local.x.isFinite, local.y.isFinite, role?.hidesChildren != true else { return false }
        if !isInside, role?.limitsTaps == true { return false }
        let depth = result.count
        if tree[box].rule == .viewport, isInside { result.append(box) }
        for child in tree.inPaintingOrder(box).reversed() where visit(child, local, &result) { return true }
        if result.count > depth { return true }
        return isInside && tree[box].firstChild < 0 && role != nil
    }

    /// Scrolls by a distance on the page. Each axis is the business of the innermost viewport under the point that can still be moved
    /// that way; `mayMove` says which take part, and `stop` where each of them ends. Returns whether any has moved.
    func scroll(
        at point: CGPoint, by distance: CGSize, mayMove: (ViewportRole) -> Bool, stop: (BoxID, Lengths) -> Lengths
    ) -> Bool {
        let viewports = viewports(at: point)
        var hasMoved = false
        for axis in Axis.allCases {
            let way = Double(axis == .horizontal ? distance.width : distance.height)
            guard way.isFinite, way != 0 else { continue }
            for box in viewports.reversed() where tree.scrolls(box, axis) {
                guard let role = tree.viewportRole(of: box), mayMove(role) else { continue }
                let isMirrored = axis == .horizontal && tree[box].flags.contains(.rightToLeft)
                let limit = role.limit[axis].isNaN ? 0 : role.limit[axis]
                var offset = role.offset
                offset[axis] = min(max(0, offset[axis] + (isMirrored ? -way : way)), limit)
                guard offset[axis] != role.offset[axis] else { continue }
                offset[axis] = min(max(0, stop(box, offset)[axis]), limit)
                if offset[axis] != role.offset[axis] { hasMoved = true }
                tree.setOffset(offset, of: box)
                break
            }
        }
        return hasMoved
    }
}
