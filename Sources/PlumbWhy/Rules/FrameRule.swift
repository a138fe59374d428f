import Foundation
import PlumbCore

extension LengthReasons {
    mutating func frame() {
        if let given = axis == .horizontal ? own.width : own.height {
            tell(1, "The frame was given a \(word) of \(n(given)).", ("given", given))
        } else if let child {
            inner(child)
            tell(2, "The frame was given no \(word), and is as \(long) as its view.")
        }
    }
}

extension ProposalReasons {
    mutating func frame() {
        guard (axis == .horizontal ? own.width : own.height) != nil, let proposal else { return pass() }
        tell(2, "The frame around it proposes its own \(word), \(n(proposal)).", ("proposal", proposal))
    }
}
