import Foundation
import PlumbGraphics
import PlumbLayout

/// Draws the view somewhere else. Size, place and guides are those of the view without it (Docs/Rules.md, section 7).
package struct OffsetModifier: AnimatablePaintEffect {
    var offset: CGSize

    /// The offset in points.
    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func makeRole() -> BoxRole { OffsetRole(offset) }
}

private final class OffsetRole: PaintRole {
    private let offset: CGSize
    init(_ offset: CGSize) { self.offset = offset }

    override var isSteady: Bool { true }

    override func transform(for size: CGSize) -> ProjectionTransform? {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
}

extension View {
    /// Points to the right and down; to the left where the layout runs from right to left.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    /// Draws the view `x` points to the right (to the left where the layout runs from right to left) and `y` points
    /// further down; its place in the layout stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
