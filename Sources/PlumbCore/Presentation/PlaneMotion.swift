import Foundation
import PlumbLayout

/// Planes that come and go.
///
/// 1. The views of a plane come and go by their transition, as views that are new in an animated update or leave in one
/// (`Arrival`, `Ghosts`). 2. What dims all that lies behind comes and goes by the animation of the same update. 3. A
/// plane ends when nothing of it moves any more.
extension Presentation {
    /// How much of a plane's dimming is seen, from 0 to 1.
    func dimming(of plane: Plane) -> Double {
        min(max(0, (plane.isPresented ? 1 : 0) + (dims[plane.content]?.rest ?? 0)), 1)
    }

    /// 2: a plane has been presented, or has been told to go.
    func startDimming(_ plane: Plane, in graph: ViewGraph) {
        guard plane.dimming != nil else { return }
        let box = graph[plane.node].box
        let environment = graph[plane.node].environment
        let transaction = graph.transaction(in: environment)
        if graph.isAnimating, transaction.animation != nil {
            dims[box, default: Motion()].start(
                plane.isPresented ? 1 : -1, transaction, at: time, in: graph.environment(environment))
        } else {
            dims.removeValue(forKey: box)?.abandon()
        }
    }

    /// Whether something of a plane is seen going.
    func isLeaving(_ plane: Plane) -> Bool {
        plane.content >= 0 && (dims[plane.content] != nil || !ghosts[plane.content].isEmpty)
    }

    /// 3
    func endPlanes(in graph: ViewGraph) {
        for plane in graph.planes.above where !plane.isPresented && !isLeaving(plane) { graph.remove(plane) }
    }
}
