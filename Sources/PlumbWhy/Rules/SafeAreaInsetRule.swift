import Foundation
import PlumbCore

extension LengthReasons {
    mutating func safeAreaInset() {
        guard let content = layout.children(view).first(where: { layout.place($0) != nil }) else {
            return tell(1, "There is nothing in it.")
        }
        inner(content)
        if depth <= 1 { tell(4, "It is as \(long) as \(the(content, axis)): \(n(length)).") }
    }
}
