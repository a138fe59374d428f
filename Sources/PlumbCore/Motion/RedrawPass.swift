import Foundation
import PlumbGraphics
import PlumbLayout

/// Draws what has changed into the marks of last time: a change costs the boxes on its way and the marks that it
/// changes.
///
/// 1. Only where nothing is on its way, nothing is presented over the page, and no box has come or gone. 2. The walk
/// goes where the tree has noted a change (`LayoutTree.noteChange`, and each box that was placed anew). 3. A box at
/// another place, or of another size, is drawn anew with all that is in it. 4. Of a box that was looked at, its own
/// marks are made anew; where it does something to its children's marks, theirs too. 5. Marks take the places of as
/// many others; where there are more or fewer, the whole page is drawn anew.
@MainActor
struct RedrawPass {
    private var pass: DrawPass
    private let page: DrawnPage
    private var graph: ViewGraph { pass.graph }
    private var tree: LayoutTree { pass.graph.tree }
    private var marks = 0

    private init(_ graph: ViewGraph, _ page: DrawnPage) {
        pass = DrawPass(graph, scale: page.scale)
        self.page = page
        pass.drawn = page
    }

    /// Brings the page's marks up to date. Returns false where the whole page must be drawn.
    static func run(_ graph: ViewGraph, scale: Double) -> Bool {
        guard let page = graph.motion.drawn, page.scale == scale, graph.keepsMarks, !graph.update.hasOtherBoxes,
            page.places.count == graph.tree.boxes.count
        else { return false }
        for box in page.restless where !graph.tree.isFree(box) { graph.tree.noteChange(box) }
        var redraw = RedrawPass(graph, page)
        guard redraw.look(at: graph.presentations.page.outermost, in: .zero) else {
            graph.motion.drawn = nil
            return false
        }
        graph.motion.drawnMarks = redraw.marks
        #if DEBUG
            graph.checkMarks(of: page)
        #endif
        return true
    }

    /// Looks at a box where a change was noted. Returns false where the page must be drawn anew.
    private mutating func look(at box: BoxID, in parent: CGPoint) -> Bool {
        let record = tree[box]
        let place = CGPoint(x: parent.x + record.x, y: parent.y + record.y)
        let last = page.places[Int(box)]
        // (3)
        guard last.isAt(place.x, place.y, record.size) else { return drawAnew(box, in: parent) }
        guard !record.flags.isDisjoint(with: .changedOrWithin) else { return true }
        guard last.isRaised == record.flags.contains(.raised), !last.isRaised, graph.mayDescend() else {
            return drawAnew(box, in: parent)
        }
        let role = tree.painter(of: box)
        if record.flags.contains(.changed), role != nil || !last.isPlain || last.ownStart < last.ownEnd {
            // (4)
            guard let role, last.isPlain, drawOwn(role, of: box, last, at: place) else {
                return drawAnew(box, in: parent)
            }
        }
        tree.forgetChange(box)
        guard record.flags.contains(.changedWithin), record.firstChild >= 0 else { return true }
        return last.isPlain
            ? lookAtChildren(of: box, record, at: place) : lookWithin(box, role, record, at: place)
    }

    /// The children of a box that does something to their marks.
    private mutating func lookWithin(_ box: BoxID, _ role: PaintRole?, _ record: Box, at place: CGPoint) -> Bool {
        guard let role, !role.hidesChildren else { return true }
        let outer = (pass.context, pass.ground)
        defer { (pass.context, pass.ground) = outer }
        pass.context.items = []
        pass.enter(box, at: place)
        role.beginEffect(in: &pass.context, size: record.size.cgSize)
        pass.context.items = []
        var origin = place
        if let transform = tree.effect(of: box, size: record.size) {
            if let way = transform.way {
                origin = CGPoint(x: place.x + way.x, y: place.y + way.y)
            } else {
                pass.context.alignsToPixels = false
            }
            pass.ground = origin
        }
        return lookAtChildren(of: box, record, at: origin)
    }

    private mutating func lookAtChildren(of box: BoxID, _ record: Box, at origin: CGPoint) -> Bool {
        let outer = pass.ground
        defer { pass.ground = outer }
        var child = record.firstChild
        if record.rule == .viewport {
            pass.ground = CGPoint(x: origin.x + tree[child].x, y: origin.y + tree[child].y)
        }
        while child >= 0 {
            guard look(at: child, in: origin) else { return false }
            child = tree[child].nextSibling
        }
        return true
    }

    /// Makes a box's own marks anew. Returns false where its effect is another, or its marks are more or fewer.
    private mutating func drawOwn(_ role: PaintRole, of box: BoxID, _ last: DrawnBox, at place: CGPoint) -> Bool {
        guard !role.hidesChildren, tree.effect(of: box, size: tree[box].size) == nil else { return false }
        pass.context.items = []
        pass.enter(box, at: place)
        let outer = EffectMark(pass.context)
        role.beginEffect(in: &pass.context, size: tree[box].size.cgSize)
        guard outer.isSame(as: pass.context) else { return false }
        role.draw(in: &pass.context, size: tree[box].size.cgSize)
        pass.noteRest(of: role, box)
        let own = pass.context.items
        role.endEffect(in: &pass.context)
        guard own.count == pass.context.items.count else { return false }
        return put(own, at: last.ownStart, last.ownEnd)
    }

    /// Draws a box with all that is in it.
    private mutating func drawAnew(_ box: BoxID, in parent: CGPoint) -> Bool {
        let last = page.places[Int(box)]
        pass.context.items = []
        pass.shift = last.start
        pass.draw(box, in: parent)
        return put(pass.context.items, at: last.start, last.end)
    }

    /// (5)
    private mutating func put(_ items: [DisplayItem], at start: Int32, _ end: Int32) -> Bool {
        guard items.count == end - start, items.allSatisfy(\.isKept) else { return false }
        for (offset, item) in items.enumerated() { page.items[Int(start) + offset] = item }
        marks += items.count
        return true
    }
}

extension ViewGraph {
    /// Whether marks can be drawn piece by piece. One picture is drawn at once.
    var keepsMarks: Bool {
        motion.drawCount > 0 && !remembersMarks && !motion.isMoving && presentations.above.isEmpty
            && presentations.page.outermost >= 0
    }

    #if DEBUG
        /// In debug builds, a page that was drawn piece by piece is compared with one that is drawn as a whole.
        fileprivate func checkMarks(of page: DrawnPage) {
            var whole = DrawPass(self, scale: page.scale)
            let items = whole.marksOfPage()
            let isSame = items.count == page.items.count && zip(items, page.items).allSatisfy { $0.looksLike($1) }
            if isSame { return }
            let index = zip(items, page.items).prefix { $0.looksLike($1) }.count
            let kept = index < page.items.count ? "\(page.items[index])" : "nothing"
            let new = index < items.count ? "\(items[index])" : "nothing"
            fatalError(
                "mark \(index) of \(items.count) was kept, and is another now: \(kept.prefix(400)); \(new.prefix(400))")
        }
    #endif
}
