import Foundation
import PlumbLayout

/// Views that are new in an animated update appear by a transition.
///
/// 1. A view that states one (`transition`) has started it while it was made. 2. Any other fades in. 3. What is new
/// within a new view comes with it. Source: Apple ("the default transition is opacity").
extension MotionState {
    func insert(in graph: ViewGraph) {
        defer {
            inserted = []
            graph.tree.newBoxes = nil
        }
        guard let made = graph.tree.newBoxes, !made.isEmpty else { return }
        let claimed = Set(
            inserted.filter { !graph.isFree($0) }.map { graph.tree.outermost(graph.box(in: $0), of: made) })
        for box in made where !graph.tree.isFree(box) && !claimed.contains(box) {
            let parent = graph.tree[box].parent
            guard parent >= 0, !made.contains(parent), !graph.tree[box].x.isNaN else { continue }
            let environment = graph.tree.environments[box]
            fades[box, default: Motion()].start(
                1, graph.transaction(in: environment), at: time, in: graph.environment(environment))
        }
        for box in fades.keys where fades[box]?.isRunning != true { fades[box] = nil }
    }
}

extension LayoutTree {
    /// The outermost of the boxes around a box that were made with it.
    fileprivate func outermost(_ box: BoxID, of made: Set<BoxID>) -> BoxID {
        var box = box
        while box >= 0, self[box].parent >= 0, made.contains(self[box].parent) { box = self[box].parent }
        return box
    }
}

extension GraphBuilder {
    /// Whether the view that is made now is new in an update that is animated, and no container around it is new with
    /// it.
    var isInserted: Bool {
        guard graph.update.isAnimating, !isInLoneContainer, let made = tree.newBoxes, transaction.animation != nil
        else {
            return false
        }
        var box = parentBox
        while box >= 0, made.contains(box) {
            if tree[box].rule.isContainer || (tree[box].rule == .layers && tree[box].firstChild >= 0) { return false }
            box = tree[box].parent
        }
        return true
    }
}
