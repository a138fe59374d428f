import Foundation
import PlumbCore

extension LintCheck {
    /// Texts that are cut, broken, squeezed, or that wrap for no good reason.
    mutating func texts() {
        for view in written {
            guard let text = layout.text(view), let place = layout.place(view) else { continue }
            let own = layout.parameters(view)
            if own.text?.isEmpty == true { continue }
            if squeezed(view, text, place) || small(view, text, place) { continue }
            if text.isCut, own.lineLimit == nil {
                cut(view, text, place)
            } else if let word = text.brokenWords.first, place.size.width > 10, !isUnbreakable(word) {
                broken(view, word, text, place)
            }
            if own.minimumScaleFactor != nil, own.lineLimit == nil, text.lines > 1, !text.isFitted, !text.isCut {
                say(
                    .scaleFactorUnused, view,
                    "The text may have as many lines as it likes, so nothing has to be smaller: it has \(Words.count(text.lines, "line")). "
                        + "Add `.lineLimit(1)`.")
            }
        }
    }

    /// Addresses, and words of languages that have no spaces, are broken anywhere.
    private func isUnbreakable(_ word: String) -> Bool {
        word.contains("/") || word.contains("\u{AD}") || word.unicodeScalars.contains { $0.value >= 0x2E80 }
    }

    private mutating func squeezed(_ view: Int, _ text: TracedText, _ place: RecordedLayout.Place) -> Bool {
        guard place.size.width < min(10, text.ideal.width), text.ideal.width > 0, let stack = line(around: view),
            layout.parameters(stack).axis == .horizontal, let division = layout.division(stack),
            let outer = layout.child(of: stack, around: view),
            let own = division.offers.first(where: { $0.view == outer })
        else { return false }
        let rival =
            division.offers.first { $0.view != outer && $0.priority > own.priority && $0.answer > 0 }
            ?? division.offers.filter { $0.view != outer && $0.answer > 0 }.max { $0.answer < $1.answer }
        guard let rival else { return false }
        let name = words.subject(rival.view)
        let why =
            rival.priority > own.priority
            ? "\(Words.capitalized(name)) has a higher priority (\(n(CGFloat(rival.priority))) over \(n(CGFloat(own.priority)))) and takes \(n(rival.answer))"
            : "\(Words.capitalized(name)) takes \(n(rival.answer))"
        say(
            .squeezedOut, view,
            "\(why) of \(n(division.total)): \(n(place.size.width)) points are left for \(words.the(view)), which needs \(n(text.ideal.width)).",
            culprit: rival.view,
            Remedy(
                ".fixedSize()", on: outer, .after, [.wrap(outer, .fixedSize(horizontal: true, vertical: true))]
            ) { _, after in
                guard let new = after.frame(view), let other = after.place(rival.view)?.size,
                    let all = after.place(stack)?.size,
                    new.width >= text.ideal.width - 0.5, all.width <= division.total + 0.5
                else { return nil }
                let lines = after.text(after.subject(rival.view))?.lines
                let rest = lines.map { ", on \(Words.count($0, "line"))" } ?? ""
                return "\(Words.size(new.size)); \(name) has \(Words.number(other.width))\(rest)"
            })
        return true
    }

    /// A text in an overlay or background that is offered the size of a view smaller than the text.
    private mutating func small(_ view: Int, _ text: TracedText, _ place: RecordedLayout.Place) -> Bool {
        guard text.isCut || !text.brokenWords.isEmpty, let layers = decoration(around: view),
            let primary = layout.children(layers).first, let room = layout.place(primary)?.size,
            let offered = place.proposal.width, offered <= room.width + LintCheck.tolerance
        else { return false }
        let (outer, name) = (chain(view), words.the(layers))
        findings(
            text.isCut ? .truncated : .wordBroken, view,
            "\(Words.capitalized(words.the(view))) needs \(Words.size(text.ideal)). \(Words.capitalized(name)) is offered the size of "
                + "\(words.the(layout.subject(primary))), \(Words.size(room)).",
            culprit: primary,
            [
                Remedy(
                    ".fixedSize()", on: outer, .after, [.wrap(outer, .fixedSize(horizontal: true, vertical: true))]
                ) { _, after in
                    guard let new = after.text(view), !new.isCut, new.brokenWords.isEmpty,
                        let size = after.place(view)?.size
                    else { return nil }
                    return "the whole text, \(Words.size(size))"
                }
            ])
        return true
    }

    /// The overlay or background that a view stands in with its modifiers, and in ZStacks, alone.
    private func decoration(around view: Int) -> Int? {
        var inner = view
        for outer in layout.ancestors(view) {
            if layout.rule(outer) == .layers, layout.children(outer).first != inner { return outer }
            // A frame has a size of its own, and a container shares it; a ZStack offers each view all of it.
            guard layout.isModifier(outer) && layout.rule(outer)?.isFrame != true || layout.rule(outer) == .zStack
            else { return nil }
            inner = outer
        }
        return nil
    }

    func line(around view: Int) -> Int? {
        for outer in layout.ancestors(view) {
            if layout.rule(outer) == .stack { return outer }
            if !layout.isModifier(outer) { return nil }
        }
        return nil
    }

    private mutating func cut(_ view: Int, _ text: TracedText, _ place: RecordedLayout.Place) {
        let outer = chain(view)
        let height = place.proposal.height
        let isLow = text.neededLines > text.lines && height != nil
        var message: String
        if isLow, let height {
            message =
                "\(Words.capitalized(words.the(view))) needs \(Words.count(text.neededLines, "line")) (\(n(text.neededHeight))) in a width of "
                + "\(n(place.proposal.width ?? place.size.width)), and is proposed a height of \(n(height)): "
                + "\(Words.count(text.lines, "line")) \(text.lines == 1 ? "fits" : "fit")."
        } else {
            message =
                "\(Words.capitalized(words.the(view))) needs \(n(text.ideal.width)) on one line, and is proposed "
                + "\(n(place.proposal.width ?? place.size.width))."
        }
        let near = layout.container(view).flatMap { layout.rule($0) == .frame ? $0 : nil }
        let far = isLow && near == nil ? frame(above: view) : nil
        let frame = near ?? far
        if let far, let height = layout.parameters(far).height {
            message += " The frame around \(words.the(layout.subject(far))) has a height of \(n(height))."
        }
        var remedies: [Remedy] = []
        if let frame, layout.parameters(frame).width != nil || layout.parameters(frame).height != nil {
            let own = layout.parameters(frame)
            let needed =
                far == nil && own.width.map { text.ideal.width > $0 } == true
                && own.height.map { text.ideal.height <= $0 } == true
            let axes: Axis.Set = needed ? .horizontal : .vertical
            let code =
                needed
                ? "minWidth: \(n(own.width ?? 0)) instead of the width"
                : "minHeight: \(n(own.height ?? 0)) instead of the height"
            remedies.append(
                Remedy(
                    code, on: frame, .elsewhere,
                    [
                        .loosen(frame, axes: axes),
                        .wrap(
                            frame,
                            .flexibleFrame(
                                minWidth: needed ? own.width : nil, minHeight: needed ? nil : own.height)),
                    ]
                ) { _, after in
                    guard after.text(view)?.isCut == false, let new = after.place(view)?.size else { return nil }
                    return "the whole text, \(Words.size(new))"
                })
        } else {
            remedies.append(
                Remedy(
                    ".fixedSize(horizontal: false, vertical: true)", on: outer, .after,
                    [.wrap(outer, .fixedSize(horizontal: false, vertical: true))]
                ) { before, after in
                    guard after.text(view)?.isCut == false, let new = after.place(view)?.size else { return nil }
                    let stack = before.ancestors(view).first { before.rule($0) == .stack }
                    var rest = ""
                    if let stack, let room = after.proposal(stack, .vertical),
                        after.length(stack, .vertical) > room + 0.5
                    {
                        rest =
                            "; \(Words(before).the(stack)) then needs \(Words.number(after.length(stack, .vertical))) of "
                            + "\(Words.number(room)), so that something else must give way"
                    }
                    return "the whole text, \(Words.size(new))\(rest)"
                })
        }
        findings(.truncated, view, message, culprit: frame, remedies)
    }

    /// The frame that gives what is around a view its height; nil where that is free, or scrolls.
    private func frame(above view: Int) -> Int? {
        for outer in layout.ancestors(view) {
            if layout.rule(outer) == .frame, layout.parameters(outer).height != nil { return outer }
            if layout.rule(outer) == .viewport || layout.kind(outer) == .page { return nil }
        }
        return nil
    }

    /// The outermost modifier around a view before a container.
    func chain(_ view: Int) -> Int {
        var outer = view
        while let parent = layout.parent(outer), layout.isModifier(parent), isWritten(parent),
            layout.children(parent).first == outer
        {
            outer = parent
        }
        return outer
    }

    private mutating func broken(_ view: Int, _ word: String, _ text: TracedText, _ place: RecordedLayout.Place) {
        let frame = layout.container(view).flatMap { layout.rule($0) == .frame ? $0 : nil }
        let isOneWord = layout.parameters(view).text?.contains(where: \.isWhitespace) == false
        let where_ = frame == nil ? "and is proposed" : "in a frame of"
        say(
            .wordBroken, view,
            "The word “\(Words.shortened(word))” is \(n(text.brokenWidth)) wide, \(where_) \(n(place.proposal.width ?? place.size.width)): it is broken "
                + "in the middle."
                // Of several words, the others would go.
                + (isOneWord ? " `.lineLimit(1)` with `.minimumScaleFactor(0.5)` makes it smaller instead." : ""),
            culprit: frame)
    }
}
