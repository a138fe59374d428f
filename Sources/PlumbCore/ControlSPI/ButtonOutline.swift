import Foundation
import PlumbGraphics

/// The outline of the bordered buttons around a shape, which `buttonBorder` follows.
package enum ButtonOutline {
    /// The outline in a rectangle, smaller by an inset on all sides; nil where the shape is not being drawn, and where
    /// nothing is set.
    package static func path(_ inset: CGFloat, _ rect: CGRect) -> Path? { ShapeSurroundings.outline?(inset, rect) }

    /// Says what the outline is where these values are in force.
    ///
    /// - Parameter make: makes it from the values around the shape; it is the same for all.
    package static func set(
        in values: inout EnvironmentValues,
        _ make: @escaping (EnvironmentValues) -> @Sendable (_ inset: CGFloat, _ rect: CGRect) -> Path
    ) { values.followedOutline = FollowedOutline(make) }
}
