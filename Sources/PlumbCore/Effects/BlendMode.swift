import Foundation
import PlumbGraphics
import PlumbLayout

/// Combines a view with what lies behind it. Size and place are the view's.
package struct BlendModeModifier: PaintEffect {
    let mode: BlendMode
    func makeRole() -> BoxRole { LayerRole(mode) }
}

/// Draws what is in a view apart, and then lays it over what is there.
private final class LayerRole: PaintRole {
    private let mode: BlendMode
    init(_ mode: BlendMode) { self.mode = mode }

    override var isSteady: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        context.items.append(.pushLayer(opacity: 1, mode))
    }
    override func endEffect(in context: inout DrawContext) { context.items.append(.pop) }
}

/// Draws a view apart from what lies behind it, as one. Size and place are the view's.
package struct CompositingGroupModifier: PaintEffect {
    var colorMode = ColorRenderingMode.nonLinear
    func makeRole() -> BoxRole { LayerRole(.normal) }

    func report(to graph: ViewGraph) { colorMode.complaint(of: "drawingGroup").map(graph.report) }
}

extension View {
    /// Combines the view with all that was drawn before it in the nearest group: that of `compositingGroup`, of
    /// `opacity` and other effects, or the page. Size and place are the view's (Docs/Rules.md, section 25, rule 5).
    public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModeModifier(mode: blendMode)) }

    /// Draws the view as one: what is blended within sees nothing of what lies behind, and effects around see one
    /// picture. Size and place are the view's, and nothing is cut off.
    public func compositingGroup() -> some View { modifier(CompositingGroupModifier()) }

    /// The same as `compositingGroup`: Plumb draws into pixels anyway. Size and place are the view's, and nothing is
    /// cut off.
    ///
    /// - Parameters:
    ///   - opaque: a promise that the view covers all of its bounds; what it leaves open is see-through in Plumb all
    ///     the same.
    ///   - colorMode: the space in which colours are mixed.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(CompositingGroupModifier(colorMode: colorMode))
    }
}
