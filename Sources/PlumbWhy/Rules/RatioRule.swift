import Foundation
import PlumbCore

extension LengthReasons {
    mutating func ratio() {
        guard let child else { return }
        inner(child)
        let kind = own.fills == true ? "fill" : "fit into"
        tell(
            3,
            "To \(kind) what is proposed at its ratio, it is proposed \(proposed(child)) and is \(Words.size(place.size))."
        )
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
