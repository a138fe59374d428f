import Foundation
import PlumbGraphics
import PlumbLayout

/// Walks over the placed boxes, back to front and plane by plane, and writes down their marks, as they are seen at the host's time.
@MainActor
struct DrawPass {
    let graph: ViewGraph
    private let presentation: Presentation
    private var context: DrawContext
    private var tree: LayoutTree { graph.tree }
    /// Where the coordinates begin in which frames travel.
    private var ground = CGPoint.zero
    /// What is remembered of the marks of each box, for those that will change.
    private var last: LastMarks?

    /// - Parameter scale: pixels to a point.
    init(_ graph: ViewGraph, scale: Double) {
        self.graph = graph
        presentation = graph.presentation
        context = DrawContext(scale: scale)
    }

    mutating func run() -> [DisplayItem] {
        if graph.remembersMarks {
            last = LastMarks(
                ranges: Array(repeating: 0..<0, count: tree.boxes.count),
                origins: Array(repeating: .zero, count: tree.boxes.count), update: graph.updateNumber)
        }
        for plane in graph.planes.all { draw(plane) }
        if var last {
            last.items = context.items
            presentation.lastMarks = last
        }
        return context.items
    }

    /// What a plane shows, or still shows on its way out; before it, what dims the planes behind.
    private mutating func draw(_ plane: Plane) {
        guard plane.outermost >= 0, !tree[plane.content].x.isNaN else { return }
        context.alignsToPixels = true
        ground = .zero
        if let color = plane.dimming {
            let dimmed = color.opacity(presentation.dimming(of: plane))
            let picture = CGRect(origin: .zero, size: tree[graph.planes.page.outermost].size.cgSize)
            if dimmed.alpha > 0 { context.items.append(.fill(Path(picture), .color(dimmed), FillStyle())) }
        }
        draw(plane.outermost, in: .zero)
    }

    /// The marks of one box and what is in it, its top left corner at the origin, in the colours that a page gives them.
    static func marks(of box: BoxID, in graph: ViewGraph, like page: DrawContext) -> [DisplayItem] {
        var pass = DrawPass(graph, scale: page.scale)
        pass.context.colorEffects = page.colorEffects
        pass.draw(box, in: CGPoint(x: -graph.tree[box].x, y: -graph.tree[box].y))
        return pass.context.items
    }

    /// The marks of one box alone, where it stands.
    static func ownMarks(of box: BoxID, in graph: ViewGraph) -> [DisplayItem] {
        var pass = DrawPass(graph, scale: Double(graph.environment(0).displayScale))
        pass.enter(box, at: .zero)
        graph.tree.painter(of: box)?.draw(in: &pass.context, size: graph.tree[box].size.cgSize)
        return pass.context.items
    }

    private mutating func draw(_ box: BoxID, in parent: CGPoint) {
        let record = tree[box]
        var size = record.size
        let place = CGPoint(x: parent.x + record.x, y: parent.y + record.y)
        // What is not finite has no place on a page.
        guard size.isFinite, place.x.isFinite, place.y.isFinite else { return }
        let role = tree.painter(of: box)
        let aligned = context.alignsToPixels
        var origin = place
        if let rest = presentation.rest(of: box) {
            // What moves glides over the pixels.
            origin = context.pixelAligned(place)
            origin.x += CGFloat(rest.origin.width)
            origin.y += CGFloat(rest.origin.height)
            if role?.drawsAtFinalSize != true {
                size.width = max(0, size.width + rest.size.width)
                size.height = max(0, size.height + rest.size.height)
            }
            context.alignsToPixels = false
        }
        let fade = presentation.opacity(of: box)
        if let fade { context.items.append(.pushLayer(opacity: fade, .normal)) }
        guard let role else {
            context.alignsToPixels = aligned
            drawChildren(of: box, record, at: place)
            if fade != nil { context.items.append(.pop) }
            return
        }
        enter(box, at: origin)
        role.beginEffect(in: &context, size: size.cgSize)
        drawOwn(role, of: box, size.cgSize, at: origin)
        context.alignsToPixels = aligned
        if !role.hidesChildren {
            if let transform = tree.effect(of: box, size: size) {
                drawMoved(box, record, at: origin, transform)
            } else {
                drawChildren(of: box, record, at: place)
            }
            enter(box, at: origin)
            role.endEffect(in: &context)
        }
        if fade != nil { context.items.append(.pop) }
    }

    private mutating func drawOwn(_ role: PaintRole, of box: BoxID, _ size: CGSize, at origin: CGPoint) {
        let start = context.items.count
        role.draw(in: &context, size: size)
        guard context.items.count > start || presentation.paints[box] != nil else { return }
        presentation.paints[box]?.present(&context.items, from: start, at: origin)
        last?.ranges[Int(box)] = Int32(start)..<Int32(context.items.count)
        last?.origins[Int(box)] = origin
        if last != nil, role.fadesBetweenMarks, let value = context.environment.contentTransition.value {
            last?.values[box] = value
        }
    }

    /// What stands in coordinates of its own.
    private mutating func drawMoved(
        _ box: BoxID, _ record: Box, at origin: CGPoint, _ transform: ProjectionTransform
    ) {
        let (outer, aligned) = (ground, context.alignsToPixels)
        defer { (ground, context.alignsToPixels) = (outer, aligned) }
        if let way = transform.way {
            ground = CGPoint(x: origin.x + way.x, y: origin.y + way.y)
            return drawChildren(of: box, record, at: ground)
        }
        context.items.append(
            .push(transform.conjugated(by: CGAffineTransform(translationX: origin.x, y: origin.y))))
        context.alignsToPixels = false
        ground = origin
        drawChildren(of: box, record, at: origin)
        context.items.append(.pop)
    }

    private mutating func drawChildren(of box: BoxID, _ record: Box, at origin: CGPoint) {
        let ghosts = presentation.ghosts[box]
        var child = record.firstChild
        guard child >= 0 || !ghosts.isEmpty, graph.mayDescend() else { return }
        let outer = ground
        defer { ground = outer }
        if record.rule == .viewport, child >= 0 {
            ground = CGPoint(x: origin.x + tree[child].x, y: origin.y + tree[child].y)
        }
        for ghost in ghosts where !ghost.isInFront { draw(ghost) }
        if record.flags.contains(.raised) || record.rule == .layers {
            for child in tree.inPaintingOrder(box) { draw(child, in: origin) }
        } else {
            while child >= 0 {
                draw(child, in: origin)
                child = tree[child].nextSibling
            }
        }
        for ghost in ghosts where ghost.isInFront { draw(ghost) }
    }

    private mutating func draw(_ ghost: Ghost) {
        let opacity = ghost.fade.map { min(max(0, $0.rest), 1) }
        if let opacity { context.items.append(.pushLayer(opacity: opacity, .normal)) }
        for (box, origin) in ghost.boxes {
            draw(
                box,
                in: CGPoint(
                    x: ground.x + CGFloat(origin.width - tree[box].x),
                    y: ground.y + CGFloat(origin.height - tree[box].y)))
        }
        if opacity != nil { context.items.append(.pop) }
    }

    private mutating func enter(_ box: BoxID, at origin: CGPoint) {
        context.origin = origin
        context.environment = graph.environment(tree.environments[box])
    }
}
