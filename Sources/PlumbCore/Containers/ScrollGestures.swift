import Foundation
import PlumbGraphics

extension ViewHost {
    /// Scrolls what lies under a point of the root view, as a finished gesture would: its distance in points, positive to the right and
    /// down. Returns whether anything has moved.
    ///
    /// Each axis moves the innermost scroll view there that can still be moved that way, and it stops where its `scrollTargetBehavior`
    /// says. Those with `scrollDisabled` do not take part.
    @discardableResult
    public func scroll(at point: CGPoint, by distance: CGSize) -> Bool {
        update()
        let hasMoved = ScrollGesture(graph).scroll(at: point, by: distance)
        if hasMoved { update() }
        return hasMoved
    }
}

extension ScrollNode {
    /// Where the target behavior lets a gesture end that would leave the content at an offset.
    ///
    /// - Parameters:
    ///   - beginning: where it was when the gesture began.
    ///   - velocity: of the content, in points a second.
    func stop(
        _ offset: Lengths, from beginning: Lengths, velocity: Lengths, behavior: any ScrollTargetBehavior,
        axes: Axis.Set
    ) -> Lengths {
        let frames = ScrollTargets(graph, in: node).targets(near: offset).map(\.frame)
        let size = graph.tree[graph[node].box].size
        let container = Lengths(role.room(.horizontal, in: size), role.room(.vertical, in: size))
        func rect(_ start: Lengths, _ length: Lengths) -> CGRect {
            CGRect(origin: CGPoint(x: start.width, y: start.height), size: length.cgSize)
        }
        var target = ScrollTarget(rect: rect(offset, container), anchor: nil)
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: rect(beginning, container), anchor: nil),
                velocity: CGVector(dx: velocity.width, dy: velocity.height),
                contentSize: role.content.cgSize, containerSize: container.cgSize, axes: axes,
                environment: graph.environment(graph[node].environment),
                targets: frames.map { rect($0.start, $0.length) }))
        var end = Lengths(Double(target.rect.minX), Double(target.rect.minY))
        if let anchor = target.anchor {
            end.width += (Double(target.rect.width) - container.width) * Double(anchor.x)
            end.height += (Double(target.rect.height) - container.height) * Double(anchor.y)
        }
        return end.isFinite ? end : offset
    }
}
