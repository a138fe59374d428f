import Foundation
import PlumbGraphics

@MainActor
extension ShapeView {
    /// Fills the shape once more, over what is there.
    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        overlay(ShapeView<Content, S>(shape: shape, style: content, fillStyle: style))
    }

    /// Draws the outline over the filled shape.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some View {
        overlay(
            ShapeView<StrokedShape<Content>, S>(
                shape: StrokedShape(shape: shape, style: style), style: content,
                fillStyle: FillStyle(antialiased: antialiased)))
    }

    /// Draws the outline over the filled shape, in a line of a width in points.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
