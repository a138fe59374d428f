import Foundation
import PlumbGraphics
import PlumbLayout

/// Moves every colour of a view away from gray. Size and place are the view's.
package struct ContrastModifier: AnimatablePaintEffect {
    static var name: String? { "contrast" }
    var amount: Double

    /// The amount times 128.
    public var animatableData: Double {
        get { amount.unitScaled() }
        set { amount = newValue.unitUnscaled() }
    }

    func makeRole() -> BoxRole { ColorMatrixRole(.contrast(amount)) }
}

extension View {
    /// Moves every colour of a view away from gray. Size and place are the view's (Docs/Rules.md, section 25, rule 1).
    ///
    /// - Parameter amount: the factor: 1 changes nothing, 0 leaves gray, negative ones turn colors around.
    public func contrast(_ amount: Double) -> some View { modifier(ContrastModifier(amount: amount)) }
}
