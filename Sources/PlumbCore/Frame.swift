import Foundation
import PlumbGraphics

/// One frame, from views to marks. Whoever reads this file knows the program.
///
///     View values ─▶ nodes ─▶ sizes and places ─▶ display list
///         ▲  update pass   layout pass      draw pass
///         └── state changes (appearing, taps): the only arrow back; it ends in the update queue
@MainActor
struct Frame {
    let graph: ViewGraph

    /// The answer of the root view, and the proposal it was given.
    struct Layout {
        var proposal: ProposedViewSize
        var size: Lengths
    }

    /// Frames in which appearing views change state before Plumb stops looking.
    static let settlingLimit = 20

    /// 1. State that has changed is read again. 2. Boxes get their sizes and places.
    /// 3. Views that are there for the first time are told so; what they change starts over.
    func layout(proposal: ProposedViewSize) -> Layout {
        var size = Lengths.zero
        for _ in 0..<Frame.settlingLimit {
            UpdatePass(graph: graph).run()
            guard graph.failure == nil else { break }
            size = LayoutPass(graph: graph).run(proposal: proposal)
            guard runAppearances() || !graph.queue.isEmpty else { break }
        }
        return Layout(proposal: proposal, size: size)
    }

    /// 4. The marks of what was laid out, back to front.
    func draw(_ layout: Layout, scale: Double) -> DisplayList {
        var pass = DrawPass(graph, scale: scale)
        return DisplayList(size: layout.size.cgSize, items: graph.failure == nil ? pass.run() : [])
    }

    /// Runs the actions that wait for a layout. Returns whether there were any.
    private func runAppearances() -> Bool {
        let actions = graph.disappearing + graph.appearing
        graph.disappearing = []
        graph.appearing = []
        for action in actions { action() }
        return !actions.isEmpty
    }
}
