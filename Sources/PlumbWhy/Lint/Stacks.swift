import Foundation
import PlumbCore

extension LintCheck {
    /// Stacks and grids that are too long, or whose views share them in an unexpected way.
    mutating func stacks() {
        var told: Set<Int> = []
        for view in written.reversed() {
            switch story.rule(view) {
            case "line", "depth", "ratio", "frame", "custom": overflow(view, &told)
            default: break
            }
        }
        for view in written {
            switch story.rule(view) {
            case "line": line(view)
            case "depth": depth(view)
            case "divider": divider(view)
            case "choice": choice(view)
            case "custom": grid(view)
            default: break
            }
            collapsed(view)
        }
    }

    // MARK: Too long

    /// What needs more than there is; told once, where the culprit is.
    private mutating func overflow(_ view: Int, _ told: inout Set<Int>) {
        guard let size = story.place(view)?.size, !isSecondary(view) else { return }
        // What stands out of its cell is told as what it covers.
        if story.rule(view) == "ratio",
            let outer = story.ancestors(view).first(where: { !story.isModifier($0) }),
            story.rule(outer) == "custom"
        {
            return
        }
        for axis in [Axis.horizontal, .vertical] {
            guard let room = story.proposal(view, axis), room.isFinite, size[axis] > room + LintCheck.tolerance,
                !isHidden(view, axis), !story.all(in: view).contains(where: told.contains), !isClippedWithin(view)
            else { continue }
            if story.rule(view) == "frame" {
                // Only a frame that the page can't hold; within a stack, the stack is told.
                guard story[story.container(view) ?? -1]?.name == "root" || isOnPage(view) else { continue }
            }
            if story.rule(view) == "custom" {
                // What a layout of the user's does is its own; along its axis, a lazy stack is for a scroll view.
                guard isPlumbs(view), story[view]?.name.hasSuffix("Stack") != true else { continue }
                tracks(view, axis, room)
                told.insert(view)
                return
            }
            let longest = story.children(view).filter { story.place($0) != nil }.max {
                minimum($0, axis, in: view) < minimum($1, axis, in: view)
            }
            let culprit = longest.map(story.subject) ?? view
            let name = words.the(culprit)
            let least = longest.map { minimum($0, axis, in: view) } ?? size[axis]
            let isAlong = story.parameters(view).axis == axis && story.children(view).count > 1
            let long = Words.long(axis)
            let message: String
            if story.rule(view) == "frame" || story.children(view).isEmpty {
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
        let frame = story.container(view).flatMap { ["frame", "flexibleFrame"].contains(story.rule($0)) ? $0 : nil }
        let stack = story.ancestors(view).first { ["line", "depth"].contains(story.rule($0)) }
        let names = [frame, stack].compactMap(\.self).map(words.the)
        return names.isEmpty
            ? "all around it becomes" : names.joined(separator: " and ") + (names.count == 1 ? " becomes" : " become")
    }

    private func isFilling(_ view: Int) -> Bool {
        story.parameters(view).fills == true
            || story.ancestors(view).prefix(4).contains { story.parameters($0).fills == true }
    }

    /// Whether nothing but forwarders stands between a view and the page.
    private func isOnPage(_ view: Int) -> Bool {
        guard let container = story.container(view) else { return true }
        return story[container]?.name == "root" || story[container]?.name == "Screen"
    }

    /// A modifier of what is in a view hides what is too long.
    private func isClippedWithin(_ view: Int) -> Bool {
        story.ancestors(view).contains { story.parameters($0).clips == true }
    }

    /// The outermost forwarder around a view.
    private func forwarded(_ view: Int) -> Int {
        var outer = view
        while let parent = story.parent(outer), Story.forwarders.contains(story.rule(parent)),
            story[parent]?.name != "root"
        {
            outer = parent
        }
        return outer
    }

    private func minimum(_ child: Int, _ axis: Axis, in stack: Int) -> CGFloat {
        if let division = story.division(stack), division.axis == axis,
            let offer = division.offers.first(where: { $0.view == child })
        {
            return offer.minimum
        }
        return story.length(child, axis)
    }

    private func overflowRemedies(_ view: Int, _ axis: Axis, culprit: Int, _ room: CGFloat) -> [Remedy] {
        let isWidth = axis == .horizontal
        let outcome: @Sendable (Story, Story) -> String? = { _, after in
            let new = after.length(view, axis)
            return new <= room + 0.5 ? "\(Words(after).the(view)) is \(Words.number(new)) \(Words.long(axis))" : nil
        }
        let frame = story.all(in: culprit).first { inner in
            let own = story.parameters(inner)
            return story.rule(inner) == "frame" && (isWidth ? own.width : own.height) != nil
        }
        if let frame, story.isModifier(culprit) || culprit == frame {
            let own = story.parameters(frame)
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
        if isFilling(story.subject(culprit)) {
            // The ratio itself stays as long as it is; what is around it is as long as the new frame.
            let culprit = story.rule(view) == "ratio" ? forwarded(view) : culprit
            let around = story.container(culprit) ?? view
            let outcome: @Sendable (Story, Story) -> String? = { _, after in
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
        let size = story.length(view, axis)
        say(
            .tracksOverflow, view,
            "The least lengths of \(words.the(view))'s tracks, and the gaps between them, need \(n(size)) of \(n(room)). "
                + "`GridItem(.adaptive(minimum: …))` makes as many tracks as fit.")
    }

    // MARK: Shares

    private mutating func line(_ view: Int) {
        guard let division = story.division(view), division.total.isFinite,
            division.axis == story.parameters(view).axis,
            division.offers.count > 1
        else { return }
        if division.axis == .horizontal { wraps(view, division) }
        clear(view, division)
        uneven(view, division)
        reader(view, division)
    }

    private mutating func wraps(_ view: Int, _ division: Story.Division) {
        var cut: [TracedOffer] = []
        for (place, offer) in division.offers.enumerated() {
            let subject = story.subject(offer.view)
            guard let text = story.text(subject), isWritten(subject) else { continue }
            if text.isCut, text.lines == 1 { cut.append(offer) }
            let needed = offer.maximum
            guard text.lines > 1 || text.isCut, needed.isFinite, needed > offer.answer + LintCheck.tolerance,
                needed <= division.total - division.gaps
            else { continue }
            let takers = division.offers.dropFirst(place + 1).filter {
                $0.maximum == .infinity && $0.minimum == 0 && $0.priority == offer.priority
                    && story.text(story.subject($0.view)) == nil && story.rule(story.subject($0.view)) != "gap"
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
    private mutating func clear(_ view: Int, _ division: Story.Division) {
        for offer in division.offers
        where story.rule(offer.view) == "fill" && story.parameters(offer.view).isClear == true {
            guard isWritten(offer.view), offer.answer > 0,
                isEqual(story.length(offer.view, division.axis), offer.answer)
            else { continue }
            say(
                .colourDecides, offer.view,
                "`Color.clear` is a colour, and takes all that is left: \(n(offer.answer)) of \(n(division.total)). A `Spacer` does so without a "
                    + "length across; a frame gives it one of its own.",
                culprit: view)
        }
    }

    private mutating func uneven(_ view: Int, _ division: Story.Division) {
        let offers = division.offers.filter { story.rule(story.subject($0.view)) != "gap" }
        guard offers.count > 1, offers.count == division.offers.count, offers.allSatisfy({ $0.maximum == .infinity }),
            Set(offers.map(\.priority)).count == 1,
            offers.allSatisfy({ story.rule(story.core($0.view)) == "flexibleFrame" }),
            isEqual(story.length(view, division.axis), division.total)
        else { return }
        let share = (division.total - division.gaps) / CGFloat(offers.count)
        guard let longest = offers.max(by: { $0.answer < $1.answer }), longest.answer > share + 1 else { return }
        let frames = offers.map { story.core($0.view) }
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

    private mutating func reader(_ view: Int, _ division: Story.Division) {
        for offer in division.offers {
            let reader = story.subject(offer.view)
            guard story.rule(reader) == "reader", isWritten(reader),
                isEqual(story.length(reader, division.axis), offer.answer)
            else { continue }
            let needed = story.children(reader).map { story.length($0, division.axis) }.max() ?? 0
            guard needed > 0, offer.answer > needed + 20 else { continue }
            say(
                .readerGreedy, reader,
                "A GeometryReader takes what it is proposed, \(n(offer.answer)) of \(n(division.total)); what is in it needs \(n(needed)). To "
                    + "measure a view, put the reader into its `background`, or use `onGeometryChange`.")
        }
    }

    private mutating func depth(_ view: Int) {
        guard story.children(view).count > 1, !isSecondary(view), let size = story.place(view)?.size,
            let container = story.container(view), story.rule(container) == "line"
        else { return }
        for axis in [Axis.horizontal, .vertical] {
            let placed = story.children(view).filter { story.place($0) != nil }
            let fillers = placed.filter {
                story.rule(story.subject($0)) == "fill" && isEqual(story.length($0, axis), size[axis])
            }
            let others = placed.filter { !fillers.contains($0) }
            let needed = others.map { story.length($0, axis) }.max() ?? 0
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
        guard let stack = line(around: view), let axis = story.parameters(stack).axis?.across,
            let child = story.child(of: stack, around: view)
        else { return }
        let own = story.length(view, axis)
        let others = story.children(stack).filter {
            $0 != child && story.rule(story.subject($0)) != "gap" && story.place($0) != nil
        }
        let needed =
            others.filter { story.rule(story.subject($0)) != "divider" }.map { story.length($0, axis) }.max() ?? 0
        guard own > needed * 1.5 + 20, isEqual(story.length(stack, axis), own), !others.isEmpty else { return }
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

    private mutating func choice(_ view: Int) {
        guard let choice = story.choice(view), choice.candidates.count > 1,
            choice.chosen == choice.candidates.first?.view,
            let axes = story.parameters(view).axes, story.place(view) != nil
        else { return }
        let checked = [Axis.horizontal, .vertical].filter { axes.contains($0 == .horizontal ? .horizontal : .vertical) }
        guard let free = checked.first(where: { choice.proposal[$0] == nil }) else { return }
        // Later views that are longer on that axis are for less room on the other one.
        let first = choice.candidates[0]
        guard
            choice.candidates.dropFirst().contains(where: { $0.ideal[free] < first.ideal[free] - LintCheck.tolerance })
        else { return }
        let scroll = story.ancestors(view).first { story.rule($0) == "viewport" && scrolls($0, free) }
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
        guard story[view]?.name == "Grid", let tracks = story.tracks(view) else { return }
        for axis in [Axis.horizontal, .vertical] {
            let count = axis == .horizontal ? tracks.columns.count : tracks.rows.count
            guard count > 0, let room = story.proposal(view, axis), isEqual(story.length(view, axis), room) else {
                continue
            }
            let cells = story.children(view).filter { story.place($0) != nil }
            let greedy = cells.filter { cell in
                story.answers(cell, axis).contains(.infinity) || isStretched(cell, axis)
            }
            let others = cells.filter { !greedy.contains($0) }
            guard let first = greedy.first, !others.isEmpty, greedy.count * 3 <= cells.count else { continue }
            let needed = others.map { story.length($0, axis) }.max() ?? 0
            guard story.length(first, axis) > needed + 20 else { continue }
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
        let subject = story.subject(cell)
        return ["fill", "divider", "reader"].contains(story.rule(subject)) && story.subject(cell) == story.core(cell)
            && isEqual(story.length(cell, axis), story.length(subject, axis)) && story.length(cell, axis) > 20
    }

    private mutating func collapsed(_ view: Int) {
        guard ["fill", "reader", "coupled"].contains(story.rule(view)), !isSecondary(view),
            let place = story.place(view),
            story.parameters(view).isResizable != true
        else { return }
        for axis in [Axis.horizontal, .vertical] where place.proposal[axis] == nil && place.size[axis] == 10 {
            let scroll = story.ancestors(view).first { story.rule($0) == "viewport" && scrolls($0, axis) }
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
