import Foundation
import PlumbCore

extension LengthReasons {
    mutating func flexibleFrame() {
        guard let child else { return }
        let (least, ideal, most) =
            axis == .horizontal
            ? (own.minWidth, own.idealWidth, own.maxWidth) : (own.minHeight, own.idealHeight, own.maxHeight)
        let inside = layout.length(child, axis)
        guard let proposal else {
            cause()
            if let ideal, isNear(ideal, length) {
                return tell(3, "No \(word) is proposed, so its ideal one counts, \(n(ideal)).")
            }
            return tell(5, "No \(word) is proposed: the frame is as \(long) as its view, \(n(length)).")
        }
        if least == nil, most == nil {
            inner(child)
            return tell(5, "\(frameName(around: child)) has no limits on this axis, and is as \(long) as its view.")
        }
        cause()
        if let most, isNear(most, length), proposal > most {
            tell(4, "\(n(proposal)) are proposed, and it is \(n(most)) at most.", ("maximum", most))
        } else if let least, isNear(least, length), proposal < least {
            tell(4, "\(n(proposal)) are proposed, and it is \(n(least)) at least.", ("minimum", least))
        } else if isNear(proposal, length), most != nil {
            tell(
                4,
                "\(it) may be \(most == .infinity ? "as \(long) as it likes" : "\(n(most ?? 0)) at most"), and takes what is proposed: \(n(length))."
            )
        } else if let least, most == nil, isNear(least, length) {
            let start = "A frame with a least \(word) only is as \(long) as its view, \(n(inside)),"
            tell(5, "\(start) and \(n(least)) at least.", ("minimum", least))
        } else if isNear(inside, length) {
            tell(
                5,
                "A frame with \(least == nil ? "a greatest" : "a least") \(word) only is no \(least == nil ? "shorter" : "longer") than its view, which is \(n(inside))."
            )
        } else {
            tell(5, "Within its limits it is \(n(length)).")
        }
    }
}

extension ProposalReasons {
    mutating func flexibleFrame() {
        guard let proposal, let outer = layout.proposal(parent, axis), !isNear(proposal, outer) else { return pass() }
        tell(
            2, "The frame around it proposes \(n(proposal)), of \(n(outer)) that it is proposed itself.",
            ("proposal", proposal))
    }
}
