import Foundation
import PlumbCore

extension LengthReasons {
    mutating func divider() {
        if own.axis == axis { return tell(2, "A divider is a line \(n(length)) thick.") }
        cause()
        tell(3, "A divider takes the length that is proposed: \(n(length)).")
    }
}
