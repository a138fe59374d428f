import Foundation
import PlumbGraphics

/// A thin line across the stack it stands in; horizontal in no stack.
///
/// One pixel thick (iOS; rules, correction 1), as long as proposed.
public struct Divider: PrimitiveView {
    public init() {}

    @MainActor public static func makeNodes(of view: Divider, in builder: GraphBuilder) {
        builder.addLeaf(
            Divider.self,
            BoxParameters(.rule, a: Double(builder.values.pixelLength), flags: builder.orientationFlags),
            role: DividerRole())
    }
}

private final class DividerRole: BoxRole {
    override func draw(in context: inout DrawContext, size: CGSize) {
        let color = Color.separator.rgba(in: context.environment)
        context.fill(CGRect(origin: .zero, size: size), .color(color))
    }
}
