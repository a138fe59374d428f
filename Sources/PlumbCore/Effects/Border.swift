import Foundation

extension View {
    /// A frame line inside the view's bounds. Size and place are the view's.
    ///
    /// - Parameter width: points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }
}
