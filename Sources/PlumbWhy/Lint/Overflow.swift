import Foundation
import PlumbCore

extension LintCheck {
    /// What needs more than there is; told once, where the culprit is.
    mutating func overflow(_ view: Int, _ told: inout Set<Int>) {
        guard let size = layout.place(view)?.size, !isSecondary(view) else { return }
        // What stands out of its cell is told as what it covers.
        if layout.rule(view) == .ratio,
            let outer = layout.ancestors(view).first(where: { !layout.isModifier($0) }),
            layout.rule(outer) == .custom
        {
            return
        }
        for axis in [Axis.horizontal, .vertical] {
            guard let room = layout.proposal(view, axis), room.isFinite, size[axis] > room + LintCheck.tolerance,
                !isHidden(view, axis), !isTold(view, axis, told), !isClippedWithin(view),
                !isSpared(view, axis)
            else { continue }
            // The frame around is told.
            if layout.rule(view) == .ratio, isInShorterFrame(view, axis) { continue }
            if layout.rule(view) == .frame {
                // Only a frame that the page can't hold; within a stack, the stack is told.
                guard isOnPage(view) else { continue }
            }
            if layout.rule(view) == .custom {
                // What a layout of the user's does is its own; along its axis, a lazy stack is for a scroll view.
                guard let kind = layout.kind(view), kind.trackAxis == axis else { continue }
                tracks(view, kind, axis, room)
                told.insert(view)
                return
            }
            // What takes all there is has only followed the longest.
            let longest = layout.children(view).filter { layout.place($0) != nil }.max {
                (minimum($0, axis, in: view), isGreedy($1) ? 1 : 0) < (
                    minimum($1, axis, in: view), isGreedy($0) ? 1 : 0
                )
            }
            let culprit = longest.map(layout.subject) ?? view
            let name = longest.map { words.subject($0, axis) } ?? words.the(view)
            let least = longest.map { minimum($0, axis, in: view) } ?? size[axis]
            let isAlong = layout.parameters(view).axis == axis && layout.children(view).count > 1
            let long = Words.long(axis)
            let message: String
            if layout.rule(view) == .frame || layout.children(view).isEmpty {
                message =
                    "The frame around \(words.subject(view)) is always \(n(size[axis])) \(long), and \(n(room)) are proposed."
            } else if isAlong {
                message =
                    "What is in \(words.the(view)) needs \(n(size[axis])) of \(n(room)) points: \(name) is never less than \(n(least)) \(long)."
            } else if isFilling(culprit) {
                let (filled, room) = filled(view, axis) ?? (size[axis], room)
                message =
                    "To fill what it is proposed at its ratio, \(words.the(culprit)) is \(n(filled)) \(long), and \(n(room)) are there: "
                    + "\(outer(of: view)) as \(long)."
            } else {
                message =
                    "\(Words.capitalized(name)) is \(n(size[axis])) \(long), and \(n(room)) are there: \(words.the(view)) becomes as \(long)"
                    + (isOnPage(view) ? ", and stands out by \(n((size[axis] - room) / 2)) on both sides." : ".")
            }
            told.insert(view)
            findings(
                .overflow, view, message, axis: axis, culprit: culprit,
                overflowRemedies(view, axis, culprit: longest ?? view, room)
            )
            return
        }
    }

    /// Whether what makes a view so long is told within it. Across a stack that is its longest view.
    private func isTold(_ view: Int, _ axis: Axis, _ told: Set<Int>) -> Bool {
        let isAcross =
            layout.rule(view) == .zStack
            || layout.rule(view) == .stack && layout.parameters(view).axis?.across == axis
        let length = layout.length(view, axis)
        return layout.children(view).contains { child in
            (!isAcross || layout.length(child, axis) >= length - LintCheck.tolerance)
                && layout.all(in: child).contains(where: told.contains)
        }
    }

    /// "the frame and the VStack become", for what takes over the length of a filling view.
    private func outer(of view: Int) -> String {
        let frame = layout.container(view).flatMap { layout.rule($0)?.isFrame == true ? $0 : nil }
        let stack = layout.ancestors(view).first { layout.rule($0)?.isStack == true }
        let names = [frame, stack].compactMap(\.self).map(words.the)
        return names.isEmpty
            ? "all around it becomes" : names.joined(separator: " and ") + (names.count == 1 ? " becomes" : " become")
    }

    /// What a filling view makes of the stack around, and what is there for that. What lies in it beyond the safe area
    /// is proposed what came of it, and is longer still.
    private func filled(_ view: Int, _ axis: Axis) -> (CGFloat, CGFloat)? {
        guard let stack = layout.ancestors(view).first(where: { layout.rule($0)?.isStack == true }),
            let room = layout.proposal(stack, axis), layout.length(stack, axis) > room + LintCheck.tolerance
        else { return nil }
        return (layout.length(stack, axis), room)
    }

    private func isGreedy(_ view: Int) -> Bool { layout.rule(layout.subject(view))?.isGreedy == true }

    /// A modifier around gives a view a fixed length that is less than the view's.
    private func isInShorterFrame(_ view: Int, _ axis: Axis) -> Bool {
        for outer in layout.ancestors(view) {
            guard layout.isModifier(outer) else { return false }
            let own = layout.parameters(outer)
            if layout.rule(outer) == .frame, (axis == .horizontal ? own.width : own.height) != nil {
                return layout.length(outer, axis) < layout.length(view, axis) - LintCheck.tolerance
            }
        }
        return false
    }

    private func isFilling(_ view: Int) -> Bool {
        layout.parameters(view).fills == true
            || layout.ancestors(view).prefix(4).contains { layout.parameters($0).fills == true }
    }

    /// Whether nothing but forwarders stands between a view and the page.
    private func isOnPage(_ view: Int) -> Bool {
        guard let container = layout.container(view) else { return true }
        return layout.kind(container) == .page || layout.kind(container) == .screen
    }

    /// A modifier of what is in a view hides what is too long.
    private func isClippedWithin(_ view: Int) -> Bool {
        layout.ancestors(view).contains { layout.parameters($0).clips == true }
    }

    /// What is seen of a view: within padding, which paints nothing unless there is a background around it.
    func painted(_ view: Int) -> Int {
        var (painted, hasPadding) = (view, false)
        while layout.isForwarder(painted) || layout.rule(painted) == .insets, let inner = layout.children(painted).first
        {
            hasPadding = hasPadding || layout.rule(painted) == .insets
            painted = inner
        }
        return hasPadding && layout.rule(painted) != .layers ? painted : view
    }

    /// The outermost forwarder around a view.
    private func forwarded(_ view: Int) -> Int {
        var outer = view
        while let parent = layout.parent(outer), layout.isForwarder(parent),
            layout.kind(parent) != .page
        {
            outer = parent
        }
        return outer
    }

    private func minimum(_ child: Int, _ axis: Axis, in stack: Int) -> CGFloat {
        if let division = layout.division(stack), division.axis == axis,
            let offer = division.offers.first(where: { $0.view == child })
        {
            return offer.minimum
        }
        return layout.length(child, axis)
    }

    private func overflowRemedies(_ view: Int, _ axis: Axis, culprit: Int, _ room: CGFloat) -> [Remedy] {
        let isWidth = axis == .horizontal
        let outcome: @Sendable (RecordedLayout, RecordedLayout) -> String? = { _, after in
            let new = after.length(view, axis)
            return new <= room + 0.5 ? "\(Words(after).the(view)) is \(Words.number(new)) \(Words.long(axis))" : nil
        }
        let frame = layout.all(in: culprit).first { inner in
            let own = layout.parameters(inner)
            return layout.rule(inner) == .frame && (isWidth ? own.width : own.height) != nil
        }
        if let frame, layout.isModifier(culprit) || culprit == frame {
            let own = layout.parameters(frame)
            let alignment = Alignment(
                horizontal: horizontal(own.horizontalAlignment), vertical: vertical(own.verticalAlignment))
            return [
                Remedy(
                    isWidth ? "maxWidth: .infinity instead of the width" : "maxHeight: .infinity instead of the height",
                    on: frame, .elsewhere,
                    [
                        .loosen(frame, axes: isWidth ? .horizontal : .vertical),
                        .wrap(
                            frame,
                            .flexibleFrame(
                                maxWidth: isWidth ? .infinity : nil, maxHeight: isWidth ? nil : .infinity,
                                alignment: alignment)),
                    ], outcome: outcome)
            ]
        }
        if isFilling(layout.subject(culprit)) {
            // The ratio itself stays as long as it is; what is around it is as long as the new frame.
            let culprit = layout.rule(view) == .ratio ? forwarded(view) : culprit
            let around = layout.container(culprit) ?? view
            let outcome: @Sendable (RecordedLayout, RecordedLayout) -> String? = { _, after in
                let new = after.length(around, axis)
                return new <= room + 0.5
                    ? "\(Words(after).the(around)) is \(Words.number(new)) \(Words.long(axis))" : nil
            }
            return [
                Remedy(
                    isWidth
                        ? ".frame(minWidth: 0, maxWidth: .infinity).clipped()"
                        : ".frame(minHeight: 0, maxHeight: .infinity).clipped()",
                    on: culprit, .after,
                    [
                        .wrap(
                            culprit,
                            .flexibleFrame(
                                minWidth: isWidth ? 0 : nil, maxWidth: isWidth ? .infinity : nil,
                                minHeight: isWidth ? nil : 0, maxHeight: isWidth ? nil : .infinity))
                    ], outcome: outcome)
            ]
        }
        return []
    }

    /// Whether a stack further out has what a view needs beyond what it was offered: the first view of a stack is asked
    /// with an equal share, and others leave as much.
    ///
    /// What is between must be as long as the view: what is shorter, as a frame, has it stand out.
    func isSpared(_ view: Int, _ axis: Axis) -> Bool {
        var inner = view
        while let outer = layout.parent(inner), layout.place(outer) != nil, layout.kind(outer) != .page {
            guard layout.length(outer, axis) >= layout.length(inner, axis) - LintCheck.tolerance else { return false }
            if layout.rule(outer) == .stack, layout.parameters(outer).axis == axis, layout.children(outer).count > 1,
                layout.proposal(outer, axis).map({ layout.length(outer, axis) <= $0 + LintCheck.tolerance }) ?? true
            {
                return true
            }
            inner = outer
        }
        return false
    }

    private mutating func tracks(_ view: Int, _ kind: TracedView.Kind, _ axis: Axis, _ room: CGFloat) {
        let size = layout.length(view, axis)
        let name = words.the(view)
        say(
            .tracksOverflow, view,
            kind == .grid
                ? "The columns of \(name) and the gaps between them need \(n(size)) of \(n(room))."
                : "The least lengths of \(name)'s tracks, and the gaps between them, need \(n(size)) of \(n(room)). "
                    + "`GridItem(.adaptive(minimum: …))` makes as many tracks as fit.")
    }
}
