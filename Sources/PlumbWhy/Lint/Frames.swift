import Foundation
import PlumbCore

extension LintCheck {
    /// Frames, padding and ratios that have no effect, or harm what is around.
    mutating func frames() {
        for view in written {
            switch layout.rule(view) {
            case .frame: fixedFrame(view)
            case .flexibleFrame:
                limits(view)
                flexibleFrame(view)
            case .insets: padding(view)
            case .ratio: ratio(view)
            case .ignoreSafeArea: safeArea(view)
            case .forward: if layout.kind(view) == .layoutPriority { priority(view) }
            case .fill, .rigid, .coupled, .measured, .spacer, .divider, .stack, .zStack, .layers, .fixedSize, .position,
                .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .displaced, .reader, .custom, nil:
                break
            }
        }
    }

    // MARK: Limits

    /// A least length above the greatest: one of the two does not count.
    private mutating func limits(_ view: Int) {
        let own = layout.parameters(view)
        for (axis, least, most) in [
            (Axis.horizontal, own.minWidth, own.maxWidth), (.vertical, own.minHeight, own.maxHeight),
        ] {
            guard let least, let most, least > most, let size = layout.place(view)?.size else { continue }
            say(
                .limitsContradict, view,
                "The least \(Words.length(axis)) of the frame, \(n(least)), is above its greatest, \(n(most)): it is "
                    + "\(n(size[axis])) \(Words.long(axis)).")
            return
        }
    }

    // MARK: Fixed lengths

    private mutating func fixedFrame(_ view: Int) {
        let own = layout.parameters(view)
        guard let child = layout.children(view).first, let inner = layout.place(painted(child))?.size,
            let size = layout.place(view)?.size, !isClipped(view), !hasEffectBetween(view)
        else { return }
        let axes = [Axis.horizontal, .vertical].filter { axis in
            (axis == .horizontal ? own.width : own.height) != nil && inner[axis] > size[axis] + LintCheck.tolerance
        }
        guard let axis = axes.first else { return }
        let subject = layout.subject(child)
        let parameters = layout.parameters(subject)
        // A text that is cut or that stands out by its lines is told as a text.
        if parameters.text != nil, size[axis] > 0, axis == .horizontal { return }
        // A symbol is as large as its font says, and often a little larger than its frame.
        if parameters.isSymbol == true, axes.allSatisfy({ inner[$0] < size[$0] * 1.5 }) { return }
        let name = words.the(subject)
        let lengths = axes.count == 2 ? Words.size(inner) : "\(n(inner[axis])) \(Words.long(axis))"
        let room = axes.count == 2 ? Words.size(size) : n(size[axis])
        var remedies: [Remedy] = []
        if parameters.isResizable == false, parameters.isSymbol != true {
            remedies.append(
                Remedy(
                    ".resizable().scaledToFit()", on: subject, .after, [.scale(subject, fills: false)]
                ) { _, after in
                    let new = after.place(subject)?.size ?? .zero
                    let fits = new.width <= size.width + 0.5 && new.height <= size.height + 0.5
                    return fits ? "the image is \(Words.size(new)), and fits" : nil
                })
        }
        let isHidden = axes.contains { size[$0] == 0 }
        let over = axes.map {
            "\(n((inner[$0] - size[$0]) / 2)) on \($0 == .horizontal ? "both sides" : "top and bottom")"
        }
        .joined(separator: " and ")
        findings(
            .frameDoesNotShrink, view,
            "\(Words.capitalized(name)) is \(lengths) in a frame of \(room): a frame proposes a length and cuts nothing off. It stands out by \(over)."
                + (isHidden ? " `.clipped()` hides it; `if` leaves it out." : symbolRemedy(subject, size)),
            axis: axes.count == 1 ? axis : nil, culprit: subject, remedies)
    }

    /// What makes a symbol as large as its frame.
    private func symbolRemedy(_ subject: Int, _ size: CGSize) -> String {
        guard layout.parameters(subject).isSymbol == true else { return "" }
        return " A symbol is as large as its font: `.font(.system(size: \(n(min(size.width, size.height)))))`, or "
            + "`.resizable().scaledToFit()` before the frame."
    }

    /// Whether the view, or a modifier of it, hides what stands out.
    private func isClipped(_ view: Int) -> Bool {
        if layout.all(in: view).contains(where: {
            layout.parameters($0).clips == true && isModifierChain(from: view, to: $0)
        }) {
            return true
        }
        return layout.ancestors(view).contains { layout.clips($0) }
    }

    private func isModifierChain(from outer: Int, to inner: Int) -> Bool {
        var view = inner
        while view != outer {
            guard let parent = layout.parent(view), layout.isModifier(parent) else { return false }
            view = parent
        }
        return true
    }

    /// A blur, shadow or turn within the frame: the frame is meant to be shorter.
    private func hasEffectBetween(_ view: Int) -> Bool {
        var next = layout.children(view).first
        while let inner = next, layout.isForwarder(inner) {
            let kind = layout.kind(inner)
            if kind == .blur || kind == .shadow || layout.parameters(inner).transform != nil { return true }
            next = layout.children(inner).first
        }
        return false
    }

    // MARK: Limits

    private mutating func flexibleFrame(_ view: Int) {
        let own = layout.parameters(view)
        for (axis, least, ideal, most) in [
            (Axis.horizontal, own.minWidth, own.idealWidth, own.maxWidth),
            (.vertical, own.minHeight, own.idealHeight, own.maxHeight),
        ] {
            if most == .infinity, layout.proposal(view, axis) == nil,
                layout.questions(view).allSatisfy({ isIdeal($0, axis) })
            {
                infinityWithoutProposal(view, axis)
            }
            if let ideal, least.map({ $0 < ideal }) ?? true, most == nil || most == ideal,
                neverAskedForIdeal(view, axis)
            {
                idealNeverAsked(view, axis, ideal)
            }
        }
    }

    private func isIdeal(_ question: RecordedLayout.Question, _ axis: Axis) -> Bool {
        guard question.axis == nil || question.axis == axis else { return true }
        let proposal = question.proposal[axis]
        // Limits are asked for with 0 and ∞; they are no proposals that a view is placed with.
        return proposal == nil || proposal == 0 || proposal == .infinity
    }

    private mutating func infinityWithoutProposal(_ view: Int, _ axis: Axis) {
        guard let length = layout.place(view)?.size[axis], let child = layout.children(view).first else { return }
        let scroll = layout.ancestors(view).first { layout.rule($0) == .viewport && scrolls($0, axis) }
        let word = Words.length(axis)
        let by = scroll.map { "\(Words.capitalized(words.the($0))) proposes no \(word)" } ?? "No \(word) is proposed"
        var remedies: [Remedy] = []
        if let scroll, let remedy = containerRelative(view, scroll, axis) { remedies.append(remedy) }
        findings(
            .infinityWithoutProposal, view,
            "\(by), so that `max\(Words.length(axis).capitalized): .infinity` has nothing to take: the frame is \(n(length)) "
                + "\(Words.long(axis)), as \(words.subject(child)).",
            culprit: scroll, remedies)
    }

    func scrolls(_ view: Int, _ axis: Axis) -> Bool {
        layout.parameters(view).includes(axis)
    }

    private func neverAskedForIdeal(_ view: Int, _ axis: Axis) -> Bool {
        let asked = layout.questions(view).filter { $0.axis == nil || $0.axis == axis }
        return !asked.isEmpty && asked.allSatisfy { $0.proposal[axis] != nil } && layout.proposal(view, axis) != nil
    }

    private mutating func idealNeverAsked(_ view: Int, _ axis: Axis, _ ideal: CGFloat) {
        guard let proposal = layout.proposal(view, axis),
            !layout.ancestors(view).contains(where: { layout.rule($0) == .viewThatFits })
        else { return }
        let word = Words.length(axis)
        let isWidth = axis == .horizontal
        say(
            .idealNeverAsked, view,
            "A \(word) of \(n(proposal)) is proposed. An ideal \(word) counts only where none is: in a scroll view, or within `fixedSize()`.",
            Remedy(
                ".frame(\(word): \(n(ideal)))", on: view, .after,
                [.wrap(view, .frame(width: isWidth ? ideal : nil, height: isWidth ? nil : ideal))]
            ) { before, after in
                let new = after.place(view)?.size
                return new != before.place(view)?.size ? new.map { "it is \(Words.size($0))" } : nil
            })
    }

    // MARK: Padding, ratios, priorities

    private mutating func padding(_ view: Int) {
        guard let insets = layout.parameters(view).insets, let child = layout.children(view).first,
            let size = layout.place(view)?.size
        else { return }
        for axis in [Axis.horizontal, .vertical] {
            let padding = axis == .horizontal ? insets.leading + insets.trailing : insets.top + insets.bottom
            guard padding > 0, let room = layout.proposal(view, axis), room.isFinite,
                size[axis] > room + LintCheck.tolerance,
                layout.length(child, axis) <= room + LintCheck.tolerance, !isHidden(view, axis), !isSpared(view, axis)
            else { continue }
            let core = layout.core(child)
            let own = layout.parameters(core)
            guard layout.rule(core) == .frame, (axis == .horizontal ? own.width : own.height) != nil else { continue }
            let fixed = layout.length(core, axis)
            let isWidth = axis == .horizontal
            say(
                .paddingOutside, view,
                "The frame in it is always \(n(fixed)) \(Words.long(axis)). With a padding of \(n(padding)) that is \(n(size[axis])), and "
                    + "\(n(room)) are proposed.",
                culprit: core,
                Remedy(
                    isWidth ? ".frame(maxWidth: \(n(fixed)))" : ".frame(maxHeight: \(n(fixed)))", on: core, .elsewhere,
                    [
                        .loosen(core, axes: isWidth ? .horizontal : .vertical),
                        .wrap(
                            core, .flexibleFrame(maxWidth: isWidth ? fixed : nil, maxHeight: isWidth ? nil : fixed)),
                    ]
                ) { _, after in
                    let new = after.length(view, axis)
                    return new <= room + 0.5 ? "the whole is \(Words.number(new)) \(Words.long(axis))" : nil
                })
        }
    }

    private mutating func ratio(_ view: Int) {
        guard let child = layout.children(view).first, let size = layout.place(view)?.size else { return }
        let core = layout.core(child)
        let isFrame = layout.rule(core) == .frame
        guard isFrame || layout.rule(core) == .rigid else { return }
        let own = layout.parameters(core)
        if isFrame, own.width == nil || own.height == nil { return }
        let widths = Set(layout.answers(core, .horizontal)), heights = Set(layout.answers(core, .vertical))
        guard widths.count <= 1, heights.count <= 1 else { return }
        let ratio = layout.parameters(view).ratio ?? size.width / max(size.height, 1)
        guard layout.parameters(view).ratio == nil || !isEqual(ratio * size.height, size.width) else { return }
        var remedies: [Remedy] = []
        if own.isResizable == false, own.isSymbol != true {
            remedies.append(
                Remedy(".resizable()", on: core, .after, [.scale(core, fills: layout.parameters(view).fills == true)]) {
                    before, after in
                    let new = after.place(view)?.size
                    return new != before.place(view)?.size ? new.map { "it is \(Words.size($0))" } : nil
                })
        }
        findings(
            .ratioWithoutEffect, view,
            "\(Words.capitalized(words.the(core))) in it is \(Words.size(size)), whatever is proposed: the ratio changes only the proposal."
                + (isFrame ? " Put the ratio before the frame." : ""),
            culprit: core, remedies)
    }

    private mutating func priority(_ view: Int) {
        guard let value = layout.parameters(view).priority, let container = layout.container(view),
            layout.rule(container)?.readsPriorities == false,
            // The page, a scroll view and a reader have one view: a priority says nothing there, and does no harm.
            layout.isModifier(container), layout.kind(container) != .screen
        else { return }
        let stack = layout.ancestors(container).first { layout.rule($0) == .stack }
        guard let stack, let outer = layout.child(of: stack, around: view) else { return }
        // Nobody further out says it again.
        guard layout.priority(outer) == 0 else { return }
        let name = words.name(container)
        say(
            .priorityNotPassed, view,
            "The priority ends at `\(name)` around it: for \(words.the(stack)) the view has priority 0, as the others.",
            culprit: container,
            Remedy(".layoutPriority(\(n(CGFloat(value))))", on: outer, .after, [.wrap(outer, .priority(value))]) {
                before, after in
                guard let old = before.frame(outer), let new = after.frame(outer), old.size != new.size else {
                    return nil
                }
                return "written last, the view is \(Words.size(new.size)) instead of \(Words.size(old.size))"
            })
    }

    private mutating func safeArea(_ view: Int) {
        guard let reach = layout.reach(view), reach == EdgeInsets(), let frame = layout.frame(view),
            let screen = layout.ancestors(view).last, layout.kind(screen) == .screen,
            let whole = layout.frame(screen),
            let insets = layout.parameters(screen).insets, insets != EdgeInsets()
        else { return }
        let edges = layout.parameters(view).edges ?? []
        let distances: [(VerticalEdge, CGFloat, Bool)] = [
            (.top, frame.minY - insets.top, edges.contains(.top) && insets.top > 0),
            (.bottom, whole.maxY - insets.bottom - frame.maxY, edges.contains(.bottom) && insets.bottom > 0),
        ]
        guard let nearest = distances.filter(\.2).min(by: { $0.1 < $1.1 }), nearest.1 > LintCheck.tolerance else {
            return
        }
        let area =
            nearest.0 == .top
            ? "the safe area ends at \(n(insets.top))" : "the safe area begins at \(n(whole.maxY - insets.bottom))"
        say(
            .safeAreaNotTouched, view,
            "\(Words.capitalized(words.subject(view))) stands from \(n(frame.minY)) to \(n(frame.maxY)), and \(area): only a view at its edge can reach beneath it."
        )
    }
}
