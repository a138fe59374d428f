import Foundation
import PlumbGraphics
import PlumbLayout

/// Hides what lies outside of a shape; size and place are the view's.
package struct ClipShapeModifier<S: Shape>: PaintEffect {
    let shape: S
    let style: FillStyle
    func makeRole() -> BoxRole { ClipRole(shape, style) }
}

final class ClipRole<S: Shape>: PaintRole {
    private let shape: S
    private let style: FillStyle
    init(_ shape: S, _ style: FillStyle) {
        self.shape = shape
        self.style = style
    }

    override var isSteady: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        let rect = context.pixelAligned(CGRect(origin: .zero, size: size))
        let path = context.outline(of: shape, in: rect)
        context.items.append(.pushClip(path.offsetBy(dx: context.origin.x, dy: context.origin.y), style))
    }
    override func endEffect(in context: inout DrawContext) { context.items.append(.pop) }
}

extension View {
    /// Shows only what lies in the shape, which is given the view's bounds.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipShapeModifier(shape: shape, style: style))
    }

    /// Shows only what lies in the view's bounds.
    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    /// Rounds the view's corners by a radius in points.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }
}
