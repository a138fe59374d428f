import Foundation
import PlumbCore

extension LintCheck {
    /// What a view carries for the layout around, where none reads it.
    mutating func values() {
        var rows: Set<Int> = []
        for view in written {
            guard let value = layout.parameters(view).layoutValue, let container = reader(view),
                !reads(container, value),
                isWritten(container)
            else { continue }
            let stands = words.the(container)
            let grid = layout.ancestors(container).first { layout.kind($0) == .grid }
            switch value {
            case .gridRow:
                guard rows.insert(container).inserted else { continue }
                say(
                    .modifierNotOnRow, view,
                    "The GridRow stands in no Grid: its views are those of \(stands), one by one.", culprit: container)
            case .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment:
                let cell = grid.flatMap { layout.child(of: $0, around: container) }.map(layout.subject)
                let remedy =
                    cell.map {
                        $0 == container
                            ? " Write it on \(stands), which is the cell." : " Write it on the cell, \(words.the($0))."
                    }
                    ?? " Only a Grid reads it."
                say(
                    .modifierNotOnRow, view,
                    "`.\(value.name)` is applied to a view in \(stands), which is not a cell of a Grid.\(remedy)",
                    culprit: container)
            case .custom(let name):
                say(
                    .modifierNotOnRow, view,
                    "No `Layout` reads `\(name)` here: a value goes to the container around the view, and ends at \(stands).",
                    culprit: container)
            }
        }
    }

    /// The view that asks what a view carries; nil where that is the page.
    private func reader(_ view: Int) -> Int? {
        var (inner, next) = (view, layout.parent(view))
        while let outer = next {
            guard layout.rule(outer)?.passesLayoutValues == true, layout.children(outer).first == inner else {
                return outer
            }
            (inner, next) = (outer, layout.parent(outer))
        }
        return nil
    }

    /// Whether a container may read a value: a Grid those for its cells, a layout of the user's its own, and
    /// `AnyLayout` what the layout in it reads.
    private func reads(_ container: Int, _ value: TracedParameters.LayoutValue) -> Bool {
        guard layout.rule(container) == .custom, let kind = layout.kind(container) else { return false }
        if kind == .grid || kind == .anyLayout { return true }
        return switch value {
        case .gridRow, .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment: false
        case .custom: !isPlumbs(container)
        }
    }
}
