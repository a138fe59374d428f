import Foundation
import PlumbGraphics
import PlumbLayout

/// Turns the hues of a view. Size and place are the view's.
package struct HueRotationModifier: AnimatablePaintEffect {
    static var name: String? { "hueRotation" }
    var angle: Angle

    /// The angle's.
    public var animatableData: Angle.AnimatableData {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
    }

    func makeRole() -> BoxRole { ColorMatrixRole(.hueRotation(angle.radians)) }
}

extension View {
    /// Turns the hues of the view. Size and place are the view's (Docs/Rules.md, section 25, rule 1).
    ///
    /// - Parameter angle: a whole turn is none.
    public func hueRotation(_ angle: Angle) -> some View { modifier(HueRotationModifier(angle: angle)) }
}
