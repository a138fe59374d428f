import Foundation
import PlumbLayout

/// Where on a page taps count, for those who ask why nothing happens.
///
/// It holds for the page as it is laid out: after a change it is made anew.
@MainActor
package struct TouchAreas {
    private let graph: ViewGraph
    private let known = HitTest.PaintedAreas()
    private let lanes = Lanes()
    /// The numbers by which a trace names the boxes that take taps, in the order of the tree; those that are disabled
    /// are left out.
    package private(set) var views: [Int] = []
    /// The boxes of the page: a point is asked of each of them, if nothing is in front.
    package private(set) var boxes = 0

    package init(_ host: ViewHost) {
        graph = host.graph
        for presentation in graph.presentations.presented where presentation.outermost >= 0 {
            visit(presentation.outermost)
        }
    }

    private mutating func visit(_ box: BoxID) {
        boxes += 1
        if let node = node(box), node.takesTaps, graph.environment(graph.tree.environments[box]).isEnabled {
            views.append(Int(box))
        }
        var children: [BoxID] = []
        graph.tree.forEachChild(of: box) { children.append($0) }
        for child in children { visit(child) }
    }

    private func node(_ box: BoxID) -> GestureNode? {
        (graph.tree.role(of: box) as? any TouchRole)?.watcher as? GestureNode
    }

    /// Whether a tap at a point of the page counts for a box.
    package func isTappable(_ view: Int, at point: CGPoint) -> Bool {
        counts(for: view, HitTest(graph, known: known).responders(at: point))
    }

    /// Whether it would count if nothing lay in front of the box.
    package func isTappableAlone(_ view: Int, at point: CGPoint) -> Bool {
        counts(for: view, HitTest(graph, known: known, lane: lane(BoxID(view))).responders(at: point))
    }

    private func counts(for view: Int, _ responders: [GestureArena.Responder]) -> Bool {
        guard let node = node(BoxID(view)) else { return false }
        return responders.contains { responder in
            if case .gesture(let other) = responder.kind { other === node } else { false }
        }
    }

    /// A box and those around it, for the box that was asked for last.
    @MainActor
    private final class Lanes {
        var known: (box: BoxID, lane: Set<BoxID>)?
    }

    private func lane(_ box: BoxID) -> Set<BoxID> {
        if let known = lanes.known, known.box == box { return known.lane }
        var lane: Set<BoxID> = []
        var next = box
        while next >= 0 {
            lane.insert(next)
            next = graph.tree[next].parent
        }
        lanes.known = (box, lane)
        return lane
    }

    /// What takes taps in front of another view.
    package struct Veil: Hashable {
        /// The number by which a trace names it.
        package var view: Int
        /// What cuts it off, and does not keep taps from it.
        package var clip: Int?
    }

    /// The box that takes a tap at a point which would count for another one, does nothing with it, and lets the other
    /// be seen: what lies in front there is see-through, or is not shown there. One that is not shown there may do
    /// something with the tap. Nil where there is none.
    package func veil(over view: Int, at point: CGPoint) -> Veil? {
        let path = HitTest(graph, known: known).find(point)
        guard path.front >= 0, !counts(for: view, path.responders), isTappableAlone(view, at: point) else { return nil }
        let outer = lane(BoxID(view))
        // Who takes taps in front does so on purpose, unless it is not seen there.
        let isTaken = path.responders.contains { responder in
            switch responder.kind {
            case .gesture(let node): !outer.contains(graph[node.site.node].box)
            case .pan:
                !HitTest(graph, known: known, lane: outer).responders(at: point).contains {
                    $0.identity == responder.identity
                }
            }
        }
        guard !outer.contains(path.front) else { return nil }
        var box = path.front
        while box >= 0, !outer.contains(box) {
            let painter = graph.tree.painter(of: box)
            let isSeenThrough = painter?.isSeenThrough(in: graph.environment(graph.tree.environments[box])) == true
            if isSeenThrough, !isTaken { return Veil(view: Int(path.front), clip: nil) }
            if isCutOff(box, at: point) { return Veil(view: Int(path.front), clip: Int(box)) }
            box = graph.tree[box].parent
        }
        // A content shape takes touches where nothing is painted.
        return !isTaken && graph.tree[path.front].firstChild >= 0 ? Veil(view: Int(path.front), clip: nil) : nil
    }

    /// Whether a box hides what is in it, and the point lies outside of the box.
    private func isCutOff(_ box: BoxID, at point: CGPoint) -> Bool {
        var parameters = TracedParameters()
        (graph.tree.role(of: box) as? any TracedRole)?.describe(&parameters)
        guard parameters.clips == true, let frame = graph.pageFrame(of: box) else { return false }
        return !frame.contains(point)
    }
}
