import Foundation
import PlumbCore

extension LintCheck {
    /// Stacks and grids that are too long, or whose views share them in an unexpected way.
    mutating func stacks() {
        var told: Set<Int> = []
        for view in written.reversed() {
            switch layout.rule(view) {
            case "stack", "zStack", "ratio", "frame", "custom": overflow(view, &told)
            default: break
            }
        }
        for view in written {
            switch layout.rule(view) {
            case "stack": stack(view)
            case "zStack": zStack(view)
            case "divider": divider(view)
            case "viewThatFits": viewThatFits(view)
            case "custom": grid(view)
            default: break
            }
            collapsed(view)
        }
    }

    // MARK: Too long

    /// What needs more than there is; told once, where the culprit is.
    private mutating func overflow(_ view: Int, _ told: inout Set<Int>) {
        guard let size = layout.place(view)?.size, !isSecondary(view) else { return }
        // What stands out of its cell is told as what it covers.
        if layout.rule(view) == "ratio",
            let outer = layout.ancestors(view).first(where: { !layout.isModifier($0) }),
            layout.rule(outer) == "custom"
        {
            return
        }
        for axis in [Axis.horizontal, .vertical] {
            guard let room = layout.proposal(view, axis), room.isFinite, size[axis] > room + LintCheck.tolerance,
                !isHidden(view, axis), !layout.all(in: view).contains(where: told.contains), !isClippedWithin(view)
            else { continue }
            if layout.rule(view) == "frame" {
                // Only a frame that the page can't hold; within a stack, the stack is told.
                guard layout[layout.container(view) ?? -1]?.name == "root" || isOnPage(view) else { continue }
            }
            if layout.rule(view) == "custom" {
                // What a layout of the user's does is its own; along its axis, a lazy stack is for a scroll view.
                guard isPlumbs(view), layout[view]?.name.hasSuffix("Stack") != true else { continue }
                tracks(view, axis, room)
                told.insert(view)
                return
            }
            let longest = layout.children(view).filter { layout.place($0) != nil }.max {
                minimum($0, axis, in: view) < minimum($1, axis, in: view)
            }
            let culprit = longest.map(layout.subject) ?? view
            let name = words.the(culprit)
            let least = longest.map { minimum($0, axis, in: view) } ?? size[axis]
            let isAlong = layout.parameters(view).axis == axis && layout.children(view).count > 1
            let long = Words.long(axis)
            let message: String
            if layout.rule(view) == "frame" || layout.children(view).isEmpty {
                message =
                    "The frame around \(words.subject(view)) is always \(n(size[axis])) \(long), and \(n(room)) are proposed."
            } else if isAlong {
                message =
                    "What is in \(words.the(view)) needs \(n(size[axis])) of \(n(room)) points: \(name) is never less than \(n(least)) \(long)."
            } else if isFilling(culprit) {
                message =
                    "To fill what it is proposed at its ratio, \(name) is \(n(size[axis])) \(long), and \(n(room)) are there: "
                    + "\(outer(of: view)) as \(long) as it."
            } else {
                message =
                    "\(Words.capitalized(name)) is \(n(size[axis])) \(long), and \(n(room)) are there: \(words.the(view)) becomes as \(long) as it"
                    + (isOnPage(view) ? ", and stands out by \(n((size[axis] - room) / 2)) on both sides." : ".")
            }
            told.insert(view)
            findings(
                .overflow, view, message, culprit: culprit, overflowRemedies(view, axis, culprit: longest ?? view, room)
            )
            return
        }
    }

    /// "the frame and the VStack become", for what takes over the length of a filling view.
    private func outer(of view: Int) -> String {
        let frame = layout.container(view).flatMap { ["frame", "flexibleFrame"].contains(layout.rule($0)) ? $0 : nil }
        let stack = layout.ancestors(view).first { ["stack", "zStack"].contains(layout.rule($0)) }
        let names = [frame, stack].compactMap(\.self).map(words.the)
        return names.isEmpty
            ? "all around it becomes" : names.joined(separator: " and ") + (names.count == 1 ? " becomes" : " become")
    }

    private func isFilling(_ view: Int) -> Bool {
        layout.parameters(view).fills == true
            || layout.ancestors(view).prefix(4).contains { layout.parameters($0).fills == true }
    }

    /// Whether nothing but forwarders stands between a view and the page.
    private func isOnPage(_ view: Int) -> Bool {
        guard let container = layout.container(view) else { return true }
        return layout[container]?.name == "root" || layout[container]?.name == "Screen"
    }

    /// A modifier of what is in a view hides what is too long.
    private func isClippedWithin(_ view: Int) -> Bool {
        layout.ancestors(view).contains { layout.parameters($0).clips == true }
    }

    /// The outermost forwarder around a view.
    private func forwarded(_ view: Int) -> Int {
        var outer = view
        while let parent = layout.parent(outer), RecordedLayout.forwarders.contains(layout.rule(parent)),
            layout[parent]?.name != "root"
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
            return layout.rule(inner) == "frame" && (isWidth ? own.width : own.height) != nil
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
            let culprit = layout.rule(view) == "ratio" ? forwarded(view) : culprit
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

    private mutating func tracks(_ view: Int, _ axis: Axis, _ room: CGFloat) {
        let size = layout.length(view, axis)
        say(
            .tracksOverflow, view,
            "The least lengths of \(words.the(view))'s tracks, and the gaps between them, need \(n(size)) of \(n(room)). "
                + "`GridItem(.adaptive(minimum: …))` makes as many tracks as fit.")
    }

    // MARK: Shares

    private mutating func stack(_ view: Int) {
        guard let division = layout.division(view), division.total.isFinite,
            division.axis == layout.parameters(view).axis,
            division.offers.count > 1
        else { return }
        if division.axis == .horizontal { wraps(view, division) }
        clear(view, division)
        uneven(view, division)
        reader(view, division)
    }

    private mutating func wraps(_ view: Int, _ division: RecordedLayout.Division) {
        var cut: [TracedOffer] = []
        for (place, offer) in division.offers.enumerated() {
            let subject = layout.subject(offer.view)
            guard let text = layout.text(subject), isWritten(subject) else { continue }
            if text.isCut, text.lines == 1 { cut.append(offer) }
            let needed = offer.maximum
            guard text.lines > 1 || text.isCut, needed.isFinite, needed > offer.answer + LintCheck.tolerance,
                needed <= division.total - division.gaps
            else { continue }
            let takers = division.offers.dropFirst(place + 1).filter {
                $0.maximum == .infinity && $0.minimum == 0 && $0.priority == offer.priority
                    && layout.text(layout.subject($0.view)) == nil && layout.rule(layout.subject($0.view)) != "spacer"
            }
            guard let taker = takers.first, takers.reduce(0, { $0 + $1.answer }) > needed - offer.answer else {
                continue
            }
            let share = division.offers.count - place
            let outer = offer.view
            say(
                .wrapsWithRoom, subject,
                "\(Words.capitalized(words.the(subject))) needs \(n(needed)) on one line and is offered \(n(offer.offer))"
                    + (place == 0 ? ", a \(part(share)) of \(n(division.total - division.gaps))" : "")
                    + ": it is asked before \(words.subject(taker.view)), which takes \(n(taker.answer)).",
                culprit: taker.view,
                Remedy(".layoutPriority(1)", on: outer, .after, [.wrap(outer, .priority(1))]) { _, after in
                    guard let lines = after.text(subject)?.lines, lines < text.lines || text.isCut,
                        after.text(subject)?.isCut == false, let new = after.place(subject)?.size
                    else { return nil }
                    return "\(Words.count(lines, "line")), \(Words.size(new))"
                })
        }
        guard cut.count > 1, Set(cut.map(\.priority)).count == 1 else { return }
        let names = cut.map { "\(words.subject($0.view)) (\(n($0.answer)) of \(n($0.maximum)))" }
        say(
            .orderDecides, view,
            "\(Words.capitalized(names.joined(separator: " and "))) are cut. \(n(cut[0].offer)) are offered to "
                + "\(words.subject(cut[0].view)) first; what it leaves goes on.")
    }

    private func part(_ count: Int) -> String {
        ["whole", "half", "third", "quarter", "fifth", "sixth"].indices.contains(count - 1)
            ? ["whole", "half", "third", "quarter", "fifth", "sixth"][count - 1] : "\(count)th"
    }

    /// A clear colour in a stack: often meant as nothing at all.
    private mutating func clear(_ view: Int, _ division: RecordedLayout.Division) {
        for offer in division.offers
        where layout.rule(offer.view) == "fill" && layout.parameters(offer.view).isClear == true {
            guard isWritten(offer.view), offer.answer > 0,
                isEqual(layout.length(offer.view, division.axis), offer.answer)
            else { continue }
            say(
                .colourDecides, offer.view,
                "`Color.clear` is a colour, and takes all that is left: \(n(offer.answer)) of \(n(division.total)). A `Spacer` does so without a "
                    + "length across; a frame gives it one of its own.",
                culprit: view)
        }
    }

    private mutating func uneven(_ view: Int, _ division: RecordedLayout.Division) {
        let offers = division.offers.filter { layout.rule(layout.subject($0.view)) != "spacer" }
        guard offers.count > 1, offers.count == division.offers.count, offers.allSatisfy({ $0.maximum == .infinity }),
            Set(offers.map(\.priority)).count == 1,
            offers.allSatisfy({ layout.rule(layout.core($0.view)) == "flexibleFrame" }),
            isEqual(layout.length(view, division.axis), division.total)
        else { return }
        let share = (division.total - division.gaps) / CGFloat(offers.count)
        guard let longest = offers.max(by: { $0.answer < $1.answer }), longest.answer > share + 1 else { return }
        let frames = offers.map { layout.core($0.view) }
        let isWidth = division.axis == .horizontal
        let name = words.subject(longest.view)
        say(
            .unevenShares, view,
            "\(Words.capitalized(name)) needs \(n(longest.answer)), and each would have \(n(share)). The others get what is left.",
            culprit: longest.view,
            Remedy(
                isWidth ? "minWidth: 0" : "minHeight: 0", on: frames[0], .elsewhere,
                frames.map { .limit($0, minWidth: isWidth ? 0 : nil, minHeight: isWidth ? nil : 0) }
            ) { _, after in
                let lengths = offers.map { after.length($0.view, division.axis) }
                guard let first = lengths.first, lengths.allSatisfy({ abs($0 - first) < 1 }) else { return nil }
                return "in each frame: all are \(Words.number(first)) \(Words.long(division.axis))"
            })
    }

    private mutating func reader(_ view: Int, _ division: RecordedLayout.Division) {
        for offer in division.offers {
            let reader = layout.subject(offer.view)
            guard layout.rule(reader) == "reader", isWritten(reader),
                isEqual(layout.length(reader, division.axis), offer.answer)
            else { continue }
            let needed = layout.children(reader).map { layout.length($0, division.axis) }.max() ?? 0
            guard needed > 0, offer.answer > needed + 20 else { continue }
            say(
                .readerGreedy, reader,
                "A GeometryReader takes what it is proposed, \(n(offer.answer)) of \(n(division.total)); what is in it needs \(n(needed)). To "
                    + "measure a view, put the reader into its `background`, or use `onGeometryChange`.")
        }
    }

    private mutating func zStack(_ view: Int) {
        guard layout.children(view).count > 1, !isSecondary(view), let size = layout.place(view)?.size,
            let container = layout.container(view), layout.rule(container) == "stack"
        else { return }
        for axis in [Axis.horizontal, .vertical] {
            let placed = layout.children(view).filter { layout.place($0) != nil }
            let fillers = placed.filter {
                layout.rule(layout.subject($0)) == "fill" && isEqual(layout.length($0, axis), size[axis])
            }
            let others = placed.filter { !fillers.contains($0) }
            let needed = others.map { layout.length($0, axis) }.max() ?? 0
            guard let filler = fillers.first, !others.isEmpty, needed < size[axis] * 0.6 else { continue }
            say(
                .colourDecides, view,
                "\(Words.capitalized(words.subject(filler))) takes what is proposed and makes the ZStack \(Words.size(size)); what else is in it needs "
                    + "\(n(needed)) \(axis == .horizontal ? "across" : "of height").",
                culprit: filler,
                Remedy(".background { … }", on: view, .elsewhere, [.background(view)]) { before, after in
                    guard let old = before.place(view)?.size, let new = after.place(view)?.size, new != old else {
                        return nil
                    }
                    return "with \(Words(before).subject(filler)) behind the other view, it is \(Words.size(new))"
                })
            return
        }
    }

    private mutating func divider(_ view: Int) {
        guard let stack = line(around: view), let axis = layout.parameters(stack).axis?.across,
            let child = layout.child(of: stack, around: view)
        else { return }
        let own = layout.length(view, axis)
        let others = layout.children(stack).filter {
            $0 != child && layout.rule(layout.subject($0)) != "spacer" && layout.place($0) != nil
        }
        let needed =
            others.filter { layout.rule(layout.subject($0)) != "divider" }.map { layout.length($0, axis) }.max() ?? 0
        guard own > needed * 1.5 + 20, isEqual(layout.length(stack, axis), own), !others.isEmpty else { return }
        let isTall = axis == .vertical
        let name = words.the(stack)
        say(
            isTall ? .dividerStretches : .dividerWidens, view,
            "The divider alone makes \(name) \(n(own)) \(Words.long(axis)): it takes all that is proposed; the other views need \(n(needed)).",
            culprit: stack,
            Remedy(
                isTall
                    ? ".fixedSize(horizontal: false, vertical: true)" : ".fixedSize(horizontal: true, vertical: false)",
                on: stack, .after, [.wrap(stack, .fixedSize(horizontal: !isTall, vertical: isTall))]
            ) { _, after in
                let new = after.length(stack, axis)
                return new < own - 0.5
                    ? "\(name) is \(Words.number(new)) \(Words.long(axis)), and the divider too" : nil
            })
    }

    // MARK: Choices, grids, what has no proposal

    private mutating func viewThatFits(_ view: Int) {
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
        let scroll = layout.ancestors(view).first { layout.rule($0) == "viewport" && scrolls($0, free) }
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

    private mutating func grid(_ view: Int) {
        guard layout[view]?.name == "Grid", let tracks = layout.tracks(view) else { return }
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
            guard let first = greedy.first, !others.isEmpty, greedy.count * 3 <= cells.count else { continue }
            let needed = others.map { layout.length($0, axis) }.max() ?? 0
            guard layout.length(first, axis) > needed + 20 else { continue }
            let name = words.subject(first)
            let axes = axis == .horizontal ? ".horizontal" : ".vertical"
            say(
                .gridStretched, view,
                "\(Words.capitalized(name)) takes all it is proposed and makes the grid \(n(room)) \(Words.long(axis)); the widest of the other cells "
                    + "needs \(n(needed)). `.gridCellUnsizedAxes(\(axes))` on it asks the grid for no room.",
                culprit: first)
            return
        }
    }

    private func isStretched(_ cell: Int, _ axis: Axis) -> Bool {
        let subject = layout.subject(cell)
        return ["fill", "divider", "reader"].contains(layout.rule(subject)) && layout.subject(cell) == layout.core(cell)
            && isEqual(layout.length(cell, axis), layout.length(subject, axis)) && layout.length(cell, axis) > 20
    }

    private mutating func collapsed(_ view: Int) {
        guard ["fill", "reader", "coupled"].contains(layout.rule(view)), !isSecondary(view),
            let place = layout.place(view),
            layout.parameters(view).isResizable != true
        else { return }
        for axis in [Axis.horizontal, .vertical] where place.proposal[axis] == nil && place.size[axis] == 10 {
            let scroll = layout.ancestors(view).first { layout.rule($0) == "viewport" && scrolls($0, axis) }
            let word = Words.length(axis)
            let by =
                scroll.map { "\(Words.capitalized(words.the($0))) proposes no \(word)" } ?? "No \(word) is proposed"
            let isTall = axis == .vertical
            say(
                .collapsed, view,
                "\(by), and \(words.the(view)) without a proposal is 10 \(Words.long(axis)).", culprit: scroll,
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
