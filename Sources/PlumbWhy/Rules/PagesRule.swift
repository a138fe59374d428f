import Foundation
import PlumbCore

extension LengthReasons {
    mutating func pages() { takes(1) }
}

extension ProposalReasons {
    mutating func pages() {
        guard let proposal else { return bare() }
        let room = layout.length(parent, axis)
        if let taken = taken(around: parent, axis, total: room - proposal) {
            tell(2, "\(Words.capitalized(taken)): \(n(proposal)) of \(n(room)) are left.", ("proposal", proposal))
        } else {
            tell(
                2,
                "\(n(proposal)) are proposed, \(isNear(room, proposal) ? "all that there is" : "what bars and safe areas leave").",
                ("proposal", proposal))
        }
    }
}

extension PlaceReasons {
    func pages() -> Reasons.Sentence? { sentence(2, on: .readme, withinBars(of: room, around: parent)) }
}
