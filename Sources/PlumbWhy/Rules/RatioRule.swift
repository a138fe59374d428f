import Foundation
import PlumbCore

extension LengthReasons {
    mutating func ratio() {
        guard let child else { return }
        inner(child)
        let offered = proposed(child)
        let size = Words.size(place.size)
        let verb = own.fills == true ? "Filling" : "Fitted into"
        tell(
            3,
            offered == size
                ? "\(verb) what is proposed at its ratio, it is \(size)."
                : "At its ratio, \(offered) are offered to the view in it, which takes \(size).")
    }
}

extension ProposalReasons {
    mutating func ratio() {
        let name = words.name(parent)
        if layout.proposal(parent, .horizontal) == nil, layout.proposal(parent, .vertical) == nil {
            tell(1, "Nothing is proposed to `\(name)`, and that is passed on.")
        } else {
            tell(2, "`\(name)` brings the proposal to its ratio: \(proposed(view)).")
        }
    }
}
