import PlumbCombine
import PlumbGraphics

extension Frame {
    /// Turns of what is due at one time before Plumb stops looking.
    static let turnLimit = 1000

    /// A frame after what is due; steps of tasks that the frame itself has begun come before anybody sees it, and so
    /// does what work in the background brings.
    ///
    /// - Parameter scale: pixels to a point, for turns that may draw what was drawn before.
    func layoutAfterEvents(proposal: ProposedViewSize, scale: Double) -> Layout {
        var turns = 0
        var workEnd: Int64?
        var circle: TurnCircle?
        defer { circle?.end() }
        graph.agenda.repeatsTurns = false
        while true {
            while graph.runEvents(), graph.queue.isEmpty, turns < Frame.turnLimit { turns += 1 }
            let layout = layout(proposal: proposal)
            turns += 1
            let hasWorked = graph.events.awaitWork(&workEnd)
            if !hasWorked {
                graph.report(
                    "work in the background takes longer than \(HostEvents.longestWork) s; the picture does not wait for it any longer"
                )
            }
            guard graph.events.isDue else { return layout }
            if turns == TurnCircle.start { circle = TurnCircle(graph) }
            graph.agenda.repeatsTurns = circle?.isClosed { draw(layout, scale: scale) } ?? false
            if turns >= Frame.turnLimit || graph.agenda.repeatsTurns {
                graph.report(
                    "a task, a timer or a scheduler asks for another turn at once, without end; "
                        + "the picture shows what was reached after \(turns) turns")
                return layout
            }
        }
    }
}

/// Finds turns that store the values that were there and draw the marks that were there: as many more would do the
/// same.
@MainActor
private struct TurnCircle {
    /// Turns before anybody looks: nearly all come to rest before.
    static let start = 4
    /// Turns in a row that must be the same: what counts to three unseen is no circle.
    private static let length = 4

    private let graph: ViewGraph
    private var marks: DisplayList?
    private var count = 0

    init(_ graph: ViewGraph) {
        self.graph = graph
        _ = graph.queue.takeNews()
        StoredAgain.beginWatching()
    }

    /// - Parameter draw: draws what was laid out.
    mutating func isClosed(_ draw: () -> DisplayList) -> Bool {
        let last = marks
        marks = graph.queue.takeNews() ? nil : draw()
        let isSame = if let last, let marks { marks.looksLike(last) } else { false }
        count = isSame ? count + 1 : 0
        return count >= Self.length
    }

    func end() { StoredAgain.endWatching() }
}
