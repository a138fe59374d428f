import Foundation
import PlumbGraphics

/// One frame, from views to marks. Whoever reads this file knows the program.
///
///     View values ─▶ nodes ─▶ sizes and places ─▶ preferences ─▶ display list
///         ▲  update pass   layout pass   preference pass    draw pass
///         └── state changes (appearing, changed preferences, taps): the only arrow back; it ends in the update queue
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

    /// 1. State that has changed is read again. 2. Boxes get their sizes and places. 3. Preferences travel up; what depends on
    /// them or on places starts over. 4. Views that are there for the first time, and those that wait for a change, are told;
    /// what they change starts over.
    func layout(proposal: ProposedViewSize) -> Layout {
        graph.setRoom(in: proposal.lengths)
        var size = Lengths.zero
        graph.tree.frame += 1
        for _ in 0..<Frame.settlingLimit {
            UpdatePass(graph: graph).run()
            guard graph.failure == nil else { return Layout(proposal: proposal, size: size) }
            // The update pass has given up, and has said so, where something waits already.
            let isUpToDate = graph.queue.isEmpty
            size = LayoutPass(graph: graph).run(proposal: proposal)
            guard isUpToDate else { return Layout(proposal: proposal, size: size) }
            PreferencePass(graph: graph).run()
            guard graph.queue.isEmpty else { continue }
            guard graph.runNotices() || !graph.queue.isEmpty else { return Layout(proposal: proposal, size: size) }
        }
        graph.report(
            "\(graph.restless) changes after every layout what the layout was made of, without end; "
                + "the picture shows what was reached after \(Frame.settlingLimit) layouts")
        return Layout(proposal: proposal, size: size)
    }

    /// 5. The marks of what was laid out, back to front.
    func draw(_ layout: Layout, scale: Double) -> DisplayList {
        var pass = DrawPass(graph, scale: scale)
        var list = DisplayList(size: layout.size.cgSize, items: graph.failure == nil ? pass.run() : [])
        if list.removeEndlessMarks() {
            graph.report("a view draws where there is no place, at coordinates that are no numbers; that is left out")
        }
        return list
    }
}
