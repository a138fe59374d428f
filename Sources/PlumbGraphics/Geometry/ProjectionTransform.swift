import Foundation

/// A transform of the plane with perspective: points are rows, multiplied from the left, and divided by what stands in
/// the third column.
public struct ProjectionTransform: Equatable, Sendable {
    /// x of the first row: the factor along x.
    public var m11: CGFloat = 1
    /// y of the first row.
    public var m12: CGFloat = 0
    /// Perspective along x.
    public var m13: CGFloat = 0
    /// x of the second row.
    public var m21: CGFloat = 0
    /// y of the second row: the factor along y.
    public var m22: CGFloat = 1
    /// Perspective along y.
    public var m23: CGFloat = 0
    /// The way along x, in points.
    public var m31: CGFloat = 0
    /// The way along y, in points.
    public var m32: CGFloat = 0
    /// What everything is divided by.
    public var m33: CGFloat = 1

    /// The identity.
    public init() {}

    /// A transform without perspective.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22) = (m.a, m.b, m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// What a transform of space does to the plane z = 0, seen along the z axis.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Without perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This transform, then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * rhs.m11 + m12 * rhs.m21 + m13 * rhs.m31
        result.m12 = m11 * rhs.m12 + m12 * rhs.m22 + m13 * rhs.m32
        result.m13 = m11 * rhs.m13 + m12 * rhs.m23 + m13 * rhs.m33
        result.m21 = m21 * rhs.m11 + m22 * rhs.m21 + m23 * rhs.m31
        result.m22 = m21 * rhs.m12 + m22 * rhs.m22 + m23 * rhs.m32
        result.m23 = m21 * rhs.m13 + m22 * rhs.m23 + m23 * rhs.m33
        result.m31 = m31 * rhs.m11 + m32 * rhs.m21 + m33 * rhs.m31
        result.m32 = m31 * rhs.m12 + m32 * rhs.m22 + m33 * rhs.m32
        result.m33 = m31 * rhs.m13 + m32 * rhs.m23 + m33 * rhs.m33
        return result
    }

    /// Turns into the transform that undoes this one. False, and no change, where there is none.
    @discardableResult
    public mutating func invert() -> Bool {
        if isAffine {
            let affine = CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
            guard affine.a * affine.d != affine.b * affine.c else { return false }
            self = ProjectionTransform(affine.inverted())
            return true
        }
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        result.m11 = (m22 * m33 - m23 * m32) / determinant
        result.m12 = (m13 * m32 - m12 * m33) / determinant
        result.m13 = (m12 * m23 - m13 * m22) / determinant
        result.m21 = (m23 * m31 - m21 * m33) / determinant
        result.m22 = (m11 * m33 - m13 * m31) / determinant
        result.m23 = (m13 * m21 - m11 * m23) / determinant
        result.m31 = (m21 * m32 - m22 * m31) / determinant
        result.m32 = (m12 * m31 - m11 * m32) / determinant
        result.m33 = (m11 * m22 - m12 * m21) / determinant
        self = result
        return true
    }

    /// The transform that undoes this one; the same one where there is none.
    public func inverted() -> ProjectionTransform {
        var result = self
        result.invert()
        return result
    }

    /// This transform, then a movement by points.
    package mutating func move(x: CGFloat, y: CGFloat) {
        (m11, m12) = (m11 + m13 * x, m12 + m13 * y)
        (m21, m22) = (m21 + m23 * x, m22 + m23 * y)
        (m31, m32) = (m31 + m33 * x, m32 + m33 * y)
    }

    /// A movement by points, then this transform.
    package func movedBefore(x: CGFloat, y: CGFloat) -> ProjectionTransform {
        var result = self
        result.m31 = x * m11 + y * m21 + m31
        result.m32 = x * m12 + y * m22 + m32
        result.m33 = x * m13 + y * m23 + m33
        return result
    }

    private var determinant: CGFloat {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// The nine numbers, row by row.
    package var numbers: [Double] {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].map { Double($0) }
    }

    /// - Parameter numbers: nine, row by row.
    package init(numbers: [Double]) {
        (m11, m12, m13) = (CGFloat(numbers[0]), CGFloat(numbers[1]), CGFloat(numbers[2]))
        (m21, m22, m23) = (CGFloat(numbers[3]), CGFloat(numbers[4]), CGFloat(numbers[5]))
        (m31, m32, m33) = (CGFloat(numbers[6]), CGFloat(numbers[7]), CGFloat(numbers[8]))
    }

    /// Whether every number is one.
    package var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }

    /// The transform without its perspective; nil for one that has some.
    package var affine: CGAffineTransform? {
        isAffine ? CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) : nil
    }

    /// How far everything is moved; nil for a transform that does anything else.
    package var way: CGPoint? {
        isAffine && m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 ? CGPoint(x: m31, y: m32) : nil
    }

    /// What a point is divided by: above 0 in front of the eye.
    package func depth(at point: CGPoint) -> CGFloat { m13 * point.x + m23 * point.y + m33 }

    /// The point that is seen at another one; nil where everything is seen edge-on, and where what lies there is behind
    /// the eye.
    package func source(of point: CGPoint) -> CGPoint? {
        var inverse = self
        guard inverse.invert() else { return nil }
        let source = point.applying(inverse)
        return isAffine || depth(at: source) > 0 ? source : nil
    }

    /// The same in a plane whose points were transformed: `frame` undone, this transform, and `frame` again.
    package func conjugated(by frame: CGAffineTransform) -> ProjectionTransform {
        ProjectionTransform(frame.inverted()).concatenating(self).concatenating(ProjectionTransform(frame))
    }
}

extension CGPoint {
    /// The point as the transform moves it. What lies beside the eye is infinitely far away.
    public func applying(_ m: ProjectionTransform) -> CGPoint {
        if let affine = m.affine { return applying(affine) }
        let depth = m.depth(at: self)
        return CGPoint(
            x: (x * m.m11 + y * m.m21 + m.m31) / depth, y: (x * m.m12 + y * m.m22 + m.m32) / depth)
    }
}

extension CGRect {
    /// The bounds of what the transform makes of the rectangle, as far as it lies before the eye: null where none of it
    /// does.
    package func applying(_ m: ProjectionTransform) -> CGRect {
        if let affine = m.affine { return applying(affine) }
        if isNull { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
        // What comes closer to the eye than a thousandth of its distance is cut off.
        let nearest = 1e-3
        var seen: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            let (depth, nextDepth) = (m.depth(at: corner), m.depth(at: next))
            if depth >= nearest { seen.append(corner) }
            if (depth >= nearest) != (nextDepth >= nearest) {
                let part = (nearest - depth) / (nextDepth - depth)
                seen.append(CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
            }
        }
        return seen.reduce(.null) { $0.union(CGRect(origin: $1.applying(m), size: .zero)) }
    }
}
