import Foundation
import PlumbGraphics
import PlumbLayout

/// A thin line across the stack it stands in; horizontal in no stack.
///
/// One pixel thick (iOS; Docs/Rules.md, correction 1), one point at accessibility type sizes (section 4); as long as
/// proposed.
@Located
public struct Divider: PrimitiveView {
    /// A line in the separator's colour; its direction comes from the stack around it.
    public init() {}

    @MainActor public static func makeNodes(of view: Divider, in builder: GraphBuilder) {
        let values = builder.values
        let thickness = values.dynamicTypeSize.isAccessibilitySize ? 1 : Double(values.pixelLength)
        builder.addLeaf(
            Divider.self,
            .divider(thickness: thickness, flags: builder.orientationFlags),
            role: DividerRole())
    }
}

private final class DividerRole: PaintRole {
    override var isSteady: Bool { true }

    override func draw(in context: inout DrawContext, size: CGSize) {
        let color = Color.separator.rgba(in: context.environment)
        context.fill(CGRect(origin: .zero, size: size), .color(color))
    }
}
