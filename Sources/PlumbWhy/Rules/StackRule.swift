import Foundation
import PlumbCore

extension Reasons {
    func stackPage(_ view: Int) -> LayoutPage { layout.parameters(view).axis == .vertical ? .vStack : .hStack }
}

extension LengthReasons {
    mutating func stack() {
        let children = layout.children(view).filter { layout.place($0) != nil }
        guard !children.isEmpty else { return tell(9, "There is nothing in it.") }
        if own.axis == axis { along(children) } else { across(children) }
    }

    private mutating func along(_ children: [Int]) {
        let gaps = layout.gaps(view).reduce(0) { $0 + $1.length }
        let views = children.map { n(layout.length($0, axis)) }
        let list =
            views.count > 6 ? "\(children.count) views (\(n(length - gaps)) together)" : views.joined(separator: " + ")
        let distances = gaps == 0 ? "" : ", and \(n(gaps)) of \(layout.gaps(view).count == 1 ? "a gap" : "gaps")"
        let over =
            proposal.map {
                $0.isFinite && length > $0 + 0.05
                    ? " It was proposed \(n($0)), and a stack never shortens its views." : ""
            } ?? ""
        tell(6, "\(it) is as long as what is in it: \(list)\(distances).\(over)", ("gaps", gaps))
    }

    private mutating func across(_ children: [Int]) {
        guard let longest = children.max(by: { layout.length($0, axis) < layout.length($1, axis) }) else { return }
        // A text of one line is as long as it is.
        if layout.text(layout.subject(longest))?.lines != 1 { inner(longest) }
        if isNear(layout.length(longest, axis), length) {
            tell(
                6,
                "A stack is as \(long) as its \(axis == .horizontal ? "widest" : "highest") view, \(the(longest, axis)): \(n(length))."
            )
        } else {
            tell(6, "Its views are lined up by a guide, and reach \(n(length)) from end to end.")
        }
    }
}

extension ProposalReasons {
    mutating func stack() {
        if own.axis == axis { share() } else { shared(whole: 4, own: 7) }
    }

    /// How a stack came to offer a view its share.
    private mutating func share() {
        let name = capitalized(parent)
        guard let division = layout.division(parent), division.axis == axis,
            let index = division.offers.firstIndex(where: { $0.view == view })
        else {
            return tell(2, "\(name) is proposed no \(word), and asks each view for its ideal one.")
        }
        cause()
        let offer = division.offers[index]
        // Who is asked first is a part of the sentence.
        let others = layout.children(parent).count > 1 ? [3, 4] : []
        let gapCount = layout.gaps(parent).count
        let gaps =
            division.gaps == 0
            ? "" : ", less \(n(division.gaps)) for \(gapCount == 1 ? "a gap" : Words.count(gapCount, "gap"))"
        let whole = "\(name) has \(n(division.total))\(gaps)."
        let text =
            if division.offers.count == 1 {
                "\(whole) This is its only view: \(n(offer.offer)) are offered."
            } else if index == 0 {
                first(whole, division)
            } else {
                next(whole, division, index)
            }
        tell(5, text, others: others, ("offer", offer.offer))
    }

    /// Of how many views an offer is a share: those of its priority that are still to be asked.
    private func sharing(_ division: RecordedLayout.Division, from index: Int) -> Int {
        division.offers[index...].filter { $0.priority == division.offers[index].priority }.count
    }

    private func first(_ whole: String, _ division: RecordedLayout.Division) -> String {
        let offer = division.offers[0]
        let lower = division.offers.dropFirst().filter { $0.priority < offer.priority }
        let kept =
            lower.isEmpty
            ? "" : " It keeps the minima of views of lower priority, \(n(lower.reduce(0) { $0 + $1.minimum }))."
        let why =
            if !lower.isEmpty {
                "It asks the view of the highest priority first, \(the(view))"
            } else if division.offers[1].reason == .order {
                "Nothing but their order tells its views apart: it asks \(the(view)) first"
            } else {
                "It asks the least flexible of \(Words.count(division.offers.count, "view")) first, \(the(view))"
            }
        let share = fraction(sharing(division, from: 0), n(division.total - division.gaps))
        return "\(whole)\(kept) \(why), and offers it \(share): \(n(offer.offer))."
    }

    private func next(_ whole: String, _ division: RecordedLayout.Division, _ index: Int) -> String {
        let before = division.offers[..<index]
        let taken: String
        if before.count > 3 {
            taken = "\(Words.count(before.count, "view")) have taken \(n(before.reduce(0) { $0 + $1.answer })) together"
        } else {
            let parts = before.map { "\(the($0.view, axis)) \(n($0.answer))" }
            let first = before.first.map { "\(the($0.view, axis)) has taken \(n($0.answer))" } ?? ""
            let others = parts.dropFirst()
            taken =
                others.isEmpty
                ? first : "\(first)\(others.dropLast().map { ", \($0)" }.joined()) and \(others.last ?? "")"
        }
        let left = sharing(division, from: index)
        let rest =
            left == 1
            ? "what is left goes to \(the(view))" : "\(the(view)) is offered \(fraction(left, "what is left"))"
        return "\(whole) \(Words.capitalized(taken)); \(rest): \(n(division.offers[index].offer))."
    }

    private func fraction(_ count: Int, _ whole: String) -> String {
        switch count {
        case 1: "all of \(whole)"
        case 2: "half of \(whole)"
        case 3: "a third of \(whole)"
        case 4: "a quarter of \(whole)"
        default: "a \(count)th of \(whole)"
        }
    }

    /// What a stack proposes each view across its axis, and a ZStack on both: what it is proposed itself, then its own
    /// length.
    ///
    /// - Parameters:
    ///   - whole: the step that says the first.
    ///   - step: the step that says the second.
    mutating func shared(whole: Int, own step: Int) {
        guard let proposal else { return pass() }
        if let outer = layout.proposal(parent, axis), isNear(outer, proposal) {
            cause()
            tell(
                whole, "\(capitalized(parent)) proposes each view what it is proposed itself: \(n(proposal)).",
                ("proposal", proposal))
        } else if isNear(layout.length(parent, axis), proposal) {
            tell(
                step, "\(capitalized(parent)) proposes each view its own \(word), \(n(proposal)), that of its longest.",
                ("proposal", proposal))
        }
    }
}

extension PlaceReasons {
    func stack() -> Reasons.Sentence? {
        guard let axis = own.axis else { return nil }
        return sentence(
            6, "\(along(axis)); \(aligned(axis.across)).", others: layout.gaps(parent).isEmpty ? [] : [1],
            numbers: [(name: "x", value: place.origin.x), (name: "y", value: place.origin.y)])
    }

    /// "After this text (70) and a gap of 8"
    private func along(_ axis: Axis) -> String {
        let children = layout.children(parent).filter { layout.place($0) != nil }
        guard let index = children.firstIndex(of: view), index > 0 else {
            return "First in \(words.the(words.whole(parent)))"
        }
        let before = children[index - 1]
        let distance = layout.gaps(parent).first { $0.after == view }.map(distance) ?? ""
        let subject = layout.subject(before)
        // What Plumb has put into the same view as this one has no name.
        let isPart = subject != words.whole(subject) && words.whole(subject) == words.whole(parent)
        let name = isPart ? "what is before it" : words.framing(before, axis, isPadded: true) + words.the(subject)
        return "After \(name) (\(n(layout.length(before, axis))))\(distance)"
    }

    private func distance(_ gap: TracedGap) -> String {
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
    }
}
