import Foundation
import PlumbGraphics

/// Draws the view moved, turned or scaled. Size, place and guides are those of the view without it (rules, correction 11).
public struct TransformEffectModifier: PaintEffect {
    /// The transform for the view's size, in the view's coordinates.
    let transform: (CGSize) -> CGAffineTransform
    func makeRole() -> BoxRole { TransformRole(transform) }
}

private final class TransformRole: BoxRole {
    private let make: (CGSize) -> CGAffineTransform
    init(_ make: @escaping (CGSize) -> CGAffineTransform) { self.make = make }
    override func transform(for size: CGSize) -> CGAffineTransform? { make(size) }
}

extension View {
    /// Turns the view about an anchor; positive angles are clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            TransformEffectModifier { size in
                CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: size)
            })
    }

    /// Scales the view about an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        modifier(
            TransformEffectModifier { size in CGAffineTransform(scaleX: x, y: y).about(anchor, of: size) })
    }

    /// Scales the view about an anchor by the same factor on both axes.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales the view about an anchor by a factor for each axis.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Applies a transform in the view's coordinates, origin at its top left.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffectModifier { _ in transform })
    }
}

extension CGAffineTransform {
    /// The same transform with a point of a rectangle as its centre.
    fileprivate func about(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
        let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
