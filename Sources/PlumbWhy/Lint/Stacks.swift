import Foundation
import PlumbCore

extension LintCheck {
    /// Stacks and grids that are too long, or whose views share them in an unexpected way.
    mutating func stacks() {
        var told: Set<Int> = []
        for view in written.reversed() {
            switch layout.rule(view) {
            case .stack, .zStack, .ratio, .frame, .custom: overflow(view, &told)
            case .fill, .rigid, .coupled, .measured, .spacer, .divider, .flexibleFrame, .insets, .layers, .fixedSize,
                .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea,
                .displaced,
                .reader, nil:
                break
            }
        }
        for view in written {
            switch layout.rule(view) {
            case .stack: stack(view)
            case .zStack: zStack(view)
            case .divider: divider(view)
            case .fill: tallFill(view)
            case .viewThatFits: viewThatFits(view)
            case .custom: grid(view)
            case .rigid, .coupled, .measured, .spacer, .frame, .flexibleFrame, .insets, .layers, .fixedSize,
                .ratio, .position, .forward, .guide, .pages, .viewport, .safeAreaInset, .ignoreSafeArea, .displaced,
                .reader, nil:
                break
            }
            collapsed(view)
        }
        for view in layout.placed where layout.kind(view) == .list && layout.isComposite(view) { collapsed(view) }
    }

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
                    && layout.text(layout.subject($0.view)) == nil && layout.rule(layout.subject($0.view)) != .spacer
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
        where layout.rule(offer.view) == .fill && layout.parameters(offer.view).isClear == true {
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
        let offers = division.offers.filter { layout.rule(layout.subject($0.view)) != .spacer }
        guard offers.count > 1, offers.count == division.offers.count, offers.allSatisfy({ $0.maximum == .infinity }),
            Set(offers.map(\.priority)).count == 1,
            offers.allSatisfy({ layout.rule(layout.core($0.view)) == .flexibleFrame }),
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
            guard layout.rule(reader) == .reader, isWritten(reader),
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
            let container = layout.container(view), layout.rule(container) == .stack
        else { return }
        for axis in [Axis.horizontal, .vertical] {
            let placed = layout.children(view).filter { layout.place($0) != nil }
            let fillers = placed.filter {
                layout.rule(layout.subject($0)) == .fill && isEqual(layout.length($0, axis), size[axis])
                    && !isGiven($0, axis)
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

    /// Whether a frame among a view's modifiers gives it a length, or a greatest one.
    private func isGiven(_ view: Int, _ axis: Axis) -> Bool {
        layout.modifiers(view).contains { modifier in
            let own = layout.parameters(modifier)
            let (length, most) = axis == .horizontal ? (own.width, own.maxWidth) : (own.height, own.maxHeight)
            return layout.rule(modifier)?.isFrame == true && (length != nil || most?.isFinite == true)
        }
    }

    private mutating func divider(_ view: Int) {
        guard let stack = line(around: view), let axis = layout.parameters(stack).axis?.across else { return }
        stretches(view, stack, axis, axis == .vertical ? .dividerStretches : .dividerWidens)
    }

    /// A colour or a shape in a row that is as high as what is proposed to the row.
    private mutating func tallFill(_ view: Int) {
        guard let stack = line(around: view), layout.parameters(stack).axis == .horizontal, !isSecondary(view),
            layout.parameters(view).isClear != true, let child = layout.child(of: stack, around: view),
            layout.subject(child) == view, layout.proposal(stack, .vertical) == layout.length(view, .vertical)
        else { return }
        stretches(view, stack, .vertical, .colourDecides)
    }

    /// A view that takes all that is proposed across a stack, and alone makes it so long.
    private mutating func stretches(_ view: Int, _ stack: Int, _ axis: Axis, _ rule: LintRule) {
        guard let child = layout.child(of: stack, around: view) else { return }
        let own = layout.length(view, axis)
        let others = layout.children(stack).filter {
            $0 != child && layout.rule(layout.subject($0)) != .spacer && layout.place($0) != nil
        }
        let isFill = layout.rule(view) == .fill
        let bounded = others.filter { other in
            let rule = layout.rule(layout.subject(other))
            if rule == .divider { return false }
            return !isFill || rule != .fill || !isEqual(layout.length(other, axis), own)
        }
        let needed = bounded.map { layout.length($0, axis) }.max() ?? 0
        guard own > needed * 1.5 + 20, isEqual(layout.length(stack, axis), own),
            !(isFill ? bounded : others).isEmpty
        else { return }
        let isTall = axis == .vertical
        let name = words.the(stack)
        say(
            rule, view,
            "\(Words.capitalized(words.the(view))) alone makes \(name) \(n(own)) \(Words.long(axis)): it takes all that is proposed; the other views need \(n(needed)).",
            culprit: stack,
            Remedy(
                isTall
                    ? ".fixedSize(horizontal: false, vertical: true)" : ".fixedSize(horizontal: true, vertical: false)",
                on: stack, .after, [.wrap(stack, .fixedSize(horizontal: !isTall, vertical: isTall))]
            ) { before, after in
                let new = after.length(stack, axis)
                return new < own - 0.5
                    ? "\(name) is \(Words.number(new)) \(Words.long(axis)), and \(Words(before).the(view)) too" : nil
            })
    }
}
