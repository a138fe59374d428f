import Foundation
import PlumbCore

extension Reasons {
    /// Why a view is so long: what it was proposed and why, then what it made of it.
    func length(_ view: Int, _ axis: Axis, depth: Int, _ sentences: inout [Sentence]) {
        guard let place = layout.place(view) else { return }
        let length = place.size[axis]
        let proposal = place.proposal[axis]
        let word = Words.length(axis)
        func tell(_ step: Int, _ text: String, _ numbers: (String, CGFloat)...) {
            sentences.append(
                Sentence(
                    rule: "\(page(view)).\(step)", text: text,
                    numbers: numbers.map { (name: $0.0, value: $0.1) } + [(name: word, value: length)]))
        }
        func cause() {
            if depth > 1 { self.proposal(view, axis, depth: depth - 1, &sentences) }
        }
        /// What the view in it answers, and why.
        func inner(_ child: Int) {
            if depth > 1 { self.length(child, axis, depth: depth - 1, &sentences) }
        }
        if layout.isComposite(view) { return composite(place, axis, cause, tell) }
        let own = layout.parameters(view)
        let child = layout.children(view).first
        // A leaf has no page: the child answers.
        let leaf = layout.rule(view) == "reader" ? 1 : 2
        switch layout.rule(view) {
        case "measured" where own.text != nil: text(view, axis, cause, tell)
        case "fill", "coupled", "reader":
            cause()
            if let natural = own.naturalSize?[axis], Reasons.isNear(natural, length), proposal == nil {
                tell(leaf, "No \(word) is proposed to it, so it has its picture's: \(n(length)).")
            } else if proposal == nil {
                tell(leaf, "No \(word) is proposed to it, and it takes 10 then.")
            } else {
                tell(leaf, "It takes what it is proposed: \(n(length)).", ("proposal", proposal ?? 0))
            }
        case "rigid":
            tell(2, "It is always \(n(length)) \(Words.long(axis)), whatever is proposed.")
        case "spacer":
            if own.axis != nil, own.axis != axis { return tell(2, "Across its stack, a Spacer has no length.") }
            cause()
            if let least = own.minLength, Reasons.isNear(least, length) {
                tell(
                    1,
                    proposal == nil
                        ? "A Spacer's ideal length is its minimum, \(n(least))."
                        : "That leaves it no more than its minimum, \(n(least)).")
            } else {
                tell(3, "A Spacer takes what is left: \(n(length)).")
            }
        case "divider":
            if own.axis == axis { return tell(2, "A divider is a line \(n(length)) thick.") }
            cause()
            tell(3, "A divider is as long as it is proposed: \(n(length)).")
        case "frame":
            if let given = axis == .horizontal ? own.width : own.height {
                tell(1, "The frame was given a \(word) of \(n(given)).", ("given", given))
            } else if let child {
                inner(child)
                tell(2, "The frame was given no \(word), and is as \(Words.long(axis)) as its view.")
            }
        case "flexibleFrame": flexible(view, axis, cause, inner, tell)
        case "insets":
            guard let insets = own.insets, let child else { return }
            inner(child)
            let (near, far) = axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
            let inside = layout.length(child, axis)
            if near + far == 0 {
                return tell(2, "There is no padding on this axis: it is as \(Words.long(axis)) as its view.")
            }
            tell(2, "\(n(inside)) of \(the(child)), and padding of \(n(near)) and \(n(far)).", ("padding", near + far))
        case "stack": stack(view, axis, inner, tell)
        case "forward", "guide", "ignoreSafeArea", "displaced":
            if let child {
                self.length(child, axis, depth: depth, &sentences)
            } else {
                tell(1, "There is nothing in it.")
            }
        case "layers":
            guard var primary = child else { return tell(1, "There is nothing in it.") }
            while layout.rule(primary) == "layers" || RecordedLayout.forwarders.contains(layout.rule(primary)),
                let first = layout.children(primary).first
            {
                primary = first
            }
            inner(primary)
            tell(
                1,
                "It is as \(Words.long(axis)) as the view that it is put on, \(the(primary)): overlays and backgrounds do not count."
            )
        case "zStack", "viewThatFits", "safeAreaInset":
            guard let longest = deciding(view, axis) else { return tell(1, "There is nothing in it.") }
            inner(longest)
            if layout.rule(view) == "zStack" {
                tell(
                    3,
                    "A ZStack is as \(Words.long(axis)) as its \(axis == .horizontal ? "widest" : "highest") view, \(the(longest)): \(n(length))."
                )
            } else if depth <= 1 || layout.rule(view) == "viewThatFits" {
                tell(4, "It is as \(Words.long(axis)) as \(the(longest)): \(n(length)).")
            }
        case "fixedSize":
            guard let child else { return }
            inner(child)
            let isFixed = own.axes?.contains(axis == .horizontal ? .horizontal : .vertical) == true
            if isFixed { tell(2, "`fixedSize` proposes no \(word), so the view has its ideal one, \(n(length)).") }
        case "ratio":
            guard let child else { return }
            inner(child)
            let kind = own.fills == true ? "fill" : "fit into"
            tell(
                3,
                "To \(kind) what is proposed at its ratio, it is proposed \(proposed(child)) and is \(Words.size(place.size))."
            )
        case "position":
            cause()
            tell(1, "A view with a position is as large as what it is proposed: \(n(length)).")
        case "viewport":
            if own.axes?.contains(axis == .horizontal ? .horizontal : .vertical) == true, proposal != nil {
                cause()
                tell(2, "Along the axis on which it scrolls, a ScrollView takes what it is proposed: \(n(length)).")
            } else if let child {
                inner(child)
                tell(
                    3,
                    "Across the axis on which it scrolls, a ScrollView is as \(Words.long(axis)) as its content: \(n(length))."
                )
            }
        case "custom": container(view, axis, cause, tell)
        default:
            cause()
            tell(2, "It answers \(n(length)).")
        }
    }

    /// "94.7 × 60", with "no width" for what is not proposed.
    func proposed(_ view: Int) -> String {
        func text(_ axis: Axis) -> String { layout.proposal(view, axis).map { n($0) } ?? "no \(Words.length(axis))" }
        return "\(text(.horizontal)) × \(text(.vertical))"
    }

    /// The child whose length the view has.
    private func deciding(_ view: Int, _ axis: Axis) -> Int? {
        let placed = layout.children(view).filter { layout.place($0) != nil }
        if layout.rule(view) == "viewThatFits" { return layout.choice(view)?.chosen ?? placed.first }
        if layout.rule(view) == "zStack" { return placed.max { layout.length($0, axis) < layout.length($1, axis) } }
        return placed.first
    }

    typealias Tell = (Int, String, (String, CGFloat)...) -> Void

    /// What a view of Plumb's own makes of a proposal; how it comes to that is its own affair.
    private func composite(_ place: RecordedLayout.Place, _ axis: Axis, _ cause: () -> Void, _ tell: Tell) {
        let length = place.size[axis]
        let word = Words.length(axis)
        guard let proposal = place.proposal[axis], proposal.isFinite else {
            return tell(2, "No \(word) is proposed to it, so it has its ideal one, \(n(length)).")
        }
        if Reasons.isNear(proposal, length) {
            cause()
            tell(2, "It takes what it is proposed: \(n(length)).", ("proposal", proposal))
        } else if proposal > length {
            tell(2, "It needs \(n(length)), of \(n(proposal)) that are proposed.", ("proposal", proposal))
        } else {
            cause()
            tell(2, "It needs \(n(length)), and \(n(proposal)) are proposed.", ("proposal", proposal))
        }
    }

    private func text(_ view: Int, _ axis: Axis, _ cause: () -> Void, _ tell: Tell) {
        guard let text = layout.text(view), let place = layout.place(view) else { return }
        let proposal = place.proposal[axis]
        let length = place.size[axis]
        if axis == .horizontal {
            if let proposal, proposal < text.ideal.width - 0.05 {
                cause()
                let lines = Words.count(text.lines, "line")
                let cut = text.isCut ? "; the rest of the text is cut off" : ""
                let longest = text.lines > 1 ? "the longest is \(n(length))" : "it is \(n(length)) wide"
                tell(
                    2,
                    "On one line it would be \(n(text.ideal.width)). In \(n(proposal)) it takes \(lines); \(longest)\(cut).",
                    ("ideal", text.ideal.width))
            } else {
                tell(
                    proposal == nil ? 1 : 5,
                    "A text is as wide as its \(text.lines > 1 ? "longest line" : "line"): \(n(length))"
                        + (proposal.map { $0.isFinite && $0 > length + 0.05 ? ", of \(n($0)) that are proposed" : "" }
                            ?? "") + ".")
            }
            return
        }
        let each = text.lines > 0 ? length / CGFloat(text.lines) : length
        var sentence = "\(Words.capitalized(Words.count(text.lines, "line"))) of \(n(each))"
        if let proposal, proposal.isFinite {
            if text.neededLines > text.lines {
                sentence =
                    "It needs \(Words.count(text.neededLines, "line")) (\(n(text.neededHeight))), and \(n(proposal)) are proposed: \(Words.count(text.lines, "line")) "
                    + (text.lines == 1 ? "fits" : "fit")
            } else if proposal > length + 0.05 {
                sentence += "; \(n(proposal)) are proposed"
            }
        } else if proposal == nil {
            sentence += "; no height is proposed"
        }
        tell(text.neededLines > text.lines ? 3 : 4, sentence + ".", ("lines", CGFloat(text.lines)))
    }

    private func flexible(_ view: Int, _ axis: Axis, _ cause: () -> Void, _ inner: (Int) -> Void, _ tell: Tell) {
        let own = layout.parameters(view)
        guard let child = layout.children(view).first else { return }
        let (least, ideal, most) =
            axis == .horizontal
            ? (own.minWidth, own.idealWidth, own.maxWidth) : (own.minHeight, own.idealHeight, own.maxHeight)
        let length = layout.length(view, axis), inside = layout.length(child, axis)
        let word = Words.length(axis)
        guard let proposal = layout.proposal(view, axis) else {
            if let ideal, Reasons.isNear(ideal, length) {
                cause()
                return tell(3, "No \(word) is proposed, so its ideal one counts, \(n(ideal)).")
            }
            cause()
            return tell(5, "No \(word) is proposed: the frame is as \(Words.long(axis)) as its view, \(n(length)).")
        }
        if least == nil, most == nil {
            inner(child)
            return tell(5, "The frame has no limits on this axis, and is as \(Words.long(axis)) as its view.")
        }
        cause()
        if let most, Reasons.isNear(most, length), proposal > most {
            tell(4, "\(n(proposal)) are proposed, and it is \(n(most)) at most.", ("maximum", most))
        } else if let least, Reasons.isNear(least, length), proposal < least {
            tell(4, "\(n(proposal)) are proposed, and it is \(n(least)) at least.", ("minimum", least))
        } else if Reasons.isNear(proposal, length), most != nil {
            tell(
                4,
                "It may be \(most == .infinity ? "as \(Words.long(axis)) as it likes" : "\(n(most ?? 0)) at most"), and takes what is proposed: \(n(length))."
            )
        } else if Reasons.isNear(inside, length) {
            tell(
                5,
                "A frame with \(least == nil ? "a greatest" : "a least") \(word) only is no \(least == nil ? "shorter" : "longer") than its view, which is \(n(inside))."
            )
        } else {
            tell(5, "Within its limits it is \(n(length)).")
        }
    }

    private func stack(_ view: Int, _ axis: Axis, _ inner: (Int) -> Void, _ tell: Tell) {
        let along = layout.parameters(view).axis
        let children = layout.children(view).filter { layout.place($0) != nil }
        let length = layout.length(view, axis)
        guard !children.isEmpty else { return tell(9, "There is nothing in it.") }
        if along == axis {
            let gaps = layout.gaps(view).reduce(0) { $0 + $1.length }
            let views = children.map { n(layout.length($0, axis)) }
            let list =
                views.count > 6
                ? "\(children.count) views (\(n(length - gaps)) together)" : views.joined(separator: " + ")
            let distances = gaps == 0 ? "" : ", and \(n(gaps)) of \(layout.gaps(view).count == 1 ? "a gap" : "gaps")"
            let room = layout.proposal(view, axis)
            let over =
                room.map {
                    $0.isFinite && length > $0 + 0.05
                        ? " It was proposed \(n($0)), and a stack never shortens its views." : ""
                } ?? ""
            tell(6, "It is as long as what is in it: \(list)\(distances).\(over)", ("gaps", gaps))
        } else {
            guard let longest = children.max(by: { layout.length($0, axis) < layout.length($1, axis) }) else { return }
            // A text of one line is as long as it is.
            if layout.text(layout.subject(longest))?.lines != 1 { inner(longest) }
            let most = layout.length(longest, axis)
            if Reasons.isNear(most, length) {
                tell(
                    6,
                    "A stack is as \(Words.long(axis)) as its \(axis == .horizontal ? "widest" : "highest") view, \(the(longest)): \(n(length))."
                )
            } else {
                tell(6, "Its views are lined up by a guide, and reach \(n(length)) from end to end.")
            }
        }
    }

    private func container(_ view: Int, _ axis: Axis, _ cause: () -> Void, _ tell: Tell) {
        let length = layout.length(view, axis)
        if let tracks = layout.tracks(view) {
            let lengths = axis == .horizontal ? tracks.columns : tracks.rows
            let noun = axis == .horizontal ? "column" : "row"
            let list =
                lengths.count > 6
                ? n(lengths.reduce(0, +)) + " together" : lengths.map { n($0) }.joined(separator: " + ")
            return tell(
                3, "\(Words.capitalized(Words.count(lengths.count, noun))): \(list), and the distances between them.")
        }
        cause()
        tell(
            1,
            "\(Words.capitalized(words.name(view))) answers \(n(length))"
                + (layout.proposal(view, axis).map { " to \(n($0))" } ?? "") + ".")
    }
}
