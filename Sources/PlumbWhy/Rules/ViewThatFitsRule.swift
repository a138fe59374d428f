import Foundation
import PlumbCore

extension LengthReasons {
    mutating func viewThatFits() {
        guard let shown = layout.choice(view)?.chosen ?? layout.children(view).first(where: { layout.place($0) != nil })
        else {
            return tell(1, "There is nothing in it.")
        }
        inner(shown)
        tell(4, "It is as \(long) as \(the(shown, axis)): \(n(length)).")
    }
}

extension ProposalReasons {
    mutating func viewThatFits() {
        tell(
            4, "ViewThatFits proposes what it is proposed itself: \(proposal.map { n($0) } ?? "no \(word)").")
    }
}

extension PlaceReasons {
    /// Why `ViewThatFits` shows a view: those before it are too long.
    func viewThatFits() -> Reasons.Sentence? {
        guard let choice = layout.choice(parent), let index = choice.candidates.firstIndex(where: { $0.view == view })
        else { return nil }
        let before = choice.candidates[..<index].compactMap { candidate -> String? in
            guard let axis = [Axis.horizontal, .vertical].first(where: { candidate.failsOn.contains(Axis.Set($0)) }),
                let room = choice.proposal[axis]
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
        let open = [Axis.horizontal, .vertical].filter {
            layout.parameters(parent).includes($0) && choice.proposal[$0] == nil
        }
        if !isLast, let axis = open.first {
            let words = open.count == 2 ? "Nothing" : "No \(Words.length(axis))"
            text += " \(words) is proposed, and everything fits into that."
        }
        if !before.isEmpty {
            text += " \(Words.capitalized(Words.list(before)))"
            text += isLast ? "." : "; that \(before.count == 1 ? "it" : "they") could be shorter does not count."
        }
        return sentence(isLast ? 3 : 2, on: .viewThatFits, text, others: before.isEmpty ? [] : [1])
    }
}
