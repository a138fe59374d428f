import Foundation
import PlumbLayout

/// Where on a page taps count, for those who ask why nothing happens.
///
/// It holds for the page as it is laid out: after a change it is made anew.
@MainActor
package struct TouchAreas {
    private let graph: ViewGraph
    private let known = HitTest.PaintedAreas()
    /// The numbers by which a trace names the boxes that take taps, in the order of the tree; those that are disabled are left out.
    package private(set) var views: [Int] = []
    /// The boxes of the page: a point is asked of each of them, if nothing is in front.
    package private(set) var boxes = 0

    package init(_ host: ViewHost) {
        graph = host.graph
        for plane in graph.planes.presented where plane.outermost >= 0 { visit(plane.outermost) }
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
        guard let node = node(BoxID(view)) else { return false }
        return HitTest(graph, known: known).way(to: point).contains { link in
            if case .gesture(let other) = link.kind { other === node } else { false }
        }
    }
}
