import Foundation
import PlumbCore

extension LengthReasons {
    mutating func zStack() {
        let placed = layout.children(view).filter { layout.place($0) != nil }
        guard let longest = placed.max(by: { layout.length($0, axis) < layout.length($1, axis) }) else {
            return tell(1, "There is nothing in it.")
        }
        inner(longest)
        tell(
            3,
            "A ZStack is as \(long) as its \(axis == .horizontal ? "widest" : "highest") view, \(the(longest, axis)): \(n(length))."
        )
    }
}

extension ProposalReasons {
    mutating func zStack() { shared(whole: 2, own: 4) }
}
