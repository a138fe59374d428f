import Foundation
import PlumbCore

extension Reasons {
    /// Why a view stands where it stands in the view around it.
    func place(_ view: Int) -> Sentence? {
        // Modifiers that leave the view where it is say nothing.
        var inner = view
        while let parent = layout.parent(inner), let place = layout.place(inner) {
            let isPassing =
                RecordedLayout.forwarders.contains(layout.rule(parent)) || layout.rule(parent) == "fixedSize"
                || layout.rule(parent) == "layers" && layout.children(parent).first == inner
            guard isPassing, place.origin == .zero, layout[parent]?.name != "root" else { break }
            inner = parent
        }
        guard let parent = layout.parent(inner), let place = layout.place(inner) else { return nil }
        let own = layout.parameters(parent)
        let room = layout.place(parent)?.size ?? .zero
        func aligned(_ axis: Axis) -> String { alignment(inner, in: parent, axis, room[axis], place) }
        switch layout.rule(parent) {
        case "stack":
            guard let axis = own.axis else { return nil }
            return Sentence(
                rule: "\(page(parent)).6", text: "\(along(inner, in: parent, axis)); \(aligned(axis.across)).",
                numbers: [(name: "x", value: place.origin.x), (name: "y", value: place.origin.y)],
                others: layout.gaps(parent).isEmpty ? [] : ["\(page(parent)).1"])
        case "zStack", "frame", "flexibleFrame":
            let (x, y) = (aligned(.horizontal), aligned(.vertical))
            let both = x == y ? x : "\(x), \(y)"
            let steps = ["zStack": 4, "frame": 3, "flexibleFrame": 6]
            return Sentence(
                rule: "\(page(parent)).\(steps[layout.rule(parent)] ?? 3)",
                text: "\(Words.capitalized(both)) in \(words.the(parent)) (\(Words.size(room))).")
        case "layers":
            guard let primary = layout.children(parent).first, primary != inner else { return nil }
            let (x, y) = (aligned(.horizontal), aligned(.vertical))
            return Sentence(
                rule: "Overlay.3",
                text:
                    "\(Words.capitalized(x == y ? x : "\(x), \(y)")) on \(words.subject(primary)) (\(Words.size(layout.place(primary)?.size ?? .zero)))."
            )
        case "insets":
            guard let insets = own.insets else { return nil }
            if layout[parent]?.name == "Screen" {
                return Sentence(
                    rule: "SafeArea.1", text: "Within what the safe area leaves, \(n(insets.top)) below the top.")
            }
            return Sentence(
                rule: "Padding.3",
                text: "\(n(insets.leading)) from the left and \(n(insets.top)) from the top of the padding around it.")
        case "position":
            guard let point = own.position else { return nil }
            return Sentence(rule: "Position.3", text: "Its centre is put at \(n(point.x)), \(n(point.y)).")
        case "viewport": return Sentence(rule: "ScrollView.4", text: "At the start of the ScrollView's content.")
        case "reader":
            return Sentence(rule: "GeometryReader.3", text: "At the top leading corner of the GeometryReader.")
        case "custom":
            return Sentence(
                rule: "\(page(parent)).4",
                text: "\(Words.capitalized(words.the(parent))) puts it at \(n(place.origin.x)), \(n(place.origin.y)).")
        case "viewThatFits": return chosen(inner, by: parent)
        case "forward" where layout[parent]?.name == "root":
            return Sentence(rule: "SafeArea.2", text: "It is the page's only view.")
        default: return nil
        }
    }

    /// Why `ViewThatFits` shows a view: those before it are too long.
    private func chosen(_ view: Int, by parent: Int) -> Sentence? {
        guard let choice = layout.choice(parent), let index = choice.candidates.firstIndex(where: { $0.view == view })
        else { return nil }
        let before = choice.candidates[..<index].compactMap { candidate -> String? in
            guard
                let axis = [Axis.horizontal, .vertical].first(where: {
                    candidate.failsOn.contains($0 == .horizontal ? .horizontal : .vertical)
                }), let room = choice.proposal[axis]
            else { return nil }
            return "\(words.subject(candidate.view)) needs \(n(candidate.ideal[axis])) of \(n(room))"
        }
        let own = choice.candidates[index]
        let isLast = !own.failsOn.isEmpty && index == choice.candidates.count - 1
        var text = isLast ? "None of the views fits, so ViewThatFits shows the last." : ""
        if !isLast {
            text =
                "ViewThatFits shows the first view whose ideal size fits, and that is this one: \(Words.size(own.ideal))."
        }
        if !before.isEmpty {
            text += " \(Words.capitalized(Words.list(before)))"
            text += isLast ? "." : "; that \(before.count == 1 ? "it" : "they") could be shorter does not count."
        }
        return Sentence(
            rule: "ViewThatFits.\(isLast ? 3 : 2)", text: text, others: before.isEmpty ? [] : ["ViewThatFits.1"])
    }

    /// "After this text (70) and a gap of 8".
    private func along(_ view: Int, in stack: Int, _ axis: Axis) -> String {
        let children = layout.children(stack).filter { layout.place($0) != nil }
        guard let index = children.firstIndex(of: view), index > 0 else { return "First in \(words.the(stack))" }
        let before = children[index - 1]
        let gap = layout.gaps(stack).first { $0.after == view }
        let distance =
            gap.map { gap in
                guard gap.length != 0 else {
                    return gap.reason == .betweenTexts ? ", without a gap: both are texts" : ", without a gap"
                }
                let why =
                    switch gap.reason {
                    case .spacing: "the stack's spacing"
                    case .betweenTexts: "between texts"
                    case .besideText: "between a text and what is none"
                    case .preferred: "as one of the two asks"
                    case .standard: "the usual distance"
                    }
                return " and a gap of \(n(gap.length)), \(why)"
            } ?? ""
        return "After \(words.subject(before)) (\(n(layout.length(before, axis))))\(distance)"
    }

    private func alignment(_ view: Int, in parent: Int, _ axis: Axis, _ room: CGFloat, _ place: RecordedLayout.Place)
        -> String
    {
        let own = layout.parameters(parent)
        let guide = (axis == .horizontal ? own.horizontalAlignment : own.verticalAlignment) ?? "center"
        let length = place.size[axis], origin = place.origin[axis]
        let stack = axis == .horizontal ? "across" : "from top to bottom"
        if Reasons.isNear(length, room), Reasons.isNear(origin, 0) { return "as \(Words.long(axis)) as it" }
        if let value = layout.guides(view).last(where: { $0.name == guide && $0.value != nil })?.value {
            let isText = guide.hasSuffix("Baseline")
            return isText
                ? "its baseline, \(n(value)) below its top, on the line of the others"
                : "its `.\(guide)`, which it says is at \(n(value)), on the line of the others"
        }
        switch guide {
        case "center":
            return Reasons.isNear(origin, (room - length) / 2)
                ? "in the middle of \(n(room))" : "by its centre, \(stack)"
        case "leading", "top":
            return Reasons.isNear(origin, 0)
                ? (guide == "top" ? "at the top" : "at the leading edge")
                : "by its \(guide == "top" ? "top" : "leading edge"), on the line of the others"
        case "trailing", "bottom": return guide == "bottom" ? "at the bottom" : "at the trailing edge"
        case "firstTextBaseline", "lastTextBaseline": return "its lower edge on the baseline of the others"
        default: return "by `.\(guide)`"
        }
    }
}
