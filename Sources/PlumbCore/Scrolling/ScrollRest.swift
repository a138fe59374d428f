import Foundation
import PlumbLayout

/// The screen of what scrolls under a bar. It says where content may come to rest: a title is there, or it is not.
@MainActor
package protocol ScrollRest: AnyObject {
    /// A vertical scroll view stands in the screen.
    func found(_ scroll: any ScreenScroll)

    /// Where content comes to rest that a finger has let go.
    ///
    /// - Parameter offset: where it would, in points below its top.
    func rest(at offset: CGFloat) -> CGFloat
}

/// A scroll view of a screen.
@MainActor
package protocol ScreenScroll: AnyObject {
    /// Brings the top of the content into sight.
    func scrollToTop(_ animation: Animation)
}

extension ScrollNode: ScreenScroll {
    func scrollToTop(_ animation: Animation) {
        scroll(to: ScrollRequest(aim: .edge(.top), anchor: nil, transaction: Transaction(animation: animation)))
        // It happens after the next layout.
        graph.queue.add(node)
    }
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
