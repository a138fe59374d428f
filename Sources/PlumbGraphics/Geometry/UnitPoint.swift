import Foundation

/// A point in a unit square, (0, 0) at the top left: the anchor of gradients, scaling and placement.
public struct UnitPoint: Hashable, Sendable {
    /// 0 at the left (in layout: at the leading side), 1 at the other.
    public var x: CGFloat
    /// 0 at the top, 1 at the bottom.
    public var y: CGFloat

    /// The top left.
    public init() { self.init(x: 0, y: 0) }
    /// Fractions of a width and a height; values outside of 0…1 lie outside.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left.
    public static let zero = UnitPoint()
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading side.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing side.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point that this one names in a rectangle, in points.
    public func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
