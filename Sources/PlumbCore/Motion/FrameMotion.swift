import Foundation
import PlumbLayout

/// Frames travel when layout changes.
///
/// 1. Before an update that may be animated, the frame of everything that is drawn is noted, in the coordinates of the
/// innermost box around that moves what is in it (an offset, a rotation). In a scroll view these are the view's own, as
/// if it were not scrolled: content goes with what it keeps clear of. 2. After the layout, what has another frame there
/// is seen at the old one, and goes to the new one by the animation of its transaction. 3. Containers that draw nothing
/// do not travel: a view that is new in one stands at its place at once, while those beside it move. Source:
/// OpenSwiftUI `AnimatableFrameAttribute` (frames of leaves are animated, in absolute coordinates), Apple
/// (`geometryGroup()`).
extension MotionState {
    /// 1
    func noteFrames(in graph: ViewGraph) {
        before = Array(repeating: .none, count: graph.tree.boxes.count)
        FrameWalk(graph) { [self] box, frame in before[Int(box)] = frame }.run()
    }

    /// 2
    func departFrames(in graph: ViewGraph) {
        guard !before.isEmpty else { return }
        FrameWalk(graph) { [self] box, frame in
            guard before.indices.contains(Int(box)), !before[Int(box)].isNone else { return }
            let interval = frame - before[Int(box)]
            guard interval.magnitudeSquared > 1e-12 else { return }
            let transaction = graph.transaction(in: graph.tree.environments[box])
            guard transaction.animation != nil else { return }
            frameMotions[box, default: Motion()].start(
                interval, transaction, at: time, in: graph.environment(graph.tree.environments[box]))
        }.run()
        before = []
    }
}

extension MotionState {
    /// How far a box is seen from where it stands; nil for most.
    func rest(of box: BoxID) -> FrameVector? { frameMotions.isEmpty ? nil : frameMotions[box]?.rest }

    /// How much of a box that appears is seen; nil for all of it.
    func opacity(of box: BoxID) -> Double? {
        fades.isEmpty ? nil : fades[box].map { min(max(0, 1 + $0.rest), 1) }
    }
}

/// Walks over what is drawn, with its frames.
@MainActor
private struct FrameWalk {
    private let graph: ViewGraph
    private let tree: LayoutTree
    private let note: (BoxID, FrameVector) -> Void

    init(_ graph: ViewGraph, note: @escaping (BoxID, FrameVector) -> Void) {
        self.graph = graph
        tree = graph.tree
        self.note = note
    }

    func run() {
        for presentation in graph.presentations.all where presentation.outermost >= 0 {
            visit(presentation.outermost, from: .zero, ground: .zero)
        }
    }

    /// - Parameter ground: where the places of views on their way out begin (`originWhereFramesMove`).
    private func visit(_ box: BoxID, from base: Lengths, ground: Lengths) {
        let record = tree[box]
        var ground = ground
        var origin = Lengths(base.width + record.x, base.height + record.y)
        guard origin.isFinite, record.size.isFinite else { return }
        var child = record.firstChild
        if child < 0 || record.role != nil {
            note(box, FrameVector(origin: origin, size: record.size))
            if tree.painter(of: box)?.transform(for: record.size.cgSize) != nil {
                (origin, ground) = (.zero, .zero)
            }
        }
        if record.rule == .viewport, child >= 0 {
            ground = Lengths(0, tree.unscrolledTop(box))
            origin = Lengths(-tree[child].x, ground.height - tree[child].y)
        }
        for departing in graph.motion.departingViews[box] {
            for (gone, place) in departing.boxes {
                let base = Lengths(
                    ground.width + place.width - tree[gone].x, ground.height + place.height - tree[gone].y)
                visit(gone, from: base, ground: ground)
            }
        }
        guard child >= 0, graph.mayDescend() else { return }
        while child >= 0 {
            visit(child, from: origin, ground: ground)
            child = tree[child].nextSibling
        }
    }
}
