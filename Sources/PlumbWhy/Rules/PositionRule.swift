import Foundation
import PlumbCore

extension LengthReasons {
    mutating func position() {
        cause()
        tell(1, "A view with a position is as large as what it is proposed: \(n(length)).")
    }
}

extension ProposalReasons {
    mutating func position() {
        if let proposal {
            tell(2, "`.position` proposes its own \(word), \(n(proposal)).", ("proposal", proposal))
        }
    }
}

extension PlaceReasons {
    func position() -> Reasons.Sentence? {
        own.position.map { sentence(3, on: .position, "Its centre is put at \(n($0.x)), \(n($0.y)).") }
    }
}
