import Foundation
import PlumbCore

extension Reasons {
    /// Why a view is proposed what it is.
    func proposal(_ view: Int, _ axis: Axis, depth: Int, _ sentences: inout [Sentence]) {
        guard depth > 0, let parent = layout.parent(view), let place = layout.place(view) else { return }
        let proposal = place.proposal[axis]
        let word = Words.length(axis)
        func tell(_ page: Int, _ step: Int, _ text: String, _ numbers: (String, CGFloat)...) {
            sentences.append(
                Sentence(
                    rule: "\(self.page(page)).\(step)", text: text,
                    numbers: numbers.map { (name: $0.0, value: $0.1) }))
        }
        let own = layout.parameters(parent)
        switch layout.rule(parent) {
        case "forward" where layout[parent]?.name == "root":
            if let proposal, proposal.isFinite {
                tell(parent, 1, "The page proposes \(n(proposal)).", ("proposal", proposal))
            }
        case "forward", "guide", "ignoreSafeArea",
            "layers" where layout.children(parent).first == view:
            self.proposal(parent, axis, depth: depth, &sentences)
        case "layers":
            tell(
                parent, 2,
                "\(Words.capitalized(words.the(parent))) is proposed the size of the view that it is put on: \(n(proposal ?? 0))."
            )
        case "frame":
            if (axis == .horizontal ? own.width : own.height) != nil, let proposal {
                tell(parent, 2, "The frame around it proposes its own \(word), \(n(proposal)).", ("proposal", proposal))
            } else {
                self.proposal(parent, axis, depth: depth, &sentences)
            }
        case "flexibleFrame":
            if let proposal, let outer = layout.proposal(parent, axis), !Reasons.isNear(proposal, outer) {
                tell(
                    parent, 2,
                    "The frame around it proposes \(n(proposal)), of \(n(outer)) that it is proposed itself.",
                    ("proposal", proposal))
            } else {
                self.proposal(parent, axis, depth: depth, &sentences)
            }
        case "insets":
            guard let insets = own.insets, let proposal, let outer = layout.proposal(parent, axis) else {
                return self.proposal(parent, axis, depth: depth, &sentences)
            }
            let (near, far) = axis == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
            if near + far == 0 { return self.proposal(parent, axis, depth: depth, &sentences) }
            let kind = layout[parent]?.name == "Screen" ? "The safe area" : "The padding"
            tell(parent, 1, "\(kind) leaves \(n(proposal)) of \(n(outer)).", ("proposal", proposal))
        case "fixedSize":
            if own.axes?.contains(axis == .horizontal ? .horizontal : .vertical) == true {
                tell(parent, 1, "`fixedSize` proposes no \(word).")
            } else {
                self.proposal(parent, axis, depth: depth, &sentences)
            }
        case "viewport":
            if own.axes?.contains(axis == .horizontal ? .horizontal : .vertical) == true {
                tell(parent, 1, "\(Words.capitalized(words.the(parent))) proposes no \(word) to its content.")
            } else if let proposal {
                tell(
                    parent, 1,
                    "\(Words.capitalized(words.the(parent))) proposes what it is proposed across, \(n(proposal)).")
            }
        case "stack" where own.axis == axis:
            share(view, in: parent, axis, depth: depth, tell)
            // Who is asked first is a part of the sentence.
            if let last = sentences.indices.last, sentences[last].rule == "\(page(parent)).5",
                layout.children(parent).count > 1
            {
                sentences[last].others = ["\(page(parent)).3", "\(page(parent)).4"]
            }
        case "stack", "zStack":
            guard let proposal else { return self.proposal(parent, axis, depth: depth, &sentences) }
            let whole = layout.length(parent, axis)
            if let outer = layout.proposal(parent, axis), Reasons.isNear(outer, proposal) {
                if depth > 1 { self.proposal(parent, axis, depth: depth - 1, &sentences) }
                tell(
                    parent, layout.rule(parent) == "zStack" ? 2 : 4,
                    "\(Words.capitalized(words.the(parent))) proposes each view what it is proposed itself: \(n(proposal)).",
                    ("proposal", proposal))
            } else if Reasons.isNear(whole, proposal) {
                tell(
                    parent, layout.rule(parent) == "zStack" ? 4 : 7,
                    "\(Words.capitalized(words.the(parent))) proposes each view its own \(word), \(n(proposal)), that of its longest.",
                    ("proposal", proposal))
            }
        case "ratio":
            if layout.proposal(parent, .horizontal) == nil, layout.proposal(parent, .vertical) == nil {
                return tell(parent, 1, "Nothing is proposed to `\(words.name(parent))`, and that is passed on.")
            }
            tell(parent, 2, "`\(words.name(parent))` brings the proposal to its ratio: \(proposed(view)).")
        case "viewThatFits":
            tell(
                parent, 4,
                "ViewThatFits proposes what it is proposed itself: \(proposal.map { n($0) } ?? "no \(word)")."
            )
        case "position":
            if let proposal {
                tell(parent, 2, "`.position` proposes its own \(word), \(n(proposal)).", ("proposal", proposal))
            }
        case "reader":
            if let proposal {
                tell(parent, 2, "The GeometryReader proposes its own \(word), \(n(proposal)).", ("proposal", proposal))
            }
        case "custom":
            if let proposal {
                tell(
                    parent, page(parent) == "Grid" && axis == .horizontal ? 1 : 2,
                    "\(Words.capitalized(words.the(parent))) proposes \(n(proposal)).",
                    ("proposal", proposal))
            }
        default:
            if let proposal, proposal.isFinite {
                tell(parent, 1, "\(n(proposal)) are proposed.", ("proposal", proposal))
            }
        }
    }

    /// How a stack came to offer a view its share.
    private func share(
        _ view: Int, in stack: Int, _ axis: Axis, depth: Int,
        _ tell: (Int, Int, String, (String, CGFloat)...) -> Void
    ) {
        let name = Words.capitalized(words.the(stack))
        guard let division = layout.division(stack), division.axis == axis,
            let index = division.offers.firstIndex(where: { $0.view == view })
        else {
            return tell(stack, 2, "\(name) is proposed no \(Words.length(axis)), and asks each view for its ideal one.")
        }
        let offer = division.offers[index]
        let count = division.offers.count
        let gapCount = layout.gaps(stack).count
        let gaps =
            division.gaps == 0
            ? "" : ", less \(n(division.gaps)) for \(gapCount == 1 ? "a gap" : Words.count(gapCount, "gap"))"
        let whole = "\(name) has \(n(division.total))\(gaps)."
        let left = division.offers[index...].filter { $0.priority == offer.priority }.count
        let isAlone = count == 1
        if isAlone {
            return tell(
                stack, 5, "\(whole) This is its only view: \(n(offer.offer)) are offered.", ("offer", offer.offer))
        }
        let lower = division.offers[(index + 1)...].filter { $0.priority < offer.priority }
        let kept =
            lower.isEmpty || index > 0
            ? "" : " It keeps the minima of views of lower priority, \(n(lower.reduce(0) { $0 + $1.minimum }))."
        if index == 0 {
            let why: String
            if division.offers.dropFirst().contains(where: { $0.priority < offer.priority }) {
                why = "It asks the view of the highest priority first, \(the(view))"
            } else if division.offers[1].reason == .order {
                why = "Nothing but their order tells its views apart: it asks \(the(view)) first"
            } else {
                why = "It asks the least flexible of \(Words.count(count, "view")) first, \(the(view))"
            }
            return tell(
                stack, 5,
                "\(whole)\(kept) \(why), and offers it \(fraction(left, n(division.total - division.gaps))): \(n(offer.offer)).",
                ("offer", offer.offer))
        }
        let before = division.offers[..<index]
        let taken: String
        if before.count > 3 {
            taken = "\(Words.count(before.count, "view")) have taken \(n(before.reduce(0) { $0 + $1.answer })) together"
        } else {
            let parts = before.map { "\(the($0.view)) \(n($0.answer))" }
            let first = before.first.map { "\(the($0.view)) has taken \(n($0.answer))" } ?? ""
            let others = parts.dropFirst()
            taken =
                others.isEmpty
                ? first : "\(first)\(others.dropLast().map { ", \($0)" }.joined()) and \(others.last ?? "")"
        }
        let rest =
            left == 1
            ? "what is left goes to \(the(view))" : "\(the(view)) is offered \(fraction(left, "what is left"))"
        tell(
            stack, 5, "\(whole) \(Words.capitalized(taken)); \(rest): \(n(offer.offer)).", ("offer", offer.offer))
    }

    private func fraction(_ count: Int, _ whole: String) -> String {
        switch count {
        case 1: whole == "what is left" ? whole : "all of \(whole)"
        case 2: "half of \(whole)"
        case 3: "a third of \(whole)"
        case 4: "a quarter of \(whole)"
        default: "a \(count)th of \(whole)"
        }
    }
}
