import Foundation
import PlumbGraphics
import PlumbLayout

/// Adds light to every colour of a view. Size and place are the view's.
package struct BrightnessModifier: AnimatablePaintEffect {
    static var name: String? { "brightness" }
    var amount: Double

    /// The amount times 128.
    public var animatableData: Double {
        get { amount.unitScaled() }
        set { amount = newValue.unitUnscaled() }
    }

    func makeRole() -> BoxRole { ColorMatrixRole(.brightness(amount)) }
}

extension View {
    /// Adds light to every colour of a view. Size and place are the view's (Docs/Rules.md, section 25, rule 1).
    ///
    /// - Parameter amount: 0 for none, 1 for white; negative ones take light away.
    public func brightness(_ amount: Double) -> some View { modifier(BrightnessModifier(amount: amount)) }
}
