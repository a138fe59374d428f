import Foundation

/// Where what scrolls under a bar may come to rest: a title is there, or it is not.
@MainActor
package protocol ScrollRest: AnyObject {
    /// Where content comes to rest that a finger has let go.
    ///
    /// - Parameter offset: where it would, in points below its top.
    func rest(at offset: CGFloat) -> CGFloat
}

private struct ScrollRestKey: EnvironmentKey { static var defaultValue: (any ScrollRest)? { nil } }

extension EnvironmentValues {
    /// Where the next vertical scroll view within may come to rest; nil for anywhere.
    package var scrollRest: (any ScrollRest)? {
        get { self[ScrollRestKey.self] }
        set { self[ScrollRestKey.self] = newValue }
    }
}
