import Foundation

/// A transform of space: points are rows, multiplied from the left; x points to the right, y down, z towards the eye.
///
/// Foundation has no such type on Linux; this one carries the names that SwiftUI code uses for `ProjectionTransform`.
public struct CATransform3D: Equatable, Sendable {
    /// What goes from x into x, y, z and the divisor.
    public var m11, m12, m13, m14: CGFloat
    /// What goes from y into x, y, z and the divisor.
    public var m21, m22, m23, m24: CGFloat
    /// What goes from z into x, y, z and the divisor; `m34` is the perspective.
    public var m31, m32, m33, m34: CGFloat
    /// The way along x, y and z in points, and what everything is divided by.
    public var m41, m42, m43, m44: CGFloat

    /// Sixteen numbers, row by row. `m34` is the perspective: −1 through the distance of the eye, in points.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Nothing but zeros, as in Core Animation: begin with `CATransform3DIdentity`.
    public init() {
        self.init(rows: Array(repeating: SIMD4(repeating: 0), count: 4))
    }

    private init(rows: [SIMD4<Double>]) {
        func number(_ row: Int, _ column: Int) -> CGFloat { CGFloat(rows[row][column]) }
        self.init(
            m11: number(0, 0), m12: number(0, 1), m13: number(0, 2), m14: number(0, 3),
            m21: number(1, 0), m22: number(1, 1), m23: number(1, 2), m24: number(1, 3),
            m31: number(2, 0), m32: number(2, 1), m33: number(2, 2), m34: number(2, 3),
            m41: number(3, 0), m42: number(3, 1), m43: number(3, 2), m44: number(3, 3))
    }

    private var rows: [SIMD4<Double>] {
        [
            SIMD4(Double(m11), Double(m12), Double(m13), Double(m14)),
            SIMD4(Double(m21), Double(m22), Double(m23), Double(m24)),
            SIMD4(Double(m31), Double(m32), Double(m33), Double(m34)),
            SIMD4(Double(m41), Double(m42), Double(m43), Double(m44)),
        ]
    }

    /// First `a`, then `b`.
    fileprivate static func product(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        let right = b.rows
        return CATransform3D(
            rows: a.rows.map { row in
                (0..<4).reduce(SIMD4(repeating: 0)) { $0 + right[$1] * row[$1] }
            })
    }
}

/// Changes nothing.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0,
    m43: 0, m44: 1)

/// Whether the transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are the same, number by number.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { .product(a, b) }

/// Moves by distances in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// Scales about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// Turns about an axis through the origin by an angle in radians; about z, positive is clockwise on screen. An axis
/// without a length turns nothing.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let rest = 1 - c
    return CATransform3D(
        m11: c + x * x * rest, m12: x * y * rest + z * s, m13: x * z * rest - y * s, m14: 0,
        m21: x * y * rest - z * s, m22: c + y * y * rest, m23: y * z * rest + x * s, m24: 0,
        m31: x * z * rest + y * s, m32: y * z * rest - x * s, m33: c + z * z * rest, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
}

/// First the movement, then the transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    .product(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// First the scale, then the transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    .product(CATransform3DMakeScale(sx, sy, sz), t)
}

/// First the turn, then the transform.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { .product(CATransform3DMakeRotation(angle, x, y, z), t) }

/// A transform of the plane, as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m21, result.m22) = (m.a, m.b, m.c, m.d)
    (result.m41, result.m42) = (m.tx, m.ty)
    return result
}
