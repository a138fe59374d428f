import Foundation
import PlumbCore
import PlumbPlatform

/// What a pane of glass is made of.
package struct GlassLook: Equatable, Sendable {
    /// How much of what lies behind is seen.
    package enum Kind: Equatable, Sendable { case regular, clear, identity }

    package var kind = Kind.regular
    /// The colour over it; nil for none.
    package var tint: Color?
    /// Whether all of the colour is seen, as on what is to be chosen first.
    package var isProminent = false
    /// Whether it answers fingers.
    package var isInteractive = false

    package init() {}
}

/// A pane of glass in a shape: what lies behind it, blurred and in more colours, with a colour over it, a rim of light
/// inside, and a shadow.
///
/// Glass of Apple's bends what lies behind at its edge, too; that is not drawn. Where a person has asked for less
/// transparency, it is opaque; with more contrast, its rim is a line.
package struct GlassPane<S: Shape>: View {
    private let shape: S
    private let look: GlassLook
    @Environment(\.platform) private var platform
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast

    package init(_ look: GlassLook = GlassLook(), in shape: S) {
        self.shape = shape
        self.look = look
    }

    package var body: some View {
        if look.kind != .identity {
            ZStack {
                shape.fill(look.kind == .clear ? Material.clearGlass : .glass).modifier(GlassShadow())
                if let tint = look.tint {
                    shape.fill(look.isProminent ? tint : tint.opacity(platform.metrics.glassTint))
                }
                rim
            }
            .accessibilityHidden(true)
        }
    }

    /// A line inside of the edge.
    private var rim: some View {
        shape.stroke(rimColor, lineWidth: 2 * platform.metrics.glassRim).clipShape(shape)
    }

    private var rimColor: Color {
        if contrast == .increased { return Color(system: .label).opacity(platform.metrics.glassContrast) }
        let isDark = scheme == .dark && !look.isProminent
        return .white.opacity(isDark ? platform.metrics.glassDarkRim : platform.metrics.glassLightRim)
    }
}

/// The shadow of glass: on black none is seen.
private struct GlassShadow: ViewModifier {
    @Environment(\.platform) private var platform
    @Environment(\.colorScheme) private var scheme

    func body(content: Content) -> some View {
        if scheme == .dark { content } else { content.shadow(platform.shadows.glass) }
    }
}

extension View {
    /// Glass behind the view, in its bounds.
    package func glass(_ look: GlassLook = GlassLook(), in shape: some Shape) -> some View {
        background { GlassPane(look, in: shape) }
    }
}
