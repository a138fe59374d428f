import Foundation
import PlumbGraphics
import PlumbLayout

/// Walks over the placed boxes, back to front and presentation by presentation, and writes down their marks, as they
/// are seen at the host's time.
@MainActor
struct DrawPass {
    let graph: ViewGraph
    let motion: MotionState
    var context: DrawContext
    var tree: LayoutTree { graph.tree }
    /// Where the coordinates begin in which frames travel.
    var ground = CGPoint.zero
    /// What is remembered of the marks of each box, for those that will change.
    private var last: LastMarks?
    /// Where it is written down which marks are a box's, and how far on the page they begin behind those here.
    var drawn: DrawnPage?
    var shift: Int32 = 0
    /// Whether it is written down though nothing will be drawn into these marks.
    var notesPlaces = false

    /// - Parameter scale: pixels to a point.
    init(_ graph: ViewGraph, scale: Double) {
        self.graph = graph
        motion = graph.motion
        context = DrawContext(scale: scale)
    }

    mutating func run() -> [DisplayItem] {
        if graph.remembersMarks {
            last = LastMarks(
                ranges: Array(repeating: 0..<0, count: tree.boxes.count),
                origins: Array(repeating: .zero, count: tree.boxes.count), update: graph.update.number)
        }
        let keeps = last == nil && graph.keepsMarks
        if keeps || notesPlaces { drawn = DrawnPage(scale: context.scale, boxes: tree.boxes.count) }
        motion.drawCount += 1
        for presentation in graph.presentations.all { draw(presentation) }
        motion.drawnMarks = context.items.count
        graph.update.hasOtherBoxes = false
        drawn?.items = context.items
        motion.drawn = keeps ? drawn : nil
        if var last {
            last.items = context.items
            motion.lastMarks = last
        }
        return context.items
    }

    /// The page's marks, for comparison: nothing is remembered.
    mutating func marksOfPage() -> [DisplayItem] {
        for presentation in graph.presentations.all { draw(presentation) }
        return context.items
    }

    /// The marks of one box and what is in it, its top left corner at the origin, in the colours that a page gives
    /// them.
    static func marks(of box: BoxID, in graph: ViewGraph, like page: DrawContext) -> [DisplayItem] {
        var pass = DrawPass(graph, scale: page.scale)
        pass.context.colorEffects = page.colorEffects
        pass.context.tintDimming = page.tintDimming
        pass.draw(box, in: CGPoint(x: -graph.tree[box].x, y: -graph.tree[box].y))
        return pass.context.items
    }

    /// The marks of one box alone, where it stands.
    static func ownMarks(of box: BoxID, in graph: ViewGraph) -> [DisplayItem] {
        var pass = DrawPass(graph, scale: Double(graph.environment(0).displayScale))
        pass.context.tintDimming = graph.motion.tintDimming(of: box, in: graph)
        pass.enter(box, at: .zero)
        graph.tree.painter(of: box)?.draw(in: &pass.context, size: graph.tree[box].size.cgSize)
        return pass.context.items
    }

    mutating func draw(_ box: BoxID, in parent: CGPoint) {
        guard let drawn else {
            var mark = DrawnBox()
            return draw(box, in: parent, &mark)
        }
        var mark = DrawnBox()
        mark.start = Int32(context.items.count) + shift
        tree.forgetChange(box)
        draw(box, in: parent, &mark)
        mark.end = Int32(context.items.count) + shift
        drawn.places[Int(box)] = mark
    }

    private mutating func draw(_ box: BoxID, in parent: CGPoint, _ mark: inout DrawnBox) {
        let record = tree[box]
        var size = record.size
        let place = CGPoint(x: parent.x + record.x, y: parent.y + record.y)
        // What is not finite has no place on a page.
        guard size.isFinite, place.x.isFinite, place.y.isFinite else { return }
        (mark.x, mark.y, mark.size) = (place.x, place.y, size)
        mark.isRaised = record.flags.contains(.raised)
        let role = tree.painter(of: box)
        let aligned = context.alignsToPixels
        var origin = place
        if let rest = motion.rest(of: box) {
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
        let fade = motion.opacity(of: box)
        if let fade { context.items.append(.pushLayer(opacity: fade, .normal)) }
        guard let role else {
            context.alignsToPixels = aligned
            drawChildren(of: box, record, at: place)
            if fade != nil { context.items.append(.pop) }
            return
        }
        enter(box, at: origin)
        let outer = EffectMark(context)
        role.beginEffect(in: &context, size: size.cgSize)
        mark.isPlain = outer.isSame(as: context)
        mark.ownStart = Int32(context.items.count) + shift
        drawOwn(role, of: box, size.cgSize, at: origin)
        mark.ownEnd = Int32(context.items.count) + shift
        noteRest(of: role, box)
        context.alignsToPixels = aligned
        if role.hidesChildren {
            mark.isPlain = false
        } else {
            if let transform = tree.effect(of: box, size: size) {
                mark.isPlain = false
                drawMoved(box, record, at: origin, transform)
            } else {
                drawChildren(of: box, record, at: place)
            }
            enter(box, at: origin)
            let inner = EffectMark(context)
            role.endEffect(in: &context)
            if !inner.isSame(as: context) { mark.isPlain = false }
        }
        if fade != nil { context.items.append(.pop) }
    }

    private mutating func drawOwn(_ role: PaintRole, of box: BoxID, _ size: CGSize, at origin: CGPoint) {
        let start = context.items.count
        role.draw(in: &context, size: size)
        guard context.items.count > start || motion.paints[box] != nil else { return }
        motion.paints[box]?.present(&context.items, from: start, at: origin)
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
        let departingViews = motion.departingViews[box]
        var child = record.firstChild
        guard child >= 0 || !departingViews.isEmpty, graph.mayDescend() else { return }
        let outer = ground
        defer { ground = outer }
        if record.rule == .viewport, child >= 0 {
            ground = CGPoint(x: origin.x + tree[child].x, y: origin.y + tree[child].y)
        }
        for departing in departingViews where !departing.isInFront { draw(departing) }
        if record.flags.contains(.raised) || record.rule == .layers {
            for child in tree.inPaintingOrder(box) { draw(child, in: origin) }
        } else {
            while child >= 0 {
                draw(child, in: origin)
                child = tree[child].nextSibling
            }
        }
        for departing in departingViews where departing.isInFront { draw(departing) }
    }

    private mutating func draw(_ departing: DepartingView) {
        let opacity = departing.fade.map { min(max(0, $0.rest), 1) }
        if let opacity { context.items.append(.pushLayer(opacity: opacity, .normal)) }
        for (box, origin) in departing.boxes {
            draw(
                box,
                in: CGPoint(
                    x: ground.x + CGFloat(origin.width - tree[box].x),
                    y: ground.y + CGFloat(origin.height - tree[box].y)))
        }
        if opacity != nil { context.items.append(.pop) }
    }

    /// Notes down a box whose marks may be others next time though nothing is said of it.
    mutating func noteRest(of role: PaintRole, _ box: BoxID) {
        if !role.isSteady || context.looksAround { drawn?.restless.insert(box) }
        context.looksAround = false
    }

    mutating func enter(_ box: BoxID, at origin: CGPoint) {
        context.origin = origin
        context.environment = graph.environment(tree.environments[box])
        if context.tintDimming > 0 { context.environment.tintDimming = context.tintDimming }
    }
}

/// What an effect changes around marks.
struct EffectMark {
    private let items: Int
    private let colorEffects: Int
    private let alignsToPixels: Bool

    init(_ context: DrawContext) {
        items = context.items.count
        colorEffects = context.colorEffects.count
        alignsToPixels = context.alignsToPixels
    }

    func isSame(as context: DrawContext) -> Bool {
        items == context.items.count && colorEffects == context.colorEffects.count
            && alignsToPixels == context.alignsToPixels
    }
}
