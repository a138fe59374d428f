import Foundation
import PlumbLayout

/// What a view says about itself (`findable`) on which things from other programs can be dropped.
@MainActor
package protocol DropReceiver: AnyObject {
    /// Takes what is let go over the view, if it wants any of it. Returns whether it does.
    ///
    /// - Parameters:
    ///   - location: the point in the view's coordinates.
    ///   - size: the view's, in points.
    func receive(_ items: [HostEvent.Dropped], at location: CGPoint, size: CGSize) -> Bool
}

extension ViewHost {
    /// Gives what comes from another program to the innermost view under a point of the root view that wants it.
    /// Returns whether one does.
    func dropThere(_ items: [HostEvent.Dropped], at point: CGPoint) -> Bool {
        update()
        let isTaken = graph.working {
            HitTest.found(at: point, in: graph).contains { view in
                guard let receiver = view.value as? any DropReceiver else { return false }
                return receiver.receive(items, at: view.site.location(point, in: .local), size: view.site.size)
            }
        }
        update()
        return isTaken
    }
}
