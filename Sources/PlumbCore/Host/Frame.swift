import Foundation
import PlumbGraphics
import PlumbLayout

/// One frame, from views to marks: the passes in order. Start reading here.
///
///     View values ─▶ nodes ─▶ sizes and places ─▶ preferences ─▶ what is seen ─▶ display list
///         ▲  update pass   layout pass   preference pass       motion       draw pass
///         │               ⇅ window pass: creates rows that scroll into view
///         └── state changes (onAppear, preferences, touches, the clock): the only arrow back; it ends in the update
///             queue
@MainActor
struct Frame {
    let graph: ViewGraph

    /// The answer of the root view, and the proposal it was given.
    struct Layout {
        var proposal: ProposedViewSize
        var size: Lengths
    }

    /// Layouts that views start over before Plumb stops looking.
    static let settlingLimit = 50
    /// Transactions that come to one frame while it is made before Plumb stops looking.
    static let transactionLimit = 200

    /// 1. What is on its way moves to the present time. 2. State that has changed is read again, one transaction at a
    /// time. 3. Boxes get their sizes and places, in rounds with what comes into sight; what has another place than
    /// before starts on its way there.
    /// 4. Preferences travel up; what depends on them or on places starts over. 5. Views that are there for the first
    /// time, and those that wait for a change, are told; what they change starts over.
    func layout(proposal: ProposedViewSize) -> Layout {
        graph.motion.move(to: graph.clock.now, in: graph)
        graph.presentations.page.setRoom(in: proposal.lengths, graph.queue)
        var size = Lengths.zero
        var rounds = 0
        var turns = 0
        graph.tree.frame += 1
        let mostTurns = graph.queue.count + Frame.transactionLimit
        while rounds < Frame.settlingLimit, turns < mostTurns {
            turns += 1
            let isUpToDate = UpdatePass(graph: graph).run()
            guard graph.update.failure == nil else { return Layout(proposal: proposal, size: size) }
            graph.inTransaction {
                size = LayoutPass(graph: graph).run(proposal: proposal)
                graph.motion.depart(in: graph)
            }
            // The update pass has given up, and has said so; or views are to stay as they are while a change is tried.
            guard isUpToDate else { return Layout(proposal: proposal, size: size) }
            graph.inTransaction { PreferencePass(graph: graph).run() }
            // Another transaction has its turn; that is no sign of views which never come to rest.
            if !graph.queue.isEmpty, !graph.queue.goesOn(with: graph.update.transaction) { continue }
            rounds += 1
            guard graph.queue.isEmpty else { continue }
            guard graph.runNotices() || !graph.queue.isEmpty else { return Layout(proposal: proposal, size: size) }
        }
        graph.queue.join()
        // What has come and gone meanwhile does not appear.
        graph.afterLayout.appearing.removeAll { graph.isFree($0.node) }
        graph.report(
            "\(graph.afterLayout.restless) changes after every layout what the layout was made of, "
                + "\(Diagnostic.withoutEnd) \(Frame.settlingLimit) layouts")
        return Layout(proposal: proposal, size: size)
    }

    /// 6. The marks of what was laid out, back to front. 7. What they mean, where somebody asks for it.
    func draw(_ layout: Layout, scale: Double, withMeaning: Bool = false) -> DisplayList {
        if !withMeaning, graph.update.failure == nil, RedrawPass.run(graph, scale: scale), let page = graph.motion.drawn
        {
            return DisplayList(size: layout.size.cgSize, items: page.items)
        }
        var pass = DrawPass(graph, scale: scale)
        pass.notesPlaces = withMeaning
        var list = DisplayList(size: layout.size.cgSize, items: graph.update.failure == nil ? pass.run() : [])
        if withMeaning, let drawn = pass.drawn { SpanPass.note(in: &list, graph, drawn) }
        if list.applyColorsToMarks() { graph.motion.drawn = nil }
        if list.removeEndlessMarks() {
            graph.motion.drawn = nil
            graph.report("a view draws where there is no place, at coordinates that are no numbers; that is left out")
        }
        return list
    }

    /// The marks as views have drawn them, and where those of each box are; for pages, which take a list apart first.
    func drawApart(_ layout: Layout, scale: Double, withMeaning: Bool) -> (list: DisplayList, page: DrawnPage)? {
        guard graph.update.failure == nil else { return nil }
        var pass = DrawPass(graph, scale: scale)
        pass.notesPlaces = true
        var list = DisplayList(size: layout.size.cgSize, items: pass.run())
        graph.motion.drawn = nil
        guard let page = pass.drawn else { return nil }
        if withMeaning { SpanPass.note(in: &list, graph, page) }
        return (list, page)
    }
}
