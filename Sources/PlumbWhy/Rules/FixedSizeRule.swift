import Foundation
import PlumbCore

extension LengthReasons {
    mutating func fixedSize() {
        guard let child else { return }
        inner(child)
        if own.includes(axis) {
            tell(2, "`fixedSize` proposes no \(word), so the view has its ideal one, \(n(length)).")
        }
    }
}

extension ProposalReasons {
    mutating func fixedSize() {
        if own.includes(axis) { tell(1, "`fixedSize` proposes no \(word).") } else { pass() }
    }
}
