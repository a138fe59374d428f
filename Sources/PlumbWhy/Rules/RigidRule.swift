import Foundation
import PlumbCore

extension LengthReasons {
    mutating func rigid() { tell(2, "\(it) is always \(n(length)) \(long), whatever is proposed.") }
}
