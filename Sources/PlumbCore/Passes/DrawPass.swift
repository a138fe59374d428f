import Foundation
import PlumbGraphics

/// Walks over the placed boxes, back to front, and writes down their marks.
@MainActor
struct DrawPass {
    let graph: ViewGraph
    private var context: DrawContext
    private var tree: LayoutTree { graph.tree }

    /// - Parameter scale: pixels to a point.
    init(_ graph: ViewGraph, scale: Double) {
        self.graph = graph
        context = DrawContext(scale: scale)
    }

    mutating func run() -> [DisplayItem] {
        if tree.root >= 0 { draw(tree.root, in: .zero) }
        return context.items
    }

    /// The marks of one box and what is in it, its top left corner at the origin, in the colours that a page gives them.
    static func marks(of box: BoxID, in graph: ViewGraph, like page: DrawContext) -> [DisplayItem] {
        var pass = DrawPass(graph, scale: page.scale)
        pass.context.colorEffects = page.colorEffects
        pass.draw(box, in: CGPoint(x: -graph.tree[box].x, y: -graph.tree[box].y))
        return pass.context.items
    }

    private mutating func draw(_ box: BoxID, in parent: CGPoint) {
        let record = tree[box]
        let size = record.size
        let origin = CGPoint(x: parent.x + record.x, y: parent.y + record.y)
        // What is not finite has no place on a page.
        guard size.isFinite, origin.x.isFinite, origin.y.isFinite else { return }
        var inner = origin
        var hasTransform = false
        let role = tree.role(of: box)
        if let role {
            enter(box, at: origin)
            role.beginEffect(in: &context, size: size.cgSize)
            role.draw(in: &context, size: size.cgSize)
            if let transform = tree.effect(of: box) {
                if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
                    inner = CGPoint(x: origin.x + transform.tx, y: origin.y + transform.ty)
                } else {
                    hasTransform = true
                    let moved = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(transform)
                        .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
                    context.items.append(.pushTransform(moved))
                }
            }
        }
        if role?.hidesChildren == true { return }
        let aligned = context.alignsToPixels
        if hasTransform { context.alignsToPixels = false }
        drawChildren(of: box, record, at: inner)
        context.alignsToPixels = aligned
        if hasTransform { context.items.append(.pop) }
        if let role {
            enter(box, at: origin)
            role.endEffect(in: &context)
        }
    }

    private mutating func drawChildren(of box: BoxID, _ record: Box, at origin: CGPoint) {
        var child = record.firstChild
        guard child >= 0, graph.mayDescend() else { return }
        if record.flags.contains(.raised) || record.rule == .layers {
            for child in tree.inPaintingOrder(box) { draw(child, in: origin) }
            return
        }
        while child >= 0 {
            draw(child, in: origin)
            child = tree[child].nextSibling
        }
    }

    private mutating func enter(_ box: BoxID, at origin: CGPoint) {
        context.origin = origin
        context.environment = graph.environment(tree.environments[box])
    }
}
