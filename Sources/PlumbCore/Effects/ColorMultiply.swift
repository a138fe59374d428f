import Foundation
import PlumbGraphics
import PlumbLayout

/// Multiplies the colours of a view by another one, component by component. Size and place are the view's.
package struct ColorMultiplyModifier: EnvironmentalModifier {
    let color: Color

    /// The same with the colour that it is where the modifier stands.
    public func resolve(in environment: EnvironmentValues) -> ResolvedColorMultiply {
        ResolvedColorMultiply(color: color.resolve(in: environment))
    }
}

/// Multiplies by components that are known.
package struct ResolvedColorMultiply: AnimatablePaintEffect {
    var color: Color.Resolved

    /// The colour's.
    public var animatableData: Color.Resolved.AnimatableData {
        get { color.animatableData }
        set { color.animatableData = newValue }
    }

    func makeRole() -> BoxRole { ColorMatrixRole(.multiply(color.rgba)) }
}

extension View {
    /// Multiplies the colours of the view, and how opaque they are, by those of another one. Size and place are the
    /// view's (Docs/Rules.md, section 25, rule 1).
    public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }
}
