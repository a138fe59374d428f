import Foundation
import PlumbGraphics
import PlumbLayout

/// Moves what lies under a point, as a finished gesture.
@MainActor
struct ScrollGesture {
    private let graph: ViewGraph
    private var tree: LayoutTree { graph.tree }

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Scrolls by a distance on the page. Each axis is the business of the innermost viewport under the point that can
    /// still be moved that way; it stops where its target behavior says. Returns whether any has moved.
    func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
        let pans = HitTest(graph).responders(at: point).compactMap { responder in
            if case .pan(let pan) = responder.kind { pan as? ScrollPan } else { nil }
        }
        var hasMoved = false
        for axis in Axis.allCases {
            let way = Double(axis == .horizontal ? distance.width : distance.height)
            guard way.isFinite, way != 0 else { continue }
            for pan in pans where tree.scrolls(pan.box, axis) {
                let state = pan.state
                let isMirrored = axis == .horizontal && tree[pan.box].flags.contains(.rightToLeft)
                let limit = state.limit[axis].isNaN ? 0 : state.limit[axis]
                var offset = state.offset
                offset[axis] = min(max(0, offset[axis] + (isMirrored ? -way : way)), limit)
                guard offset[axis] != state.offset[axis] else { continue }
                if let stop = pan.stop { offset[axis] = min(max(0, stop(state.offset, offset, .zero)[axis]), limit) }
                if offset[axis] != state.offset[axis] {
                    hasMoved = true
                    pan.isMovedByUser = true
                }
                tree.setOffset(offset, of: pan.box)
                break
            }
        }
        return hasMoved
    }
}
