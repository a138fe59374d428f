import Foundation
import PlumbCore

extension LengthReasons {
    mutating func reader() { takes(1) }
}

extension ProposalReasons {
    mutating func reader() {
        if let proposal {
            tell(2, "The GeometryReader proposes its own \(word), \(n(proposal)).", ("proposal", proposal))
        }
    }
}

extension PlaceReasons {
    func reader() -> Reasons.Sentence? {
        sentence(3, on: .geometryReader, "At the top leading corner of the GeometryReader.")
    }
}
