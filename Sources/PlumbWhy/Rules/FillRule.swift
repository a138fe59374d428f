import Foundation
import PlumbCore

extension LengthReasons {
    /// A colour, or a picture that takes what it is proposed. It has no page of its own: the list of answers tells of
    /// it.
    mutating func fill() { takes(2) }

    /// - Parameter step: of the page that says so.
    mutating func takes(_ step: Int) {
        cause()
        if let natural = own.naturalSize?[axis], isNear(natural, length), proposal == nil {
            tell(step, "No \(word) is proposed to it, so it has its picture's: \(n(length)).")
        } else if proposal == nil {
            tell(step, "No \(word) is proposed to it, and it takes 10 then.")
        } else {
            tell(step, "\(it) takes what it is proposed: \(n(length)).", ("proposal", proposal ?? 0))
        }
    }
}
