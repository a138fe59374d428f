import Foundation
import PlumbGraphics
import PlumbLayout

/// A view that comes while another one of its group goes.
///
/// 1. The frame on the page of the one that goes is noted. 2. Once the new one has its place, both are seen at the old
/// frame, and move to the new one: their content is proposed the size on the way, and its centre is put at the
/// centre. 3. How either of them is painted is up to their transitions. Source: Apple (`matchedGeometryEffect`:
/// "interpolate their frame rectangles in window space").
extension MatchedMember {
    /// 1
    func noteLeaving(_ node: NodeID) {
        guard modifier.isSource, graph.update.isAnimating, !graph.isWithinOutOfSight(node) else { return }
        sources.leaving[modifier.key] = (node, frame(of: graph[node].box), graph.update.number)
    }

    /// 2
    func arrive(_ node: NodeID) {
        guard modifier.isSource, graph.update.isAnimating else { return }
        let update = graph.update.number
        graph.motion.departures.append { [weak self] in
            guard let self, let other = sources.leaving[modifier.key], other.update == update else { return }
            sources.leaving[modifier.key] = nil
            guard !graph.isFree(node), !graph.isWithinOutOfSight(node) else { return }
            let new = frame(of: graph[node].box)
            move(node, from: other.frame, to: new, isGone: false)
            if !graph.isFree(other.node) { move(other.node, from: other.frame, to: new, isGone: true) }
        }
    }

    private func frame(of box: BoxID) -> CGRect {
        CGRect(origin: .zero, size: graph.tree[box].size.cgSize).applying(graph.tree.transform(from: box))
    }

    private func move(_ node: NodeID, from old: CGRect, to new: CGRect, isGone: Bool) {
        let box = graph[node].box
        let inverse = graph.tree.transform(from: box).inverted()
        let (start, end) = (MatchedFrame(old.applying(inverse)), MatchedFrame(new.applying(inverse)))
        guard start.isFinite, end.isFinite else { return }
        let show: (MatchedFrame, NodeID, ViewGraph) -> Void = { frame, node, graph in
            let tree = graph.tree
            let box = graph[node].box
            let isThere = !isGone && frame == end
            tree.configure(box, isThere ? BoxParameters(.forward) : frame.parameters)
            if isGone {
                tree.placeContent(of: box)
            } else {
                tree.invalidate(box)
            }
        }
        let role = graph.tree.role(of: box)
        let seen = graph.motion.move(node, from: start, to: end, in: graph, show: show)
        if role is MatchedRole { graph.tree.setRole(MatchedRole(.center), of: box) }
        show(seen, node, graph)
        if !isGone { graph.tree.lookAgain(at: box) }
    }
}

/// A frame in the coordinates of the box whose content is seen there.
private struct MatchedFrame: Animatable, Equatable {
    var frame: CGRect

    init(_ frame: CGRect) { self.frame = frame }

    var isFinite: Bool { (frame.minX + frame.minY + frame.width + frame.height).isFinite }

    /// The centre and the size: what is seen on the way is the same wherever one looks from.
    var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(AnimatablePair(frame.midX, frame.midY), frame.size.animatableData) }
        set {
            frame.size.animatableData = newValue.second
            frame.origin = CGPoint(
                x: newValue.first.first - frame.width / 2, y: newValue.first.second - frame.height / 2)
        }
    }

    var parameters: BoxParameters {
        BoxParameters(
            .displaced, a: Double(frame.midX), b: Double(frame.midY), c: max(0, Double(frame.width)),
            d: max(0, Double(frame.height)))
    }
}
