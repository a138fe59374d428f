import Foundation
import PlumbLayout

/// Everything that passed between views during a layout: what was proposed and answered, in which order and why, which
/// guides were set, and where each view was put.
///
/// `ViewHost.trace()` records one. Lengths are points; a proposal of nil is "your ideal length". Recording changes no
/// frame.
public struct LayoutTrace: Sendable {
    /// What the members mean: it goes up when one is taken away or means something else.
    public static let version = 3

    /// The views that took part, parents before children.
    public var views: [TracedView]
    /// What happened, in the order in which it began.
    public var events: [TracedEvent]
}

extension ViewHost {
    /// Lays everything out anew, and records what passes between the views.
    public func trace() -> LayoutTrace { trace(byTypes: false) }

    /// The same, and what is told apart is the same in every program.
    ///
    /// - Parameter byTypes: whether types say which views users have given to views of Plumb's own. Else places do,
    ///   where they are recorded.
    package func trace(byTypes: Bool) -> LayoutTrace {
        let recorder = LayoutRecorder()
        graph.tree.recorder = recorder
        graph.tree.forgetLayout()
        update()
        graph.tree.recorder = nil
        var placed: Set<BoxID> = []
        for case .place(let box, _, _, _, _) in recorder.entries.lazy.map(\.event) { placed.insert(box) }
        return LayoutTrace(
            views: TracedViews(graph, placed: placed, byTypes: byTypes).views,
            events: TracedEvents(recorder.entries, in: graph).events)
    }
}
