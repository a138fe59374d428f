import Foundation
import PlumbCore

extension LengthReasons {
    /// The view in it answers. So it is with guides, ignored safe areas, and views that stand elsewhere.
    mutating func forward() {
        if let child { pass(to: child) } else { tell(1, "There is nothing in it.") }
    }
}

extension ProposalReasons {
    mutating func forward() {
        guard layout.kind(parent) == .page else { return pass() }
        guard let proposal, proposal.isFinite else { return }
        let room = layout.ancestors(view).last.map { layout.length($0, axis) } ?? proposal
        let taken = taken(around: parent, axis, total: room - proposal)
        tell(
            1,
            taken.map { "\(Words.capitalized($0)): \(n(proposal)) of \(n(room)) are left." }
                ?? "The page proposes \(n(proposal)).",
            ("proposal", proposal))
    }
}

extension PlaceReasons {
    func forward() -> Reasons.Sentence? {
        guard layout.kind(parent) == .page else { return nil }
        let screen = layout.ancestors(view).last.flatMap { layout.place($0)?.size } ?? room
        let isWhole = layout.notes(around: parent).isEmpty
        return sentence(
            2, on: .safeArea,
            "It is the page's only view." + (isWhole ? "" : " " + withinBars(of: screen, around: parent)))
    }
}
