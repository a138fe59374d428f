import Foundation
import PlumbLayout

// Where in a view a tap counts, for those who ask why nothing happens.
extension ViewHost {
    /// The numbers by which a trace names the boxes that take taps, in the order of the tree; those that are disabled are left out.
    package var tappableViews: [Int] {
        var found: [Int] = []
        func visit(_ box: BoxID) {
            if let node = (graph.tree.role(of: box) as? any TouchRole)?.watcher as? GestureNode, node.takesTaps,
                graph.environment(graph.tree.environments[box]).isEnabled
            {
                found.append(Int(box))
            }
            graph.tree.forEachChild(of: box) { visit($0) }
        }
        for plane in graph.planes.presented where plane.outermost >= 0 { visit(plane.outermost) }
        return found
    }

    /// Whether a tap at a point of the page counts for a box.
    package func isTappable(_ view: Int, at point: CGPoint) -> Bool {
        guard let node = (graph.tree.role(of: BoxID(view)) as? any TouchRole)?.watcher as? GestureNode else {
            return false
        }
        return HitTest(graph).way(to: point).contains { link in
            if case .gesture(let other) = link.kind { other === node } else { false }
        }
    }
}
