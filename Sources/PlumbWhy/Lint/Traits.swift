import PlumbCore

extension LintCheck {
    /// What modifiers say to a screen or a row that does not hear it.
    mutating func traits() {
        var told: Set<SaidTrait> = []
        for view in layout.placed {
            for said in layout[view]?.said ?? [] where told.insert(said).inserted {
                if said.isForRow {
                    if !said.isHeard { rowTrait(said, view) }
                } else if !said.isHeard {
                    screenTrait(said, view)
                } else if said.name == "navigationDestination" {
                    destination(said, view)
                }
            }
        }
    }

    /// A title or a toolbar with no screen around.
    private mutating func screenTrait(_ said: SaidTrait, _ view: Int) {
        guard let stack = layout.all(in: view).first(where: { layout.kind($0) == .navigation }) else {
            return say(
                .barWithoutStack, view, at: said.point,
                "`.\(said.name)` has no effect: no NavigationStack is around.")
        }
        let name = words.the(stack)
        say(
            .barOutsideStack, view, at: said.point,
            "`.\(said.name)` is outside of \(name), and has no effect: it is for the screen around it. Write it on a "
                + "view in \(name).",
            culprit: stack)
    }

    /// A destination in a container that makes its views when they come into sight.
    private mutating func destination(_ said: SaidTrait, _ view: Int) {
        let around = layout.ancestors(view).prefix { layout.kind($0) != .navigation }
        guard let lazy = around.first(where: { isLazy($0) }) else { return }
        let container = around.first { layout.kind($0) == .list } ?? lazy
        let name = words.the(container)
        say(
            .destinationInLazy, view, at: said.point,
            "`.\(said.name)` is in \(name), which makes a view only when it comes into sight: SwiftUI ignores it there. "
                + "Write it on \(name).",
            culprit: container)
    }

    func isLazy(_ view: Int) -> Bool {
        switch layout.kind(view)?.container {
        case .lazyStack, .lazyGrid: true
        case .grid, nil: false
        }
    }

    /// What is said about a row by a view that is a part of it.
    private mutating func rowTrait(_ said: SaidTrait, _ view: Int) {
        let row = layout.ancestors(view).first { layout.notes($0).contains { $0.subject == .row } }
        guard let row, let content = layout.child(of: row, around: view), content == layout.children(row).first else {
            return
        }
        let name = words.subject(content)
        say(
            .modifierNotOnRow, view, at: said.point,
            "`.\(said.name)` is on a view in \(name), which is the row, and has no effect there. Write it on \(name).",
            culprit: layout.subject(content))
    }
}
