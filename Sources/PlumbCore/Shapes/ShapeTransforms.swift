import Foundation
import PlumbGraphics

// Shapes that are moved, turned or scaled in the rectangle they are given. They take all of what is proposed, also
// those of circles (Docs/Rules.md, correction 2).

/// A shape moved by a distance in points.
public struct OffsetShape<Content: Shape>: Shape {
    /// The shape before it is moved.
    public var shape: Content
    /// Points.
    public var offset: CGSize

    /// - Parameter offset: points, to the right and down.
    public nonisolated init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    public nonisolated static var role: ShapeRole { Content.role }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// The shape's data and the offset.
    public nonisolated var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
    }
}

/// A shape scaled about a point of its rectangle.
public struct ScaledShape<Content: Shape>: Shape {
    /// The shape before it is scaled.
    public var shape: Content
    /// A factor for each axis.
    public var scale: CGSize
    /// The point that stays in place, in fractions of the rectangle.
    public var anchor: UnitPoint

    /// - Parameter scale: a factor for each axis; a negative one flips the shape.
    public nonisolated init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    public nonisolated static var role: ShapeRole { Content.role }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            .about(anchor.point(in: rect), CGAffineTransform(scaleX: scale.width, y: scale.height)))
    }

    /// The shape's data, the factors and the anchor.
    public nonisolated var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// A shape turned about a point of its rectangle.
public struct RotatedShape<Content: Shape>: Shape {
    /// The shape before it is turned.
    public var shape: Content
    /// Clockwise on screen.
    public var angle: Angle
    /// The point that stays in place, in fractions of the rectangle.
    public var anchor: UnitPoint

    /// - Parameter angle: clockwise on screen, about the anchor.
    public nonisolated init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    public nonisolated static var role: ShapeRole { Content.role }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public nonisolated func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(
            .about(anchor.point(in: rect), CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
    }

    /// The shape's data, the angle and the anchor.
    public nonisolated var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
    }
}

/// A shape under an affine transform, in the coordinates of its rectangle's place.
public struct TransformedShape<Content: Shape>: Shape {
    /// The shape before it is transformed.
    public var shape: Content
    /// What is applied to the outline's points, about the origin of the rectangle's coordinates.
    public var transform: CGAffineTransform

    /// - Parameter transform: distances in points; its origin is that of the coordinates the rectangle is in.
    public nonisolated init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    public nonisolated static var role: ShapeRole { Content.role }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// The shape's data.
    public nonisolated var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// A shape in a rectangle of a size of its own, at the rectangle's top leading corner unless an anchor is given.
struct SizedShape<S: Shape>: Shape {
    var shape: S
    var size: CGSize
    var anchor: UnitPoint

    nonisolated static var role: ShapeRole { S.role }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    nonisolated func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
            x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height))
        return shape.path(in: CGRect(origin: origin, size: size))
    }

    /// The shape's data and the size.
    nonisolated var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension CGAffineTransform {
    /// A transform whose fixed point is another one than the origin.
    fileprivate static func about(_ point: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

extension Shape {
    /// The shape, moved by a distance in points.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    /// The shape, moved by a point's coordinates.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        self.offset(CGSize(width: offset.x, height: offset.y))
    }
    /// The shape, moved by distances in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        offset(CGSize(width: x, height: y))
    }

    /// The shape, scaled on each axis about a point of its rectangle.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    /// The shape, scaled about a point of its rectangle.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// The shape, turned clockwise about a point of its rectangle.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// The shape under a transform.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// The shape in a size of its own, at the top leading corner of what it is given; it takes all of what is proposed.
    public nonisolated func size(_ size: CGSize) -> some Shape {
        SizedShape(shape: self, size: size, anchor: .topLeading)
    }
    /// The shape in a size of its own: that size's anchor lies on the anchor of what it is given.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        SizedShape(shape: self, size: size, anchor: anchor)
    }
    /// - Parameters: points.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
    /// The shape in a size of its own, in points: that size's anchor lies on the anchor of what it is given.
    public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }
}
