import Foundation
import PlumbLayout

/// Where what scrolls under a bar may come to rest: a title is there, or it is not.
@MainActor
package protocol ScrollRest: AnyObject {
    /// Where content comes to rest that a finger has let go.
    ///
    /// - Parameter offset: where it would, in points below its top.
    func rest(at offset: CGFloat) -> CGFloat
}

private struct ScrollRestKey: ContextEnvironmentKey { static var defaultValue: (any ScrollRest)? { nil } }

extension EnvironmentValues {
    /// Where the next vertical scroll view within may come to rest; nil for anywhere.
    package var scrollRest: (any ScrollRest)? {
        get { self[ScrollRestKey.self] }
        set { self[ScrollRestKey.self] = newValue }
    }
}

extension ScrollRest {
    /// Where a motion ends: as it would, or where content may come to rest.
    ///
    /// - Parameter target: where something else lets it end; nil for nobody who cares.
    func target(_ target: Lengths?, else end: Lengths) -> Lengths? {
        let free = target ?? end
        let height = Double(rest(at: CGFloat(free.height)))
        return height == free.height ? target : Lengths(free.width, height)
    }
}
