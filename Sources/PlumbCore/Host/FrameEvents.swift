extension Frame {
    /// Turns of what is due at one time before Plumb stops looking.
    static let turnLimit = 1000

    /// A frame after what is due; steps of tasks that the frame itself has begun come before anybody sees it, and so does what work in the
    /// background brings.
    func layoutAfterEvents(proposal: ProposedViewSize) -> Layout {
        var turns = 0
        var workEnd: Int64?
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
            if turns >= Frame.turnLimit {
                graph.report(
                    "a task, a timer or a scheduler asks for another turn at once, without end; "
                        + "the picture shows what was reached after \(Frame.turnLimit) turns")
                return layout
            }
        }
    }
}
