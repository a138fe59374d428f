import Foundation
import PlumbLayout

/// What a finger did that was put down on a view with a gesture, and what the view did.
package struct TracedDrag: Sendable {
    /// The number by which a trace names the view.
    package var view: Int
    /// How far the finger went to the right, in points.
    package var finger: CGFloat
    /// How far the view has moved to the right meanwhile.
    package var moved: CGFloat
    /// Whether the view is laid out from right to left.
    package var isRightToLeft: Bool
}

/// Fingers that are down on a view with a gesture, and how far they and the view have gone.
@MainActor
struct FollowedDrags {
    private var followed: [Int: (drag: TracedDrag, leaf: BoxID, x: CGFloat, start: CGFloat)] = [:]

    /// Notes down how far a finger goes, and how far the view under it.
    ///
    /// Returns what came of a drag that has ended.
    mutating func follow(_ touch: Touch, in graph: ViewGraph) -> TracedDrag? {
        switch touch.phase {
        case .began:
            let boxes = HitTest(graph).responders(at: touch.location).compactMap { responder in
                if case .gesture(let node) = responder.kind, !node.takesTaps { graph[node.site.node].box } else { nil }
            }
            guard let box = boxes.first, box >= 0 else { return nil }
            var leaf = box
            while graph.tree[leaf].firstChild >= 0 { leaf = graph.tree[leaf].firstChild }
            guard let frame = graph.pageFrame(of: leaf) else { return nil }
            let isMirrored = graph.environment(graph.tree.environments[box]).isRightToLeft
            followed[touch.finger] = (
                TracedDrag(view: Int(box), finger: 0, moved: 0, isRightToLeft: isMirrored), leaf, touch.location.x,
                frame.midX
            )
        case .changed, .ended:
            guard var known = followed[touch.finger] else { return nil }
            if touch.phase == .changed {
                known.drag.finger = touch.location.x - known.x
                followed[touch.finger] = known
                return nil
            }
            followed[touch.finger] = nil
            guard !graph.tree.isFree(known.leaf), let frame = graph.pageFrame(of: known.leaf) else { return nil }
            known.drag.moved = frame.midX - known.start
            return known.drag
        case .cancelled: followed[touch.finger] = nil
        }
        return nil
    }
}
