import Foundation
import PlumbGraphics
import PlumbLayout

/// A turn about an axis in space, seen in perspective.
///
/// 1. The anchor stands at the origin: a point of the view's bounds, and a depth in points. 2. The view turns about the
/// axis; an axis without a length turns nothing. x points to the right, y down, z towards the eye. 3. Depths are
/// measured from the view's plane again, so that a view that is not turned is what it is, whatever the anchor. 4. The
/// eye stands before the anchor, at the longer side of the view through the perspective: at 0 infinitely far away,
/// where parallels stay parallel. Source: Apple (`rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`); that the
/// distance is the longer side is known from what the default looks like beside `CATransform3D` with m34 = −1 /
/// max(width, height).
struct Rotation3D: Equatable, Sendable {
    var angle: Angle
    var axis: SIMD3<Double>
    var anchor: UnitPoint
    var anchorZ: CGFloat
    var perspective: CGFloat

    init(
        _ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat), _ anchor: UnitPoint, _ anchorZ: CGFloat,
        _ perspective: CGFloat
    ) {
        self.angle = angle
        self.axis = SIMD3(Double(axis.x), Double(axis.y), Double(axis.z))
        self.anchor = anchor
        self.anchorZ = anchorZ
        self.perspective = perspective
    }

    func projection(for size: CGSize) -> ProjectionTransform {
        // 4
        var eye = CATransform3DIdentity
        let distance = max(size.width, size.height)
        if distance > 0 { eye.m34 = -perspective / distance }
        // 3, 2, 1
        var turn = CATransform3DTranslate(eye, 0, 0, anchorZ)
        turn = CATransform3DRotate(turn, CGFloat(angle.radians), CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
        turn = CATransform3DTranslate(turn, 0, 0, -anchorZ)
        let center = CGPoint(x: anchor.x * size.width, y: anchor.y * size.height)
        return ProjectionTransform(turn).conjugated(by: CGAffineTransform(translationX: center.x, y: center.y))
    }
}

/// Draws the view turned in space. Size, place and guides are those of the view without it.
package struct Rotation3DEffectModifier: AnimatablePaintEffect {
    var rotation: Rotation3D

    /// The angle, the axis, the anchor with its depth, and the perspective.
    public var animatableData:
        AnimatablePair<
            AnimatablePair<Angle.AnimatableData, AnimatablePair<Double, AnimatablePair<Double, Double>>>,
            AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
        >
    {
        get {
            let axis = rotation.axis
            return AnimatablePair(
                AnimatablePair(
                    rotation.angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))),
                AnimatablePair(
                    rotation.anchor.animatableData, AnimatablePair(rotation.anchorZ, rotation.perspective)))
        }
        set {
            rotation.angle.animatableData = newValue.first.first
            let axis = newValue.first.second
            rotation.axis = SIMD3(axis.first, axis.second.first, axis.second.second)
            rotation.anchor.animatableData = newValue.second.first
            (rotation.anchorZ, rotation.perspective) = (newValue.second.second.first, newValue.second.second.second)
        }
    }

    func makeRole() -> BoxRole { TransformRole(projection: rotation.projection) }
}

/// Draws the view in perspective. Size, place and guides are those of the view without it.
package struct ProjectionEffectModifier: PaintEffect {
    let transform: ProjectionTransform
    func makeRole() -> BoxRole { TransformRole { [transform] _ in transform } }
}

extension View {
    /// Turns the view about an axis in space. What is turned away is seen from behind.
    ///
    /// - Parameters:
    ///   - angle: clockwise, seen against the axis: about y the trailing side goes back, about x the top.
    ///   - axis: the direction; x to the right, y down, z towards the eye. Its length says nothing.
    ///   - anchor: the point of the view that stays where it is.
    ///   - anchorZ: how far before the view the axis lies, in points.
    ///   - perspective: 0 for parallels that stay parallel, 1 for an eye as far away as the view's longer side.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(Rotation3DEffectModifier(rotation: Rotation3D(angle, axis, anchor, anchorZ, perspective)))
    }

    /// Draws the view in perspective, in its coordinates, origin at its top left.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffectModifier(transform: transform))
    }
}

extension VisualEffect {
    /// Turns the view about an axis in space, as the view's modifier of this name does.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        let numbers: [Double] = [angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective]
        return projected(numbers) { numbers, size in
            Rotation3D(
                .radians(numbers[0]), (numbers[1], numbers[2], numbers[3]), UnitPoint(x: numbers[4], y: numbers[5]),
                numbers[6], numbers[7]
            ).projection(for: size)
        }
    }

    /// The first name of `rotation3DEffect`.
    public func rotation3D(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        rotation3DEffect(angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
    }

    /// Draws the view in perspective, in its coordinates, origin at its top left.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        projected(transform.numbers) { numbers, _ in ProjectionTransform(numbers: numbers) }
    }
}
