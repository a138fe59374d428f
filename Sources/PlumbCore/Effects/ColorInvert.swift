import Foundation
import PlumbGraphics
import PlumbLayout

/// Turns every colour of a view into its opposite; alpha stays.
public struct ColorInvertModifier: PaintEffect {
    func makeRole() -> BoxRole { ColorInvertRole() }
}

private final class ColorInvertRole: PaintRole {
    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        context.colorEffects.append { RGBA(red: 1 - $0.red, green: 1 - $0.green, blue: 1 - $0.blue, alpha: $0.alpha) }
    }
    override func endEffect(in context: inout DrawContext) { context.colorEffects.removeLast() }
}

extension View {
    /// Turns every colour of the view into its opposite. Size and place are the view's.
    public func colorInvert() -> some View { modifier(ColorInvertModifier()) }
}
