import Foundation
import PlumbGraphics
import PlumbLayout

/// Makes a view black, and as opaque as it was light. Size and place are the view's.
package struct LuminanceToAlphaModifier: PaintEffect {
    func makeRole() -> BoxRole { ColorMatrixRole(.luminanceToAlpha) }
}

extension View {
    /// Makes the view black, and as opaque as it was light. Size and place are the view's (Docs/Rules.md, section 25,
    /// rule 1).
    public func luminanceToAlpha() -> some View { modifier(LuminanceToAlphaModifier()) }
}
