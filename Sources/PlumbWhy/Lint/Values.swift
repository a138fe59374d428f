import Foundation
import PlumbCore

extension LintCheck {
    /// What a view carries for the layout around, where none reads it.
    mutating func values() {
        var rows: Set<Int> = []
        for view in written {
            guard let name = layout.parameters(view).layoutValue, let container = reader(view), !reads(container, name),
                isWritten(container)
            else { continue }
            let stands = words.the(container)
            let grid = layout.ancestors(container).first { layout[$0]?.name == "Grid" }
            switch name {
            case "GridRow":
                guard rows.insert(container).inserted else { continue }
                say(
                    .modifierNotOnRow, view,
                    "The GridRow stands in no Grid: its views are those of \(stands), one by one.", culprit: container)
            case _ where name.hasPrefix("grid"):
                let cell = grid.flatMap { layout.child(of: $0, around: container) }.map(layout.subject)
                let remedy =
                    cell.map {
                        $0 == container
                            ? " Write it on \(stands), which is the cell." : " Write it on the cell, \(words.the($0))."
                    }
                    ?? " Only a Grid reads it."
                say(
                    .modifierNotOnRow, view,
                    "`.\(name)` is applied to a view in \(stands), which is not a cell of a Grid.\(remedy)",
                    culprit: container)
            default:
                say(
                    .modifierNotOnRow, view,
                    "No `Layout` reads `\(name)` here: a value goes to the container around the view, and ends at \(stands).",
                    culprit: container)
            }
        }
    }

    /// Rules of boxes that pass the values of their first view on to the layout around.
    private static let passing: Set<String> = [
        "forward", "guide", "layers", "frame", "flexibleFrame", "insets", "fixedSize", "ratio", "position",
    ]

    /// The view that asks what a view carries; nil where that is the page.
    private func reader(_ view: Int) -> Int? {
        var (inner, next) = (view, layout.parent(view))
        while let outer = next {
            guard Self.passing.contains(layout.rule(outer)), layout.children(outer).first == inner else { return outer }
            (inner, next) = (outer, layout.parent(outer))
        }
        return nil
    }

    /// Whether a container may read a value: a Grid those for its cells, a layout of the user's its own.
    private func reads(_ container: Int, _ name: String) -> Bool {
        guard layout.rule(container) == "custom", let type = layout[container]?.name else { return false }
        if type == "Grid" || type.hasPrefix("AnyLayout") { return true }
        return !isPlumbs(container) && name != "GridRow" && !name.hasPrefix("grid")
    }
}
