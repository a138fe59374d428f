import Foundation
import PlumbCore

extension LengthReasons {
    mutating func spacer() {
        if own.axis != nil, own.axis != axis { return tell(2, "Across its stack, a Spacer has no length.") }
        cause()
        if let least = own.minLength, isNear(least, length) {
            tell(
                1,
                proposal == nil
                    ? "A Spacer's ideal length is its minimum, \(n(least))."
                    : "That leaves it no more than its minimum, \(n(least)).")
        } else {
            tell(3, "A Spacer takes what is left: \(n(length)).")
        }
    }
}
