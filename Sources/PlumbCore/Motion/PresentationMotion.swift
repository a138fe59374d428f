import Foundation
import PlumbLayout

/// Presentations that come and go.
///
/// 1. The views of a presentation come and go by their transition, as views that are new in an animated update or leave
/// in one (`Arrival`, `DepartingViews`). 2. What dims all that lies behind comes and goes by the animation of the same
/// update. 3. A presentation ends when nothing of it moves any more.
extension MotionState {
    /// How much of a presentation's dimming is seen, from 0 to 1.
    func dimming(of presentation: Presentation) -> Double {
        min(max(0, (presentation.isPresented ? 1 : 0) + (dims[presentation.content]?.rest ?? 0)), 1)
    }

    /// 2: a presentation has been presented, or has been told to go.
    func startDimming(_ presentation: Presentation, in graph: ViewGraph) {
        guard presentation.dimming != nil else { return }
        let box = graph[presentation.node].box
        let environment = graph[presentation.node].environment
        let transaction = graph.transaction(in: environment)
        if graph.update.isAnimating, transaction.animation != nil {
            dims[box, default: Motion()].start(
                presentation.isPresented ? 1 : -1, transaction, at: time, in: graph.environment(environment))
        } else {
            dims.removeValue(forKey: box)?.abandon()
        }
    }

    /// Whether something of a presentation is seen going.
    func isLeaving(_ presentation: Presentation) -> Bool {
        presentation.content >= 0
            && (dims[presentation.content] != nil || !departingViews[presentation.content].isEmpty)
    }

    /// 3
    func endPresentations(in graph: ViewGraph) {
        for presentation in graph.presentations.above where !presentation.isPresented && !isLeaving(presentation) {
            graph.remove(presentation)
        }
    }
}
