import Foundation
import PlumbCore

extension LengthReasons {
    mutating func divider() {
        if own.axis == axis { return tell(2, "A divider is a line \(n(length)) thick.") }
        cause()
        tell(3, "A divider is as long as it is proposed: \(n(length)).")
    }
}
