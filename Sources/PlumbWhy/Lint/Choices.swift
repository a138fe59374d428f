import Foundation
import PlumbCore

extension LintCheck {
    /// A choice whose first view always fits.
    mutating func viewThatFits(_ view: Int) {
        guard let choice = layout.choice(view), choice.candidates.count > 1,
            choice.chosen == choice.candidates.first?.view,
            let axes = layout.parameters(view).axes, layout.place(view) != nil
        else { return }
        let checked = [Axis.horizontal, .vertical].filter { axes.contains($0 == .horizontal ? .horizontal : .vertical) }
        guard let free = checked.first(where: { choice.proposal[$0] == nil }) else { return }
        // Later views that are longer on that axis are for less room on the other one.
        let first = choice.candidates[0]
        guard
            choice.candidates.dropFirst().contains(where: { $0.ideal[free] < first.ideal[free] - LintCheck.tolerance })
        else { return }
        let scroll = layout.ancestors(view).first { layout.rule($0) == .viewport && scrolls($0, free) }
        let by =
            scroll.map { "\(Words.capitalized(words.the($0))) proposes no \(Words.length(free))" }
            ?? "No \(Words.length(free)) is proposed here"
        let rest: Axis.Set = free == .vertical ? .horizontal : .vertical
        say(
            .fitsUnreachable, view,
            "\(by), and everything fits into that: the first view is always shown, \(Words.size(first.ideal)).",
            culprit: scroll,
            Remedy(
                "ViewThatFits(in: \(rest == .horizontal ? ".horizontal" : ".vertical"))", on: view, .argument,
                [.axes(view, rest)]
            ) { before, after in
                guard let old = before.choice(view)?.chosen, let new = after.choice(view)?.chosen, old != new else {
                    return nil
                }
                return "\(Words(after).subject(new)) is shown"
            })
    }

    /// A cell that makes its grid as long as it may be.
    mutating func grid(_ view: Int) {
        guard layout.kind(view) == .grid, let tracks = layout.tracks(view) else { return }
        var found: [(axis: Axis, cell: Int, needed: CGFloat, room: CGFloat)] = []
        for axis in [Axis.horizontal, .vertical] {
            let count = axis == .horizontal ? tracks.columns.count : tracks.rows.count
            guard count > 0, let room = layout.proposal(view, axis), isEqual(layout.length(view, axis), room) else {
                continue
            }
            let cells = layout.children(view).filter { layout.place($0) != nil }
            let greedy = cells.filter { cell in
                layout.answers(cell, axis).contains(.infinity) || isStretched(cell, axis)
            }
            let others = cells.filter { !greedy.contains($0) }
            // What asks for no room stretches nothing, and a divider is as long as other cells make the grid.
            let asking = greedy.filter { !isUnsized($0, axis) }
            guard let first = asking.first(where: { layout.rule(layout.subject($0)) != .divider }) ?? asking.first,
                !others.isEmpty, greedy.count * 3 <= cells.count
            else { continue }
            let needed = others.map { layout.length($0, axis) }.max() ?? 0
            guard layout.length(first, axis) > needed + 20 else { continue }
            found.append((axis, first, needed, room))
        }
        guard let first = found.first else { return }
        let both = found.count == 2 && found[1].cell == first.cell
        let isWidth = first.axis == .horizontal
        let lengths = both ? "\(n(first.room)) × \(n(found[1].room))" : "\(n(first.room)) \(Words.long(first.axis))"
        let others = both ? "the others" : isWidth ? "the widest of the other cells" : "the highest of the other cells"
        let needed = both ? "need no more than \(n(first.needed)) × \(n(found[1].needed))" : "needs \(n(first.needed))"
        let axes = both ? "[.horizontal, .vertical]" : isWidth ? ".horizontal" : ".vertical"
        say(
            .gridStretched, view,
            "\(Words.capitalized(words.subject(first.cell))) takes all it is proposed and makes the grid \(lengths); \(others) "
                + "\(needed). `.gridCellUnsizedAxes(\(axes))` on it asks the grid for no room.",
            culprit: first.cell)
    }

    /// Whether `gridCellUnsizedAxes` with an axis is on a cell.
    private func isUnsized(_ cell: Int, _ axis: Axis) -> Bool {
        around(layout.subject(cell), in: cell).contains {
            let own = layout.parameters($0)
            return own.layoutValue == .gridCellUnsizedAxes
                && own.axes?.contains(Axis.Set(axis)) == true
        }
    }

    /// Whether a frame gives a length.
    private func isFixed(_ view: Int, _ axis: Axis) -> Bool {
        let own = layout.parameters(view)
        return layout.rule(view) == .frame && (axis == .horizontal ? own.width : own.height) != nil
    }

    /// A view and its modifiers up to a cell.
    private func around(_ subject: Int, in cell: Int) -> [Int] {
        subject == cell ? [cell] : [cell, subject] + layout.ancestors(subject).prefix { $0 != cell }
    }

    private func isStretched(_ cell: Int, _ axis: Axis) -> Bool {
        let subject = layout.subject(cell)
        return layout.rule(subject)?.stretchesCells == true
            && !around(subject, in: cell).contains { isFixed($0, axis) }
            && isEqual(layout.length(cell, axis), layout.length(subject, axis)) && layout.length(cell, axis) > 20
    }

    /// What to do about a list that is too short to be seen.
    private func list(_ view: Int, in scroll: Int?, _ axis: Axis) -> String {
        let frame = "give it a \(Words.length(axis))"
        guard let scroll, axis == .vertical else { return "Its rows are not to be seen: \(frame)." }
        return "Its rows are not to be seen. It scrolls by itself: take \(words.the(scroll)) away, or \(frame)."
    }

    /// A view that has no proposal, and is 10 points long.
    mutating func collapsed(_ view: Int) {
        let isList = layout.kind(view) == .list
        guard isList || layout.rule(view)?.isTenWithoutProposal == true, !isSecondary(view),
            let place = layout.place(view),
            layout.parameters(view).isResizable != true
        else { return }
        for axis in [Axis.horizontal, .vertical] where place.proposal[axis] == nil && place.size[axis] == 10 {
            let scroll = layout.ancestors(view).first { layout.rule($0) == .viewport && scrolls($0, axis) }
            let word = Words.length(axis)
            let by =
                scroll.map { "\(Words.capitalized(words.the($0))) proposes no \(word)" } ?? "No \(word) is proposed"
            let isTall = axis == .vertical
            say(
                .collapsed, view,
                "\(by), and \(words.the(view)) without a proposal is 10 \(Words.long(axis))."
                    + (isList ? " \(list(view, in: scroll, axis))" : ""),
                culprit: scroll,
                Remedy(
                    isTall ? ".frame(height: 200)" : ".frame(width: 200)", on: chain(view), .after,
                    [.wrap(chain(view), .frame(width: isTall ? nil : 200, height: isTall ? 200 : nil))]
                ) { _, after in
                    let new = after.length(view, axis)
                    return new > 10 ? "it is \(Words.number(new)) \(Words.long(axis))" : nil
                })
            return
        }
    }
}
