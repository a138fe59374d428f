import Foundation
import PlumbGraphics
import PlumbLayout

/// Makes the colours of a view stronger or fainter; how light they look stays. Size and place are the view's.
package struct SaturationModifier: AnimatablePaintEffect {
    static var name: String? { "saturation" }
    var amount: Double

    /// The amount times 128.
    public var animatableData: Double {
        get { amount.unitScaled() }
        set { amount = newValue.unitUnscaled() }
    }

    func makeRole() -> BoxRole { ColorMatrixRole(.saturation(amount)) }
}

extension View {
    /// Makes the colours of a view stronger or fainter; how light they look stays. Size and place are the view's
    /// (Docs/Rules.md, section 25, rule 1).
    ///
    /// - Parameter amount: the factor: 1 changes nothing, 0 leaves grays.
    public func saturation(_ amount: Double) -> some View { modifier(SaturationModifier(amount: amount)) }
}
