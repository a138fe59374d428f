import Foundation
import PlumbGraphics
import PlumbLayout

/// Presentations that come and go.
///
/// 1. The views of a presentation come and go by their transition, as views that are new in an animated update or leave
/// in one (`Arrival`, `DepartingViews`). 2. What dims all that lies behind, and what steps back, do so by the animation
/// of the same update. 3. A presentation ends when nothing of it moves any more.
extension MotionState {
    /// How opaque a presentation's dimming is seen, and how far what lies behind is seen to have stepped back.
    private func backdrop(of presentation: Presentation) -> AnimatablePair<Double, Double> {
        presentation.backdrop + (backdrops[presentation.content]?.rest ?? .zero)
    }

    /// What dims all that lies behind a presentation, as it is seen; nil for nothing.
    func dimming(of presentation: Presentation) -> RGBA? {
        let opacity = min(max(0, backdrop(of: presentation).first), 1)
        guard let color = presentation.dimming, color.alpha > 0, opacity > 0 else { return nil }
        return color.opacity(opacity / color.alpha)
    }

    /// How far what can be tapped in a presentation is seen to have turned grey, from 0 to 1: as far as what lies over
    /// it has dimmed it.
    func tintDimming(of presentation: Presentation, in graph: ViewGraph) -> Double {
        var result = 0.0
        for above in graph.presentations.above.reversed() {
            if above === presentation { break }
            guard above.traits.dimsTints, let color = above.dimming, color.alpha > 0 else { continue }
            result = max(result, min(backdrop(of: above).first / color.alpha, 1))
        }
        return result
    }

    /// The same for a box.
    func tintDimming(of box: BoxID, in graph: ViewGraph) -> Double {
        guard graph.presentations.above.contains(where: \.traits.dimsTints) else { return 0 }
        var outermost = box
        while graph.tree[outermost].parent >= 0 { outermost = graph.tree[outermost].parent }
        let presentation = graph.presentations.all.first { $0.outermost == outermost }
        return presentation.map { tintDimming(of: $0, in: graph) } ?? 0
    }

    /// How far a presentation is seen to have stepped back behind others, and how; nil for not at all.
    func recess(of presentation: Presentation, in graph: ViewGraph) -> PresentationRecess? {
        var result: PresentationRecess?
        for above in graph.presentations.above where above.behind === presentation && above.content >= 0 {
            guard var recess = above.traits.recess else { continue }
            recess.amount = min(max(0, backdrop(of: above).second), 1)
            if recess.amount > result?.amount ?? 0 { result = recess }
        }
        return result
    }

    /// 2: a presentation has been presented, has been told to go, or does something else to what lies behind.
    func startBackdrop(of presentation: Presentation, in graph: ViewGraph) {
        let aim =
            presentation.isPresented
            ? AnimatablePair(presentation.dimming?.alpha ?? 0, presentation.traits.recess?.amount ?? 0) : .zero
        let change = aim - presentation.backdrop
        guard change != .zero else { return }
        presentation.backdrop = aim
        let box = graph[presentation.node].box
        let environment = graph[presentation.node].environment
        let transaction = graph.transaction(in: environment)
        if graph.update.isAnimating, transaction.animation != nil {
            backdrops[box, default: Motion()].start(
                change, transaction, at: time, in: graph.environment(environment))
        } else {
            backdrops.removeValue(forKey: box)?.abandon()
        }
    }

    /// Whether something of a presentation is seen going.
    func isLeaving(_ presentation: Presentation) -> Bool {
        presentation.content >= 0
            && (backdrops[presentation.content] != nil || !departingViews[presentation.content].isEmpty)
    }

    /// 3
    func endPresentations(in graph: ViewGraph) {
        for presentation in graph.presentations.above where !presentation.isPresented && !isLeaving(presentation) {
            graph.remove(presentation)
        }
    }
}
