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
        if let proposal, proposal.isFinite {
            tell(1, "The page proposes \(n(proposal)).", ("proposal", proposal))
        }
    }
}

extension PlaceReasons {
    func forward() -> Reasons.Sentence? {
        layout.kind(parent) == .page ? sentence(2, on: .safeArea, "It is the page's only view.") : nil
    }
}
