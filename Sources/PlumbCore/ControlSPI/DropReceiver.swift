import Foundation

/// What a view says about itself (`findable`) on which things from other programs can be dropped.
@MainActor
package protocol DropReceiver: AnyObject {
    /// Takes what is let go over the view, if it wants any of it. Returns whether it does.
    ///
    /// - Parameters:
    ///   - location: the point in the view's coordinates.
    ///   - size: the view's, in points.
    func receive(_ items: [DroppedItem], at location: CGPoint, size: CGSize) -> Bool
}
