import Foundation
import PlumbGraphics
import PlumbLayout

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
        let container = Lengths(state.room(.horizontal, in: size), state.room(.vertical, in: size))
        func rect(_ start: Lengths, _ length: Lengths) -> CGRect {
            CGRect(origin: CGPoint(x: start.width, y: start.height), size: length.cgSize)
        }
        var target = ScrollTarget(rect: rect(offset, container), anchor: nil)
        behavior.updateTarget(
            &target,
            context: ScrollTargetBehaviorContext(
                originalTarget: ScrollTarget(rect: rect(beginning, container), anchor: nil),
                velocity: CGVector(dx: velocity.width, dy: velocity.height),
                contentSize: state.content.cgSize, containerSize: container.cgSize, axes: axes,
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
