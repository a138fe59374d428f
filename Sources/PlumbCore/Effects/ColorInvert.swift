import Foundation
import PlumbGraphics
import PlumbLayout

/// Turns every colour of a view into its opposite; alpha stays.
package struct ColorInvertModifier: PaintEffect {
    func makeRole() -> BoxRole { ColorMatrixRole(.invert()) }
}

extension View {
    /// Turns every colour of the view into its opposite. Size and place are the view's (Docs/Rules.md, section 25, rule
    /// 1).
    public func colorInvert() -> some View { modifier(ColorInvertModifier()) }
}
