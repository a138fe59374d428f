import Foundation
import PlumbGraphics
import PlumbLayout

/// Lets what is in a view travel with it: in a view that moves, also what is new stands where the view is seen, and not
/// where it goes. Size and place are the view's. Source: Apple (`geometryGroup()`).
package struct GeometryGroupModifier: PaintEffect {
    func makeRole() -> BoxRole { GeometryGroupRole() }
}

private final class GeometryGroupRole: PaintRole {
    override var isSteady: Bool { true }

    override func transform(for size: CGSize) -> ProjectionTransform? { ProjectionTransform() }
}

extension View {
    /// Lets what is in the view travel with it, and not by itself.
    public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
