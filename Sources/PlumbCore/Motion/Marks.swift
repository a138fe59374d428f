import Foundation
import PlumbGraphics
import PlumbLayout

/// The marks that were drawn last, by box.
struct LastMarks {
    var items: [DisplayItem] = []
    /// Of each box its own marks, without those of what is in it: start and end.
    var ranges: [Range<Int32>] = []
    var origins: [CGPoint] = []
    /// The numbers that contents said they show.
    var values: [BoxID: Double] = [:]
    /// The update that was drawn.
    var update = -1

    func marks(of box: BoxID) -> [DisplayItem]? {
        let index = Int(box)
        guard ranges.indices.contains(index), !ranges[index].isEmpty else { return nil }
        return Array(items[Int(ranges[index].lowerBound)..<Int(ranges[index].upperBound)])
    }
}

extension MotionState {
    /// Draws what will be seen differently in a moment, unless that has been done.
    func noteMarks(in graph: ViewGraph) {
        repainted = []
        guard lastMarks.update != graph.update.number - 1, graph.presentations.page.outermost >= 0 else { return }
        var pass = DrawPass(graph, scale: Double(graph.environment(0).displayScale))
        _ = pass.run()
    }

    /// Boxes that were updated may have other colours: they change step by step.
    func departPaints(in graph: ViewGraph) {
        guard !repainted.isEmpty else { return }
        let boxes = repainted
        repainted = []
        for box in boxes where !graph.tree.isFree(box) && graph.tree[box].role != nil {
            let environment = graph.tree.environments[box]
            let transaction = graph.transaction(in: environment)
            let isMoving = paints[box] != nil
            guard transaction.animation != nil || isMoving, let old = lastMarks.marks(of: box) else { continue }
            let new = DrawPass.ownMarks(of: box, in: graph)
            let values = graph.environment(environment)
            if isMoving, paints[box]?.isAbout(new) == true {
                paints[box]?.setAim(new, transaction, at: time, in: values)
            } else {
                let running = paints.removeValue(forKey: box)
                running?.abandon()
                // Glyphs that are still rolling count as arrived: what they are compared with is a text.
                let origin = lastMarks.origins[Int(box)]
                let rolled = running?.rollingTo.map { marks in marks.map { $0.moved(by: origin) } }
                let fades = graph.tree.painter(of: box)?.fadesBetweenMarks == true
                paints[box] = PaintMotion(
                    from: rolled ?? old, at: origin,
                    to: new,
                    by: fades ? values.contentTransition.kind(after: lastMarks.values[box]) : .identity,
                    transaction, at: time,
                    in: values)
            }
        }
    }
}
