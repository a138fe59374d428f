import Foundation
import PlumbGraphics
import PlumbLayout

/// The frames of boxes with an identifier, a presentation after the other, in the page's coordinates: as transforms
/// around them leave them (Docs/Rules.md, correction 13), and as they are seen while they travel.
@MainActor
struct FrameReport {
    private let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    var frames: [(identifier: String, frame: CGRect)] {
        var result: [(identifier: String, frame: CGRect)] = []
        for presentation in graph.presentations.presented {
            visit(presentation.outermost, ProjectionTransform(), &result)
        }
        return result
    }

    private func visit(
        _ box: BoxID, _ outer: ProjectionTransform, _ result: inout [(identifier: String, frame: CGRect)]
    ) {
        guard box >= 0 else { return }
        let tree = graph.tree
        guard tree[box].x.isFinite, tree[box].y.isFinite else { return }
        let place = outer.movedBefore(x: tree[box].x, y: tree[box].y)
        var transform = place
        if let role = tree.role(of: box) {
            if role is CanvasSymbolRole || role is UnseenRole { return }
            var size = tree[box].size
            if let rest = graph.motion.rest(of: box) {
                transform = place.movedBefore(x: rest.origin.width, y: rest.origin.height)
                size.width = max(0, size.width + rest.size.width)
                size.height = max(0, size.height + rest.size.height)
            }
            for name in (role as? IdentifierRole)?.names ?? [] {
                result.append((name, CGRect(origin: .zero, size: size.cgSize).applying(transform)))
            }
            if let own = tree.effect(of: box, size: size) {
                transform = own.concatenating(transform)
            } else {
                transform = place
            }
        }
        var child = tree[box].firstChild
        guard child >= 0, graph.mayDescend() else { return }
        while child >= 0 {
            visit(child, transform, &result)
            child = tree[child].nextSibling
        }
    }
}
