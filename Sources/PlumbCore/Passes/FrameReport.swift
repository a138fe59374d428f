import Foundation
import PlumbGraphics

/// The frames of boxes with an identifier, in the root's coordinates: as transforms around them leave them (rules, correction 13).
@MainActor
struct FrameReport {
    private let graph: ViewGraph

    init(_ graph: ViewGraph) { self.graph = graph }

    var frames: [(identifier: String, frame: CGRect)] {
        var result: [(identifier: String, frame: CGRect)] = []
        visit(graph.tree.root, .identity, &result)
        return result
    }

    private func visit(
        _ box: BoxID, _ outer: CGAffineTransform, _ result: inout [(identifier: String, frame: CGRect)]
    ) {
        guard box >= 0 else { return }
        let tree = graph.tree
        guard tree[box].x.isFinite, tree[box].y.isFinite else { return }
        var transform = outer.translatedBy(x: tree[box].x, y: tree[box].y)
        if let role = tree.role(of: box) {
            if role is CanvasSymbolRole { return }
            let size = tree[box].size.cgSize
            if let identifier = role.identifier {
                result.append((identifier, CGRect(origin: .zero, size: size).applying(transform)))
            }
            if let own = tree.effect(of: box) { transform = own.concatenating(transform) }
        }
        var child = tree[box].firstChild
        guard child >= 0, graph.mayDescend() else { return }
        while child >= 0 {
            visit(child, transform, &result)
            child = tree[child].nextSibling
        }
    }
}
