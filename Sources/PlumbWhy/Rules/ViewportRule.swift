import Foundation
import PlumbCore

extension LengthReasons {
    mutating func viewport() {
        if own.includes(axis), proposal != nil {
            cause()
            tell(2, "Along the axis on which it scrolls, a ScrollView takes what it is proposed: \(n(length)).")
        } else if let child {
            inner(child)
            tell(3, "Across the axis on which it scrolls, a ScrollView is as \(long) as its content: \(n(length)).")
        }
    }
}

extension ProposalReasons {
    mutating func viewport() {
        if own.includes(axis) {
            tell(1, "\(capitalized(parent)) proposes no \(word) to its content.")
        } else if let proposal {
            tell(1, "\(capitalized(parent)) proposes what it is proposed across, \(n(proposal)).")
        }
    }
}

extension PlaceReasons {
    func viewport() -> Reasons.Sentence? {
        let start = "At the start of the ScrollView's content"
        for axis in [Axis.vertical, .horizontal] where own.includes(axis) {
            let distance = place.origin[axis]
            guard let taken = taken(before: parent, axis, total: distance) else { continue }
            return sentence(
                4, on: .scrollView,
                "\(start), \(n(distance)) \(axis == .vertical ? "below its top" : "from its edge"): \(taken).",
                numbers: [(name: "start", value: distance)])
        }
        return sentence(4, on: .scrollView, start + ".")
    }
}
