import Foundation
import PlumbGraphics
import PlumbLayout

/// Takes the colour out of a view; how light it looks stays. Size and place are the view's.
package struct GrayscaleModifier: AnimatablePaintEffect {
    static var name: String? { "grayscale" }
    var amount: Double

    /// The amount times 128.
    public var animatableData: Double {
        get { amount.unitScaled() }
        set { amount = newValue.unitUnscaled() }
    }

    func makeRole() -> BoxRole { ColorMatrixRole(.saturation(1 - amount)) }
}

extension View {
    /// Takes the colour out of a view; how light it looks stays. Size and place are the view's (Docs/Rules.md, section
    /// 25, rule 1).
    ///
    /// - Parameter amount: 0 for nothing, 1 for all of it.
    public func grayscale(_ amount: Double) -> some View { modifier(GrayscaleModifier(amount: amount)) }
}
