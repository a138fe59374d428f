import Foundation
import PlumbGraphics
import PlumbLayout

/// A shadow behind a view: the shape of all that the view paints, blurred and moved. Size and place are the view's.
package struct ShadowModifier: AnimatablePaintEffect {
    static var name: String? { "shadow" }
    let color: Color
    var radius: CGFloat
    var offset: CGSize

    /// The radius and the offset in points.
    public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set { (radius, offset.animatableData) = (newValue.first, newValue.second) }
    }

    func makeRole() -> BoxRole { ShadowRole(color, radius, offset) }
}

private final class ShadowRole: PaintRole {
    private let color: Color
    private let radius: Double
    private let offset: CGSize

    init(_ color: Color, _ radius: CGFloat, _ offset: CGSize) {
        self.color = color
        self.radius = radius > 0 ? Double(radius) : 0
        self.offset = offset
    }

    override var isSteady: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        let paint = context.resolved(.color(color.rgba(in: context.environment)), in: .zero)
        context.items.append(.pushShadow(paint, radius: radius, offset: offset))
    }
    override func endEffect(in context: inout DrawContext) { context.items.append(.pop) }
}

extension View {
    /// A shadow behind what the view paints.
    ///
    /// - Parameters:
    ///   - color: a third of black unless given (Docs/Rules.md, "The platform").
    ///   - radius: the standard deviation of the blur, in points, as `CALayer.shadowRadius` has it; half of what
    ///     drawing programs call blur.
    ///   - x: how far to the right the shadow lies, in points; not mirrored from right to left.
    ///   - y: how far down.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
