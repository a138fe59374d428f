import Foundation
import PlumbGraphics
import PlumbLayout

/// Turns every color of a view into its opposite; alpha stays.
public struct ColorInvertModifier: PaintEffect {
    func makeRole() -> BoxRole { ColorMatrixRole(.invert()) }
}

extension View {
    /// Turns every color of the view into its opposite. Size and place are the view's (Docs/Rules.md, "Colors and what lies behind", rule 1).
    public func colorInvert() -> some View { modifier(ColorInvertModifier()) }
}
