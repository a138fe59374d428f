import Foundation
import PlumbGraphics
import PlumbLayout

/// Draws the view moved, turned or scaled. Size, place and guides are those of the view without it (Docs/Rules.md,
/// correction 11).
package struct TransformEffectModifier: PaintEffect {
    let transform: CGAffineTransform
    func makeRole() -> BoxRole { TransformRole { [transform] _ in transform } }
}

/// Draws the view turned about an anchor. Size, place and guides are those of the view without it (Docs/Rules.md,
/// correction 11).
package struct RotationEffectModifier: AnimatablePaintEffect {
    var angle: Angle
    var anchor: UnitPoint

    /// The angle and the anchor.
    public var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
    }

    func makeRole() -> BoxRole {
        TransformRole { [angle, anchor] size in
            CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor, of: size)
        }
    }
}

/// Draws the view scaled about an anchor. Size, place and guides are those of the view without it (Docs/Rules.md,
/// correction 11).
package struct ScaleEffectModifier: AnimatablePaintEffect {
    var scale: CGSize
    var anchor: UnitPoint

    /// The factors times 128, and the anchor.
    public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData.unitScaled(), anchor.animatableData) }
        set { (scale.animatableData, anchor.animatableData) = (newValue.first.unitUnscaled(), newValue.second) }
    }

    func makeRole() -> BoxRole {
        TransformRole { [scale, anchor] size in
            CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor, of: size)
        }
    }
}

final class TransformRole: PaintRole {
    private let make: (CGSize) -> ProjectionTransform

    convenience init(_ make: @escaping (CGSize) -> CGAffineTransform) {
        self.init(projection: { ProjectionTransform(make($0)) })
    }

    /// - Parameter make: the transform in the box's coordinates, for its size.
    init(projection make: @escaping (CGSize) -> ProjectionTransform) { self.make = make }

    override var isSteady: Bool { true }

    override func transform(for size: CGSize) -> ProjectionTransform? { make(size) }
}

extension View {
    /// Turns the view about an anchor; positive angles are clockwise.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationEffectModifier(angle: angle, anchor: anchor))
    }

    /// Scales the view about an anchor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Scales the view about an anchor by the same factor on both axes.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    /// Scales the view about an anchor by a factor for each axis.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(ScaleEffectModifier(scale: scale, anchor: anchor))
    }

    /// Applies a transform in the view's coordinates, origin at its top left.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(TransformEffectModifier(transform: transform))
    }
}

extension CGAffineTransform {
    /// The same transform with a point of a rectangle as its centre.
    func about(_ anchor: UnitPoint, of size: CGSize) -> CGAffineTransform {
        let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        return CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
